import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ActingAdmin, AuthUser } from '../../contracts/access/access';
import { isObjectId } from '../../core/database/object-id';
import { AuditService } from '../audit/audit.service';

const READING = ['GET', 'HEAD', 'OPTIONS'];
const FIRST_REFUSAL = 400;
/** The end of acting keeps itself, and what tools were used for is logged of nobody who acts: there is nothing to tell. */
const UNKEPT = ['/api/auth/stop-acting', '/api/auth/moduleLogs'];

type Request = FastifyRequest & { user?: AuthUser };

/** Keeps whatever an admin writes while acting as a student, under the admin's name. */
@Injectable()
export class ActingAuditService {
  constructor(private readonly audit: AuditService) {}

  /** Before an answer goes out. An interceptor would be a third of the time of every request, whoever sends it. */
  watch(fastify: FastifyInstance): void {
    fastify.addHook<unknown>('onSend', (request: Request, { statusCode }, payload, done) => {
      const { user, method, routeOptions } = request;
      const isWritten = statusCode < FIRST_REFUSAL && !READING.includes(method);
      const isKept = isWritten && !UNKEPT.includes(routeOptions.url ?? '');
      if (!user?.actingAdmin || !isKept) return done();
      this.keep(request, user, user.actingAdmin, payload).then(() => done(), done);
    });
  }

  private keep(
    { method, routeOptions, params }: Request,
    { id, email }: AuthUser,
    actor: ActingAdmin,
    payload: unknown,
  ): Promise<void> {
    const { url = '' } = routeOptions;
    return this.audit.record({
      actor,
      action: 'act-as',
      resource: url.split('/')[2] ?? '',
      recordId: idIn(params) ?? idIn(parsed(payload)) ?? id,
      label: email,
      after: { request: `${method} ${url}` },
    });
  }
}

/** Undefined for what is no JSON, such as a file. */
function parsed(payload: unknown): unknown {
  if (typeof payload !== 'string') return undefined;
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

/** The id of the record that a request is about, or that its answer holds. */
function idIn(holder: unknown): string | undefined {
  const id = typeof holder === 'object' && holder !== null && 'id' in holder ? holder.id : undefined;
  return typeof id === 'string' && isObjectId(id) ? id : undefined;
}

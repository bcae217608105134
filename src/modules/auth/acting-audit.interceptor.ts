import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import type { ActingAdmin, AuthUser } from '../../contracts/access/access';
import { isObjectId } from '../../core/database/object-id';
import { AuditService } from '../audit/audit.service';

const READING = ['GET', 'HEAD', 'OPTIONS'];
/** Keeps itself. */
const STOP = '/api/auth/stop-acting';

type Request = FastifyRequest & { user?: AuthUser };

/** Keeps whatever an admin writes while acting as a student, under the admin's name, before the answer goes out. */
@Injectable()
export class ActingAuditInterceptor implements NestInterceptor {
  constructor(private readonly audit: AuditService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const { user, method, routeOptions } = request;
    if (!user?.actingAdmin || READING.includes(method) || routeOptions.url === STOP) return next.handle();
    const { actingAdmin } = user;
    return next.handle().pipe(
      mergeMap(async (result: unknown) => {
        await this.keep(request, user, actingAdmin, result);
        return result;
      }),
    );
  }

  private keep(
    { method, routeOptions, params }: Request,
    { id, email }: AuthUser,
    actor: ActingAdmin,
    result: unknown,
  ): Promise<void> {
    const { url = '' } = routeOptions;
    return this.audit.record({
      actor,
      action: 'act-as',
      resource: url.split('/')[2] ?? '',
      recordId: idIn(params) ?? idIn(result) ?? id,
      label: email,
      after: { request: `${method} ${url}` },
    });
  }
}

/** The id of the record that a request is about, or that its answer holds. */
function idIn(holder: unknown): string | undefined {
  const id = typeof holder === 'object' && holder !== null && 'id' in holder ? holder.id : undefined;
  return typeof id === 'string' && isObjectId(id) ? id : undefined;
}

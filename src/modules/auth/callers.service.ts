import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../../core/errors/app-error';
import { RequestRate } from '../../core/throttle/request-rate';
import { AuthService } from './auth.service';
import { bearerTokenOf } from './bearer-token';

export type CallerRequest = Pick<FastifyRequest, 'headers' | 'ip'> & { user?: AuthUser };

/** Who sends a request: found out once, and left on it. */
@Injectable()
export class CallersService {
  constructor(
    private readonly auth: AuthService,
    private readonly rate: RequestRate,
  ) {}

  /** Leaves a guest as it is; a token that is refused counts as a request of its address. */
  async identify(request: CallerRequest): Promise<void> {
    const token = bearerTokenOf(request.headers.authorization);
    if (request.user || token === undefined) return;
    try {
      request.user = await this.auth.authenticate(token);
    } catch (error) {
      if (error instanceof AppError) await this.rate.countGuest(request.ip);
      throw error;
    }
  }

  /** Refuses guests, too. */
  async require(request: CallerRequest): Promise<void> {
    await this.identify(request);
    if (request.user) return;
    await this.rate.countGuest(request.ip);
    throw new AppError('UNAUTHENTICATED', MESSAGES.unauthenticated);
  }
}

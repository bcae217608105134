import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { catchError, concatMap, from, type Observable } from 'rxjs';
import type { AuthUser } from '../../contracts/access/access';
import type { LimitedTool } from '../../contracts/usage/limits';
import { QUOTA_TOOL } from '../../core/auth/quota.decorator';
import { UsageService } from './usage.service';

/** Counts one operation before a route with a quota runs and gives it back when the route fails. */
@Injectable()
export class QuotaInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly usage: UsageService,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const tool = this.reflector.get<LimitedTool | undefined>(QUOTA_TOOL, context.getHandler());
    if (!tool) return next.handle();
    const { user } = context.switchToHttp().getRequest<{ user: AuthUser }>();
    const consumption = await this.usage.consume(user, tool);
    return next.handle().pipe(
      catchError((error: unknown) =>
        from(this.usage.giveBack(consumption)).pipe(
          concatMap(() => {
            throw error;
          }),
        ),
      ),
    );
  }
}

import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { SessionView } from '../../contracts/users/users';
import { AdminOnly, AnyUser } from '../../core/auth/access.decorator';
import { callerOf } from '../../core/auth/caller';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { ActingService } from './acting.service';

@ApiTags('Session')
@Controller()
export class ActingController {
  constructor(private readonly acting: ActingService) {}

  /** Act as a student. Answers with a session of 30 minutes, beside the admin’s own. */
  @AdminOnly()
  @Post('users/:id/act-as')
  @HttpCode(200)
  start(
    @CurrentUser() admin: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<SessionView> {
    return this.acting.start(admin, id, callerOf(request));
  }

  /** Stop acting as a student. The token ends, and the audit log keeps it. */
  @AnyUser()
  @Post('auth/stop-acting')
  @HttpCode(204)
  stop(@CurrentUser() user: AuthUser): Promise<void> {
    return this.acting.stop(user);
  }
}

import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { OpenPasswordLinkView, PasswordLinkView } from '../../contracts/users/password-links';
import { ForgotPasswordDto, PasswordLinkDto, SetPasswordDto } from '../../contracts/users/password-links.dto';
import { AdminOnly, Public } from '../../core/auth/access.decorator';
import { callerOf } from '../../core/auth/caller';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { originOf } from '../../core/http/origin';
import { PasswordLinksService } from './password-links.service';

@ApiTags('Session')
@Controller()
export class PasswordLinksController {
  constructor(private readonly links: PasswordLinksService) {}

  /** Make a link for a user to choose a password. It works once and replaces an older one. */
  @AdminOnly()
  @Post('users/:id/set-password-link')
  make(
    @CurrentUser() admin: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<PasswordLinkView> {
    return this.links.make(admin, id, originOf(request));
  }

  /** Read whose password link it is. The link stays as it is. */
  @Public()
  @Post('auth/set-password-link')
  @HttpCode(200)
  open(@Body() { token }: PasswordLinkDto, @Req() request: FastifyRequest): Promise<OpenPasswordLinkView> {
    return this.links.open(token, callerOf(request));
  }

  /** Choose a password by a link. */
  @Public()
  @Post('auth/set-password')
  @HttpCode(200)
  use(
    @Body() { token, password }: SetPasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<{ email: string }> {
    return this.links.use(token, password, callerOf(request));
  }

  /**
   * Ask for a link to choose a new password. It is sent to the account of this email, if there is one:
   * the answer is the same.
   */
  @Public()
  @Post('auth/forgot-password')
  @HttpCode(202)
  forgot(@Body() { email }: ForgotPasswordDto, @Req() request: FastifyRequest): Promise<{ message: string }> {
    return this.links.forgot(email, callerOf(request));
  }
}

import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { AccessTokenDto, LoginDto } from '../../contracts/auth/auth.dto';
import type { NewSessionView, SessionView } from '../../contracts/users/users';
import { AnyUser, BeforeSetup, OwnerOnly, Public } from '../../core/auth/access.decorator';
import { callerOf } from '../../core/auth/caller';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { DeviceCookies } from '../../core/throttle/device-cookies';
import { AuthService } from './auth.service';
import { bearerTokenOf } from './jwt.strategy';

@ApiTags('Session')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly devices: DeviceCookies,
  ) {}

  /** Log in. An account with two-factor login is asked for a `code`, too. */
  @Public()
  @Post()
  @HttpCode(200)
  async logIn(
    @Body() credentials: LoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NewSessionView> {
    const session = await this.auth.logIn(credentials, callerOf(request));
    const isSecure = request.protocol === 'https';
    void reply.header(
      'Set-Cookie',
      this.devices.issue(credentials.email, request.headers.cookie, { isSecure }),
    );
    return { ...session, error: null };
  }

  /** Renew an access token. */
  @Public()
  @Post('access-token')
  @HttpCode(200)
  renew(@Body() { access_token }: AccessTokenDto, @Req() request: FastifyRequest): Promise<SessionView> {
    return this.auth.renew(access_token, callerOf(request));
  }

  /** Read one’s own session. */
  @AnyUser()
  @BeforeSetup()
  @Get('me')
  me(@CurrentUser() user: AuthUser, @Req() request: FastifyRequest): Promise<SessionView> {
    return this.auth.describe(user, bearerTokenOf(request) ?? '');
  }

  /** End all sessions of one’s own account. */
  @AnyUser()
  @OwnerOnly()
  @BeforeSetup()
  @Post('logout-everywhere')
  @HttpCode(204)
  logOutEverywhere(@CurrentUser() user: AuthUser): Promise<void> {
    return this.auth.logOutEverywhere(user);
  }
}

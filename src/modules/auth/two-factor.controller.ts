import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type {
  RecoveryCodesView,
  TwoFactorSetupView,
  TwoFactorStartView,
  TwoFactorView,
} from '../../contracts/auth/two-factor';
import {
  ChangeTwoFactorDto,
  ConfirmTwoFactorDto,
  StartTwoFactorDto,
} from '../../contracts/auth/two-factor.dto';
import { AdminOnly, AnyUser, BeforeSetup, OwnerOnly } from '../../core/auth/access.decorator';
import { callerOf } from '../../core/auth/caller';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { TwoFactorService } from '../users/two-factor.service';
import { AuthService } from './auth.service';

@ApiTags('Two-factor login')
@Controller()
export class TwoFactorController {
  constructor(
    private readonly twoFactor: TwoFactorService,
    private readonly auth: AuthService,
  ) {}

  /** Read whether two-factor login is on. */
  @AnyUser()
  @OwnerOnly()
  @BeforeSetup()
  @Get('auth/two-factor')
  get(@CurrentUser() user: AuthUser): Promise<TwoFactorView> {
    return this.twoFactor.view(user);
  }

  /**
   * Begin to set up two-factor login. Answers with a key for an authenticator app; nothing changes before a
   * code of it is confirmed.
   */
  @AnyUser()
  @OwnerOnly()
  @BeforeSetup()
  @Post('auth/two-factor/start')
  @HttpCode(200)
  start(
    @CurrentUser() user: AuthUser,
    @Body() { currentPassword }: StartTwoFactorDto,
    @Req() request: FastifyRequest,
  ): Promise<TwoFactorSetupView> {
    return this.twoFactor.start(user, currentPassword, callerOf(request));
  }

  /**
   * Turn two-factor login on. Ends all sessions; the answer holds a new token, and the recovery codes, which
   * are shown this once.
   */
  @AnyUser()
  @OwnerOnly()
  @BeforeSetup()
  @Post('auth/two-factor/confirm')
  @HttpCode(200)
  async confirm(
    @CurrentUser() user: AuthUser,
    @Body() { code }: ConfirmTwoFactorDto,
  ): Promise<TwoFactorStartView> {
    const { tokenVersion, recoveryCodes } = await this.twoFactor.confirm(user, code);
    return { recoveryCodes, access_token: this.auth.tokenFor({ ...user, tokenVersion }) };
  }

  /** Make new recovery codes. The old ones stop working. */
  @AnyUser()
  @OwnerOnly()
  @Post('auth/two-factor/recovery-codes')
  @HttpCode(200)
  async renewRecoveryCodes(
    @CurrentUser() user: AuthUser,
    @Body() entered: ChangeTwoFactorDto,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodesView> {
    return {
      recoveryCodes: await this.twoFactor.renewRecoveryCodes(user, entered, callerOf(request)),
    };
  }

  /** Turn two-factor login off. */
  @AnyUser()
  @OwnerOnly()
  @Post('auth/two-factor/off')
  @HttpCode(204)
  turnOff(
    @CurrentUser() user: AuthUser,
    @Body() entered: ChangeTwoFactorDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.twoFactor.turnOff(user, entered, callerOf(request));
  }

  /** Turn a user’s two-factor login off. For a user who has lost the app and the recovery codes. */
  @AdminOnly()
  @Delete('users/:id/two-factor')
  @HttpCode(204)
  reset(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<void> {
    return this.twoFactor.reset(admin, id);
  }
}

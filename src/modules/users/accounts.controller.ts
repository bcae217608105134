import { Body, Controller, Param, Patch, Post, Req } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { SessionView, UserView } from '../../contracts/users/users';
import { CreateUserDto, UpdateProfileDto, UserDataDto } from '../../contracts/users/users.dto';
import { AdminOnly, AnyUser } from '../../core/auth/access.decorator';
import { callerOf } from '../../core/auth/caller';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { PHOTO_BODY, RequestBody } from '../../core/http/body-limits';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { AuthService } from '../auth/auth.service';
import { ProfileService } from './profile.service';
import { UsersAdminService } from './users-admin.service';

@ApiTags('Session')
@Controller('auth')
export class AccountsController {
  constructor(
    private readonly users: UsersAdminService,
    private readonly profile: ProfileService,
    private readonly auth: AuthService,
  ) {}

  @AdminOnly()
  @Post('register')
  @RequestBody(PHOTO_BODY)
  async register(@CurrentUser() admin: AuthUser, @Body() entered: CreateUserDto): Promise<SessionView> {
    return this.auth.sessionOfNew(await this.users.create(admin, entered));
  }

  /** Admins change any account, everybody else the own photo and password. */
  @AnyUser()
  @Patch(['update/:id', 'updateProfile/:id'])
  @RequestBody(PHOTO_BODY)
  @ApiBody({ type: UpdateProfileDto })
  update(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() body: object | null,
    @Req() request: FastifyRequest,
  ): Promise<UserView> {
    return user.role === 'admin'
      ? this.users.update(user, id, body)
      : this.profile.update(user, id, body ?? {}, callerOf(request));
  }

  @AnyUser()
  @Patch('me/data')
  saveData(@CurrentUser() user: AuthUser, @Body() data: UserDataDto): Promise<UserView> {
    return this.profile.saveData(user, data);
  }
}

import { Body, Controller, Param, Patch, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { NewSessionView, UserView } from '../../contracts/users/users';
import { CreateUserDto, OwnDataDto, UpdateProfileDto, UserDataDto } from '../../contracts/users/users.dto';
import { isPlainObject } from '../../contracts/validation/nested';
import { AdminOnly, AnyUser, OwnerOnly } from '../../core/auth/access.decorator';
import { callerOf } from '../../core/auth/caller';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { PHOTO_BODY, RequestBody } from '../../core/http/body-limits';
import { JsonBody } from '../../core/http/reference/described';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { validateDto } from '../../core/validation/validate-dto';
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

  /** Create an account. Answers with a session of the new user. */
  @AdminOnly()
  @Post('register')
  @RequestBody(PHOTO_BODY)
  async register(@CurrentUser() admin: AuthUser, @Body() entered: CreateUserDto): Promise<NewSessionView> {
    const user = await this.users.create(admin, entered);
    return { ...this.auth.sessionOfNew(user), error: null };
  }

  /**
   * Change an account. Admins change any account, everybody else of the own one the photo, password,
   * shortcuts and settings.
   */
  @AnyUser()
  @OwnerOnly()
  @Patch(['update/:id', 'updateProfile/:id'])
  @RequestBody(PHOTO_BODY)
  @JsonBody(UpdateProfileDto)
  async update(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
  ): Promise<UserView> {
    const given = isPlainObject(body) ? body : {};
    if (user.role !== 'admin') return this.profile.update(user, id, given, callerOf(request));
    const { data: own } = id === user.id ? validateDto(OwnDataDto, given) : {};
    const view = await this.users.update(user, id, given);
    return own ? { ...view, data: (await this.profile.saveData(user, own)).data } : view;
  }

  /** Save one’s own shortcuts and settings. */
  @AnyUser()
  @OwnerOnly()
  @Patch('me/data')
  saveData(@CurrentUser() user: AuthUser, @Body() data: UserDataDto): Promise<UserView> {
    return this.profile.saveData(user, data);
  }
}

import {
  Body,
  Controller,
  Delete,
  Get,
  Param,
  Post,
  Put,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { BulkUserChangeDto } from '../../contracts/users/bulk.dto';
import type { NewUserView, UserView } from '../../contracts/users/users';
import { NewUserDto, UpdateUserDto } from '../../contracts/users/users.dto';
import { AdminOnly, ForKeys } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { unknownPassword } from '../../core/auth/passwords';
import { PHOTO_BODY, RequestBody } from '../../core/http/body-limits';
import { exportOf, type ExportFormat } from '../../core/http/export';
import { sendList } from '../../core/http/list-query';
import { Format, List, type ListOf, ListToExport, SelectedIds } from '../../core/http/list-parameters';
import { JsonBody } from '../../core/http/reference/described';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { originOf } from '../../core/http/origin';
import { InvitationsService } from './invitations.service';
import { assertKeyMayMake } from './key-writes';
import { USER_EXPORT } from './user-export';
import { USERS_LIST } from './users-list';
import { UsersAdminService } from './users-admin.service';
import { UsersBulkService } from './users-bulk.service';
import { UsersExportService } from './users-export.service';

@ApiTags('Users')
@AdminOnly()
@ForKeys({ read: 'users:read', write: 'users:write' })
@Controller('users')
export class UsersController {
  constructor(
    private readonly users: UsersAdminService,
    private readonly bulk: UsersBulkService,
    private readonly exports: UsersExportService,
    private readonly invitations: InvitationsService,
  ) {}

  /** List users. */
  @Get()
  async list(
    @List(USERS_LIST) list: ListOf<typeof USERS_LIST>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView[]> {
    return sendList(reply, 'users', await this.users.list(list), list.range);
  }

  /** Export users. All that the filter finds, as CSV or JSON. */
  @Get('export')
  async export(
    @CurrentUser() admin: AuthUser,
    @Format() format: ExportFormat,
    @ListToExport(USERS_LIST) list: ListOf<typeof USERS_LIST>,
  ): Promise<StreamableFile> {
    const rows = await this.exports.export(admin, list);
    return exportOf({ name: 'users', format, user: admin }, USER_EXPORT, rows);
  }

  /** Read a user. */
  @Get(':id')
  get(@Param('id', ObjectIdPipe) id: string): Promise<UserView> {
    return this.users.get(id);
  }

  /**
   * Create a user. With `invite` in place of a password, the answer has the invitation’s link, which is
   * shown this once. An API key makes students, by invitation, and is not told the link: it is sent by email.
   */
  @Post()
  @RequestBody(PHOTO_BODY)
  async create(
    @CurrentUser() admin: AuthUser,
    @Body() { invite, password = '', ...account }: NewUserDto,
    @Req() request: FastifyRequest,
  ): Promise<NewUserView> {
    assertKeyMayMake(admin, { role: account.role, invite });
    const entered = { ...account, password: invite ? unknownPassword() : password };
    const user = await this.users.create(admin, entered);
    if (!invite) return user;
    const invitation = await this.invitations.invite({ admin, origin: originOf(request) }, user);
    // The link opens the account: it is for people.
    return { ...(await this.users.get(user.id)), ...(!admin.apiKey && { invitation }) };
  }

  /** Change a user. What is absent stays as it is. An API key changes students, but no email and no password. */
  @Put(':id')
  @RequestBody(PHOTO_BODY)
  @JsonBody(UpdateUserDto)
  update(
    @CurrentUser() admin: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() body: object,
  ): Promise<UserView> {
    return this.users.update(admin, id, body);
  }

  /** Change several users. Who is refused is named in the answer, and the others are changed. */
  @Put()
  @ForKeys({})
  updateMany(
    @CurrentUser() admin: AuthUser,
    @SelectedIds() ids: string[],
    @Body() change: BulkUserChangeDto,
  ): Promise<string[]> {
    return this.bulk.update(admin, ids, change);
  }

  /** Delete a user. An API key deletes students. */
  @Delete(':id')
  remove(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<UserView> {
    return this.users.remove(admin, id);
  }

  /** Delete several users. Who is refused is named in the answer, and the others are deleted. */
  @Delete()
  @ForKeys({})
  removeMany(@CurrentUser() admin: AuthUser, @SelectedIds() ids: string[]): Promise<string[]> {
    return this.bulk.remove(admin, ids);
  }
}

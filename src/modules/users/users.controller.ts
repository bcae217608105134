import {
  Body,
  Controller,
  Delete,
  Get,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { BulkUserChangeDto } from '../../contracts/users/bulk.dto';
import type { NewUserView, UserView } from '../../contracts/users/users';
import { NewUserDto, UpdateUserDto } from '../../contracts/users/users.dto';
import { AdminOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { unknownPassword } from '../../core/auth/passwords';
import { PHOTO_BODY, RequestBody } from '../../core/http/body-limits';
import { exportFormatOf, exportOf } from '../../core/http/export';
import { parseIds, parseListQuery, sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { originOf } from '../../core/http/origin';
import { InvitationsService } from './invitations.service';
import { USER_EXPORT } from './user-export';
import { USERS_LIST } from './users-list';
import { UsersAdminService } from './users-admin.service';
import { UsersBulkService } from './users-bulk.service';
import { UsersExportService } from './users-export.service';

@ApiTags('Users')
@AdminOnly()
@Controller('users')
export class UsersController {
  constructor(
    private readonly users: UsersAdminService,
    private readonly bulk: UsersBulkService,
    private readonly exports: UsersExportService,
    private readonly invitations: InvitationsService,
  ) {}

  @Get()
  async list(@Query() query: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<UserView[]> {
    const list = parseListQuery(query, USERS_LIST);
    return sendList(reply, 'users', await this.users.list(list), list.range);
  }

  /** All users that the list's filter finds, as csv or, with `format=json`, as JSON. */
  @Get('export')
  async export(
    @CurrentUser() admin: AuthUser,
    @Query() query: { format?: unknown },
  ): Promise<StreamableFile> {
    const format = exportFormatOf(query.format);
    const rows = await this.exports.export(admin, parseListQuery(query, USERS_LIST));
    return exportOf({ name: 'users', format, user: admin }, USER_EXPORT, rows);
  }

  @Get(':id')
  get(@Param('id', ObjectIdPipe) id: string): Promise<UserView> {
    return this.users.get(id);
  }

  /** With `invite` in place of a password, the answer has the invitation's link, this once. */
  @Post()
  @RequestBody(PHOTO_BODY)
  async create(
    @CurrentUser() admin: AuthUser,
    @Body() { invite, password = '', ...account }: NewUserDto,
    @Req() request: FastifyRequest,
  ): Promise<NewUserView> {
    const entered = { ...account, password: invite ? unknownPassword() : password };
    const user = await this.users.create(admin, entered);
    if (!invite) return user;
    const invitation = await this.invitations.invite({ admin, origin: originOf(request) }, user);
    return { ...(await this.users.get(user.id)), invitation };
  }

  /** What is absent stays as it is. */
  @Put(':id')
  @RequestBody(PHOTO_BODY)
  @ApiBody({ type: UpdateUserDto })
  update(
    @CurrentUser() admin: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() body: object,
  ): Promise<UserView> {
    return this.users.update(admin, id, body);
  }

  /** One change of all users that are named; who is refused is named in the answer, and the others are changed. */
  @Put()
  updateMany(
    @CurrentUser() admin: AuthUser,
    @Query() query: unknown,
    @Body() change: BulkUserChangeDto,
  ): Promise<string[]> {
    return this.bulk.update(admin, parseIds(query), change);
  }

  @Delete(':id')
  remove(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<UserView> {
    return this.users.remove(admin, id);
  }

  @Delete()
  removeMany(@CurrentUser() admin: AuthUser, @Query() query: unknown): Promise<string[]> {
    return this.bulk.remove(admin, parseIds(query));
  }
}

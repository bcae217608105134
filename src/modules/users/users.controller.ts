import {
  Body,
  Controller,
  Delete,
  Get,
  Param,
  Post,
  Put,
  Query,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { ROLES, USER_TYPES } from '../../contracts/access/roles';
import type { UserView } from '../../contracts/users/users';
import { CreateUserDto, UpdateUserDto } from '../../contracts/users/users.dto';
import { AdminOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { type ExportColumns, exportFormatOf, exportOf } from '../../core/http/export';
import { parseIds, parseListQuery, sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { UsersAdminService } from './users-admin.service';

const LIST = {
  sort: [
    'name',
    'email',
    'role',
    'userType',
    'isActive',
    'batch',
    'userPlan',
    'subscriptionEndDate',
    'createdAt',
    'lastLoginAt',
    'id',
  ],
  filter: {
    q: 'text',
    role: ROLES,
    userType: USER_TYPES,
    isActive: 'boolean',
    batch: 'id',
    userPlan: 'id',
    subscriptionEndDate: 'dates',
    createdAt: 'dates',
    lastLoginAt: 'dates or never',
  },
} as const;

const EXPORT: ExportColumns<UserView> = {
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Role: ({ role }) => role,
  Account: ({ userType }) => userType,
  Batch: ({ batchName }) => batchName,
  Active: ({ isActive }) => isActive,
  'Subscription ends': ({ subscriptionEndDate }) => subscriptionEndDate?.slice(0, 10),
  Added: ({ createdAt }) => createdAt.slice(0, 10),
  'Last login': ({ lastLoginAt }) => lastLoginAt,
};

@ApiTags('Users')
@AdminOnly()
@Controller('users')
export class UsersController {
  constructor(private readonly users: UsersAdminService) {}

  @Get()
  async list(@Query() query: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<UserView[]> {
    const list = parseListQuery(query, LIST);
    return sendList(reply, 'users', await this.users.list(list), list.range);
  }

  /** All users that the list's filter finds, as csv or, with `format=json`, as JSON. */
  @Get('export')
  async export(
    @CurrentUser() admin: AuthUser,
    @Query() query: { format?: unknown },
  ): Promise<StreamableFile> {
    const format = exportFormatOf(query.format);
    const rows = await this.users.export(admin, parseListQuery(query, LIST));
    return exportOf('users', format, EXPORT, rows);
  }

  @Get(':id')
  get(@Param('id', ObjectIdPipe) id: string): Promise<UserView> {
    return this.users.get(id);
  }

  @Post()
  @RequestBody({ maxBytes: BODY_BYTES.photo })
  create(@CurrentUser() admin: AuthUser, @Body() user: CreateUserDto): Promise<UserView> {
    return this.users.create(admin, user);
  }

  /** What is absent stays as it is. */
  @Put(':id')
  @RequestBody({ maxBytes: BODY_BYTES.photo })
  @ApiBody({ type: UpdateUserDto })
  update(
    @CurrentUser() admin: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() body: object,
  ): Promise<UserView> {
    return this.users.update(admin, id, body);
  }

  @Put()
  @RequestBody({ maxBytes: BODY_BYTES.photo })
  @ApiBody({ type: UpdateUserDto })
  updateMany(
    @CurrentUser() admin: AuthUser,
    @Query() query: unknown,
    @Body() body: object,
  ): Promise<string[]> {
    return this.users.updateMany(admin, parseIds(query), body);
  }

  @Delete(':id')
  remove(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<UserView> {
    return this.users.remove(admin, id);
  }

  @Delete()
  removeMany(@CurrentUser() admin: AuthUser, @Query() query: unknown): Promise<string[]> {
    return this.users.removeMany(admin, parseIds(query));
  }
}

import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { AllPermissionsView, PermissionView } from '../../contracts/permissions/permissions';
import { PermissionDto } from '../../contracts/permissions/permissions.dto';
import { AdminOnly, ForKeys } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { parseListQuery, sendList } from '../../core/http/list-query';
import { DescribesList, SelectedIds } from '../../core/http/list-parameters';
import { QueryParameters } from '../../core/http/reference/described';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { PERMISSIONS_LIST } from './permissions-list';
import { PermissionsService } from './permissions.service';

@ApiTags('Tools permissions')
@AdminOnly()
@ForKeys({ read: 'users:read' })
@Controller('permissions')
export class PermissionsController {
  constructor(private readonly permissions: PermissionsService) {}

  /** List batches. */
  @Get()
  @DescribesList(PERMISSIONS_LIST)
  @QueryParameters({
    getAll: {
      description: '`true`: all of them by name, whatever the list’s parameters say.',
      schema: { enum: ['true', 'false'] },
    },
  })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PermissionView[] | AllPermissionsView> {
    if (query.getAll === 'true') return this.permissions.all();
    const list = parseListQuery(query, PERMISSIONS_LIST);
    return sendList(reply, 'permissions', await this.permissions.list(list), list.range);
  }

  /** Read a batch. */
  @Get(':id')
  get(@Param('id', ObjectIdPipe) id: string): Promise<PermissionView> {
    return this.permissions.get(id);
  }

  /** Create a batch. */
  @Post()
  create(@CurrentUser() admin: AuthUser, @Body() permission: PermissionDto): Promise<PermissionView> {
    return this.permissions.create(admin, permission);
  }

  /** Change a batch. */
  @Put(':id')
  update(
    @CurrentUser() admin: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() permission: PermissionDto,
  ): Promise<PermissionView> {
    return this.permissions.update(admin, id, permission);
  }

  /** Delete a batch. */
  @Delete(':id')
  remove(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<PermissionView> {
    return this.permissions.remove(admin, id);
  }

  /** Delete several batches. */
  @Delete()
  removeMany(@CurrentUser() admin: AuthUser, @SelectedIds() ids: string[]): Promise<string[]> {
    return this.permissions.removeMany(admin, ids);
  }
}

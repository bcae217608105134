import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { AllPermissionsView, PermissionView } from '../../contracts/permissions/permissions';
import { PermissionDto } from '../../contracts/permissions/permissions.dto';
import { AdminOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { parseIds, parseListQuery, sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { PERMISSIONS_LIST } from './permissions-list';
import { PermissionsService } from './permissions.service';

@ApiTags('Tools permissions')
@AdminOnly()
@Controller('permissions')
export class PermissionsController {
  constructor(private readonly permissions: PermissionsService) {}

  /** A page in the admin's dialect, or with `getAll=true` every batch by name. */
  @Get()
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PermissionView[] | AllPermissionsView> {
    if (query.getAll === 'true') return this.permissions.all();
    const list = parseListQuery(query, PERMISSIONS_LIST);
    return sendList(reply, 'permissions', await this.permissions.list(list), list.range);
  }

  @Get(':id')
  get(@Param('id', ObjectIdPipe) id: string): Promise<PermissionView> {
    return this.permissions.get(id);
  }

  @Post()
  create(@CurrentUser() admin: AuthUser, @Body() permission: PermissionDto): Promise<PermissionView> {
    return this.permissions.create(admin, permission);
  }

  @Put(':id')
  update(
    @CurrentUser() admin: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() permission: PermissionDto,
  ): Promise<PermissionView> {
    return this.permissions.update(admin, id, permission);
  }

  @Delete(':id')
  remove(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<PermissionView> {
    return this.permissions.remove(admin, id);
  }

  @Delete()
  removeMany(@CurrentUser() admin: AuthUser, @Query() query: unknown): Promise<string[]> {
    return this.permissions.removeMany(admin, parseIds(query));
  }
}

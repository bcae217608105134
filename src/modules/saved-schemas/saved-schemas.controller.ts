import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { RenameSchemaDto, SaveSchemaDto } from '../../contracts/schema/saved-schema.dto';
import type {
  SavedSchemaCheck,
  SavedSchemaEntry,
  SavedSchemaView,
} from '../../contracts/schema/saved-schemas';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { List, type ListOf } from '../../core/http/list-parameters';
import { sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { SavedSchemasService } from './saved-schemas.service';

const LIST = {
  sort: ['updatedAt', 'name'],
  defaultSort: { field: 'updatedAt', direction: 'DESC' },
  filter: { q: 'text' },
} as const;

/** One's own saved forms of the schema generator. */
@ForTool('schema-generator')
@ApiTags('Schema Generator')
@Controller('schemas')
export class SavedSchemasController {
  constructor(private readonly schemas: SavedSchemasService) {}

  /** List one’s own saved schemas. */
  @Get()
  async list(
    @CurrentUser() user: AuthUser,
    @List(LIST) list: ListOf<typeof LIST>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SavedSchemaEntry[]> {
    return sendList(reply, 'schemas', await this.schemas.list(user, list), list.range);
  }

  /** Read a saved schema. */
  @Get(':id')
  get(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<SavedSchemaView> {
    return this.schemas.get(user, id);
  }

  /** Save a form of the schema generator. It need not be finished. */
  @Post()
  @RequestBody({ maxBytes: BODY_BYTES.block })
  save(@CurrentUser() user: AuthUser, @Body() schema: SaveSchemaDto): Promise<SavedSchemaView> {
    return this.schemas.save(user, schema);
  }

  /** Change a saved schema. */
  @Put(':id')
  @RequestBody({ maxBytes: BODY_BYTES.block })
  update(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() schema: SaveSchemaDto,
  ): Promise<SavedSchemaView> {
    return this.schemas.update(user, id, schema);
  }

  /** Rename a saved schema. */
  @Patch(':id')
  rename(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { name }: RenameSchemaDto,
  ): Promise<SavedSchemaView> {
    return this.schemas.rename(user, id, name);
  }

  /** Delete a saved schema. */
  @Delete(':id')
  remove(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<SavedSchemaView> {
    return this.schemas.remove(user, id);
  }

  /**
   * Check what the page of a saved schema says now. Answers with the job of Schema Intelligence that does it, which is free
   * three times a day, and with how many such checks are left today; 409 when there are none. Needs Schema
   * Intelligence as well.
   */
  @Post(':id/check')
  @HttpCode(201)
  check(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<SavedSchemaCheck> {
    return this.schemas.check(user, id);
  }
}

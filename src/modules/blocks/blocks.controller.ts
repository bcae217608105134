import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { create as attachment } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import {
  ALL_BLOCK_VARIANTS,
  BLOCK_VARIANTS,
  type BlockTool,
  type SavedBlockEntry,
  type SavedBlockView,
} from '../../contracts/blocks/blocks';
import { BlockFileDto, RenameBlockDto, SaveBlockDto } from '../../contracts/blocks/blocks.dto';
import { AnyUser } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { parseListQuery, sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { safeFileName } from '../../domain/text/file-name';
import { BlocksService } from './blocks.service';

const TOOLS = Object.keys(BLOCK_VARIANTS) as BlockTool[];

/** One's own saved blocks. */
@AnyUser()
@ApiTags('Blocks')
@Controller('blocks')
export class BlocksController {
  constructor(private readonly blocks: BlocksService) {}

  @Get()
  async list(
    @CurrentUser() user: AuthUser,
    @Query() query: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SavedBlockEntry[]> {
    const list = parseListQuery(query, {
      sort: ['updatedAt', 'name', 'createdAt', 'id'],
      defaultSort: { field: 'updatedAt', direction: 'DESC' },
      filter: { q: 'text', tool: TOOLS, variant: { anyOf: ALL_BLOCK_VARIANTS } },
    });
    return sendList(reply, 'blocks', await this.blocks.list(user, list), list.range);
  }

  @Get(':id')
  get(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<SavedBlockView> {
    return this.blocks.get(user, id);
  }

  @Get(':id/export')
  async export(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
  ): Promise<StreamableFile> {
    const file = await this.blocks.export(user, id);
    return new StreamableFile(Buffer.from(`${JSON.stringify(file, null, 2)}\n`), {
      type: 'application/json; charset=utf-8',
      disposition: attachment(safeFileName(`${file.name}.json`)),
    });
  }

  @Post()
  @RequestBody({ maxBytes: BODY_BYTES.block })
  save(@CurrentUser() user: AuthUser, @Body() block: SaveBlockDto): Promise<SavedBlockView> {
    return this.blocks.save(user, block);
  }

  @Post('import')
  @RequestBody({ maxBytes: BODY_BYTES.block })
  import(@CurrentUser() user: AuthUser, @Body() file: BlockFileDto): Promise<SavedBlockView> {
    return this.blocks.import(user, file);
  }

  @Post(':id/duplicate')
  @HttpCode(201)
  duplicate(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<SavedBlockView> {
    return this.blocks.duplicate(user, id);
  }

  @Put(':id')
  @RequestBody({ maxBytes: BODY_BYTES.block })
  update(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() block: SaveBlockDto,
  ): Promise<SavedBlockView> {
    return this.blocks.update(user, id, block);
  }

  @Patch(':id')
  rename(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { name }: RenameBlockDto,
  ): Promise<SavedBlockView> {
    return this.blocks.rename(user, id, name);
  }

  @Delete(':id')
  remove(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<SavedBlockView> {
    return this.blocks.remove(user, id);
  }
}

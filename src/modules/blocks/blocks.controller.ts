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
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { attachment } from '../../core/files/attachment';
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
import { AnyUser, ForKeys } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { List, type ListOf } from '../../core/http/list-parameters';
import { sendList } from '../../core/http/list-query';
import { AnswersFile } from '../../core/http/reference/described';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { BlocksService } from './blocks.service';

const TOOLS = Object.keys(BLOCK_VARIANTS) as BlockTool[];

const LIST = {
  sort: ['updatedAt', 'name', 'createdAt', 'id'],
  defaultSort: { field: 'updatedAt', direction: 'DESC' },
  filter: { q: 'text', tool: TOOLS, variant: { anyOf: ALL_BLOCK_VARIANTS }, refresh: ['needed'] },
} as const;

/** One's own saved blocks. */
@AnyUser()
@ForKeys({ read: 'results:read', write: 'tools:run' })
@ApiTags('Blocks')
@Controller('blocks')
export class BlocksController {
  constructor(private readonly blocks: BlocksService) {}

  /** List one’s own saved blocks. */
  @Get()
  async list(
    @CurrentUser() user: AuthUser,
    @List(LIST) list: ListOf<typeof LIST>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SavedBlockEntry[]> {
    return sendList(reply, 'blocks', await this.blocks.list(user, list), list.range);
  }

  /** Read a saved block. */
  @Get(':id')
  get(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<SavedBlockView> {
    return this.blocks.get(user, id);
  }

  /** Download a saved block as JSON. */
  @Get(':id/export')
  @AnswersFile('application/json')
  async export(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
  ): Promise<StreamableFile> {
    const file = await this.blocks.export(user, id);
    return new StreamableFile(Buffer.from(`${JSON.stringify(file, null, 2)}\n`), {
      type: 'application/json; charset=utf-8',
      disposition: attachment(`${file.name}.json`),
    });
  }

  /** Save a block. */
  @Post()
  @RequestBody({ maxBytes: BODY_BYTES.block })
  save(@CurrentUser() user: AuthUser, @Body() block: SaveBlockDto): Promise<SavedBlockView> {
    return this.blocks.save(user, block);
  }

  /** Save a block from a file that was downloaded before. */
  @Post('import')
  @RequestBody({ maxBytes: BODY_BYTES.block })
  import(@CurrentUser() user: AuthUser, @Body() file: BlockFileDto): Promise<SavedBlockView> {
    return this.blocks.import(user, file);
  }

  /** Copy a saved block. */
  @Post(':id/duplicate')
  @HttpCode(201)
  duplicate(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<SavedBlockView> {
    return this.blocks.duplicate(user, id);
  }

  /** Note that a saved block was copied. Until then one into which a product was taken over counts as to be refreshed on its pages. */
  @Post(':id/copied')
  @HttpCode(200)
  copied(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<SavedBlockView> {
    return this.blocks.noteCopied(user, id);
  }

  /** Change a saved block. */
  @Put(':id')
  @RequestBody({ maxBytes: BODY_BYTES.block })
  update(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() block: SaveBlockDto,
  ): Promise<SavedBlockView> {
    return this.blocks.update(user, id, block);
  }

  /** Rename a saved block. */
  @Patch(':id')
  rename(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { name }: RenameBlockDto,
  ): Promise<SavedBlockView> {
    return this.blocks.rename(user, id, name);
  }

  /** Delete a saved block. */
  @Delete(':id')
  remove(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<SavedBlockView> {
    return this.blocks.remove(user, id);
  }
}

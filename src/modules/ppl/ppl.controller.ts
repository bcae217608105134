import { Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { FileReadingDto } from '../../contracts/csv/file-reading.dto';
import { PPL_SORTS, type PplFileDetails, type PplFileView, type PplBeginning } from '../../contracts/ppl/ppl';
import { PplFileDto } from '../../contracts/ppl/ppl.dto';
import { PPL_MESSAGES } from '../../contracts/ppl/ppl-messages';
import { AdminOnly, ForKeys, ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { beginsDownload, sendFile } from '../../core/files/send-file';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { fileMissing } from '../../core/http/csv-upload';
import { LargeBodies } from '../../core/http/large-bodies';
import { parseListQuery, searchText, sendList } from '../../core/http/list-query';
import { DescribesList } from '../../core/http/list-parameters';
import { AnswersFile, MultipartBody, QueryParameters } from '../../core/http/reference/described';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { downloadNameOf } from '../../domain/ppl/download';
import { UsageService } from '../usage/usage.service';
import { PplContents } from './ppl-contents';
import { PplService } from './ppl.service';
import { receiveBeginning, receivePplFile } from './receive-ppl';

const UPLOAD = { maxBytes: BODY_BYTES.pplUpload, tooLarge: PPL_MESSAGES.tooLarge };
const BEGINNING = { maxBytes: BODY_BYTES.pplBeginning, tooLarge: PPL_MESSAGES.tooLarge };
const LIST = {
  sort: PPL_SORTS,
  defaultSort: { field: 'updatedAt', direction: 'DESC' },
  filter: { q: 'text', tag: 'text', isPro: 'boolean' },
} as const;
const READING = { json: { reading: FileReadingDto }, optional: ['reading'] };
const WHOLE_LIST = '[0,999]';
const LIST_PARAMETERS = ['sort', 'range', 'filter', 'text'];

@ApiTags('PPL files')
@ForTool('ppl-files')
@Controller('ppl')
export class PplController {
  constructor(
    private readonly ppl: PplService,
    private readonly contents: PplContents,
    private readonly usage: UsageService,
    private readonly largeBodies: LargeBodies,
  ) {}

  /** List the files. All that match a text (`?text=roofers`, or plainly `?roofers`), or a page of them. */
  @Get('getAll')
  @DescribesList(LIST)
  @QueryParameters({
    text: { description: 'What the name or a tag contains.', schema: { type: 'string' } },
  })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PplFileView[]> {
    const list = parseListQuery({ range: WHOLE_LIST, ...query }, LIST);
    const text = textOf(query);
    const filter = text === '' ? list.filter : { ...list.filter, q: text };
    return sendList(reply, 'ppl', await this.ppl.list({ ...list, filter }), list.range);
  }

  /** List the tags of all files. */
  @Get('tags')
  tags(): Promise<string[]> {
    return this.ppl.tags();
  }

  /** Download a file. */
  @Get('download')
  @ForKeys({ read: 'tools:run' })
  @QueryParameters({ id: { description: 'The file’s id.', schema: { type: 'string' } } })
  @AnswersFile('text/csv')
  async download(
    @CurrentUser() user: AuthUser,
    @Query('id') id: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const wanted = searchText('id', id ?? '');
    const file = await this.ppl.open(user, wanted);
    const answer = sendFile(reply, file.content, downloadNameOf(file));
    if (beginsDownload(reply)) {
      await this.ppl.countDownload(user, wanted);
      await this.usage.logOperation(user, 'ppl-files');
    }
    return answer;
  }

  /** Read a file’s details. */
  @Get(':id')
  @AdminOnly()
  get(@Param('id', ObjectIdPipe) id: string): Promise<PplFileDetails> {
    return this.ppl.get(id);
  }

  /** Preview a file. From its beginning: its first rows, or why it would not be taken. */
  @Post('preview')
  @AdminOnly()
  @HttpCode(200)
  @MultipartBody({ ...READING, file: { description: 'The beginning of a csv, behind the fields.' } })
  @RequestBody(BEGINNING)
  preview(@Req() request: FastifyRequest): Promise<PplBeginning> {
    return receiveBeginning(request);
  }

  /** Add a file. */
  @Post('createPPLFile')
  @AdminOnly()
  @MultipartBody({ fields: PplFileDto, ...READING, file: { description: 'The csv, behind the fields.' } })
  @RequestBody(UPLOAD)
  create(@CurrentUser() admin: AuthUser, @Req() request: FastifyRequest): Promise<PplFileView> {
    return this.largeBodies.hold(admin.id, request, () =>
      receivePplFile(request, this.contents, async (entered, content) => {
        if (!content) throw fileMissing();
        return this.ppl.create(admin, entered, content);
      }),
    );
  }

  /** Change a file. Without a new csv its content stays. */
  @Put('updatePPLFile/:id')
  @AdminOnly()
  @MultipartBody({ fields: PplFileDto, ...READING, file: { description: 'A new csv.', optional: true } })
  @RequestBody(UPLOAD)
  async update(
    @CurrentUser() admin: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<PplFileView> {
    await this.ppl.get(id);
    return this.largeBodies.hold(admin.id, request, () =>
      receivePplFile(request, this.contents, (entered, content) =>
        this.ppl.update(admin, id, entered, content),
      ),
    );
  }

  /** Delete a file. */
  @Delete(':id')
  @AdminOnly()
  remove(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<PplFileView> {
    return this.ppl.remove(admin, id);
  }
}

/** The text to search by: the parameter `text`, or a query that is nothing but a word. */
function textOf(query: Record<string, unknown>): string {
  const [first = ''] = Object.keys(query).filter((name) => !LIST_PARAMETERS.includes(name));
  return searchText('text', query.text ?? (query[first] === '' ? first : '')).slice(0, MAX_SEARCH);
}
const MAX_SEARCH = 500;

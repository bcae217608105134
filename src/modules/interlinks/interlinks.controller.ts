import { Body, Controller, Get, Param, Post, Put, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { INTERLINK_MESSAGES } from '../../contracts/interlinks/interlink-messages';
import {
  type FreeReading,
  INTERLINK_EXPORTS,
  type InterlinkGraphView,
  type InterlinkPageView,
  type InterlinkSuggestionView,
  type InterlinkView,
} from '../../contracts/interlinks/interlink-views';
import { DECISIONS } from '../../contracts/interlinks/interlinks';
import {
  InterlinkAcceptDto,
  InterlinkDecisionDto,
  InterlinkRunDto,
} from '../../contracts/interlinks/interlinks.dto';
import type { JobView } from '../../contracts/jobs/jobs';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { documentDownload } from '../../core/documents/document-download';
import { DOCUMENT_TYPES } from '../../core/documents/document-types';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { exportOf } from '../../core/http/export';
import { List, type ListOf } from '../../core/http/list-parameters';
import { sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { oneOf } from '../../core/http/one-of';
import { AnswersFile, Describe, inPath, QueryParameters } from '../../core/http/reference/described';
import { LINK_COLUMNS, WORDPRESS_COLUMNS } from './interlink-export';
import { InterlinkSuggestionsService } from './interlink-suggestions.service';
import { InterlinksService } from './interlinks.service';

const SUGGESTIONS = {
  sort: ['score', 'source', 'target'],
  filter: { decision: DECISIONS, source: 'count', target: 'count', minScore: 'count', q: 'text' },
} as const;
const PAGES = {
  sort: ['place', 'url', 'title', 'inlinks', 'depth', 'outlinks'],
  filter: { q: 'text', orphan: 'boolean', unreachable: 'boolean', priority: 'boolean' },
} as const;
const SUGGESTION = inPath('suggestion', 'The suggestion by its id.', {
  type: 'string',
  pattern: '^[0-9a-f]{28}$',
});
const FORMAT = {
  description: 'What the file is: `csv` if absent; `wordpress` is a CSV of URL, old and new sentence.',
  schema: { type: 'string', enum: [...INTERLINK_EXPORTS], default: 'csv' },
};

/** Find internal links between the pages of a site. A run counts as one use; another one on the same reading within a day, and the sample, are free. */
@ForTool('intelligent-interlink')
@ApiTags('Interlink Genius')
@Controller('intelligent-interlinks')
export class InterlinksController {
  constructor(
    private readonly interlinks: InterlinksService,
    private readonly suggestions: InterlinkSuggestionsService,
  ) {}

  /**
   * Look for internal links. Answers with the job that does it; 403 with the limit where the plan has no use left. With
   * `sample`: the sample, which is free.
   */
  @Post('jobs')
  @RequestBody({ maxBytes: BODY_BYTES.addresses })
  start(@CurrentUser() user: AuthUser, @Body() run: InterlinkRunDto): Promise<JobView<'interlinks'>> {
    return this.interlinks.start(user, run);
  }

  /** List the readings on which a run is free now. Each until a day after it was last paid for. */
  @Get('free-readings')
  freeReadings(@CurrentUser() user: AuthUser): Promise<FreeReading[]> {
    return this.interlinks.freeReadings(user);
  }

  /** Read a run. How many links it suggests and what they change; not the links themselves. */
  @Get('jobs/:id')
  get(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<InterlinkView> {
    return this.interlinks.view(user, id);
  }

  /** List the suggestions of a run. `source` and `target` are pages by their place in the run. */
  @Get('jobs/:id/suggestions')
  async list(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @List(SUGGESTIONS) request: ListOf<typeof SUGGESTIONS>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InterlinkSuggestionView[]> {
    return sendList(reply, 'suggestions', await this.suggestions.list(user, id, request), request.range);
  }

  /**
   * Decide on a suggestion, or move its anchor. It is remembered for the sentence and its target: later runs know it. The anchor
   * becomes the whole words that the range touches.
   */
  @Put('jobs/:id/suggestions/:suggestion')
  @Describe({ parameters: [SUGGESTION] })
  decide(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Param('suggestion') suggestion: string,
    @Body() decision: InterlinkDecisionDto,
  ): Promise<InterlinkSuggestionView> {
    return this.suggestions.decide(user, id, suggestion, decision);
  }

  /** Accept all open suggestions to a page. Answers with their number. */
  @Post('jobs/:id/accepted-targets')
  async accept(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { target }: InterlinkAcceptDto,
  ): Promise<{ accepted: number }> {
    return { accepted: await this.suggestions.accept(user, id, target) };
  }

  /** List the pages of a run. In the order of `place`, orphans and pages with few links come first. */
  @Get('jobs/:id/pages')
  async pages(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @List(PAGES) request: ListOf<typeof PAGES>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<InterlinkPageView[]> {
    return sendList(reply, 'pages', await this.interlinks.pages(user, id, request), request.range);
  }

  /** Read a map of the site. Its pages that say most of the new links, with the links between them. */
  @Get('jobs/:id/graph')
  graph(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<InterlinkGraphView> {
    return this.interlinks.graph(user, id);
  }

  /** Export the accepted suggestions of a run. */
  @Get('jobs/:id/export')
  @QueryParameters({ format: FORMAT })
  @AnswersFile('text/csv', ...Object.values(DOCUMENT_TYPES))
  async export(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Query() query: { format?: unknown },
  ): Promise<StreamableFile> {
    const { format: wanted = 'csv' } = query;
    const format = oneOf(INTERLINK_EXPORTS, wanted, INTERLINK_MESSAGES.exportInvalid);
    const fileName = (name: string) => `[intelligent-interlinks] ${name}`;
    if (format === 'md' || format === 'docx') {
      const { name, document } = await this.suggestions.document(user, id);
      return documentDownload({ name: fileName(name), user, format }, document);
    }
    const { name, rows } = await this.suggestions.accepted(user, id);
    const isForWordPress = format === 'wordpress';
    return exportOf(
      { name: `${fileName(name)}${isForWordPress ? ' - wordpress' : ''}`, format: 'csv', user },
      isForWordPress ? WORDPRESS_COLUMNS : LINK_COLUMNS,
      rows,
    );
  }
}

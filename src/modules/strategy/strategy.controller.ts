import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { JobView } from '../../contracts/jobs/jobs';
import type { ModelTextsView } from '../../contracts/model/model-texts';
import { MESSAGES } from '../../contracts/messages';
import type { ClusterKeywords } from '../../contracts/strategy/cluster-keywords';
import {
  type ClusterDetail,
  STRATEGY_PARTS,
  STRATEGY_TABS,
  type StrategyRows,
  type StrategyView,
} from '../../contracts/strategy/strategy';
import type { StrategyTexts } from '../../contracts/strategy/strategy-texts';
import { StrategyRunDto, StrategySettingsDto, StrategyTextsDto } from '../../contracts/strategy/strategy.dto';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { documentDownload } from '../../core/documents/document-download';
import { type DocumentQuery, DocumentWanted } from '../../core/documents/document-query';
import { attachment } from '../../core/files/attachment';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { LargeBodies } from '../../core/http/large-bodies';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { WhenGone } from '../../core/http/when-gone';
import {
  Describe,
  inPath,
  MultipartBody,
  type Parameter,
  type Schema,
} from '../../core/http/reference/described';
import { receiveStrategyRun } from './receive-strategy-run';
import { keywordsQueryOf, rowsQueryOf } from './rows-query';
import { StrategyService } from './strategy.service';

const inQuery = (name: string, description: string, schema: Schema): Parameter => ({
  ...{ name, in: 'query', description, schema },
});
const TEXT: Schema = { type: 'string' };
const PAGE = inQuery('page', 'From 1; a page has 25 rows.', { type: 'integer', minimum: 1, default: 1 });
const ROWS = [
  inPath('tab', 'Which rows.', { type: 'string', enum: [...STRATEGY_TABS] }),
  PAGE,
  inQuery('q', 'Words that the rows hold.', TEXT),
  inQuery('show', 'A coverage, an intent, an advice or a fault.', TEXT),
  inQuery('sort', 'A field of the rows; downwards with `-` before it.', TEXT),
];
const CLUSTER = inPath('cluster', 'The id that the group has among the rows of `clusters`.', TEXT);

/** See what to write, merge, fix or link next. A run counts as one use; the sample is free. */
@ForTool('content-strategy-evaluator')
@ApiTags('Content Strategy Evaluator')
@Controller('content-strategy-evaluator/jobs')
export class StrategyController {
  constructor(
    private readonly strategies: StrategyService,
    private readonly largeBodies: LargeBodies,
  ) {}

  /**
   * Evaluate a content strategy. From keywords, an export of Search Console with query and page, and a reading of the site: at
   * least one of them. Answers with the job that does it; 403 with the limit where the plan has no use left. With `sample`
   * in the options: the sample, which is free.
   */
  @Post()
  @MultipartBody({
    json: { options: StrategyRunDto },
    files: {
      keywords: 'A CSV or list of keywords.',
      searchConsole: 'An export of Search Console with query and page.',
    },
  })
  @RequestBody({ maxBytes: BODY_BYTES.strategyUpload, tooLarge: MESSAGES.fileTooLarge })
  start(@CurrentUser() user: AuthUser, @Req() request: FastifyRequest): Promise<JobView<'content-strategy'>> {
    return this.largeBodies.hold(user.id, request, () =>
      receiveStrategyRun(request, (options, uploads) => this.strategies.start(user, options, uploads)),
    );
  }

  /** Read an evaluation. Its score with all parts, the next actions, the chart's groups, and how many rows each tab has. */
  @Get(':id')
  get(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<StrategyView> {
    return this.strategies.view(user, id);
  }

  /** Read rows of a tab of an evaluation: `clusters`, `gaps`, `cannibalisation` or `pages`. */
  @Get(':id/rows/:tab')
  @Describe({ parameters: ROWS })
  rows(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Param('tab') tab: string,
    @Query() query: Record<string, unknown>,
  ): Promise<StrategyRows> {
    return this.strategies.rows(user, id, rowsQueryOf(tab, query));
  }

  /** Read one group of keywords of an evaluation. Its keywords, and the pages that fit it best. */
  @Get(':id/clusters/:cluster')
  @Describe({ parameters: [CLUSTER] })
  cluster(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Param('cluster') cluster: string,
  ): Promise<ClusterDetail> {
    return this.strategies.cluster(user, id, cluster);
  }

  /** Read keywords of one group of an evaluation, the most wanted first. */
  @Get(':id/clusters/:cluster/keywords')
  @Describe({ parameters: [CLUSTER, PAGE, inQuery('q', 'Words that the keywords hold.', TEXT)] })
  keywords(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Param('cluster') cluster: string,
    @Query() query: Record<string, unknown>,
  ): Promise<ClusterKeywords> {
    return this.strategies.keywords(user, id, { cluster, ...keywordsQueryOf(query) });
  }

  /** Download all keywords of one group to begin with in another tool. With their figures, the most wanted first. */
  @Get(':id/clusters/:cluster/keywords-file')
  @Describe({ parameters: [CLUSTER], files: ['text/csv'] })
  async keywordsFile(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Param('cluster') cluster: string,
  ): Promise<StreamableFile> {
    const file = await this.strategies.keywordsFile(user, id, cluster);
    return new StreamableFile(file, {
      type: 'text/csv; charset=utf-8',
      disposition: attachment('keywords.csv'),
    });
  }

  /** Judge an evaluation by other settings. It is worked out again, for free. */
  @Put(':id/settings')
  settle(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() settings: StrategySettingsDto,
  ): Promise<StrategyView> {
    return this.strategies.settle(user, id, settings);
  }

  /**
   * Ask the model to write on an evaluation. A summary, or names of its most wanted groups; with `keptOnly` what it wrote before.
   * Free; where it gives nothing, the answer says why.
   */
  @Post(':id/ai')
  @HttpCode(200)
  texts(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() wanted: StrategyTextsDto,
    @WhenGone() signal: AbortSignal,
  ): Promise<ModelTextsView<StrategyTexts>> {
    return this.strategies.texts(user, id, { wanted, signal });
  }

  /** Export an evaluation. */
  @Get(':id/export')
  async export(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @DocumentWanted(STRATEGY_PARTS.map((part) => `\`${part}\``).join(', ')) wanted: DocumentQuery,
  ): Promise<StreamableFile> {
    const { name, document } = await this.strategies.document(user, id, wanted.format === 'csv');
    return documentDownload({ ...wanted, name: `[content-strategy] ${name}`, user }, document);
  }
}

import { DEFAULT_GRANULARITY, GRANULARITIES, type Granularity } from '../../contracts/keywords/grouping';
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
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import {
  HUB_EXPORT_FORMATS,
  HUB_EXPORT_PARTS,
  type HubKeywordView,
  type HubView,
} from '../../contracts/hub/hub';
import type { HubTexts } from '../../contracts/hub/hub-texts';
import { HubEditsDto, HubRunDto, HubTextsDto } from '../../contracts/hub/hub.dto';
import { HUB_MESSAGES } from '../../contracts/hub/hub-messages';
import type { JobView } from '../../contracts/jobs/jobs';
import { MESSAGES } from '../../contracts/messages';
import type { ModelTextsView } from '../../contracts/model/model-texts';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { LargeBodies } from '../../core/http/large-bodies';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { oneOf } from '../../core/http/one-of';
import { WhenGone } from '../../core/http/when-gone';
import {
  AnswersFile,
  Describe,
  MultipartBody,
  inPath,
  QueryParameters,
} from '../../core/http/reference/described';
import { exportedHub } from './hub-export';
import { HubService } from './hub.service';
import { HubTextsService } from './hub-texts.service';
import { receiveHubRun } from './receive-hub-run';

const PAGE = inPath('page', 'The page by its id in the hub.');
const GRANULARITY = {
  description: 'How large the subject of a page is; balanced if absent.',
  schema: { type: 'string', enum: [...GRANULARITIES], default: DEFAULT_GRANULARITY },
};
const FORMAT = {
  description: 'What the file is: docx if absent.',
  schema: { type: 'string', enum: [...HUB_EXPORT_FORMATS], default: 'docx' },
};
const PART = {
  description: 'The table that a CSV is made of; pages if absent.',
  schema: { type: 'string', enum: [...HUB_EXPORT_PARTS], default: 'pages' },
};

/** Group keywords into the pages of a site. A run counts as one use; the sample is free. */
@ForTool('intelligent-hub')
@ApiTags('Intelligent Hub')
@Controller('intelligent-hub/jobs')
export class HubController {
  constructor(
    private readonly hubs: HubService,
    private readonly modelTexts: HubTextsService,
    private readonly largeBodies: LargeBodies,
  ) {}

  /**
   * Make a hub of keywords. Answers with the job that does it; 403 with the limit where the plan has no use left.
   * Without a file and with `sample` in the options: the sample, which is free.
   */
  @Post()
  @MultipartBody({
    json: { options: HubRunDto },
    file: { description: 'A CSV or list of keywords; all but the sample have one.', optional: true },
  })
  @RequestBody({ maxBytes: BODY_BYTES.keywordsUpload, tooLarge: MESSAGES.fileTooLarge })
  start(@CurrentUser() user: AuthUser, @Req() request: FastifyRequest): Promise<JobView<'hub'>> {
    return this.largeBodies.hold(user.id, request, () =>
      receiveHubRun(request, {
        sample: () => this.hubs.startSample(user),
        run: (options, keywords) => this.hubs.start(user, options, keywords),
      }),
    );
  }

  /** Read a hub. Its pages with what is told of each, and the plan of its links. */
  @Get(':id')
  @QueryParameters({ granularity: GRANULARITY })
  get(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Query() query: { granularity?: unknown },
  ): Promise<HubView> {
    return this.hubs.view(user, id, granularityOf(query.granularity));
  }

  /** List the keywords of a page of a hub. */
  @Get(':id/pages/:page/keywords')
  @QueryParameters({ granularity: GRANULARITY })
  @Describe({ parameters: [PAGE] })
  keywords(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Param('page') page: string,
    @Query() query: { granularity?: unknown },
  ): Promise<HubKeywordView[]> {
    return this.hubs.keywords(user, id, { page, granularity: granularityOf(query.granularity) });
  }

  /**
   * Change the tree of a hub. All changes are made, or none; 409 with the newer hub in `details` where another change came
   * first.
   */
  @Put(':id/tree')
  edit(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() edits: HubEditsDto,
  ): Promise<HubView> {
    return this.hubs.edit(user, id, edits);
  }

  /**
   * Ask the model to write on a hub. Titles for its most searched pages, or subtopics that it lacks; with `keptOnly` what it
   * wrote before. Free, and changes nothing; where it gives nothing, the answer says why.
   */
  @Post(':id/ai')
  @HttpCode(200)
  texts(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() wanted: HubTextsDto,
    @WhenGone() signal: AbortSignal,
  ): Promise<ModelTextsView<HubTexts>> {
    return this.modelTexts.of(user, id, { wanted, signal });
  }

  /** Export a hub. */
  @Get(':id/export')
  @QueryParameters({ format: FORMAT, part: PART, granularity: GRANULARITY })
  @AnswersFile('text/csv')
  async export(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Query() query: { format?: unknown; part?: unknown; granularity?: unknown },
  ): Promise<StreamableFile> {
    const wanted = {
      format: oneOf(HUB_EXPORT_FORMATS, query.format ?? 'docx', HUB_MESSAGES.formatInvalid),
      part: oneOf(HUB_EXPORT_PARTS, query.part ?? 'pages', HUB_MESSAGES.partInvalid),
      granularity: granularityOf(query.granularity),
    };
    return exportedHub(await this.hubs.find(user, id, wanted.granularity), wanted, user);
  }
}

function granularityOf(value: unknown = DEFAULT_GRANULARITY): Granularity {
  return oneOf(GRANULARITIES, value, HUB_MESSAGES.granularityInvalid);
}

import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuthUser } from '../../contracts/access/access';
import { ComparisonDto } from '../../contracts/briefs/brief.dto';
import { BRIEF_MESSAGES } from '../../contracts/briefs/brief-messages';
import { NewDraftDto } from '../../contracts/drafts/draft.dto';
import { DRAFT_MESSAGES } from '../../contracts/drafts/draft-messages';
import type { DraftView } from '../../contracts/drafts/drafts';
import type { JobView } from '../../contracts/jobs/jobs';
import type { ModelTextsView } from '../../contracts/model/model-texts';
import type { DraftMeaningView } from '../../contracts/optimize/draft-meaning';
import { DraftSentencesDto } from '../../contracts/optimize/draft-meaning.dto';
import { GoalSourceDto } from '../../contracts/optimize/optimize.dto';
import type { OptimizeGoal } from '../../contracts/optimize/optimize';
import type { RewrittenParagraphs } from '../../contracts/optimize/rewrite';
import { RewriteDto } from '../../contracts/optimize/rewrite.dto';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { WhenGone } from '../../core/http/when-gone';
import { DraftMeaningService } from './draft-meaning.service';
import { OptimizeService } from './optimize.service';
import { RewritesService } from './rewrites.service';

/** Drafts beside the pages that rank. A comparison of competitors counts as one use; a brief and the sample are free. */
@ForTool('optimize-prime')
@ApiTags('Optimize Prime')
@Controller('optimize-prime')
export class OptimizeController {
  constructor(
    private readonly optimize: OptimizeService,
    private readonly rewrites: RewritesService,
    private readonly meanings: DraftMeaningService,
  ) {}

  /**
   * Compare competitors. Answers with the job that reads them; 403 with the limit where the plan has no use left.
   * Nothing is counted where fewer than three pages can be read.
   */
  @Post('jobs')
  @RequestBody({ maxBytes: BODY_BYTES.pastedPages, tooLarge: BRIEF_MESSAGES.pastesTooLarge, held: true })
  start(@CurrentUser() user: AuthUser, @Body() order: ComparisonDto): Promise<JobView<'optimize'>> {
    return this.optimize.start(user, order);
  }

  /** Compare the sample pages. It is free. */
  @Post('sample')
  startSample(@CurrentUser() user: AuthUser): Promise<JobView<'optimize'>> {
    return this.optimize.startSample(user);
  }

  /** Read what a run has found: what drafts are scored against. 409 while it runs. */
  @Get('jobs/:id/goal')
  goal(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<OptimizeGoal> {
    return this.optimize.goalOfRun(user, id);
  }

  /** Begin a draft. Laid beside the pages of a brief or of a run, if one is named; 409 where there are 100 drafts. */
  @Post('drafts')
  @RequestBody({ maxBytes: BODY_BYTES.draft, tooLarge: DRAFT_MESSAGES.tooLarge })
  begin(@CurrentUser() user: AuthUser, @Body() draft: NewDraftDto): Promise<DraftView> {
    return this.optimize.begin(user, draft);
  }

  /** Lay a draft beside other pages: those of a brief or of a run. Its text stays as it is. */
  @Put('drafts/:id/goal')
  layBeside(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() source: GoalSourceDto,
  ): Promise<DraftView> {
    return this.optimize.layBeside(user, id, source);
  }

  /**
   * Ask the model for a part of a draft in other words. Clearer, shorter, or with terms of its goal; a paragraph for each that is
   * sent. Free, and changes nothing; where it gives nothing, the answer says why.
   */
  @Post('drafts/:id/ai')
  @HttpCode(200)
  rewrite(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() wanted: RewriteDto,
    @WhenGone() signal: AbortSignal,
  ): Promise<ModelTextsView<RewrittenParagraphs>> {
    return this.rewrites.of(user, id, { wanted, signal });
  }

  /**
   * Lay sentences of a draft beside the terms of its goal. By their meaning: which terms they say in other words, and which say the
   * same as an earlier one. Free; changes nothing, keeps no text; says so where the server knows no meaning. At
   * most 30 times a minute, one at a time.
   */
  @Post('drafts/:id/meaning')
  @HttpCode(200)
  @RequestBody({ maxBytes: BODY_BYTES.draft, tooLarge: DRAFT_MESSAGES.tooLarge })
  meaning(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { sentences }: DraftSentencesDto,
    @WhenGone() signal: AbortSignal,
  ): Promise<DraftMeaningView> {
    return this.meanings.of(user, id, sentences, signal);
  }
}

import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { ModelTextsView } from '../../contracts/model/model-texts';
import { OPTIMIZE_MESSAGES } from '../../contracts/optimize/optimize-messages';
import type { RewrittenParagraphs } from '../../contracts/optimize/rewrite';
import type { RewriteDto } from '../../contracts/optimize/rewrite.dto';
import { fieldsRefused } from '../../core/errors/app-error';
import { ModelTexts } from '../../core/model/model-texts';
import { UNDETERMINED } from '../../domain/model/prompt';
import { paragraphsToRewrite } from '../../domain/model/tasks/rewrite';
import { MODEL_TASKS } from '../../domain/model/tasks/tasks';
import { DraftsService } from '../drafts/drafts.service';

/** Parts of drafts in other words, by a model; the draft itself stays as it is. */
@Injectable()
export class RewritesService {
  constructor(
    private readonly drafts: DraftsService,
    private readonly texts: ModelTexts,
  ) {}

  async of(
    owner: AuthUser,
    id: string,
    { wanted, signal }: { wanted: RewriteDto; signal: AbortSignal },
  ): Promise<ModelTextsView<RewrittenParagraphs>> {
    const { goal } = await this.drafts.get(owner, id);
    const { paragraphs, aim } = wanted;
    const terms = aim === 'terms' ? [...new Set(wanted.terms)] : [];
    const known = new Set(goal?.terms.map(({ term }) => term));
    if (aim === 'terms' && (terms.length === 0 || !terms.every((term) => known.has(term)))) {
      const sentence = OPTIMIZE_MESSAGES.rewriteTermsInvalid;
      throw fieldsRefused({ terms: sentence }, sentence);
    }
    return this.texts.of({
      task: MODEL_TASKS[`rewrite-${aim}`],
      data: paragraphsToRewrite(paragraphs, terms),
      language: UNDETERMINED,
      budget: { user: owner.id },
      signal,
      shown: (value) => ({ paragraphs: value.paragraphs.map(({ text }) => text) }),
    });
  }
}

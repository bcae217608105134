import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { BriefTexts } from '../../contracts/briefs/brief-texts';
import type { BriefTextsDto } from '../../contracts/briefs/brief-texts.dto';
import type { BriefDetail } from '../../contracts/briefs/brief-views';
import type { ModelTextsView } from '../../contracts/model/model-texts';
import { ModelTexts } from '../../core/model/model-texts';
import { dataForAngle, dataForProse, dataForTitles } from '../../domain/briefs/brief-texts';
import { MODEL_TASKS } from '../../domain/model/tasks/tasks';
import { BriefsService } from './briefs.service';

const NOTHING: BriefTexts = { titles: [], angle: '', sections: [] };

/** What a model writes on briefs: suggestions, which their owner accepts or not. */
@Injectable()
export class BriefTextsService {
  constructor(
    private readonly briefs: BriefsService,
    private readonly texts: ModelTexts,
  ) {}

  async of(
    owner: AuthUser,
    id: string,
    { wanted, signal }: { wanted: BriefTextsDto; signal: AbortSignal },
  ): Promise<ModelTextsView<BriefTexts>> {
    const brief = await this.briefs.get(owner, id);
    const { want, keptOnly } = wanted;
    const request = { language: brief.language, budget: { user: owner.id }, signal, keptOnly };
    if (want === 'titles') {
      return this.texts.of({
        ...{ ...request, task: MODEL_TASKS.titles, data: dataForTitles(brief) },
        shown: ({ titles }) => ({ ...NOTHING, titles }),
      });
    }
    if (want === 'angle') {
      return this.texts.of({
        ...{ ...request, task: MODEL_TASKS.angle, data: dataForAngle(brief) },
        shown: ({ angle }) => ({ ...NOTHING, angle }),
      });
    }
    const { ids, data } = proseOf(brief, wanted);
    return this.texts.of({
      ...{ ...request, task: MODEL_TASKS.prose, data },
      shown: ({ sections }) => ({
        ...NOTHING,
        sections: sections.map((section) => ({ id: ids[section.id - 1] ?? '', text: section.text })),
      }),
    });
  }
}

/** Of the first outline where none is named. */
function proseOf({ keyword, outlines }: BriefDetail, { outline, part }: BriefTextsDto) {
  const chosen = outline === undefined ? outlines[0] : outlines.find(({ kind }) => kind === outline);
  return dataForProse(keyword, chosen ?? { sections: [] }, part);
}

import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { ModelTextsView } from '../../contracts/model/model-texts';
import type { StrategyTexts } from '../../contracts/strategy/strategy-texts';
import type { StrategyTextsDto } from '../../contracts/strategy/strategy.dto';
import { ModelTexts } from '../../core/model/model-texts';
import { MODEL_TASKS } from '../../domain/model/tasks/tasks';
import type { KeptStrategy } from './strategy-work';
import { workOn } from './strategy-work-in-thread';

/** What a model writes on evaluations, beside what the rules found. */
@Injectable()
export class StrategyTextsService {
  constructor(private readonly texts: ModelTexts) {}

  async of(
    owner: AuthUser,
    kept: KeptStrategy,
    { wanted: { want, keptOnly }, signal }: { wanted: StrategyTextsDto; signal?: AbortSignal },
  ): Promise<ModelTextsView<StrategyTexts>> {
    const { data, ids, language } = await workOn('texts', kept, { want });
    const request = { data, language, budget: { user: owner.id }, signal, keptOnly };
    if (want === 'summary') {
      const shown = ({ summary }: { summary: string }) => ({ summary, names: [] });
      return this.texts.of({ ...request, task: MODEL_TASKS.summary, shown });
    }
    return this.texts.of({
      ...request,
      task: MODEL_TASKS.names,
      shown: ({ names }) => ({
        summary: '',
        names: names.flatMap(({ id, name }) => {
          const cluster = ids[id - 1];
          return cluster === undefined ? [] : [{ id: cluster, name }];
        }),
      }),
    });
  }
}

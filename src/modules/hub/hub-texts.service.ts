import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { HubTexts } from '../../contracts/hub/hub-texts';
import type { HubTextsDto } from '../../contracts/hub/hub.dto';
import type { ModelTextsView } from '../../contracts/model/model-texts';
import { ModelTexts } from '../../core/model/model-texts';
import { MODEL_TASKS } from '../../domain/model/tasks/tasks';
import { workOn } from './hub-work-in-thread';
import { HubService } from './hub.service';

/** What a model writes on hubs: suggestions, which their owner accepts or not. */
@Injectable()
export class HubTextsService {
  constructor(
    private readonly hubs: HubService,
    private readonly texts: ModelTexts,
  ) {}

  async of(
    owner: AuthUser,
    id: string,
    { wanted, signal }: { wanted: HubTextsDto; signal: AbortSignal },
  ): Promise<ModelTextsView<HubTexts>> {
    const { want, granularity, keptOnly } = wanted;
    const { hub } = await this.hubs.find(owner, id, granularity);
    const { data, ids, language } = await workOn('texts', hub, { want });
    const request = { data, language, budget: { user: owner.id }, signal, keptOnly };
    const pageOf = (number: number) => ids[number - 1] ?? '';
    if (want === 'titles') {
      return this.texts.of({
        ...{ ...request, task: MODEL_TASKS.names },
        shown: ({ names }) => ({
          titles: names.map((named) => ({ id: pageOf(named.id), title: named.name })),
          subtopics: [],
        }),
      });
    }
    return this.texts.of({
      ...{ ...request, task: MODEL_TASKS.subtopics },
      shown: ({ subtopics }) => ({
        titles: [],
        subtopics: subtopics.map(({ title, why, parent }) => ({ title, why, parent: pageOf(parent) })),
      }),
    });
  }
}

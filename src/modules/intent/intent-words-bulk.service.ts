import { Injectable } from '@nestjs/common';
import type { BulkAction } from '../../contracts/bulk/bulk-changes';
import { IntentWordsChangeDto } from '../../contracts/intent/intent.dto';
import type { BulkActor, BulkRecord, BulkValues, UpdatableResource } from '../../core/bulk/bulk-resource';
import { filterOf } from '../../core/http/list-query';
import { validateDto } from '../../core/validation/validate-dto';
import { INTENT_WORDS_LIST } from './intent-words-list';
import { IntentWordsService } from './intent-words.service';
import { IntentRepository } from './intent.repository';

/** What jobs do with many words: each by the rules of a single change. */
@Injectable()
export class IntentWordsBulkService implements UpdatableResource {
  readonly actions = ['update', 'delete'] as const;

  constructor(
    private readonly repository: IntentRepository,
    private readonly words: IntentWordsService,
  ) {}

  async *matching(filter: unknown): AsyncIterable<BulkRecord> {
    for await (const { _id, label } of this.repository.named(filterOf(filter, INTENT_WORDS_LIST.filter))) {
      yield { id: _id.toHexString(), label };
    }
  }

  names(ids: readonly string[]): Promise<Map<string, string>> {
    return this.repository.labels(ids);
  }

  check(action: BulkAction, values: BulkValues): BulkValues {
    return action === 'update' ? { important: validateDto(IntentWordsChangeDto, values).important } : {};
  }

  async valuesOf(id: string): Promise<BulkValues> {
    return { important: (await this.words.get(id)).important };
  }

  async patchFor(id: string, { important }: BulkValues): Promise<BulkValues> {
    await this.words.get(id);
    return { important };
  }

  update({ admin, group }: BulkActor, id: string, { important }: BulkValues): Promise<unknown> {
    return this.words.mark(admin, id, important === true, group);
  }

  remove({ admin, group }: BulkActor, id: string): Promise<unknown> {
    return this.words.remove(admin, id, group);
  }
}

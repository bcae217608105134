import { Injectable } from '@nestjs/common';
import type { BulkActor, BulkRecord, BulkResource, BulkValues } from '../../core/bulk/bulk-resource';
import { filterOf } from '../../core/http/list-query';
import { PLANS_LIST } from './plans-list';
import { PlansRepository } from './plans.repository';
import { PlansService } from './plans.service';

/** What jobs do with many plans: each by the rules of a single change. */
@Injectable()
export class PlansBulkService implements BulkResource {
  readonly actions = ['delete'] as const;

  constructor(
    private readonly repository: PlansRepository,
    private readonly plans: PlansService,
  ) {}

  async *matching(filter: unknown): AsyncIterable<BulkRecord> {
    for await (const { _id, name } of this.repository.named(filterOf(filter, PLANS_LIST.filter))) {
      yield { id: _id.toHexString(), label: name };
    }
  }

  names(ids: readonly string[]): Promise<Map<string, string>> {
    return this.repository.names(ids);
  }

  check(): BulkValues {
    return {};
  }

  remove({ admin, group }: BulkActor, id: string): Promise<unknown> {
    return this.plans.remove(admin, id, group);
  }
}

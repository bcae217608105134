import { Injectable } from '@nestjs/common';
import type { BulkActor, BulkRecord, BulkResource, BulkValues } from '../../core/bulk/bulk-resource';
import { filterOf } from '../../core/http/list-query';
import { PERMISSIONS_LIST } from './permissions-list';
import { PermissionsRepository } from './permissions.repository';
import { PermissionsService } from './permissions.service';

/** What jobs do with many batches: each by the rules of a single change. */
@Injectable()
export class PermissionsBulkService implements BulkResource {
  readonly actions = ['delete'] as const;

  constructor(
    private readonly repository: PermissionsRepository,
    private readonly permissions: PermissionsService,
  ) {}

  async *matching(filter: unknown): AsyncIterable<BulkRecord> {
    for await (const { _id, batch } of this.repository.named(filterOf(filter, PERMISSIONS_LIST.filter))) {
      yield { id: _id.toHexString(), label: batch };
    }
  }

  async names(ids: readonly string[]): Promise<Map<string, string>> {
    const records = await this.repository.findMany(ids);
    return new Map(records.map(({ _id, batch }) => [_id.toHexString(), batch]));
  }

  check(): BulkValues {
    return {};
  }

  remove({ admin, group }: BulkActor, id: string): Promise<unknown> {
    return this.permissions.remove(admin, id, group);
  }
}

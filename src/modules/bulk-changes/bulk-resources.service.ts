import { Injectable } from '@nestjs/common';
import type { BulkResourceName } from '../../contracts/bulk/bulk-changes';
import type { BulkResource } from '../../core/bulk/bulk-resource';
import { IntentWordsBulkService } from '../intent/intent-words-bulk.service';
import { PermissionsBulkService } from '../permissions/permissions-bulk.service';
import { PlansBulkService } from '../plans/plans-bulk.service';
import { UsersBulkChangesService } from '../users/users-bulk-changes.service';

/** Whose records can be changed by a job. */
@Injectable()
export class BulkResourcesService {
  private readonly resources: Readonly<Record<BulkResourceName, BulkResource>>;

  constructor(
    users: UsersBulkChangesService,
    permissions: PermissionsBulkService,
    plans: PlansBulkService,
    words: IntentWordsBulkService,
  ) {
    this.resources = { users, permissions, 'pro-plans': plans, 'intent-words': words };
  }

  of(name: BulkResourceName): BulkResource {
    return this.resources[name];
  }
}

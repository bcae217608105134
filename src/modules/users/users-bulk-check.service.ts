import { Injectable } from '@nestjs/common';
import { BULK_MESSAGES } from '../../contracts/users/bulk-messages';
import type { BulkUserChangeDto } from '../../contracts/users/bulk.dto';
import { fieldsRefused } from '../../core/errors/app-error';
import { PermissionsService } from '../permissions/permissions.service';
import { PlansService } from '../plans/plans.service';
import { checkChange } from './bulk-user-change';

/** What no user may be given, told once instead of for each. */
@Injectable()
export class UsersBulkCheckService {
  constructor(
    private readonly permissions: PermissionsService,
    private readonly plans: PlansService,
  ) {}

  async check(change: BulkUserChangeDto, now: Date): Promise<void> {
    checkChange(change, now);
    const { batch, userPlan } = change;
    if (batch && !(await this.permissions.findBatch(batch))) {
      throw fieldsRefused({ batch: BULK_MESSAGES.batchGone }, BULK_MESSAGES.batchGone);
    }
    if (userPlan && !(await this.plans.terms(userPlan))) {
      throw fieldsRefused({ userPlan: BULK_MESSAGES.planGone }, BULK_MESSAGES.planGone);
    }
  }
}

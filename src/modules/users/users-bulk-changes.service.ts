import { Injectable } from '@nestjs/common';
import type { BulkAction } from '../../contracts/bulk/bulk-changes';
import { BulkUserChangeDto } from '../../contracts/users/bulk.dto';
import { INVITATION_MESSAGES } from '../../contracts/users/invitation-messages';
import type { BulkActor, BulkRecord, BulkValues, UpdatableResource } from '../../core/bulk/bulk-resource';
import { AppError, notFound } from '../../core/errors/app-error';
import { filterOf } from '../../core/http/list-query';
import { validateDto } from '../../core/validation/validate-dto';
import { enteredOf } from './account-entry';
import { patchOf } from './bulk-user-change';
import { InvitationsService } from './invitations.service';
import { UsersAdminService } from './users-admin.service';
import { UsersBulkCheckService } from './users-bulk-check.service';
import { USERS_LIST } from './users-list';
import { UsersRepository } from './users.repository';
import type { UserRecord } from './users.schema';

/** What jobs do with many accounts: each by the rules of a single change. */
@Injectable()
export class UsersBulkChangesService implements UpdatableResource {
  readonly actions = ['update', 'delete', 'invite'] as const;

  constructor(
    private readonly users: UsersRepository,
    private readonly accounts: UsersAdminService,
    private readonly checks: UsersBulkCheckService,
    private readonly invitations: InvitationsService,
  ) {}

  async *matching(filter: unknown): AsyncIterable<BulkRecord> {
    for await (const { _id, name } of this.users.named(filterOf(filter, USERS_LIST.filter), new Date())) {
      yield { id: _id.toHexString(), label: name };
    }
  }

  names(ids: readonly string[]): Promise<Map<string, string>> {
    return this.users.names(ids);
  }

  async check(action: BulkAction, values: BulkValues): Promise<BulkValues> {
    if (action === 'invite' && !this.invitations.mailsOn) {
      throw new AppError('CONFLICT', INVITATION_MESSAGES.noMail);
    }
    if (action !== 'update') return {};
    const change = validateDto(BulkUserChangeDto, values);
    await this.checks.check(change, new Date());
    return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  }

  async valuesOf(id: string): Promise<BulkValues> {
    const { isActive, batch, userType, subscriptionEndDate, userPlan, extendedPlans, extendedPermissions } =
      enteredOf(await this.existing(id));
    return { isActive, batch, userType, subscriptionEndDate, userPlan, extendedPlans, extendedPermissions };
  }

  async patchFor(id: string, values: BulkValues): Promise<BulkValues> {
    return { ...patchOf(values, await this.existing(id), new Date()) };
  }

  update({ admin, group }: BulkActor, id: string, patch: BulkValues): Promise<unknown> {
    return this.accounts.update(admin, id, patch, { group });
  }

  remove({ admin, group }: BulkActor, id: string): Promise<unknown> {
    return this.accounts.remove(admin, id, { group });
  }

  /** Mails go out only where PUBLIC_URL says where this instance is: no request has to tell. */
  async invite({ admin, group }: BulkActor, id: string): Promise<void> {
    const { mail } = await this.invitations.invite({ admin, origin: '' }, { id, group });
    if (mail === 'failed') throw new AppError('UNAVAILABLE', INVITATION_MESSAGES.notMailed);
  }

  private async existing(id: string): Promise<UserRecord> {
    const user = await this.users.find(id);
    if (!user) throw notFound();
    return user;
  }
}

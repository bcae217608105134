import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { BulkUserChangeDto } from '../../contracts/users/bulk.dto';
import { applyToEach } from '../../core/database/apply-to-each';
import { notFound } from '../../core/errors/app-error';
import { patchOf } from './bulk-user-change';
import { UsersAdminService } from './users-admin.service';
import { UsersBulkCheckService } from './users-bulk-check.service';
import { UsersRepository } from './users.repository';

/** What admins do with many accounts at once: each by the rules of a single change, and on its own. */
@Injectable()
export class UsersBulkService {
  constructor(
    private readonly users: UsersRepository,
    private readonly accounts: UsersAdminService,
    private readonly checks: UsersBulkCheckService,
  ) {}

  async update(admin: AuthUser, ids: readonly string[], change: BulkUserChangeDto): Promise<string[]> {
    const now = new Date();
    await this.checks.check(change, now);
    return this.applyToEach(ids, async (id) => {
      const user = await this.users.find(id);
      if (!user) throw notFound();
      await this.accounts.update(admin, id, patchOf(change, user, now));
    });
  }

  remove(admin: AuthUser, ids: readonly string[]): Promise<string[]> {
    return this.applyToEach(ids, (id) => this.accounts.remove(admin, id));
  }

  private async applyToEach(
    ids: readonly string[],
    apply: (id: string) => Promise<unknown>,
  ): Promise<string[]> {
    const names = await this.users.names(ids);
    return applyToEach(ids, apply, (id) => names.get(id));
  }
}

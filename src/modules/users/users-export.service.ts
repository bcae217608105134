import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { ListRequest } from '../../core/database/list-page';
import { AuditService } from '../audit/audit.service';
import { PermissionsService } from '../permissions/permissions.service';
import { PlansService } from '../plans/plans.service';
import type { ExportedUser } from './user-export';
import { UsersAdminService } from './users-admin.service';
import type { UserFilter } from './users.repository';
import type { UserRecord } from './users.schema';

/** Users whose batches are looked up at once. */
const PAGE = 200;

type ExportRequest = Omit<ListRequest<UserFilter>, 'range'>;

/** Downloads of users, which the audit log keeps. */
@Injectable()
export class UsersExportService {
  constructor(
    private readonly users: UsersAdminService,
    private readonly permissions: PermissionsService,
    private readonly plans: PlansService,
    private readonly audit: AuditService,
  ) {}

  /** All that a list's filter finds, page by page as they are asked for. */
  async export(admin: AuthUser, request: ExportRequest): Promise<AsyncGenerator<ExportedUser>> {
    await this.audit.record({
      actor: admin,
      action: 'export',
      resource: 'users',
      recordId: 'export',
      label: 'users',
      after: request.filter,
    });
    return this.stream(request);
  }

  private async *stream(request: ExportRequest): AsyncGenerator<ExportedUser> {
    const plans = await this.plans.namesById();
    let page: UserRecord[] = [];
    for await (const user of await this.users.stream(request)) {
      page.push(user);
      if (page.length < PAGE) continue;
      yield* await this.named(page, plans);
      page = [];
    }
    yield* await this.named(page, plans);
  }

  private async named(users: UserRecord[], plans: ReadonlyMap<string, string>): Promise<ExportedUser[]> {
    const batches = await this.permissions.batches(users.flatMap(({ batch }) => batch?.toHexString() ?? []));
    return users.map((user) => ({
      user,
      batchName: batches.get(user.batch?.toHexString() ?? '')?.name ?? '',
      planName: plans.get(user.userPlan?.toHexString() ?? '') ?? '',
    }));
  }
}

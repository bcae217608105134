import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { TWO_FACTOR_MESSAGES } from '../../contracts/auth/two-factor-messages';
import type { SecurityView } from '../../contracts/security/security';
import { AppError } from '../../core/errors/app-error';
import { AuditService } from '../audit/audit.service';
import { SecurityRepository } from './security.repository';

/** What this instance asks of those who log in. */
@Injectable()
export class SecurityService {
  constructor(
    private readonly records: SecurityRepository,
    private readonly audit: AuditService,
  ) {}

  view(): Promise<SecurityView> {
    return this.records.settings();
  }

  /** Who asks it of others has it, so that nobody locks everybody into a setup that they did not try. */
  async update(admin: AuthUser, { adminsNeedTwoFactor }: SecurityView): Promise<SecurityView> {
    const before = await this.view();
    if (adminsNeedTwoFactor === before.adminsNeedTwoFactor) return before;
    if (adminsNeedTwoFactor && !admin.twoFactor) throw new AppError('CONFLICT', TWO_FACTOR_MESSAGES.ownFirst);
    const after = { adminsNeedTwoFactor };
    await this.records.save(after);
    await this.audit.record({
      actor: admin,
      action: 'update',
      resource: 'security',
      recordId: 'security',
      label: 'Security',
      before,
      after,
    });
    return after;
  }
}

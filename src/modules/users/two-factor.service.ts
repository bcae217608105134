import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import type { AuthUser } from '../../contracts/access/access';
import type { AuditAction } from '../../contracts/audit/audit';
import { RECOVERY_CODES, type TwoFactorSetupView, type TwoFactorView } from '../../contracts/auth/two-factor';
import type { ChangeTwoFactorDto } from '../../contracts/auth/two-factor.dto';
import { TWO_FACTOR_MESSAGES } from '../../contracts/auth/two-factor-messages';
import type { Caller } from '../../core/auth/caller';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import {
  hashOfRecoveryCode,
  isTotp,
  newRecoveryCode,
  newSecret,
  plainCode,
  setupUri,
  stepOf,
} from '../../core/secrets/one-time-codes';
import { Sealer } from '../../core/secrets/sealer';
import { LoginAttempts } from '../../core/throttle/login-attempts';
import { AuditService } from '../audit/audit.service';
import { InstanceService } from '../instance/instance.service';
import { SecurityService } from '../security/security.service';
import { TwoFactorRepository } from './two-factor.repository';
import type { TwoFactorRecord, UserRecord } from './users.schema';
import { UsersService } from './users.service';

const SETUP_MS = 30 * 60_000;

type Actor = Pick<AuthUser, 'id' | 'email' | 'actingAdmin'>;

/** The second factor of accounts: one-time codes of an authenticator app, and recovery codes for when it is lost. */
@Injectable()
export class TwoFactorService {
  private readonly sealer: Sealer;

  constructor(
    private readonly factors: TwoFactorRepository,
    private readonly users: UsersService,
    private readonly attempts: LoginAttempts,
    private readonly security: SecurityService,
    private readonly instance: InstanceService,
    private readonly audit: AuditService,
    @Inject(ENVIRONMENT) { jwtSecret }: Environment,
  ) {
    this.sealer = new Sealer(jwtSecret, 'two-factor');
  }

  async view({ id, role }: AuthUser): Promise<TwoFactorView> {
    const { twoFactorSince, twoFactor } = await this.existing(id);
    return {
      since: twoFactorSince?.toISOString() ?? null,
      recoveryCodesLeft: twoFactor?.recovery.length ?? 0,
      required: role === 'admin' && (await this.security.view()).adminsNeedTwoFactor,
    };
  }

  /** Whether a login with the right password may go on: false where a code is missing. Refuses a wrong one. */
  async admits(id: string, code: string | undefined): Promise<boolean> {
    const { twoFactor } = await this.existing(id);
    if (!twoFactor) return true;
    if (!code?.trim()) return false;
    await this.use(id, twoFactor, code);
    return true;
  }

  /** A key for the owner's app, which counts once `confirm` has seen a code of it. */
  async start({ id, email }: AuthUser, currentPassword: string, caller: Caller): Promise<TwoFactorSetupView> {
    await this.attempts.check(email, caller, () => this.users.verifyOwnPassword(id, currentPassword));
    const secret = newSecret();
    const draft = { secret: this.sealer.seal(secret, id), expiresAt: new Date(Date.now() + SETUP_MS) };
    if (!(await this.factors.putDraft(id, draft))) throw conflict(TWO_FACTOR_MESSAGES.alreadyOn);
    return { secret, uri: setupUri(secret, (await this.instance.view()).name, email) };
  }

  /** Turns it on; every session ends, and tokens are of this version from now on. */
  async confirm(user: AuthUser, code: string): Promise<{ tokenVersion: number; recoveryCodes: string[] }> {
    const { id } = user;
    const now = new Date();
    const { twoFactorDraft, twoFactorSince } = await this.existing(id);
    if (twoFactorSince) throw conflict(TWO_FACTOR_MESSAGES.alreadyOn);
    if (!twoFactorDraft || twoFactorDraft.expiresAt <= now) throw conflict(TWO_FACTOR_MESSAGES.setUpExpired);
    const secret = this.sealer.open(twoFactorDraft.secret, id) ?? '';
    const lastStep = stepOf(secret, plainCode(code), now);
    if (lastStep === undefined) throw fieldsRefused({ code: TWO_FACTOR_MESSAGES.firstCodeWrong });
    const { codes, recovery } = newRecoveryCodes(id);
    const record = { secret: twoFactorDraft.secret, lastStep, recovery };
    const after = await this.factors.turnOn(id, twoFactorDraft.secret, record, now);
    if (!after) throw conflict(TWO_FACTOR_MESSAGES.setUpExpired);
    await this.record(user, 'turn-on-two-factor', after);
    return { tokenVersion: after.tokenVersion, recoveryCodes: codes };
  }

  /** In place of those that are left. */
  async renewRecoveryCodes(user: AuthUser, entered: ChangeTwoFactorDto, caller: Caller): Promise<string[]> {
    const account = await this.proven(user, entered, caller);
    const { codes, recovery } = newRecoveryCodes(user.id);
    if (!(await this.factors.replaceRecoveryCodes(user.id, recovery)))
      throw conflict(TWO_FACTOR_MESSAGES.notOn);
    await this.record(user, 'renew-recovery-codes', account);
    return codes;
  }

  async turnOff(user: AuthUser, entered: ChangeTwoFactorDto, caller: Caller): Promise<void> {
    if ((await this.view(user)).required) throw conflict(TWO_FACTOR_MESSAGES.keptForAdmins);
    await this.proven(user, entered, caller);
    const after = await this.factors.turnOff(user.id, { endSessions: false });
    if (after) await this.record(user, 'turn-off-two-factor', after);
  }

  /** For who has lost both the app and the recovery codes. Ends the sessions of the account. */
  async reset(actor: Actor, id: string): Promise<void> {
    if (actor.id === id) throw conflict(TWO_FACTOR_MESSAGES.ownReset);
    await this.existing(id);
    const after = await this.factors.turnOff(id, { endSessions: true });
    if (!after) throw conflict(TWO_FACTOR_MESSAGES.notOn);
    await this.record(actor, 'reset-two-factor', after);
  }

  /** The same by whoever runs this instance, for an admin whom no other admin can help. Gives the account's e-mail. */
  async resetByOperator(email: string): Promise<string> {
    const user = await this.users.idOf(email);
    if (!user) throw notFound();
    const after = await this.factors.turnOff(user, { endSessions: true });
    if (!after) throw conflict(TWO_FACTOR_MESSAGES.notOn);
    await this.record({ id: user, email: 'operator' }, 'reset-two-factor', after);
    return after.email;
  }

  /** Password and code together are one try, as at the login. */
  private proven(
    { id, email }: AuthUser,
    { currentPassword, code }: ChangeTwoFactorDto,
    caller: Caller,
  ): Promise<UserRecord> {
    return this.attempts.check(email, caller, async () => {
      await this.users.verifyOwnPassword(id, currentPassword);
      const user = await this.existing(id);
      if (!user.twoFactor) throw conflict(TWO_FACTOR_MESSAGES.notOn);
      if (!(await this.isUsed(id, user.twoFactor, code))) {
        throw fieldsRefused({ code: TWO_FACTOR_MESSAGES.codeWrong });
      }
      return user;
    });
  }

  private async use(id: string, factor: TwoFactorRecord, code: string): Promise<void> {
    if (await this.isUsed(id, factor, code)) return;
    const message = TWO_FACTOR_MESSAGES.codeWrong;
    throw new AppError('TWO_FACTOR_WRONG', message, { errors: { code: message } });
  }

  /** Takes a code, which nobody can use after that; false where it is wrong or was used. */
  private async isUsed(id: string, { secret }: TwoFactorRecord, typed: string): Promise<boolean> {
    const code = plainCode(typed);
    if (!isTotp(code)) return this.factors.useRecoveryCode(id, hashOfRecoveryCode(code, id));
    const key = this.sealer.open(secret, id);
    const step = key && stepOf(key, code, new Date());
    return step ? this.factors.useStep(id, secret, step) : false;
  }

  private async existing(id: string): Promise<UserRecord> {
    const user = await this.factors.find(id);
    if (!user) throw notFound();
    return user;
  }

  private record(actor: Actor, action: AuditAction, { _id, email }: UserRecord): Promise<void> {
    const recordId = _id.toHexString();
    return this.audit.record({ actor, action, resource: 'users', recordId, label: email });
  }
}

function newRecoveryCodes(owner: string): { codes: string[]; recovery: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  return { codes, recovery: codes.map((code) => hashOfRecoveryCode(code, owner)) };
}

function conflict(message: string): AppError {
  return new AppError('CONFLICT', message);
}

import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import type { AuthUser } from '../../contracts/access/access';
import { KEY_MESSAGES } from '../../contracts/keys/key-messages';
import type { KeyHistoryView, OwnKeyView } from '../../contracts/keys/keys';
import { MESSAGES } from '../../contracts/messages';
import { AccountEmails } from '../../core/accounts/account-emails';
import { AccountRemovals } from '../../core/accounts/account-removals';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { AppError, notFound } from '../../core/errors/app-error';
import { Sealer } from '../../core/secrets/sealer';
import { ActionLimits } from '../../core/throttle/action-limits';
import { AuditService } from '../audit/audit.service';
import { UsageService } from '../usage/usage.service';
import { type KeyFilter, KeysRepository } from './keys.repository';
import type { KeyRecord } from './keys.schema';

const KEY_BYTES = 16;
const GROUP = /.{4}(?=.)/g;
const HINT_LENGTH = 4;
const GENERATING = { action: 'generate-key', times: 5, windowMs: 5 * 60_000 };
/** So many requests of one user may be at it at the same time before one gives up. */
const TRIES = 5;
const NO_KEY: OwnKeyView = {
  state: 'none',
  hint: '',
  generatedAt: null,
  endedAt: null,
  locked: false,
  unreadable: false,
};

/** The activation keys that Cohort issues: one a user, random, and its owner's alone to see. */
@Injectable()
export class KeysService {
  private readonly sealer: Sealer;

  constructor(
    private readonly keys: KeysRepository,
    private readonly limits: ActionLimits,
    private readonly usage: UsageService,
    private readonly audit: AuditService,
    @Inject(ENVIRONMENT) { jwtSecret }: Environment,
    removals: AccountRemovals,
    emails: AccountEmails,
  ) {
    this.sealer = new Sealer(jwtSecret, 'screaming-frog-keys');
    removals.add((owner) => this.keys.removeAll(owner));
    emails.add((owner, email) => this.keys.renameOwner(owner, email));
  }

  /** The active key; empty where there is none. */
  async read({ id }: AuthUser): Promise<string> {
    const record = await this.keys.findActive(id);
    return (record && this.openOf(record)) ?? '';
  }

  async ownView({ id }: AuthUser): Promise<OwnKeyView> {
    const record =
      (await this.keys.findActive(id)) ??
      (await this.keys.findLocked(id)) ??
      (await this.keys.findLatest(id));
    if (!record) return NO_KEY;
    const { state, hint, createdAt, endedAt, lockedOf } = record;
    return {
      state,
      hint,
      generatedAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      locked: lockedOf !== undefined,
      unreadable: state === 'active' && this.openOf(record) === undefined,
    };
  }

  /** Ends the key before; of two requests at the same time the later one's key is the active one. */
  async generate(user: AuthUser): Promise<string> {
    await this.assertUnlocked(user);
    await this.limits.count(user.id, GENERATING);
    const key = newKey();
    const record = {
      owner: user.id,
      ownerEmail: user.email,
      sealed: this.sealer.seal(key, user.id),
      hint: key.slice(-HINT_LENGTH),
    };
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const now = new Date();
      await this.keys.endActive(user.id, { state: 'replaced', endedAt: now, endedBy: '' });
      if (!(await this.keys.insertActive({ ...record, createdAt: now }))) continue;
      // An admin may have revoked the key before it meanwhile.
      await this.assertUnlocked(user, () => this.keys.removeActive(user.id));
      await this.keys.forgetOldest(user.id);
      await this.usage.logOperation(user, 'screaming-frog-activation');
      return key;
    }
    throw new AppError('UNAVAILABLE', MESSAGES.unavailable);
  }

  async history({ filter, sort, range }: ListRequest<KeyFilter>): Promise<ListPage<KeyHistoryView>> {
    const { items, total } = await this.keys.list(filter, sort, range);
    return { items: items.map(toHistory), total };
  }

  async revoke(admin: AuthUser, id: string): Promise<KeyHistoryView> {
    const before = await this.keys.find(id);
    if (!before) throw notFound();
    const after = await this.keys.revoke(before, { endedAt: new Date(), endedBy: admin.email });
    if (!after) throw new AppError('CONFLICT', KEY_MESSAGES.notActive);
    return this.recorded(admin, 'revoke', before, after);
  }

  /** Lets the owner of a revoked key generate another one. */
  async allow(admin: AuthUser, id: string): Promise<KeyHistoryView> {
    const before = await this.keys.find(id);
    if (!before) throw notFound();
    const after = await this.keys.unlock(id);
    if (!after) throw new AppError('CONFLICT', KEY_MESSAGES.notLocked);
    return this.recorded(admin, 'allow', before, after);
  }

  private async recorded(
    actor: AuthUser,
    action: 'revoke' | 'allow',
    before: KeyRecord,
    after: KeyRecord,
  ): Promise<KeyHistoryView> {
    await this.audit.record({
      actor,
      action,
      resource: 'keys',
      recordId: after._id.toHexString(),
      label: after.ownerEmail,
      before: auditable(before),
      after: auditable(after),
    });
    return toHistory(after);
  }

  private async assertUnlocked({ id }: AuthUser, otherwise?: () => Promise<void>): Promise<void> {
    if ((await this.keys.findLocked(id)) === null) return;
    await otherwise?.();
    throw new AppError('FORBIDDEN', KEY_MESSAGES.locked);
  }

  private openOf({ owner, sealed = '' }: KeyRecord): string | undefined {
    return this.sealer.open(sealed, owner.toHexString());
  }
}

/** 128 random bits as hexadecimal digits in groups of four. */
function newKey(): string {
  return randomBytes(KEY_BYTES).toString('hex').toUpperCase().replace(GROUP, '$&-');
}

function auditable({ hint, state, lockedOf }: KeyRecord): object {
  return { hint, state, locked: lockedOf !== undefined };
}

function toHistory({ _id, owner, ownerEmail, hint, state, lockedOf, ...record }: KeyRecord): KeyHistoryView {
  return {
    id: _id.toHexString(),
    owner: owner.toHexString(),
    ownerEmail,
    hint,
    state,
    generatedAt: record.createdAt.toISOString(),
    endedAt: record.endedAt?.toISOString() ?? null,
    endedBy: record.endedBy,
    locked: lockedOf !== undefined,
  };
}

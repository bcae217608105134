import { Injectable, Logger } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { API_KEY_MESSAGES } from '../../contracts/api-keys/api-key-messages';
import {
  type ApiKeySettingsView,
  MAX_API_KEYS,
  type NewApiKeyView,
  type OwnApiKeysView,
  type OwnedApiKeyView,
} from '../../contracts/api-keys/api-keys';
import type { NewApiKeyDto } from '../../contracts/api-keys/api-keys.dto';
import { AccountEmails } from '../../core/accounts/account-emails';
import { AccountRemovals } from '../../core/accounts/account-removals';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { RoomLocks } from '../../core/database/room-locks';
import { isDiskFull, logDiskFull } from '../../core/disk/disk-full';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import { hashOfApiKey, newApiKey } from '../../core/secrets/api-key';
import { ActionLimits } from '../../core/throttle/action-limits';
import { apiKeyStateAt, mayHaveApiKeys, overDays, scopesFor } from '../../domain/api-keys/api-keys';
import { dayOf } from '../../domain/statistics/days';
import { AuditService } from '../audit/audit.service';
import { ApiKeySettingsRepository } from './api-key-settings.repository';
import { type ApiKeyFilter, ApiKeysRepository } from './api-keys.repository';
import type { ApiKeyRecord } from './api-keys.schema';
import { auditedApiKey, toApiKeyView, toOwnedApiKeyView } from './api-keys.views';

const HINT_LENGTH = 4;
const DAY_MS = 86_400_000;
const NOTED_EVERY_MS = 60_000;
const MAKING = { action: 'make-api-key', times: 20, windowMs: 3_600_000 };

/** The keys by which programs use the API for their owners. */
@Injectable()
export class ApiKeysService {
  private readonly logger = new Logger('ApiKeys');

  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly records: ApiKeySettingsRepository,
    private readonly rooms: RoomLocks,
    private readonly limits: ActionLimits,
    private readonly audit: AuditService,
    removals: AccountRemovals,
    emails: AccountEmails,
  ) {
    removals.add((owner) => this.keys.removeAll(owner));
    emails.add((owner, email) => this.keys.renameOwner(owner, email));
  }

  settings(): Promise<ApiKeySettingsView> {
    return this.records.settings();
  }

  async updateSettings(admin: AuthUser, { allowed }: ApiKeySettingsView): Promise<ApiKeySettingsView> {
    const before = await this.settings();
    if (allowed === before.allowed) return before;
    const after = { allowed };
    await this.records.save(after);
    await this.audit.record({
      actor: admin,
      action: 'update',
      resource: 'api-key-settings',
      recordId: 'api-keys',
      label: 'API keys',
      before,
      after,
    });
    return after;
  }

  /** Whether somebody may have keys now: while not, none of theirs works. */
  async isAllowedTo({ role }: Pick<AuthUser, 'role'>): Promise<boolean> {
    return mayHaveApiKeys(role, (await this.settings()).allowed);
  }

  async own(user: AuthUser): Promise<OwnApiKeysView> {
    const now = new Date();
    const keys = await this.keys.ofOwner(user.id);
    return {
      allowed: await this.isAllowedTo(user),
      scopes: scopesFor(user.role),
      keys: keys.map((key) => toApiKeyView(key, now)),
    };
  }

  /** The key is in the answer this once. */
  async make(user: AuthUser, { name, scopes, days }: NewApiKeyDto): Promise<NewApiKeyView> {
    if (!(await this.isAllowedTo(user))) throw new AppError('FORBIDDEN', API_KEY_MESSAGES.notAllowed);
    const allowed = scopesFor(user.role);
    if (!scopes.every((scope) => allowed.includes(scope))) {
      throw fieldsRefused({ scopes: API_KEY_MESSAGES.scopesOfAdmins });
    }
    await this.limits.count(user.id, MAKING);
    const secret = newApiKey();
    const createdAt = new Date();
    const record = await this.rooms.hold(`api-keys:${user.id}`, async () => {
      await this.assertRoom(user.id, createdAt);
      return this.keys.insert({
        owner: user.id,
        ownerEmail: user.email,
        name,
        scopes: [...scopes],
        hash: hashOfApiKey(secret) ?? '',
        hint: secret.slice(-HINT_LENGTH),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
      });
    });
    await this.keys.forgetEnded(user.id, createdAt);
    await this.record(user, 'create', record);
    return { key: toApiKeyView(record, createdAt), secret };
  }

  /** One's own. */
  async revokeOwn(user: AuthUser, id: string): Promise<OwnApiKeysView> {
    await this.revoke(user, id, user.id);
    return this.own(user);
  }

  async list({ filter, sort, range }: ListRequest<ApiKeyFilter>): Promise<ListPage<OwnedApiKeyView>> {
    const now = new Date();
    const { items, total } = await this.keys.list(filter, sort, range);
    return { items: items.map((key) => toOwnedApiKeyView(key, now)), total };
  }

  /** Whosoever's. */
  async revokeAny(admin: AuthUser, id: string): Promise<OwnedApiKeyView> {
    return toOwnedApiKeyView(await this.revoke(admin, id), new Date());
  }

  /** The key of a bearer token. Whether its owner may have one is not asked here. */
  async open(token: string): Promise<ApiKeyRecord> {
    const hash = hashOfApiKey(token);
    const record = hash === undefined ? null : await this.keys.findByHash(hash);
    if (!record) throw new AppError('UNAUTHENTICATED', API_KEY_MESSAGES.invalid);
    const state = apiKeyStateAt(record, new Date());
    if (state !== 'active') throw new AppError('UNAUTHENTICATED', API_KEY_MESSAGES[state]);
    return record;
  }

  /** A request that can't be counted, as when the disk is full, is answered all the same. */
  async noteUse({ _id, uses, lastUsedAt }: ApiKeyRecord): Promise<void> {
    const now = new Date();
    const day = dayOf(now);
    const isNoted = lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < NOTED_EVERY_MS;
    const use = { day, over: overDays(uses, day), ...(!isNoted && { lastUsedAt: now }) };
    await this.keys.noteUse(_id, use).catch((err: unknown) => {
      if (isDiskFull(err)) logDiskFull(err);
      else this.logger.warn({ err }, 'The use of an API key could not be counted');
    });
  }

  private async assertRoom(owner: string, now: Date): Promise<void> {
    const keys = await this.keys.ofOwner(owner);
    const active = keys.filter((key) => apiKeyStateAt(key, now) === 'active');
    if (active.length >= MAX_API_KEYS) throw new AppError('CONFLICT', API_KEY_MESSAGES.tooMany);
  }

  private async revoke(actor: AuthUser, id: string, owner?: string): Promise<ApiKeyRecord> {
    const after = await this.keys.revoke(id, new Date(), actor.email, owner);
    if (after) {
      await this.record(actor, 'revoke', after);
      return after;
    }
    if (await this.keys.exists(id, owner)) throw new AppError('CONFLICT', API_KEY_MESSAGES.notActive);
    throw notFound();
  }

  private record(actor: AuthUser, action: 'create' | 'revoke', key: ApiKeyRecord): Promise<void> {
    const recordId = key._id.toHexString();
    const label = `${key.name} (${key.ownerEmail})`;
    return this.audit.record({
      actor,
      action,
      resource: 'api-keys',
      recordId,
      label,
      after: auditedApiKey(key),
    });
  }
}

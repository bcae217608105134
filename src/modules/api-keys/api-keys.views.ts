import type { ApiKeyView, OwnedApiKeyView } from '../../contracts/api-keys/api-keys';
import { apiKeyStateAt, usesUntil } from '../../domain/api-keys/api-keys';
import { dayOf } from '../../domain/statistics/days';
import type { ApiKeyRecord } from './api-keys.schema';

export function toApiKeyView(record: ApiKeyRecord, now: Date): ApiKeyView {
  const { name, hint, scopes, createdAt, expiresAt, lastUsedAt, uses, revokedAt, revokedBy } = record;
  const id = record._id.toHexString();
  return {
    _id: id,
    id,
    name,
    hint,
    scopes,
    state: apiKeyStateAt(record, now),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    uses: usesUntil(uses, dayOf(now)),
    revokedAt: revokedAt?.toISOString() ?? null,
    revokedBy,
  };
}

export function toOwnedApiKeyView(record: ApiKeyRecord, now: Date): OwnedApiKeyView {
  const { owner, ownerEmail } = record;
  return { ...toApiKeyView(record, now), owner: owner.toHexString(), ownerEmail };
}

/** What the audit log keeps of a key: nothing that opens anything. */
export function auditedApiKey({ name, hint, scopes, expiresAt, revokedAt }: ApiKeyRecord): object {
  return {
    name,
    hint,
    scopes,
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}

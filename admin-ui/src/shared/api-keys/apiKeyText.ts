import { SCOPE_LABELS } from '@contracts/api-keys/api-key-messages';
import { API_KEY_USE_DAYS, type ApiKeyState, type ApiKeyView } from '@contracts/api-keys/api-keys';
import { counted } from '../counted';
import { formatDateTime, formatDay } from '../format';

export const KEY_STATES: Record<ApiKeyState, { label: string; color: 'success' | 'default' | 'error' }> = {
  active: { label: 'Active', color: 'success' },
  expired: { label: 'Expired', color: 'default' },
  revoked: { label: 'Revoked', color: 'error' },
};

/** How a key is recognized, and what it may do. */
export function whatItMay({ hint, scopes }: Pick<ApiKeyView, 'hint' | 'scopes'>): string {
  return [`…${hint}`, ...scopes.map((scope) => SCOPE_LABELS[scope])].join(' · ');
}

/** When it was made and ends, and how it was used. */
export function whenItWasUsed({ createdAt, expiresAt, lastUsedAt, uses, ...key }: ApiKeyView): string {
  const end = {
    active: `Expires ${formatDay(expiresAt)}`,
    expired: `Expired ${formatDay(expiresAt)}`,
    revoked: `Revoked ${key.revokedAt ? formatDay(key.revokedAt) : ''} by ${key.revokedBy}`,
  };
  const use = lastUsedAt
    ? `Last used ${formatDateTime(lastUsedAt)} · ${counted(uses, 'request')} in ${API_KEY_USE_DAYS} days`
    : 'Never used';
  return `Made ${formatDay(createdAt)} · ${end[key.state]} · ${use}`;
}

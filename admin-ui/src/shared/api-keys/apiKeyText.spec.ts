import type { ApiKeyView } from '@contracts/api-keys/api-keys';
import { formatDateTime, formatDay } from '../format';
import { whatItMay, whenItWasUsed } from './apiKeyText';

const MADE = '2026-11-01T08:00:00.000Z';
const ENDS = '2026-12-01T08:00:00.000Z';
const USED = '2026-11-20T08:00:00.000Z';
const aKey = (change: Partial<ApiKeyView>): ApiKeyView => ({
  _id: 'k1',
  id: 'k1',
  name: 'Sheet',
  hint: 'aB3x',
  scopes: ['results:read', 'tools:run'],
  state: 'active',
  createdAt: MADE,
  expiresAt: ENDS,
  lastUsedAt: null,
  uses: 0,
  revokedAt: null,
  revokedBy: '',
  ...change,
});

it.each<[Partial<ApiKeyView>, string, string]>([
  [{}, `Expires ${formatDay(ENDS)}`, 'Never used'],
  [{ state: 'expired' }, `Expired ${formatDay(ENDS)}`, 'Never used'],
  [
    { lastUsedAt: USED, uses: 1 },
    `Expires ${formatDay(ENDS)}`,
    `Last used ${formatDateTime(USED)} · 1 request in 30 days`,
  ],
  [
    { lastUsedAt: USED, uses: 0 },
    `Expires ${formatDay(ENDS)}`,
    `Last used ${formatDateTime(USED)} · 0 requests in 30 days`,
  ],
  [
    { state: 'revoked', revokedAt: USED, revokedBy: 'ann@a.example' },
    `Revoked ${formatDay(USED)} by ann@a.example`,
    'Never used',
  ],
])('tells of a key when it ends and how it was used: %j', (change, end, use) => {
  expect(whenItWasUsed(aKey(change))).toBe(`Made ${formatDay(MADE)} · ${end} · ${use}`);
});

it('tells what a key may do', () => {
  expect(whatItMay(aKey({}))).toBe('…aB3x · Read results · Run tools');
});

import type { Role } from '../../contracts/access/roles';
import type { ApiKeysAllowed } from '../../contracts/api-keys/api-keys';
import { apiKeyStateAt, mayHaveApiKeys, overDays, scopesFor, usesUntil } from './api-keys';

it.each<[ApiKeysAllowed, Role[]]>([
  ['nobody', []],
  ['admins', ['admin']],
  ['everyone', ['admin', 'student']],
])('allowed for %s: %j may have keys', (allowed, expected) => {
  expect((['admin', 'student'] as const).filter((role) => mayHaveApiKeys(role, allowed))).toEqual(expected);
});

it('a student gives no scope that reaches users', () => {
  expect(scopesFor('student')).toEqual(['results:read', 'tools:run']);
  expect(scopesFor('admin')).toEqual(['results:read', 'tools:run', 'users:read', 'users:write']);
});

const NOON = new Date('2026-11-29T12:00:00Z');
it.each([
  ['active', null, '2026-11-29T12:00:01Z'],
  ['expired', null, '2026-11-29T12:00:00Z'],
  ['revoked', '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'],
  ['revoked', '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z'],
])('is %s where it was revoked %s and expires %s', (state, revoked, expires) => {
  const key = { revokedAt: revoked === null ? null : new Date(revoked), expiresAt: new Date(expires) };
  expect(apiKeyStateAt(key, NOON)).toBe(state);
});

it('counts thirty days, today among them, and names those that are over', () => {
  const uses = { '2026-10-30': 1, '2026-10-31': 10, '2026-11-29': 100 };
  expect(usesUntil(uses, '2026-11-29')).toBe(110);
  expect(overDays(uses, '2026-11-29')).toEqual(['2026-10-30']);
  expect(usesUntil({}, '2026-11-29')).toBe(0);
});

import type { Role } from '../../contracts/access/roles';
import {
  API_KEY_SCOPES,
  API_KEY_USE_DAYS,
  type ApiKeysAllowed,
  type ApiKeyScope,
  type ApiKeyState,
} from '../../contracts/api-keys/api-keys';
import { addDays, type Day } from '../statistics/days';

const OF_STUDENTS: readonly ApiKeyScope[] = ['results:read', 'tools:run'];

/** Whether somebody may have keys, as the instance is set. */
export function mayHaveApiKeys(role: Role, allowed: ApiKeysAllowed): boolean {
  return allowed === 'everyone' || (allowed === 'admins' && role === 'admin');
}

/** The scopes that somebody may give to a key. */
export function scopesFor(role: Role): ApiKeyScope[] {
  return [...(role === 'admin' ? API_KEY_SCOPES : OF_STUDENTS)];
}

/** What a key is at a time. One that was revoked stays that when its days are over. */
export function apiKeyStateAt(
  { revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date },
  now: Date,
): ApiKeyState {
  if (revokedAt) return 'revoked';
  return expiresAt <= now ? 'expired' : 'active';
}

/** The requests of the last API_KEY_USE_DAYS days, today among them. */
export function usesUntil(uses: Readonly<Record<Day, number>>, today: Day): number {
  const counted = Object.entries(uses).filter(([day]) => !isOver(day, today));
  return counted.reduce((sum, [, count]) => sum + count, 0);
}

/** The days that are counted no more. */
export function overDays(uses: Readonly<Record<Day, number>>, today: Day): Day[] {
  return Object.keys(uses).filter((day) => isOver(day, today));
}

function isOver(day: Day, today: Day): boolean {
  return day <= addDays(today, -API_KEY_USE_DAYS);
}

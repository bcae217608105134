import { TOO_OLD } from '../../domain/health/health-facts';
import { isTooOld } from '../database/database-failure';

/** The code that drivers and servers begin their sentences with, such as `READONLY` or `connect ECONNREFUSED`. */
const CODE = /\b[A-Z][A-Z_]{2,}\b/;
/** What ioredis says when it has no connection. */
const NO_CONNECTION = 'MaxRetriesPerRequestError';

/** Why something failed, in one word that holds no address, name or password. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, codeName } = error as { code?: unknown; codeName?: unknown };
  if (typeof codeName === 'string') return codeName;
  if (typeof code === 'string') return code;
  if (isTooOld(error)) return TOO_OLD;
  if (error.name === NO_CONNECTION) return 'no connection';
  return CODE.exec(error.message)?.[0] ?? error.name;
}

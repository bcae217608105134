import type { AccessRule } from '../../contracts/access/access';
import type { ApiKeyScope } from '../../contracts/api-keys/api-keys';

/** The scopes that an operation asks of an API key: to read, and for all else. What is absent refuses every key. */
export interface KeyScopes {
  read?: ApiKeyScope;
  write?: ApiKeyScope;
}

/** What the routes of tools ask for that declare nothing else. */
const OF_TOOLS: KeyScopes = { read: 'results:read', write: 'tools:run' };
const READING = ['GET', 'HEAD'];

/**
 * The scope that an API key needs for a call; undefined where no key may make it. Only routes of tools have scopes without
 * declaring them, and public ones, which look at nobody, never have one.
 */
export function keyScopeFor(
  rule: AccessRule | undefined,
  method: string,
  declared?: KeyScopes,
): ApiKeyScope | undefined {
  if (!rule || rule.kind === 'public') return undefined;
  const isTool = rule.kind === 'tool' || rule.kind === 'any-tool';
  const scopes = declared ?? (isTool ? OF_TOOLS : {});
  return READING.includes(method) ? scopes.read : scopes.write;
}

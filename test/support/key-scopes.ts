import type { ApiKeyScope } from '../../src/contracts/api-keys/api-keys';
import type { RouteClass } from './routes';

/** Routes whose scope is not that of their class; null: no key may call it. */
const SINGLE: Record<string, ApiKeyScope | null> = {
  // Their owner's secret.
  'GET /api/keys/screaming-frog': null,
  'GET /api/keys/screaming-frog/status': null,
  // They work while they are read.
  'GET /api/calculators/amazonByKeywords': 'tools:run',
  'GET /api/calculators/amazonByVisitor': 'tools:run',
  'GET /api/ppl/download': 'tools:run',
  'GET /api/users': 'users:read',
  'GET /api/users/export': 'users:read',
  'GET /api/users/{id}': 'users:read',
  'GET /api/users/{id}/limits': 'users:read',
  'GET /api/permissions': 'users:read',
  'GET /api/permissions/{id}': 'users:read',
  'GET /api/pro-plans': 'users:read',
  'GET /api/pro-plans/{id}': 'users:read',
  'POST /api/users': 'users:write',
  'PUT /api/users/{id}': 'users:write',
  'DELETE /api/users/{id}': 'users:write',
  'POST /api/users/{id}/limits/adjust': 'users:write',
};

/** What several tools stand on, and the crawls of admins. */
const LIKE_TOOLS = /^\w+ \/api\/(?:jobs|blocks|crawls|crawl-schedules)(?:\/|$)/;

/** The scope that a key needs for a route; undefined where no key may call it. */
export function keyScopeOfRoute(rule: RouteClass, route: string): ApiKeyScope | undefined {
  const single = SINGLE[route];
  if (single !== undefined) return single ?? undefined;
  const isTool = !['public', 'user', 'owner', 'admin'].includes(rule);
  if (!isTool && !LIKE_TOOLS.test(route)) return undefined;
  return route.startsWith('GET ') ? 'results:read' : 'tools:run';
}

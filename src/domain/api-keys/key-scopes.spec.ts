import type { AccessRule } from '../../contracts/access/access';
import { keyScopeFor, type KeyScopes } from './key-scopes';

const TOOL: AccessRule = { kind: 'tool', tool: 'intent-finder' };
const SEVERAL: AccessRule = { kind: 'any-tool', tools: ['intent-finder'] };
const USERS: KeyScopes = { read: 'users:read', write: 'users:write' };

it.each<[string, AccessRule | undefined, KeyScopes | undefined, (string | undefined)[]]>([
  ['a tool', TOOL, undefined, ['results:read', 'results:read', 'tools:run', 'tools:run']],
  ['several tools', SEVERAL, undefined, ['results:read', 'results:read', 'tools:run', 'tools:run']],
  ['a tool that refuses keys', TOOL, {}, [undefined, undefined, undefined, undefined]],
  [
    'a tool that works while it is read',
    TOOL,
    { read: 'tools:run' },
    ['tools:run', 'tools:run', undefined, undefined],
  ],
  ['admins', { kind: 'admin' }, undefined, [undefined, undefined, undefined, undefined]],
  ['users', { kind: 'user' }, undefined, [undefined, undefined, undefined, undefined]],
  [
    'admins, with scopes',
    { kind: 'admin' },
    USERS,
    ['users:read', 'users:read', 'users:write', 'users:write'],
  ],
  ['everybody', { kind: 'public' }, USERS, [undefined, undefined, undefined, undefined]],
  ['nobody', undefined, USERS, [undefined, undefined, undefined, undefined]],
])('a route for %s asks a key for its scope, by the method', (_, rule, declared, expected) => {
  const asked = ['GET', 'HEAD', 'POST', 'DELETE'].map((method) => keyScopeFor(rule, method, declared));
  expect(asked).toEqual(expected);
});

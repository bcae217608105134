import type { ApiKeysAllowed, ApiKeyScope, NewApiKeyView } from '../../src/contracts/api-keys/api-keys';
import type { AuditEntryView } from '../../src/contracts/audit/audit';
import { type Actor, actorOf, expectStatus, PASSWORD, type SignedIn, unique } from './actors';
import { listQuery } from './http';

export interface WantedKey {
  name?: string;
  scopes: ApiKeyScope[];
  days?: number;
}

/** Says who may have keys. */
export async function allowApiKeys(admin: Actor, allowed: ApiKeysAllowed): Promise<void> {
  expectStatus(await admin.put('/api/admin/api-keys/settings', { allowed }), 200);
}

/** Makes a key as an owner whose password is PASSWORD, as those of tests are. */
export async function makeApiKey(
  owner: Pick<Actor, 'post'>,
  { name = unique('Key'), scopes, days = 30 }: WantedKey,
): Promise<NewApiKeyView> {
  const wanted = { name, scopes, days, currentPassword: PASSWORD };
  return expectStatus(await owner.post<NewApiKeyView>('/api/api-keys', wanted), 201);
}

/** Somebody with a key, and the program that has it. */
export async function withApiKey(owner: SignedIn, wanted: WantedKey, at?: string) {
  const made = await makeApiKey(owner, wanted);
  return { owner, ...made, program: actorOf(made.secret, at) };
}

/** What the audit log keeps of a record, the newest first. */
export async function auditEntriesOf(admin: Actor, recordId: string): Promise<AuditEntryView[]> {
  const query = listQuery({ filter: { recordId }, sort: ['id', 'DESC'] });
  return expectStatus(await admin.get<AuditEntryView[]>(`/api/audit${query}`), 200);
}

import type { AuditEntryView } from '../../src/contracts/audit/audit';
import type { FileReading } from '../../src/contracts/csv/file-reading';
import type { JobView } from '../../src/contracts/jobs/jobs';
import type {
  ImportCheckView,
  ImportColumns,
  ImportFileView,
  ImportSettings,
} from '../../src/contracts/users/user-import';
import type { UserView } from '../../src/contracts/users/users';
import { asAdmin, createBatch, expectStatus, type SignedIn } from './actors';
import { type Answer, call, listQuery } from './http';
import { untilEnded } from './job-end';

type ImportJob = JobView<'user-import'>;

const COLUMNS: ImportColumns = { name: 0, email: 1, batch: 2 };

/** An admin who imports users, with a batch to put them into. */
export interface Importer {
  admin: SignedIn;
  imports: ReturnType<typeof importsOf>;
  /** Its name, as files have it. */
  batch: string;
  batchId: string;
  /** Who has this email, if anybody. */
  userOf: (email: string) => Promise<UserView | undefined>;
}

export async function asImporter(): Promise<Importer> {
  const admin = await asAdmin();
  const batchId = await createBatch(['intent-finder']);
  const { batch } = (await admin.get<{ batch: string }>(`/api/permissions/${batchId}`)).body;
  const userOf = async (email: string) =>
    (await admin.get<UserView[]>(`/api/users${listQuery({ filter: { q: email } })}`)).body[0];
  return { admin, imports: importsOf(admin), batch, batchId, userOf };
}

export const mailOf = (name: string) => `${name}@cohort.test`;

/** Rows below the header `Name,Email,Batch`, as a file. */
export function usersFile(rows: readonly string[]): string {
  return ['Name,Email,Batch', ...rows, ''].join('\n');
}

/** What the audit log has of an import of users. */
export async function importEntriesOf(
  { get }: Pick<SignedIn, 'get'>,
  job: string,
): Promise<AuditEntryView[]> {
  const filter = { resource: 'users', action: 'import', recordId: job };
  return (await get<AuditEntryView[]>(`/api/audit${listQuery({ filter })}`)).body;
}

/** What an admin does with files of users. */
export function importsOf({ token }: Pick<SignedIn, 'token'>, at?: string) {
  const send = <Body>(
    path: string,
    content: string | Uint8Array<ArrayBuffer>,
    columns?: unknown,
    settings?: unknown,
    reading?: FileReading,
  ) => {
    const body = new FormData();
    if (reading !== undefined) body.append('reading', JSON.stringify(reading));
    if (settings !== undefined) body.append('settings', JSON.stringify(settings));
    if (columns !== undefined) body.append('columns', JSON.stringify(columns));
    body.append('file', new Blob([content], { type: 'text/csv' }), 'users.csv');
    return call<Body>('POST', `/api/users/imports${path}`, { token, body, at });
  };
  const get = async (id: string) =>
    expectStatus(await call<ImportJob>('GET', `/api/jobs/${id}`, { token, at }), 200);
  const ended = (id: string) => untilEnded(() => get(id));
  const start = (
    content: string | Uint8Array<ArrayBuffer>,
    columns: unknown = COLUMNS,
    settings?: Partial<ImportSettings>,
    reading?: FileReading,
  ): Promise<Answer<ImportJob>> => send<ImportJob>('', content, columns, settings, reading);
  return {
    columns: (content: string | Uint8Array<ArrayBuffer>, reading?: FileReading) =>
      send<ImportFileView>('/columns', content, undefined, undefined, reading),
    check: (
      content: string | Uint8Array<ArrayBuffer>,
      columns: unknown = COLUMNS,
      settings?: unknown,
      reading?: FileReading,
    ) => send<ImportCheckView>('/check', content, columns, settings, reading),
    start,
    get,
    ended,
    /** The ended job of a file. */
    run: async (...file: Parameters<typeof start>) => ended(expectStatus(await start(...file), 201).id),
    report: async (id: string) => (await call('GET', `/api/jobs/${id}/result`, { token, at })).text,
    links: (id: string) => call('POST', `/api/users/imports/${id}/links`, { token, at }),
    cancel: (id: string) => call('POST', `/api/jobs/${id}/cancel`, { token, at }),
  };
}

import { randomBytes, randomInt } from 'node:crypto';
import type { SessionView, UserView } from '../../src/contracts/users/users';
import { type Answer, baseUrl, call, type CallOptions } from './http';
import { ADMIN } from './server';

export const PASSWORD = 'correct-horse-battery';

type Options = Omit<CallOptions, 'token'>;

/** Somebody who talks to the API: a guest, or a signed-in user. */
export interface Actor {
  /** Empty for a guest. */
  token: string;
  get<Body>(path: string, options?: Options): Promise<Answer<Body>>;
  post<Body>(path: string, json?: unknown, options?: Options): Promise<Answer<Body>>;
  put<Body>(path: string, json?: unknown, options?: Options): Promise<Answer<Body>>;
  patch<Body>(path: string, json?: unknown, options?: Options): Promise<Answer<Body>>;
  delete<Body>(path: string, options?: Options): Promise<Answer<Body>>;
}

export interface SignedIn extends Actor {
  user: UserView;
  password: string;
}

export interface StudentOptions {
  /** Tool and sub-tool ids of the student's own batch. */
  allowed?: string[];
  /** Other fields of the account, such as `userType` or `extendedPermissions`. */
  fields?: Record<string, unknown>;
  /** Address of another server than the shared one. */
  at?: string;
}

export function asGuest(at?: string): Actor {
  return actorOf('', at);
}

/** An admin of this test file alone, so that files do not share a throttle; one session per server. */
export function asAdmin(at?: string): Promise<SignedIn> {
  const url = baseUrl(at);
  const session = admins.get(url) ?? newAdmin(url);
  admins.set(url, session);
  return session;
}
const admins = new Map<string, Promise<SignedIn>>();

/** Made by the first admin. */
async function newAdmin(at: string): Promise<SignedIn> {
  const first = await logIn(ADMIN.email, ADMIN.password, at);
  const name = unique('admin');
  const account = { ...STUDENT, name, email: `${name}@cohort.test`, password: PASSWORD, role: 'admin' };
  expectStatus(await first.post<UserView>('/api/users', account), 201);
  return logIn(account.email, PASSWORD, at);
}

/** A new student in a new batch. */
export async function asStudent({
  allowed = ['intent-finder'],
  fields,
  at,
}: StudentOptions = {}): Promise<SignedIn> {
  const batch = await createBatch(allowed, at);
  const user = await createUser({ batch, ...fields }, at);
  return logIn(user.email, PASSWORD, at);
}

/** Makes a batch and gives its id. */
export async function createBatch(allowed: string[], at?: string): Promise<string> {
  const admin = await asAdmin(at);
  const record = { batch: unique('Batch'), defaultTool: allowed[0], allowed };
  const { id } = expectStatus(await admin.post<{ id: string }>('/api/permissions', record), 201);
  return id;
}

/** Makes a free, active student with PASSWORD, unless `fields` says otherwise. */
export async function createUser(fields: Record<string, unknown>, at?: string): Promise<UserView> {
  const admin = await asAdmin(at);
  const name = unique('student');
  const account = {
    name,
    email: `${name}@cohort.test`,
    password: PASSWORD,
    role: 'student',
    ...STUDENT,
    ...fields,
  };
  return expectStatus(await admin.post<UserView>('/api/users', account), 201);
}
const STUDENT = { userType: 'free', isActive: true, extendedPermissions: [] };

/** Logs in from an address of its own, so that tests do not share a login throttle. */
export async function logIn(email: string, password: string, at?: string): Promise<SignedIn> {
  const answer = await tryLogIn(email, password, at);
  const { user, access_token } = expectStatus(answer as Answer<SessionView>, 200);
  return { ...actorOf(access_token, at), user, password };
}

export function tryLogIn(
  email: string,
  password: string,
  at?: string,
  address = ownAddress(),
): Promise<Answer> {
  return call('POST', '/api/auth', {
    json: { email, password },
    headers: { 'x-forwarded-for': address },
    at,
  });
}

/** A random public address. */
export function ownAddress(): string {
  return [randomInt(11, 126), randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
}

export function unique(prefix: string): string {
  return `${prefix}-${randomBytes(5).toString('hex')}`;
}

/** Whoever holds a token. */
export function actorOf(token: string, at?: string): Actor {
  const send = <Body>(method: string, path: string, options: CallOptions) =>
    call<Body>(method, path, { at, ...(token ? { token } : {}), ...options });
  return {
    token,
    get: (path, options = {}) => send('GET', path, options),
    post: (path, json, options = {}) => send('POST', path, { json, ...options }),
    put: (path, json, options = {}) => send('PUT', path, { json, ...options }),
    patch: (path, json, options = {}) => send('PATCH', path, { json, ...options }),
    delete: (path, options = {}) => send('DELETE', path, options),
  };
}

/** The body of an answer that must have this status. */
export function expectStatus<Body>(answer: Answer<Body>, status: number): Body {
  if (answer.status === status) return answer.body;
  throw new Error(`Expected ${status}, got ${answer.status}: ${answer.text.slice(0, 500)}`);
}

import { parseUrl } from '../contracts/validation/parse-url';
import { isWeakSecret, MIN_SECRET_LENGTH } from './weak-secret';

/** Which process reads the environment: it decides which settings must be there. */
export type ProcessKind = 'api' | 'worker' | 'all-in-one';

/** Every setting of Cohort, parsed once. `.env.example` tells each one's meaning. */
export interface Environment {
  host: string;
  port: number;
  /** Health and metrics of this process; 0 picks a free port, undefined leaves it out. */
  managementPort?: number;
  dataDir: string;
  /** Of the embedded database. */
  durability: Durability;
  mongodbUri: string;
  queueUrl: string;
  jwtSecret: string;
  /** Seconds. */
  jwtLifetime: number;
  adminEmail?: string;
  adminPassword?: string;
  sampleData: boolean;
  passwordMinLength: number;
  trustProxy: boolean;
  /** Where people reach this instance, without a slash at the end; empty: where the request came to. */
  publicUrl: string;
  /** Empty: no mail is sent. */
  smtpUrl: string;
  /** Who mails are from. */
  mailFrom: string;
  /** The script that records the sessions of pro students. */
  recordingScript?: string;
  /** Where students get a larger plan, and whom people write to, until an admin sets it; empty: nowhere. */
  upgradeUrl: string;
  contactEmail: string;
  /** `host:port`, in lower case: what is fetched though the rules of other sites refuse it. */
  fetchAllowHosts: string[];
  /** What the form of a new crawl begins with; empty: nothing. */
  scraperSeedUrl: string;
  logLevel: string;
}

/** A setting that stops the start; the sentence names the variable and never its value. */
export class EnvironmentError extends Error {}

type Variables = Record<string, string | undefined>;

/** How the embedded database writes: through a power cut, or only past the end of its process. */
const DURABILITIES = ['fsync', 'none'] as const;
export type Durability = (typeof DURABILITIES)[number];

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const DATABASE_NAMED = /^[a-z+]+:\/\/[^/?]+\/[^/?]+/;
const PUBLIC_ADDRESS = /^https?:\/\/[^\s/?#@]+$/;
/** Nothing that would end the address in a mailto link. */
const EMAIL = /^[^\s@?&#%<>"]+@[^\s@?&#%<>"]+\.[^\s@?&#%<>"]+$/;
const HOST_WITH_PORT = /^([^\s/?#@:]+|\[[^\s/?#@\]]+\]):(\d{1,5})$/;
const DAY_SECONDS = 86_400;

/**
 * Reads the settings of one process.
 * With `all-in-one` the stores and the JWT secret may be absent: the embedded ones take their place.
 * @throws EnvironmentError with one sentence that names the first wrong variable
 */
export function parseEnvironment(variables: Variables, kind: ProcessKind): Environment {
  const embedded = kind === 'all-in-one';
  const trustProxy = flag(variables, 'TRUST_PROXY', false);
  const port = integer(variables, 'PORT', 3000, 0, 65_535);
  return {
    host: text(variables, 'HOST') ?? '127.0.0.1',
    port,
    managementPort: managementPort(variables, kind, port),
    dataDir: text(variables, 'DATA_DIR') ?? '.data',
    durability: choice(variables, 'DURABILITY', DURABILITIES, 'fsync'),
    mongodbUri: mongodbUri(variables, embedded),
    queueUrl: url(variables, 'QUEUE_URL', ['redis:', 'rediss:'], embedded),
    jwtSecret: secret(variables, kind),
    jwtLifetime: integer(variables, 'JWT_LIFETIME_DAYS', 7, 1, 365) * DAY_SECONDS,
    adminEmail: text(variables, 'ADMIN_EMAIL'),
    adminPassword: text(variables, 'ADMIN_PASSWORD'),
    sampleData: sampleData(variables, embedded && !trustProxy, trustProxy),
    passwordMinLength: integer(variables, 'PASSWORD_MIN_LENGTH', 4, 4, 128),
    trustProxy,
    ...mail(variables),
    recordingScript: webAddress(variables, 'SESSION_RECORDING_SCRIPT'),
    upgradeUrl: webAddress(variables, 'UPGRADE_URL') ?? '',
    contactEmail: email(variables, 'CONTACT_EMAIL') ?? '',
    fetchAllowHosts: hostsWithPorts(variables, 'FETCH_ALLOW_HOSTS'),
    scraperSeedUrl: webAddress(variables, 'SCRAPER_SEED_URL') ?? '',
    logLevel: choice(variables, 'LOG_LEVEL', LOG_LEVELS, embedded ? 'warn' : 'info'),
  };
}

function text(variables: Variables, name: string): string | undefined {
  const value = variables[name]?.trim();
  return value === '' ? undefined : value;
}

function integer(variables: Variables, name: string, fallback: number, min: number, max: number): number {
  const value = text(variables, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new EnvironmentError(`${name} must be a whole number from ${min} to ${max}.`);
  }
  return number;
}

function flag(variables: Variables, name: string, fallback: boolean): boolean {
  const value = text(variables, name)?.toLowerCase();
  if (value === undefined) return fallback;
  if (['on', 'true', '1', 'yes'].includes(value)) return true;
  if (['off', 'false', '0', 'no'].includes(value)) return false;
  throw new EnvironmentError(`${name} must be on or off.`);
}

/** Everybody knows the sample accounts' passwords, and a proxy brings everybody. */
function sampleData(variables: Variables, fallback: boolean, trustProxy: boolean): boolean {
  const wanted = flag(variables, 'SAMPLE_DATA', fallback);
  if (!wanted || !trustProxy) return wanted;
  throw new EnvironmentError(
    'SAMPLE_DATA and TRUST_PROXY cannot both be on: whoever comes through the proxy knows the passwords of the sample accounts.',
  );
}

function choice<Value extends string>(
  variables: Variables,
  name: string,
  choices: readonly Value[],
  fallback: Value,
): Value {
  const value = text(variables, name) ?? fallback;
  const known = choices.find((candidate) => candidate === value);
  if (known !== undefined) return known;
  throw new EnvironmentError(`${name} must be one of ${choices.join(', ')}.`);
}

function url(variables: Variables, name: string, protocols: string[], optional: boolean): string {
  const value = text(variables, name);
  if (value === undefined) {
    if (optional) return '';
    throw new EnvironmentError(`${name} is missing: give an address that begins with ${protocols[0]}//.`);
  }
  if (protocols.some((protocol) => value.startsWith(`${protocol}//`))) return value;
  throw new EnvironmentError(`${name} must begin with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
}

/** Links in a mail must not lead where a request's own headers say. */
function mail(variables: Variables): Pick<Environment, 'publicUrl' | 'smtpUrl' | 'mailFrom'> {
  const publicUrl = url(variables, 'PUBLIC_URL', ['https:', 'http:'], true).replace(/\/+$/, '');
  const smtpUrl = url(variables, 'SMTP_URL', ['smtp:', 'smtps:'], true);
  const mailFrom = text(variables, 'MAIL_FROM') ?? '';
  if (publicUrl && !PUBLIC_ADDRESS.test(publicUrl)) {
    throw new EnvironmentError(
      'PUBLIC_URL must be an address without a path, such as https://cohort.example.com.',
    );
  }
  if (smtpUrl && !publicUrl) {
    throw new EnvironmentError(
      'PUBLIC_URL is missing: SMTP_URL needs the address that links in mails begin with.',
    );
  }
  if (smtpUrl && !mailFrom.includes('@')) {
    throw new EnvironmentError('MAIL_FROM is missing: SMTP_URL needs the address that mails are from.');
  }
  return { publicUrl, smtpUrl, mailFrom };
}

function webAddress(variables: Variables, name: string): string | undefined {
  const value = text(variables, name);
  const address = value === undefined ? undefined : parseUrl(value);
  if (address && /^https?:$/.test(address.protocol)) return address.href;
  if (value === undefined) return undefined;
  throw new EnvironmentError(`${name} must be an address that begins with https:// or http://.`);
}

/** As addresses name them: in lower case, numeric hosts in their usual form. */
function hostsWithPorts(variables: Variables, name: string): string[] {
  const entries = (text(variables, name) ?? '').split(',').map((entry) => entry.trim());
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [, host, port] = HOST_WITH_PORT.exec(entry) ?? [];
      const hostname = host && parseUrl(`http://${host}`)?.hostname;
      if (hostname && Number(port) > 0 && Number(port) <= 65_535) return `${hostname}:${Number(port)}`;
      throw new EnvironmentError(
        `${name} must list hosts with their ports, such as staging.example.com:443.`,
      );
    });
}

function email(variables: Variables, name: string): string | undefined {
  const value = text(variables, name);
  if (value === undefined || EMAIL.test(value)) return value;
  throw new EnvironmentError(`${name} must be an e-mail address.`);
}

/** Without a name in it the driver would write into the database `test`. */
function mongodbUri(variables: Variables, optional: boolean): string {
  const value = url(variables, 'MONGODB_URI', ['mongodb:', 'mongodb+srv:'], optional);
  if (value === '' || DATABASE_NAMED.test(value)) return value;
  throw new EnvironmentError(
    'MONGODB_URI must name a database, such as cohort in mongodb://localhost:27017/cohort.',
  );
}

function secret(variables: Variables, kind: ProcessKind): string {
  const value = text(variables, 'JWT_SECRET');
  if (value === undefined) {
    if (kind === 'all-in-one') return '';
    throw new EnvironmentError(
      `JWT_SECRET is missing: set at least ${MIN_SECRET_LENGTH} random characters (openssl rand -hex 32).`,
    );
  }
  if (!isWeakSecret(value)) return value;
  throw new EnvironmentError(
    `JWT_SECRET is too weak: set at least ${MIN_SECRET_LENGTH} random characters (openssl rand -hex 32).`,
  );
}

function managementPort(variables: Variables, kind: ProcessKind, port: number): number | undefined {
  if (kind === 'all-in-one' && text(variables, 'MANAGEMENT_PORT') === undefined) return undefined;
  const own = integer(variables, 'MANAGEMENT_PORT', kind === 'worker' ? 9465 : 9464, 0, 65_535);
  if (own === 0 || own !== port || kind === 'worker') return own;
  throw new EnvironmentError('MANAGEMENT_PORT must differ from PORT.');
}

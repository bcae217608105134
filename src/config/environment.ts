import { type LlmSettings, llmSettings } from './llm-settings';
import {
  choice,
  email,
  EnvironmentError,
  flag,
  hostsWithPorts,
  integer,
  text,
  url,
  webAddress,
} from './setting-values';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies';
import { isWeakSecret, MIN_SECRET_LENGTH } from './weak-secret';

/** Which process reads the environment: it decides which settings are read, and which must be there. */
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
  /** Whose word counts on where a request comes from. */
  trustProxy: TrustedProxies;
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
  /** Where the way out to other sites is tried; empty: nowhere. */
  fetchCheckUrl: string;
  /** What the form of a new crawl begins with; empty: nothing. */
  scraperSeedUrl: string;
  /** The model that writes beside what the rules find; null: there is none. */
  llm: LlmSettings | null;
  /** Whether texts are compared by their meaning; otherwise by their words. */
  meaning: boolean;
  logLevel: string;
}

interface Setting {
  field: keyof Environment;
  readBy: readonly ProcessKind[];
}

const EVERY: readonly ProcessKind[] = ['api', 'worker', 'all-in-one'];
const WEB: readonly ProcessKind[] = ['api', 'all-in-one'];
const EMBEDDED: readonly ProcessKind[] = ['all-in-one'];

/**
 * Every variable, and the processes whose code asks for it: no other one sees it. What is read by `api` or `worker` is in
 * docker-compose.yml for that service.
 */
export const SETTINGS = {
  MONGODB_URI: { field: 'mongodbUri', readBy: EVERY },
  QUEUE_URL: { field: 'queueUrl', readBy: EVERY },
  DATA_DIR: { field: 'dataDir', readBy: EMBEDDED },
  DURABILITY: { field: 'durability', readBy: EMBEDDED },
  HOST: { field: 'host', readBy: EVERY },
  PORT: { field: 'port', readBy: WEB },
  MANAGEMENT_PORT: { field: 'managementPort', readBy: EVERY },
  TRUST_PROXY: { field: 'trustProxy', readBy: EVERY },
  JWT_SECRET: { field: 'jwtSecret', readBy: EVERY },
  JWT_LIFETIME_DAYS: { field: 'jwtLifetime', readBy: WEB },
  ADMIN_EMAIL: { field: 'adminEmail', readBy: WEB },
  ADMIN_PASSWORD: { field: 'adminPassword', readBy: WEB },
  PASSWORD_MIN_LENGTH: { field: 'passwordMinLength', readBy: EVERY },
  SAMPLE_DATA: { field: 'sampleData', readBy: WEB },
  PUBLIC_URL: { field: 'publicUrl', readBy: EVERY },
  SMTP_URL: { field: 'smtpUrl', readBy: EVERY },
  MAIL_FROM: { field: 'mailFrom', readBy: EVERY },
  SESSION_RECORDING_SCRIPT: { field: 'recordingScript', readBy: WEB },
  UPGRADE_URL: { field: 'upgradeUrl', readBy: EVERY },
  CONTACT_EMAIL: { field: 'contactEmail', readBy: EVERY },
  FETCH_ALLOW_HOSTS: { field: 'fetchAllowHosts', readBy: EVERY },
  FETCH_CHECK_URL: { field: 'fetchCheckUrl', readBy: EVERY },
  SCRAPER_SEED_URL: { field: 'scraperSeedUrl', readBy: EVERY },
  LLM_BASE_URL: { field: 'llm', readBy: EVERY },
  LLM_API_KEY: { field: 'llm', readBy: EVERY },
  LLM_MODEL: { field: 'llm', readBy: EVERY },
  LLM_DAILY_TOKENS: { field: 'llm', readBy: EVERY },
  LLM_USER_DAILY_TOKENS: { field: 'llm', readBy: EVERY },
  EMBEDDINGS_MODEL: { field: 'llm', readBy: EVERY },
  MEANING: { field: 'meaning', readBy: EVERY },
  LOG_LEVEL: { field: 'logLevel', readBy: EVERY },
} as const satisfies Record<string, Setting>;

type Variables = Partial<Record<keyof typeof SETTINGS, string>>;

/** How the embedded database writes: through a power cut, or only past the end of its process. */
const DURABILITIES = ['fsync', 'none'] as const;
export type Durability = (typeof DURABILITIES)[number];

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const DATABASE_NAMED = /^[a-z+]+:\/\/[^/?]+\/[^/?]+/;
const PUBLIC_ADDRESS = /^https?:\/\/[^\s/?#@]+$/;
const DAY_SECONDS = 86_400;

/**
 * Reads the settings of one process.
 * With `all-in-one` the stores and the JWT secret may be absent: the embedded ones take their place.
 * @throws EnvironmentError with one sentence that names the first wrong variable
 */
export function parseEnvironment(given: Record<string, string | undefined>, kind: ProcessKind): Environment {
  const variables = variablesOf(given, kind);
  const embedded = kind === 'all-in-one';
  const trustProxy = trustedProxies(variables);
  const port = integer(variables, 'PORT', 3000, 0, 65_535);
  return {
    host: text(variables, 'HOST') ?? '127.0.0.1',
    port,
    managementPort: managementPort(variables, kind, port),
    dataDir: text(variables, 'DATA_DIR') ?? '.data',
    durability: choice(variables, 'DURABILITY', DURABILITIES, 'fsync'),
    mongodbUri: mongodbUri(variables, embedded),
    queueUrl: url(variables, 'QUEUE_URL', ['redis:', 'rediss:'], embedded),
    jwtSecret: secret(variables, embedded),
    jwtLifetime: integer(variables, 'JWT_LIFETIME_DAYS', 7, 1, 365) * DAY_SECONDS,
    adminEmail: text(variables, 'ADMIN_EMAIL'),
    adminPassword: text(variables, 'ADMIN_PASSWORD'),
    sampleData: sampleData(variables, embedded, trustProxy),
    passwordMinLength: integer(variables, 'PASSWORD_MIN_LENGTH', 4, 4, 128),
    trustProxy,
    ...mail(variables),
    recordingScript: webAddress(variables, 'SESSION_RECORDING_SCRIPT'),
    upgradeUrl: webAddress(variables, 'UPGRADE_URL') ?? '',
    contactEmail: email(variables, 'CONTACT_EMAIL') ?? '',
    fetchAllowHosts: hostsWithPorts(variables, 'FETCH_ALLOW_HOSTS'),
    fetchCheckUrl: webAddress(variables, 'FETCH_CHECK_URL') ?? '',
    scraperSeedUrl: webAddress(variables, 'SCRAPER_SEED_URL') ?? '',
    llm: llmSettings(variables),
    meaning: flag(variables, 'MEANING', true),
    logLevel: choice(variables, 'LOG_LEVEL', LOG_LEVELS, embedded ? 'warn' : 'info'),
  };
}

/** What this process reads, and nothing of the others'. */
function variablesOf(given: Record<string, string | undefined>, kind: ProcessKind): Variables {
  const own = Object.entries<Setting>(SETTINGS).filter(([, { readBy }]) => readBy.includes(kind));
  return Object.fromEntries(own.map(([name]) => [name, given[name]]));
}

function trustedProxies(variables: Variables): TrustedProxies {
  const trusted = parseTrustedProxies(text(variables, 'TRUST_PROXY') ?? 'off');
  if (trusted !== undefined) return trusted;
  throw new EnvironmentError(
    'TRUST_PROXY must be on, off, the number of proxies, or their addresses, such as 10.0.0.0/8,fd00::/8.',
  );
}

/** Everybody knows the sample accounts' passwords, and a proxy brings everybody. */
function sampleData(variables: Variables, embedded: boolean, trustProxy: TrustedProxies): boolean {
  const wanted = flag(variables, 'SAMPLE_DATA', embedded && trustProxy === false);
  if (!wanted || trustProxy === false) return wanted;
  throw new EnvironmentError(
    'SAMPLE_DATA and TRUST_PROXY cannot both be on: whoever comes through the proxy knows the passwords of the sample accounts.',
  );
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

/** Without a name in it the driver would write into the database `test`. */
function mongodbUri(variables: Variables, optional: boolean): string {
  const value = url(variables, 'MONGODB_URI', ['mongodb:', 'mongodb+srv:'], optional);
  if (value === '' || DATABASE_NAMED.test(value)) return value;
  throw new EnvironmentError(
    'MONGODB_URI must name a database, such as cohort in mongodb://localhost:27017/cohort.',
  );
}

function secret(variables: Variables, optional: boolean): string {
  const value = text(variables, 'JWT_SECRET');
  if (value === undefined && optional) return '';
  if (value !== undefined && !isWeakSecret(value)) return value;
  throw new EnvironmentError(
    `JWT_SECRET is ${value === undefined ? 'missing' : 'too weak'}: set at least ${MIN_SECRET_LENGTH} random characters (openssl rand -hex 32).`,
  );
}

function managementPort(variables: Variables, kind: ProcessKind, port: number): number | undefined {
  if (kind === 'all-in-one' && text(variables, 'MANAGEMENT_PORT') === undefined) return undefined;
  const own = integer(variables, 'MANAGEMENT_PORT', kind === 'worker' ? 9465 : 9464, 0, 65_535);
  if (own === 0 || own !== port || kind === 'worker') return own;
  throw new EnvironmentError('MANAGEMENT_PORT must differ from PORT.');
}

import { parseEnvironment, type ProcessKind, SETTINGS } from '../../src/config/environment';
import { BODY_BYTES } from '../../src/core/http/body-limits';
import { composeFile, rootFile } from '../support/compose';
import { reachOf } from '../support/settings-in-use';

const JWT_SECRET = '4f8a1c0be27d9563a8f17c24d0e95b6a31fc8d72';
const PASSWORDS = { MONGO_PASSWORD: 'of-cohort', MONGO_ROOT_PASSWORD: 'of-root', REDIS_PASSWORD: 'of-redis' };
const BASE = 'docker-compose.yml';
const ENTRIES: [ProcessKind, string][] = [
  ['api', 'src/main.ts'],
  ['worker', 'worker/main.ts'],
  ['all-in-one', 'worker/all-in-one.ts'],
];
const SERVICES = ['api', 'worker'] as const;
/** The image and the ports of the file say these: who listens where inside of a container is no matter of .env. */
const SAID_BY_THE_IMAGE = ['HOST', 'PORT', 'MANAGEMENT_PORT'];
/** By which a process leaves the machine: to other sites, and to a mail server. */
const WAYS_OUT = ['undici', 'nodemailer'];

const compose = composeFile(BASE, { JWT_SECRET });
const { services, networks } = compose;

const variablesOf = (kind: ProcessKind) =>
  Object.entries(SETTINGS)
    .filter(([, { readBy }]) => readBy.includes(kind))
    .map(([name]) => name);

const reaches = new Map(ENTRIES.map(([kind, entry]) => [kind, reachOf(entry)]));

/** A setting that a process asks for without a row in the table is not read; one it never asks for is not its business. */
it.each(ENTRIES)('the table of settings says what the code of %s asks for', (kind) => {
  const rows = Object.values(SETTINGS).filter(({ readBy }) => readBy.includes(kind));
  const fields = new Set(rows.map(({ field }) => field));
  expect([...fields].sort()).toEqual([...(reaches.get(kind)?.fields ?? [])].sort());
});

describe('the settings of a service', () => {
  it.each(SERVICES)('of %s are those that its process reads', (kind) => {
    const expected = variablesOf(kind).filter((name) => !SAID_BY_THE_IMAGE.includes(name));
    expect(Object.keys(services[kind]?.environment ?? {}).sort()).toEqual(expected.sort());
  });

  it.each(SERVICES)('of %s have the defaults of the process', (kind) => {
    const { environment = {} } = services[kind] ?? {};
    const { MONGODB_URI = '', QUEUE_URL = '' } = environment;
    const needed = { MONGODB_URI, QUEUE_URL, JWT_SECRET };
    expect(parseEnvironment(environment, kind)).toEqual(parseEnvironment(needed, kind));
  });

  it.each(SERVICES)('of %s can all be given', (kind) => {
    const given = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, `given-${name}`]));
    const { environment = {} } = composeFile(BASE, given).services[kind] ?? {};
    const own = Object.entries(environment).filter(([name]) => !/^(MONGODB_URI|QUEUE_URL)$/.test(name));
    expect(own.filter(([name, value]) => value !== `given-${name}`)).toEqual([]);
  });
});

describe('networks', () => {
  const reachesOut = (service: string) =>
    services[service]?.networks?.some((network) => !networks?.[network]?.internal);

  it.each(SERVICES)('let %s out, since its code goes there', (kind) => {
    const ways = [...(reaches.get(kind)?.packages ?? [])].filter((name) =>
      WAYS_OUT.some((way) => name.split('/')[0] === way),
    );
    expect(ways).not.toEqual([]);
    expect(reachesOut(kind)).toBe(true);
    expect(services[kind]?.networks).toContain('stores');
  });

  it.each(['mongo', 'redis'])('keep %s apart', (store) => {
    expect(services[store]).toMatchObject({ networks: ['stores'] });
    expect(services[store]?.ports).toBeUndefined();
    expect(reachesOut(store)).toBe(false);
  });
});

/** Compose builds in parallel: two services that build one tag would collide when they export it. */
it('builds the image once, for the API', () => {
  expect(Object.keys(services).filter((name) => services[name]?.build)).toEqual(['api']);
  expect(services.worker).toMatchObject({ image: services.api?.image, pull_policy: 'never' });
});

it.each(Object.keys(services))('%s has a limit of memory and logs that do not fill the disk', (name) => {
  const { mem_limit, logging } = services[name] ?? {};
  expect(mem_limit).toMatch(/^\d+[mg]$/);
  expect(logging).toMatchObject({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } });
});

describe('images', () => {
  const EXACT = /^[a-z]+:\d+\.\d+\.\d+(-[a-z-]+)?$/;

  it.each(Object.keys(services).filter((name) => !['api', 'worker'].includes(name)))(
    '%s is pinned by its exact version',
    (name) => expect(services[name]?.image).toMatch(EXACT),
  );

  it('of Node is pinned too, the same for each stage, and can be given with a digest', () => {
    const dockerfile = rootFile('Dockerfile');
    expect(/^ARG NODE_IMAGE=(.+)$/m.exec(dockerfile)?.[1]).toMatch(EXACT);
    expect(new Set(dockerfile.match(/^FROM \S+/gm))).toEqual(new Set(['FROM ${NODE_IMAGE}']));
    expect(services.api?.build).toEqual({ context: '.', args: { NODE_IMAGE: null } });
  });
});

describe('the guide', () => {
  const guide = rootFile('docs/operations.md');

  it('names the limits that the services have', () => {
    const rows = [...guide.matchAll(/^\| (`[\w`, ]+`) +\| (\d+) (GB|MB) /gm)];
    const told = rows.flatMap(([, names = '', size = '', unit = '']) =>
      [...names.matchAll(/\w+/g)].map(([name]) => [name, `${size}${unit === 'GB' ? 'g' : 'm'}`]),
    );
    const limits = Object.entries(services).map(([name, { mem_limit }]) => [name, mem_limit]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(limits));
  });

  it('calls services and profiles that there are', () => {
    const called = [
      ...guide.matchAll(/docker compose exec(?: -T)? (\w+)/g),
      ...guide.matchAll(/--profile (\w+)/g),
      ...guide.matchAll(/docker exec cohort-(\w+)-1/g),
    ].map(([, name]) => name ?? '');
    expect(new Set(called)).toEqual(new Set(['api', 'mongo', 'redis', 'caddy', 'nginx']));
    expect(called.filter((name) => !services[name])).toEqual([]);
  });

  it('lets a backup be of one moment, and restores it while nobody writes', () => {
    const command = /docker compose exec -T mongo sh -c 'mongo(dump|restore) .*/g;
    for (const [line] of guide.matchAll(command)) {
      const before = guide.slice(0, guide.indexOf(line)).trimEnd().split('\n').at(-1);
      expect(before).toBe('docker compose stop api worker');
    }
    expect(guide.match(command)).toHaveLength(2);
    expect(guide).toContain('mongodump --oplog');
    expect(guide).toContain('mongorestore --oplogReplay');
  });
});

describe('the proxies', () => {
  const MIB = 1024 * 1024;
  const largest = Math.max(...Object.values(BODY_BYTES));

  it.each([
    ['caddy', 'deploy/Caddyfile', /max_size (\d+)MiB/],
    ['nginx', 'deploy/nginx.conf', /client_max_body_size (\d+)m;/],
  ])('%s starts when asked for alone, and lets the largest body pass', (name, file, limit) => {
    const config = rootFile(file);
    expect(services[name]?.profiles).toEqual([name]);
    expect(services[name]?.networks).toEqual(['public']);
    expect(services[name]?.volumes?.join()).toContain(`./${file}:`);
    expect(Number(limit.exec(config)?.[1]) * MIB).toBeGreaterThanOrEqual(largest);
    expect(config).toContain('api:3000');
  });

  it('nginx believes no X-Forwarded-For and stores no upload first', () => {
    const config = rootFile('deploy/nginx.conf');
    expect(config).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(config).toContain('proxy_request_buffering off;');
  });
});

it('starts on the volumes that there are: names, versions of the stores, replica set', () => {
  expect(compose.name).toBe('cohort');
  expect(services.mongo).toMatchObject({
    image: expect.stringMatching(/^mongo:8\.0\./) as string,
    volumes: ['mongo:/data/db'],
    command: ['--replSet', 'rs0', '--bind_ip_all'],
  });
  expect(services.mongo?.healthcheck?.test.join()).toContain("host: 'mongo:27017'");
  expect(services.redis).toMatchObject({
    image: expect.stringMatching(/^redis:7\.4\./) as string,
    volumes: ['redis:/data'],
  });
});

describe('with passwords', () => {
  const overlay = composeFile('docker-compose.passwords.yml', PASSWORDS);
  const { api, worker, mongo, redis } = overlay.services;

  it.each(Object.keys(PASSWORDS))('asks for %s', (name) => {
    const given = { ...PASSWORDS, [name]: '' };
    expect(() => composeFile('docker-compose.passwords.yml', given)).toThrow(`${name}: set it`);
  });

  it('gives API and worker the same addresses, of the same stores', () => {
    expect(worker?.environment).toEqual(api?.environment);
    const [uri, queue] = ['MONGODB_URI', 'QUEUE_URL'].map((name) => new URL(api?.environment?.[name] ?? ''));
    expect([uri?.username, uri?.password, uri?.host]).toEqual(['cohort', 'of-cohort', 'mongo:27017']);
    expect(uri?.searchParams.get('authSource')).toBe('admin');
    expect([queue?.password, queue?.host]).toEqual(['of-redis', 'redis:6379']);
    expect(parseEnvironment({ ...api?.environment, JWT_SECRET }, 'api').mongodbUri).toBe(uri?.href);
  });

  it('keeps how the stores run, and adds the key file and the password', () => {
    const base = services.mongo?.command ?? [];
    expect(mongo?.command).toEqual(['mongod', ...base, '--keyFile', '/tmp/mongo-key']);
    expect(redis?.command).toEqual([...(services.redis?.command ?? []), '--requirepass', 'of-redis']);
    expect(overlay.secrets).toEqual({ 'mongo-key': { file: './mongo-key' } });
    expect(mongo?.secrets).toEqual(['mongo-key']);
    expect(mongo?.entrypoint?.at(2)).toContain('install -m 400 -o mongodb -g mongodb /run/secrets/mongo-key');
    expect(mongo?.healthcheck?.test.join()).toContain("host: 'mongo:27017'");
    expect([mongo?.volumes, mongo?.image, redis?.volumes, redis?.image]).toEqual(Array(4).fill(undefined));
  });

  it('keeps key and certificates out of the repository and the image', () => {
    for (const file of ['.gitignore', '.dockerignore']) {
      expect(rootFile(file).split('\n')).toEqual(expect.arrayContaining(['mongo-key', 'tls']));
    }
  });
});

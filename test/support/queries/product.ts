import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { parseEnvironment } from '../../../src/config/environment';
import { PERMISSION_IDS } from '../../../src/contracts/access/tool-ids';
import type { RequestThrottleGuard } from '../../../src/core/throttle/request-throttle.guard';
import type { createApp } from '../../../src/create-app';
import { startEmbeddedMongo } from '../../../src/embedded/mongo/start';
import { openEmbeddedQueue } from '../../../src/embedded/queue/open-embedded-queue';
import type { SetupService } from '../../../src/modules/setup/setup.service';
import type { createWorker } from '../../../worker/create-worker';
import { asAdmin, type SignedIn } from '../actors';
import { type CrawledSite, startCrawledSite } from '../crawled-site';
import { newDataFolder } from '../data-folder';
import { type ModelServer, startModelServer } from '../misbehaving-model';
import { type PageSite, startPageSite } from '../page-site';
import { asSchemaStudent } from '../schema-checks';
import SETTINGS from '../server-settings.json';
import { Recorder } from './recorder';

/** As it is built: its threads and processes run no source. */
const built = createRequire(__filename);
const app = built('../../../dist/src/create-app.js') as { createApp: typeof createApp };
const work = built('../../../dist/worker/create-worker.js') as { createWorker: typeof createWorker };

/** Ids of what was made, by the path that stands before them. */
export type Made = Record<string, string>;

/** API and worker in this process, over embedded stores, with two sites to read. */
export interface Product {
  url: string;
  api: NestFastifyApplication;
  worker: INestApplicationContext;
  database: Connection;
  recorder: Recorder;
  /** What was sent to the API, such as `GET /api/users`. */
  asked: Set<string>;
  pages: PageSite;
  site: CrawledSite;
  model: ModelServer;
  admin: SignedIn;
  student: SignedIn;
  stop(): Promise<void>;
}

const CRAWLED_PAGES = 30;

/** All that it asks of its database from its first start on is recorded. */
export async function startProduct(): Promise<Product> {
  Logger.overrideLogger(false);
  const folder = await newDataFolder({ started: false });
  const mongo = await startEmbeddedMongo({ dataDir: folder, durability: 'none' });
  const queue = await openEmbeddedQueue(join(folder, 'queue'));
  const [pages, site, model] = await Promise.all([
    startPageSite(),
    startCrawledSite(CRAWLED_PAGES, { delay: 40 }),
    startModelServer(),
  ]);
  const variables = {
    ...SETTINGS,
    SAMPLE_DATA: 'on',
    TRUST_PROXY: undefined,
    LOG_LEVEL: 'silent',
    MEANING: 'on',
    FETCH_ALLOW_HOSTS: `${pages.host},${site.host}`,
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'test-model',
    SESSION_RECORDING_SCRIPT: `${pages.origin}/record.js`,
  };
  const mongodbUri = `${mongo.uri}&monitorCommands=true`;
  const environment = { ...parseEnvironment(variables, 'all-in-one'), mongodbUri };
  const recorder = new Recorder();
  const [api, worker] = [
    await app.createApp({ environment, queue }),
    await work.createWorker({ environment: { ...environment, managementPort: undefined }, queue }),
  ];
  const database = api.get<Connection>(getConnectionToken());
  for (const context of [api, worker]) {
    recorder.watch(context);
    recorder.listen(context.get<Connection>(getConnectionToken()).getClient());
  }
  await providerOf<SetupService>(api, 'SetupService').run({ generateAdmin: true });
  // More than a user sends in a minute.
  const throttle = providerOf<RequestThrottleGuard>(api, 'RequestThrottleGuard');
  throttle.canActivate = () => Promise.resolve(true);
  await api.listen(0, '127.0.0.1');
  const url = await api.getUrl();
  const asked = new Set<string>();
  api
    .getHttpServer()
    .on('request', ({ method, url: address = '' }) => asked.add(`${method} ${address.split('?')[0]}`));
  const tools = PERMISSION_IDS.filter((id) => id !== 'schema-intelligence');
  const further = {
    'intelligent-briefs': { numberOfOperations: 1_000, numberOfOutlines: 1_000, time: '1 day' },
    'optimize-prime': { numberOfOperations: 1_000, time: '1 day' },
    'intelligent-interlink': { numberOfOperations: 1_000, time: '1 day' },
    'content-detection': { maxUrlToWatch: 1_000, maxCheckPerUrl: 1_000, time: '1 day' },
  };
  const admin = await asAdmin(url);
  const student = await asSchemaStudent(1_000, url, {}, tools, further);
  const stop = async () => {
    recorder.stop();
    await worker.close();
    await api.close();
    await Promise.all([queue.close(), mongo.close(), pages.close(), site.close(), model.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
  return { url, api, worker, database, recorder, asked, pages, site, model, admin, student, stop };
}

/** A part of an application, by the name of its class or token. */
export function providerOf<Provider>(context: INestApplicationContext, name: string): Provider {
  for (const { providers } of context.get(ModulesContainer).values()) {
    for (const { token, instance } of providers.values())
      if ((typeof token === 'function' ? token.name : String(token)) === name) return instance as Provider;
  }
  throw new Error(`There is no ${name}.`);
}

import { Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { ConfigModule } from '../../src/config/config.module';
import { parseEnvironment } from '../../src/config/environment';
import type { AuthUser } from '../../src/contracts/access/access';
import { ChannelDto } from '../../src/contracts/notices/channels.dto';
import { AccountRemovals } from '../../src/core/accounts/account-removals';
import { DatabaseModule } from '../../src/core/database/database.module';
import { SiteFetcher, type SiteFetcherNetwork } from '../../src/core/fetch/site-fetcher';
import { FilesModule } from '../../src/core/files/files.module';
import { ThrottleModule } from '../../src/core/throttle/throttle.module';
import { validateDto } from '../../src/core/validation/validate-dto';
import { migrateDatabase } from '../../src/migrations';
import { ChannelsService } from '../../src/modules/notices/channels.service';
import { DeliveriesService } from '../../src/modules/notices/deliveries.service';
import { DeliverySendingService } from '../../src/modules/notices/delivery-sending.service';
import { NoticesModule } from '../../src/modules/notices/notices.module';
import { NoticesService, type NoticeToPublish } from '../../src/modules/notices/notices.service';
import { fakeNetwork } from './fake-network';
import { accountOf, userOf } from './jobs-system';
import { startDatabase } from './store';
import { startReceiver, status, type WebhookReceiver } from './webhook-receiver';

export const ada = userOf('ada@cohort.test');
const RANGE = { start: 0, end: 99 };
const NEWEST = { field: 'createdAt', direction: 'DESC' } as const;

/** When a spec begins to send. */
export const NOW = new Date('2026-11-24T12:00:00Z');
export const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

type NoticesSystem = Awaited<ReturnType<typeof startNoticesSystem>>;

/** Notices over a database of their own, in two processes; what is due is sent when a test says so, by its clock. */
export async function startNoticesSystem(settings: Record<string, string>, network: SiteFetcherNetwork = {}) {
  const database = await startDatabase();
  await migrateDatabase(database.connection, database.uri);
  const users = database.connection.collection('users');
  const start = async () => {
    const environment = { ...parseEnvironment(settings, 'all-in-one'), mongodbUri: database.uri };
    const app = await Test.createTestingModule({
      imports: [
        ConfigModule.forRoot(environment),
        DatabaseModule,
        ThrottleModule,
        FilesModule,
        NoticesModule,
      ],
    })
      .overrideProvider(SiteFetcher)
      .useValue(new SiteFetcher({ ...environment, allowHosts: environment.fetchAllowHosts }, network))
      .compile();
    return app.init();
  };
  const apps = [await start(), await start()];
  const [one, other] = apps.map((app) => ({
    notices: app.get(NoticesService),
    channels: app.get(ChannelsService),
    deliveries: app.get(DeliveriesService),
    sending: app.get(DeliverySendingService),
    way: app.get(SiteFetcher, { strict: false }),
  }));
  const [app] = apps;
  if (!one || !other || !app) throw new Error('The processes were not started.');
  let keys = 0;
  return {
    one,
    other,
    users,
    collection: (name: 'notices' | 'channels' | 'deliveries') => database.connection.collection(name),
    newChannel: (entered: Partial<ChannelDto>, owner: AuthUser = ada) =>
      one.channels.create(owner, validateDto(ChannelDto, { type: 'webhook', name: 'Hook', ...entered })),
    publish: (notice: Partial<NoticeToPublish> = {}, now?: Date) =>
      one.notices.publish(
        {
          user: ada.id,
          kind: 'watch.changed',
          key: `key-${++keys}`,
          severity: 'warning',
          title: 'The title has changed',
          ...notice,
        },
        now,
      ),
    channel: (id: string) => one.channels.get(ada, id),
    log: async (channel: string) => (await one.deliveries.list(ada, channel, NEWEST, RANGE)).items,
    listed: async () => (await one.notices.list(ada, {}, { field: 'at', direction: 'DESC' }, RANGE)).items,
    removeAccount: async () => {
      await users.deleteMany({});
      await app.get(AccountRemovals, { strict: false }).run(ada.id);
    },
    clear: async () => {
      const names = ['notices', 'channels', 'deliveries', 'users'];
      await Promise.all(names.map((name) => database.connection.collection(name).deleteMany({})));
      await users.insertOne(accountOf(ada));
    },
    stop: async () => {
      await Promise.all(apps.map((each) => each.close()));
      await database.stop();
    },
  };
}

/** Where a name is on the Internet: the receiver stands for it. */
const PUBLIC_ADDRESS = '93.184.216.34';

/**
 * A receiver and notices of a spec file: started before its tests, emptied before each, stopped after the last. The receiver is
 * opened by the settings, or found at the names of others' hosts.
 */
export function useNoticesSystem(names: readonly string[] = [], settings: Record<string, string> = {}) {
  const [receiver, system] = [{} as WebhookReceiver, {} as NoticesSystem];
  beforeAll(async () => {
    Object.assign(receiver, await startReceiver());
    const hosts = Object.fromEntries(names.map((name) => [name, [[PUBLIC_ADDRESS]]]));
    const network = names.length > 0 ? fakeNetwork(receiver.port, hosts, { withoutTls: true }) : {};
    const all = { FETCH_ALLOW_HOSTS: receiver.host, ...settings };
    Object.assign(system, await startNoticesSystem(all, network));
    Logger.overrideLogger(false);
  });
  beforeEach(async () => {
    await system.clear();
    receiver.received.length = 0;
    receiver.answers(status(204));
  });
  afterAll(async () => {
    await system.stop();
    await receiver.close();
  });
  return {
    ...{ receiver, system },
    hook: (change: object = {}) => system.newChannel({ address: `${receiver.origin}/hook`, ...change }),
    send: (now: Date) => system.one.sending.sendDue(now),
  };
}

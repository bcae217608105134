import { Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { Types } from 'mongoose';
import { ConfigModule } from '../../src/config/config.module';
import { parseEnvironment } from '../../src/config/environment';
import type { AuthUser } from '../../src/contracts/access/access';
import { FREE_PLAN_NAME } from '../../src/contracts/plans/plans';
import type { ToolLimit } from '../../src/contracts/usage/limits';
import { WatchDto } from '../../src/contracts/watches/watches.dto';
import { AccountRemovals } from '../../src/core/accounts/account-removals';
import { DatabaseModule } from '../../src/core/database/database.module';
import { FilesModule } from '../../src/core/files/files.module';
import { ThrottleModule } from '../../src/core/throttle/throttle.module';
import { validateDto } from '../../src/core/validation/validate-dto';
import { migrateDatabase } from '../../src/migrations';
import { ChannelsService } from '../../src/modules/notices/channels.service';
import { DeliverySendingService } from '../../src/modules/notices/delivery-sending.service';
import { NoticesService } from '../../src/modules/notices/notices.service';
import { PlansService } from '../../src/modules/plans/plans.service';
import { UsageService } from '../../src/modules/usage/usage.service';
import { WatchCheckingService } from '../../src/modules/watches/checking/watch-checking.service';
import { WatchClock } from '../../src/modules/watches/checking/watch-clock';
import { DueChecksService } from '../../src/modules/watches/checking/due-checks.service';
import { WatchActionsService } from '../../src/modules/watches/watch-actions.service';
import { WatchChangesService } from '../../src/modules/watches/watch-changes.service';
import { WatchClaimsRepository } from '../../src/modules/watches/watch-claims.repository';
import { WatchIgnoreService } from '../../src/modules/watches/watch-ignore.service';
import { WatchImportService } from '../../src/modules/watches/watch-import.service';
import { WatchPlansService } from '../../src/modules/watches/watch-plans.service';
import { WatchUpkeepService } from '../../src/modules/watches/watch-upkeep.service';
import { WatchesModule } from '../../src/modules/watches/watches.module';
import { WatchesService } from '../../src/modules/watches/watches.service';
import { accountOf, userOf } from './jobs-system';
import { startDatabase } from './store';
import { startWatchedSite, type WatchedSite } from './watched-site';

const SECOND = 1_000;
const NEWEST = { field: 'at', direction: 'DESC' } as const;
const ALL = { filter: {}, sort: NEWEST, range: { start: 0, end: 99 } };
const COLLECTIONS = ['watches', 'watch_versions', 'watch_contents', 'watch_changes', 'watch_checks'];

const mayWatch = (email: string): AuthUser => ({
  ...userOf(email),
  extendedPermissions: ['content-detection'],
});
export const ada = mayWatch('ada@cohort.test');
export const bob = mayWatch('bob@cohort.test');

/** A clock that stands still until a test moves it; chance is in the middle. */
class SetClock extends WatchClock {
  time = Date.parse('2026-11-24T12:00:00Z');
  chance = 0.5;

  override now(): Date {
    return new Date(this.time);
  }

  /** Time does not pass by itself. */
  override wait(): Promise<void> {
    return Promise.resolve();
  }

  override random(): number {
    return this.chance;
  }
}

export type WatchSystem = Awaited<ReturnType<typeof startWatchSystem>>;

/** Watches over a database of their own, in two processes, by a clock that tests move. */
export async function startWatchSystem(settings: Record<string, string> = {}) {
  const database = await startDatabase();
  await migrateDatabase(database.connection, database.uri);
  const { connection } = database;
  const clock = new SetClock();
  const start = async () => {
    const environment = { ...parseEnvironment(settings, 'all-in-one'), mongodbUri: database.uri };
    const app = await Test.createTestingModule({
      imports: [
        ConfigModule.forRoot(environment),
        DatabaseModule,
        ThrottleModule,
        FilesModule,
        WatchesModule,
      ],
    })
      .overrideProvider(WatchClock)
      .useValue(clock)
      .compile();
    return app.init();
  };
  const processOf = (app: Awaited<ReturnType<typeof start>>) => ({
    watches: app.get(WatchesService),
    actions: app.get(WatchActionsService),
    changes: app.get(WatchChangesService),
    ignoring: app.get(WatchIgnoreService),
    imports: app.get(WatchImportService),
    channels: app.get(ChannelsService, { strict: false }),
    sending: app.get(DeliverySendingService, { strict: false }),
    plans: app.get(WatchPlansService),
    upkeep: app.get(WatchUpkeepService),
    runs: app.get(DueChecksService),
    claims: app.get(WatchClaimsRepository),
    checking: app.get(WatchCheckingService),
    close: () => app.close(),
  });
  const apps = [await start(), await start()];
  const [app] = apps;
  const [one, other] = apps.map(processOf);
  if (!app || !one || !other) throw new Error('The processes were not started.');
  const notices = app.get(NoticesService, { strict: false });
  const collection = (name: string) => connection.collection(name);
  const run = async (by = one) => {
    const begun = await by.runs.runDue();
    await by.runs.settled();
    return begun;
  };
  return {
    ...{ one, other, clock, collection, run },
    startProcess: async () => {
      const extra = await start();
      apps.push(extra);
      return processOf(extra);
    },
    /** Moves the clock in steps of a look, and checks what is due at each. */
    pass: async (seconds: number, step = 5) => {
      const end = clock.time + seconds * SECOND;
      while (clock.time < end) {
        clock.time = Math.min(end, clock.time + step * SECOND);
        await run();
      }
    },
    add: (entered: Partial<WatchDto> & { url: string }, owner: AuthUser = ada) =>
      one.watches.add(owner, validateDto(WatchDto, { intervalMinutes: 60, ...entered })),
    view: (id: string, owner: AuthUser = ada) => one.watches.get(owner, id),
    changesOf: async (id: string, owner: AuthUser = ada) => (await one.changes.listOf(owner, id, ALL)).items,
    checksOf: async (id: string, owner: AuthUser = ada) =>
      (await one.changes.listChecks(owner, id, ALL)).items,
    noticesOf: async (owner: AuthUser = ada) => (await notices.list(owner, {}, NEWEST, ALL.range)).items,
    stats: async (owner: AuthUser = ada) =>
      (await app.get(UsageService, { strict: false }).limits(owner)).planStats.find(
        ({ modelId }) => modelId === 'content-detection',
      ),
    /** What free users may watch. */
    allow: async (limit: ToolLimit) => {
      await collection('plans').deleteMany({});
      const limits = { 'content-detection': limit };
      await app.get(PlansService, { strict: false }).ensure({ name: FREE_PLAN_NAME, limits });
    },
    removeAccount: async (owner: AuthUser) => {
      await collection('users').deleteOne({ _id: new Types.ObjectId(owner.id) });
      await app.get(AccountRemovals, { strict: false }).run(owner.id);
    },
    /** How many documents there are of each kind. */
    kept: async () => {
      const counts = COLLECTIONS.map(async (name) => [name, await collection(name).countDocuments({})]);
      return Object.fromEntries(await Promise.all(counts)) as Record<string, number>;
    },
    clear: async () => {
      const names = [
        ...COLLECTIONS,
        'watch_hosts',
        'watch_fetches',
        'notices',
        'users',
        'plans',
        'usage_counters',
      ];
      await Promise.all(names.map((name) => collection(name).deleteMany({})));
      await collection('users').insertMany(
        [ada, bob].map((user) => ({ ...accountOf(user), extendedPermissions: user.extendedPermissions })),
      );
    },
    stop: async () => {
      await Promise.all(apps.map((each) => each.close()));
      await database.stop();
    },
  };
}

/** A site and watches of a spec file: started before its tests, emptied before each, stopped after the last. */
export function useWatchSystem(limit?: ToolLimit): { site: WatchedSite; system: WatchSystem } {
  const [site, system] = [{} as WatchedSite, {} as WatchSystem];
  beforeAll(async () => {
    Logger.overrideLogger(false);
    Object.assign(site, await startWatchedSite());
    Object.assign(system, await startWatchSystem({ FETCH_ALLOW_HOSTS: site.host }));
  });
  beforeEach(async () => {
    site.clear();
    await system.clear();
    if (limit) await system.allow(limit);
  });
  afterAll(async () => {
    await system.stop();
    await site.close();
  });
  return { site, system };
}

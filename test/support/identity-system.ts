import { Test, type TestingModule } from '@nestjs/testing';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ConfigModule } from '../../src/config/config.module';
import { parseEnvironment } from '../../src/config/environment';
import type { Caller } from '../../src/core/auth/caller';
import { runMigrations } from '../../src/core/database/migration-runner';
import { ThrottleModule } from '../../src/core/throttle/throttle.module';
import { auditMigrations } from '../../src/modules/audit/audit.migrations';
import { ClicksUpkeepService } from '../../src/modules/clicks/clicks-upkeep.service';
import { GoVisitsService } from '../../src/modules/clicks/go-visits.service';
import { clicksMigrations } from '../../src/modules/clicks/clicks.migrations';
import { blocksMigrations } from '../../src/modules/blocks/blocks.migrations';
import { BlocksModule } from '../../src/modules/blocks/blocks.module';
import { BlockClicksService } from '../../src/modules/blocks/block-clicks.service';
import { BlocksService } from '../../src/modules/blocks/blocks.service';
import { PermissionsService } from '../../src/modules/permissions/permissions.service';
import { permissionsMigrations } from '../../src/modules/permissions/permissions.migrations';
import { PlansService } from '../../src/modules/plans/plans.service';
import { plansMigrations } from '../../src/modules/plans/plans.migrations';
import { SetupModule } from '../../src/modules/setup/setup.module';
import { SetupService } from '../../src/modules/setup/setup.service';
import { FiguresService } from '../../src/modules/statistics/figures.service';
import { RollUpModule } from '../../src/modules/statistics/roll-up.module';
import { RollUpService } from '../../src/modules/statistics/roll-up.service';
import { UserLimitsService } from '../../src/modules/usage/user-limits.service';
import { UsageService } from '../../src/modules/usage/usage.service';
import { usageMigrations } from '../../src/modules/usage/usage.migrations';
import { UsersAdminService } from '../../src/modules/users/users-admin.service';
import { usersMigrations } from '../../src/modules/users/users.migrations';
import { UsersService } from '../../src/modules/users/users.service';
import { startDatabase } from './store';

/** Somebody on this machine. */
export const LOCAL: Caller = { address: '127.0.0.1', isLocal: true };

const MIGRATIONS = [
  ...permissionsMigrations,
  ...plansMigrations,
  ...usersMigrations,
  ...usageMigrations,
  ...blocksMigrations,
  ...clicksMigrations,
  ...auditMigrations,
];

/** Users, batches, plans, usage, saved blocks and setup over a database of their own, without HTTP. */
export interface IdentitySystem {
  connection: Connection;
  setup: SetupService;
  usage: UsageService;
  rollUp: RollUpService;
  figures: FiguresService;
  limits: UserLimitsService;
  blocks: BlocksService;
  blockClicks: BlockClicksService;
  clicksUpkeep: ClicksUpkeepService;
  goVisits: GoVisitsService;
  users: UsersService;
  permissions: PermissionsService;
  plans: PlansService;
  admin: UsersAdminService;
  stop(): Promise<void>;
}

export interface IdentityDatabase {
  uri: string;
  /** The services as a process with these settings has them. */
  start(settings?: Record<string, string>): Promise<IdentitySystem>;
  stop(): Promise<void>;
}

export async function startIdentityDatabase(): Promise<IdentityDatabase> {
  const database = await startDatabase();
  const open: IdentitySystem[] = [];
  return {
    uri: database.uri,
    start: async (settings = {}) => {
      const system = await startSystem(database.uri, settings);
      open.push(system);
      return system;
    },
    stop: async () => {
      await Promise.all(open.map((system) => system.stop()));
      await database.stop();
    },
  };
}

async function startSystem(uri: string, settings: Record<string, string>): Promise<IdentitySystem> {
  const environment = parseEnvironment({ MONGODB_URI: uri, ...settings }, 'all-in-one');
  const module: TestingModule = await Test.createTestingModule({
    imports: [
      ConfigModule.forRoot(environment),
      MongooseModule.forRoot(uri, { autoIndex: false, autoCreate: false }),
      ThrottleModule,
      BlocksModule,
      RollUpModule,
      SetupModule,
    ],
  }).compile();
  const connection = module.get<Connection>(getConnectionToken());
  await runMigrations(connection, MIGRATIONS);
  const get = <T>(type: new (...dependencies: never[]) => T): T => module.get(type, { strict: false });
  return {
    connection,
    setup: get(SetupService),
    usage: get(UsageService),
    rollUp: get(RollUpService),
    figures: get(FiguresService),
    limits: get(UserLimitsService),
    blocks: get(BlocksService),
    blockClicks: get(BlockClicksService),
    clicksUpkeep: get(ClicksUpkeepService),
    goVisits: get(GoVisitsService),
    users: get(UsersService),
    permissions: get(PermissionsService),
    plans: get(PlansService),
    admin: get(UsersAdminService),
    stop: () => module.close(),
  };
}

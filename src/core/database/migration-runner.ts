import { Logger } from '@nestjs/common';
import type { Connection } from 'mongoose';
import type { Migration } from './migration';
import { migrationsOf, withMigrationLock } from './migration-lock';

/** Whether a migration has not run yet. */
export async function hasPending(connection: Connection, migrations: readonly Migration[]): Promise<boolean> {
  return (await pendingOf(connection, migrations)).length > 0;
}

/** Runs each migration that has not run yet, in order, one process at a time. */
export async function runMigrations(connection: Connection, migrations: readonly Migration[]): Promise<void> {
  assertUnique(migrations);
  if (!(await hasPending(connection, migrations))) return;
  const logger = new Logger('Migrations');
  await withMigrationLock(connection, async (keepLock) => {
    for (const migration of await pendingOf(connection, migrations)) {
      if (!(await keepLock()))
        throw new Error(`The migration lock was lost before ${migration.id}; start again.`);
      await migration.up(connection);
      await migrationsOf(connection).insertOne({ _id: migration.id, ranAt: new Date() });
      logger.log(`Ran ${migration.id}`);
    }
  });
}

/** The migrations that have not run yet. */
export async function pendingOf(
  connection: Connection,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const ids = migrations.map((migration) => migration.id);
  const done = await migrationsOf(connection)
    .find({ _id: { $in: ids } })
    .toArray();
  const ran = new Set(done.map((document) => document._id));
  return migrations.filter((migration) => !ran.has(migration.id));
}

function assertUnique(migrations: readonly Migration[]): void {
  const ids = migrations.map((migration) => migration.id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`Two migrations are named ${twice}.`);
}

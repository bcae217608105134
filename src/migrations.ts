import type { Connection } from 'mongoose';
import type { Migration } from './core/database/migration';
import { withMigrationConnection } from './core/database/migration-connection';
import { hasPending, pendingOf, runMigrations } from './core/database/migration-runner';
import { filesMigrations } from './core/files/files.migrations';
import { meaningMigrations } from './core/meaning/meaning.migrations';
import { modelMigrations } from './core/model/model.migrations';
import { apiKeysMigrations } from './modules/api-keys/api-keys.migrations';
import { auditMigrations } from './modules/audit/audit.migrations';
import { blocksMigrations } from './modules/blocks/blocks.migrations';
import { clicksMigrations } from './modules/clicks/clicks.migrations';
import { crawlSchedulesMigrations } from './modules/crawl-schedules/crawl-schedules.migrations';
import { crawlsMigrations } from './modules/scraper/crawls.migrations';
import { intentMigrations } from './modules/intent/intent.migrations';
import { jobsMigrations } from './modules/jobs/jobs.migrations';
import { keysMigrations } from './modules/keys/keys.migrations';
import { marketsMigrations } from './modules/markets/markets.migrations';
import { watchesMigrations } from './modules/watches/watches.migrations';
import { noticesMigrations } from './modules/notices/notices.migrations';
import { pagesMigrations } from './modules/pages/pages.migrations';
import { permissionsMigrations } from './modules/permissions/permissions.migrations';
import { plansMigrations } from './modules/plans/plans.migrations';
import { pplMigrations } from './modules/ppl/ppl.migrations';
import { readingsMigrations } from './modules/readings/readings.migrations';
import { productsMigrations } from './modules/products/products.migrations';
import { savedSchemasMigrations } from './modules/saved-schemas/saved-schemas.migrations';
import { snippetsMigrations } from './modules/snippets/snippets.migrations';
import { briefsMigrations } from './modules/briefs/briefs.migrations';
import { hubMigrations } from './modules/hub/hub.migrations';
import { interlinksMigrations } from './modules/interlinks/interlinks.migrations';
import { strategyMigrations } from './modules/strategy/strategy.migrations';
import { draftsMigrations } from './modules/drafts/drafts.migrations';
import { optimizeMigrations } from './modules/optimize/optimize.migrations';
import { schemaChecksMigrations } from './modules/schema-checks/schema-checks.migrations';
import { usageMigrations } from './modules/usage/usage.migrations';
import { bulkChangesMigrations } from './modules/bulk-changes/bulk-changes.migrations';
import { userImportMigrations } from './modules/user-import/user-import.migrations';
import { usersMigrations } from './modules/users/users.migrations';

/** Of all features, in the order in which they run. New ones go to the end of their feature's list. */
const MIGRATIONS: readonly Migration[] = [
  ...filesMigrations,
  ...permissionsMigrations,
  ...plansMigrations,
  ...usersMigrations,
  ...usageMigrations,
  ...jobsMigrations,
  ...userImportMigrations,
  ...bulkChangesMigrations,
  ...crawlsMigrations,
  ...crawlSchedulesMigrations,
  ...intentMigrations,
  ...blocksMigrations,
  ...clicksMigrations,
  ...pplMigrations,
  ...keysMigrations,
  ...apiKeysMigrations,
  ...auditMigrations,
  ...pagesMigrations,
  ...marketsMigrations,
  ...savedSchemasMigrations,
  ...snippetsMigrations,
  ...productsMigrations,
  ...schemaChecksMigrations,
  ...modelMigrations,
  ...meaningMigrations,
  ...readingsMigrations,
  ...briefsMigrations,
  ...hubMigrations,
  ...strategyMigrations,
  ...interlinksMigrations,
  ...draftsMigrations,
  ...optimizeMigrations,
  ...noticesMigrations,
  ...watchesMigrations,
];

/** Brings the database of an application, API or worker, to what the code expects. */
export async function migrateDatabase(connection: Connection, uri: string): Promise<void> {
  if (!(await hasPending(connection, MIGRATIONS))) return;
  await withMigrationConnection(uri, (own) => runMigrations(own, MIGRATIONS));
}

/** The ids of those that have not run yet. */
export async function pendingMigrations(connection: Connection): Promise<string[]> {
  return (await pendingOf(connection, MIGRATIONS)).map(({ id }) => id);
}

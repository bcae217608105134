import type { Tool } from '../access/tool';
import { TOOLS } from '../access/tools';
import { briefKind } from '../briefs/brief.kind';
import { bulkChangeKind } from '../bulk/bulk-change.kind';
import { crawlReportKind } from '../scraper/crawl-report.kind';
import { crawlKind } from '../scraper/crawl.kind';
import { hubKind } from '../hub/hub.kind';
import { intentKind } from '../intent/intent.kind';
import { interlinksKind } from '../interlinks/interlinks.kind';
import { tldPagesKind } from '../markets/tld-pages.kind';
import { optimizeKind } from '../optimize/optimize.kind';
import { pagesKind } from '../pages/pages.kind';
import { readingKind } from '../readings/reading.kind';
import { schemaCheckKind } from '../schema/schema-check.kind';
import { contentStrategyKind } from '../strategy/content-strategy.kind';
import { userImportKind } from '../users/user-import.kind';
import type { JobKindDefinition } from './job-kind';

const KINDS = {
  intent: intentKind,
  'user-import': userImportKind,
  'bulk-change': bulkChangeKind,
  crawl: crawlKind,
  'crawl-report': crawlReportKind,
  pages: pagesKind,
  'tld-pages': tldPagesKind,
  'schema-check': schemaCheckKind,
  reading: readingKind,
  brief: briefKind,
  hub: hubKind,
  'content-strategy': contentStrategyKind,
  optimize: optimizeKind,
  interlinks: interlinksKind,
};

export type JobKind = keyof typeof KINDS;
export const JOB_KINDS = Object.keys(KINDS) as JobKind[];

/** What a job of each kind is asked for, what only the server knows of it, and what it ends with. */
export type JobMap = {
  [Kind in JobKind]: NonNullable<(typeof KINDS)[Kind]['types']>;
};
export type JobInput<Kind extends JobKind = JobKind> = JobMap[Kind]['input'];
export type JobKindDefinitions = { readonly [Kind in JobKind]: JobKindDefinition<JobMap[Kind]> };

/** Every kind of job by its name. */
export const JOB_KIND_DEFINITIONS: JobKindDefinitions = KINDS;

/** What one job is called by its kind: the title of the tool whose work it is, else the kind's label. */
export function jobKindName<Kind extends JobKind>(
  kind: Kind,
  parameters: JobMap[Kind]['parameters'],
): string {
  return titleOfJob(JOB_KIND_DEFINITIONS[kind], parameters);
}

/** The same of a kind that is given by its definition. */
export function titleOfJob(definition: JobKindDefinition, parameters: JobMap[JobKind]['parameters']): string {
  const tool = definition.toolOf?.(parameters);
  return (TOOLS as readonly Tool[]).find(({ id }) => id === tool)?.title ?? definition.label;
}

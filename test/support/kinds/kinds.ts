import type { Type } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../../src/contracts/access/access';
import { BriefDto, ComparisonDto } from '../../../src/contracts/briefs/brief.dto';
import { HubRunDto } from '../../../src/contracts/hub/hub.dto';
import { InterlinkRunDto } from '../../../src/contracts/interlinks/interlinks.dto';
import type { JobKind } from '../../../src/contracts/jobs/job-kinds';
import { MarketJobDto } from '../../../src/contracts/markets/market-jobs.dto';
import { PageRunDto } from '../../../src/contracts/pages/page-runs.dto';
import { ReadingDto } from '../../../src/contracts/readings/readings.dto';
import { PermissionDto } from '../../../src/contracts/permissions/permissions.dto';
import { SchemaCheckDto } from '../../../src/contracts/schema/schema-check.dto';
import { StrategyRunDto } from '../../../src/contracts/strategy/strategy.dto';
import { validateDto } from '../../../src/core/validation/validate-dto';
import { BriefsService } from '../../../src/modules/briefs/briefs.service';
import { HubService } from '../../../src/modules/hub/hub.service';
import { InterlinkSuggestionsService } from '../../../src/modules/interlinks/interlink-suggestions.service';
import { InterlinksService } from '../../../src/modules/interlinks/interlinks.service';
import { MarketJobsService } from '../../../src/modules/markets/market-jobs.service';
import { OptimizeService } from '../../../src/modules/optimize/optimize.service';
import { PermissionsService } from '../../../src/modules/permissions/permissions.service';
import { PagesService } from '../../../src/modules/pages/pages.service';
import { ReadingsService } from '../../../src/modules/readings/readings.service';
import { SchemaChecksService } from '../../../src/modules/schema-checks/schema-checks.service';
import { StrategyService } from '../../../src/modules/strategy/strategy.service';
import type { ImportRowRecord } from '../../../src/modules/user-import/user-import.schema';
import { UserImportService } from '../../../src/modules/user-import/user-import.service';
import { article } from '../briefs';
import { HUB_KEYWORDS } from '../hubs';
import { STRATEGY_KEYWORDS, STRATEGY_SEARCHES } from '../strategies';
import { usersFile } from '../user-import';
import { admin, type KindsSystem, student } from './kinds-system';

/** A kind of job, what it makes, and what it costs. */
export interface Kind {
  kind: JobKind;
  owner: AuthUser;
  /**
   * Where its process dies: at each write into these collections, or at all its writes. Those of the job itself are the
   * same of every kind, and a run may take long.
   */
  dies?: readonly string[];
  /** Makes a job that nobody works on yet; its id. */
  start(): Promise<string>;
  /** All that it came to. */
  outcome(id: string): Promise<unknown>;
}

/** Where the kinds find what they read. */
export interface Sources {
  /** Of a brief site. */
  articles: string;
  /** Of a page site. */
  pages: string;
  /** Of a site to read. */
  site: string;
}

const RANGE = { start: 0, end: 99 };
const request = (field: string) => ({
  filter: {},
  sort: { field, direction: 'ASC' as const },
  range: RANGE,
});
const upload = (name: string, content: string) => ({ name, content: bytesOf(content) });

/** In the e-mail of who is imported, another one for each file. */
const IMPORT_MARK = /import-\d+-/g;
const BATCH = 'Import';

/** What one and another run of a kind may differ in. */
const OWN = [
  'id',
  '_id',
  'jobId',
  'briefId',
  'job',
  'at',
  'createdAt',
  'updatedAt',
  'milliseconds',
  'fetchedAt',
];

/** Without that, whatever it is nested in. */
export function alike(value: unknown): unknown {
  const text = JSON.stringify(value, (key, part: unknown) => (OWN.includes(key) ? undefined : part));
  return JSON.parse(text.replaceAll(IMPORT_MARK, 'import-'));
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text));
}

type Get = <Part>(type: Type<Part>) => Part;

function competing({ get, jobs }: { get: Get; jobs: KindsSystem['jobs'] }, { articles }: Sources) {
  const competitors = [
    { text: article(3) },
    { address: `${articles}/article/1` },
    { address: `${articles}/article/2` },
  ];
  const order = { keyword: 'burr grinder', ownKeywords: [], competitors, language: 'en' };
  const brief: Kind = {
    kind: 'brief',
    owner: student,
    dies: ['brief_pages', 'briefs'],
    start: async () => (await get(BriefsService).start(student, validateDto(BriefDto, order))).id,
    outcome: async (id) => {
      const { result } = await jobs.get(student, id);
      const briefId = (result as { briefId: string }).briefId;
      return alike(await get(BriefsService).get(student, briefId));
    },
  };
  const optimize: Kind = {
    kind: 'optimize',
    owner: student,
    dies: ['optimize_runs'],
    start: async () => (await get(OptimizeService).start(student, validateDto(ComparisonDto, order))).id,
    outcome: async (id) => alike(await get(OptimizeService).goalOfRun(student, id)),
  };
  return [brief, optimize];
}

/** Kinds that work on keywords, or on the reading of a site. */
function evaluating({ get, connection }: KindsSystem, readingId: string): Kind[] {
  const hub: Kind = {
    kind: 'hub',
    owner: student,
    start: async () => {
      const run = validateDto(HubRunDto, { seed: 'espresso machine', language: 'en' });
      return (await get(HubService).start(student, run, upload('keywords.csv', HUB_KEYWORDS))).id;
    },
    outcome: async (id) => alike(await get(HubService).view(student, id, 'balanced')),
  };
  const strategy: Kind = {
    kind: 'content-strategy',
    owner: student,
    dies: ['strategies'],
    start: async () => {
      const run = validateDto(StrategyRunDto, { language: 'en', readingId });
      return (await get(StrategyService).start(student, run, strategyFiles())).id;
    },
    outcome: async (id) => alike(await get(StrategyService).view(student, id)),
  };
  const interlinks: Kind = {
    kind: 'interlinks',
    owner: student,
    dies: ['interlink_passes', 'interlink_runs'],
    start: async () => {
      // Further runs on one reading are free for a day.
      await connection.collection('interlink_passes').deleteMany({});
      return (await get(InterlinksService).start(student, validateDto(InterlinkRunDto, { readingId }))).id;
    },
    outcome: async (id) => [
      alike(await get(InterlinksService).view(student, id)),
      alike(await get(InterlinksService).pages(student, id, request('page'))),
      alike(await get(InterlinkSuggestionsService).list(student, id, request('score'))),
      await connection.collection('interlink_passes').countDocuments({}),
    ],
  };
  return [hub, strategy, interlinks];
}

async function* strategyFiles() {
  yield { kind: 'keywords' as const, ...upload('keywords.csv', STRATEGY_KEYWORDS) };
  yield await Promise.resolve({
    kind: 'searchConsole' as const,
    ...upload('searches.csv', STRATEGY_SEARCHES),
  });
}

function reading({ get }: KindsSystem, { pages: origin }: Sources): Kind[] {
  const addresses = ['a', 'b', 'c'].map((name) => `${origin}/page/${name}`);
  const linked = { addresses: ['/', '/guide', '/lost'].map((path) => origin + path) };
  return [
    {
      kind: 'pages',
      owner: student,
      start: async () =>
        (await get(PagesService).start(student, 'pages-analysis', validateDto(PageRunDto, linked))).id,
      outcome: async (id) => [
        alike(await get(PagesService).listPages(student, id, request('position'))),
        alike(await get(PagesService).listLinks(student, id, request('order'))),
      ],
    },
    {
      kind: 'tld-pages',
      owner: student,
      dies: ['market_pages'],
      start: async () =>
        (
          await get(MarketJobsService).start(
            student,
            validateDto(MarketJobDto, { addresses: addresses.slice(1) }),
          )
        ).id,
      outcome: async (id) => alike(await get(MarketJobsService).pages(student, id)),
    },
    {
      kind: 'schema-check',
      owner: student,
      dies: ['schema_checks'],
      start: async () => {
        const run = validateDto(SchemaCheckDto, { addresses: [...addresses, `${origin}/gone`] });
        return (await get(SchemaChecksService).start(student, run)).id;
      },
      outcome: async (id) => {
        const list = { ...request('position'), filter: { job: id } };
        return alike(await get(SchemaChecksService).list(student, list));
      },
    },
  ];
}

const startReading = (get: Get, startUrl: string) =>
  get(ReadingsService).start(student, validateDto(ReadingDto, { startUrl }));

function importing({ get, connection }: KindsSystem): Kind {
  let files = 0;
  const mark = (file: number) => `import-${file}-`;
  return {
    kind: 'user-import',
    owner: admin,
    start: async () => {
      files += 1;
      const rows = ['one', 'two', 'three'].map(
        (name) => `${name},${mark(files)}${name}@cohort.test,${BATCH}`,
      );
      const bytes = Buffer.from(usersFile([...rows, `Nobody,no address,${BATCH}`]));
      const settings = { dateOrder: 'day-first', invite: false } as const;
      const file = { name: 'users.csv', bytes, columns: { name: 0, email: 1, batch: 2 }, settings };
      return (await get(UserImportService).submit(admin, file)).id;
    },
    outcome: async (id) => {
      const rows = await connection
        .collection<ImportRowRecord>('user_import_rows')
        .find({ job: new Types.ObjectId(id) })
        .sort({ row: 1 })
        .toArray();
      const emails = { email: { $regex: `^${mark(files)}` } };
      const created = { group: id, action: 'create' };
      return [
        alike(rows.map(({ row, outcome, reason }) => ({ row, outcome, reason }))),
        await connection.collection('users').countDocuments(emails),
        await connection.collection('audit_log').countDocuments(created),
      ];
    },
  };
}

/** All kinds that keep what they have done as they go, or make a thing at their end. */
export async function kindsOf(system: KindsSystem, sources: Sources): Promise<Kind[]> {
  const { id, jobId = '' } = await startReading(system.get, sources.site);
  await system.work('reading', jobId);
  const batch = { batch: BATCH, defaultTool: 'intent-finder', allowed: ['intent-finder'] };
  await system.get(PermissionsService).create(admin, validateDto(PermissionDto, batch));
  return [
    ...competing(system, sources),
    ...evaluating(system, id),
    ...reading(system, sources),
    importing(system),
  ];
}

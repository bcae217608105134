import type {
  ClusterRow,
  ConflictRow,
  DemandBasis,
  IntentRow,
  PageRow,
  ScorePart,
  StrategyView,
} from '../../contracts/strategy/strategy';
import {
  actionText,
  ADVICE_NAMES,
  COVERAGE_NAMES,
  DEMAND_NAMES,
  EVIDENCE_NAMES,
  FAULT_NAMES,
  PAGE_KIND_NAMES,
  PART_NAMES,
  partText,
} from '../../contracts/strategy/strategy-words';
import { STRATEGY_MESSAGES } from '../../contracts/strategy/strategy-messages';
import { noOrphansText } from '../../contracts/scraper/unseen-links';
import { UNCLASSIFIED } from '../../contracts/intent/intent';
import type { DocumentBlock, DocumentCell, DocumentTable, ExportDocument } from '../export/document';
import type { Evaluation } from './evaluate';

type Columns<Row> = Record<string, (row: Row) => DocumentCell>;

/** Rows of each table that a document to be read has; a csv has all. */
const READABLE_ROWS = 100;

export interface StrategyDocumentOptions {
  name: string;
  /** Whether each table has all of its rows, as a csv does. */
  whole: boolean;
  /** What a model wrote on it, under a heading that says so; empty where it was not asked. */
  writtenByAi?: string;
}

/** An evaluation as a document. Its tables: STRATEGY_PARTS. */
export function strategyDocument(
  { summary, tabs }: Evaluation,
  { name, whole, writtenByAi = '' }: StrategyDocumentOptions,
): ExportDocument {
  const { basis, parts, actions, intents, language } = summary;
  const most = whole ? Infinity : READABLE_ROWS;
  const clusterColumns = clusterColumnsOf(summary);
  const section = (heading: string, blocks: DocumentBlock[]) => ({ heading, blocks });
  return {
    title: `Content strategy: ${name}`,
    language,
    sections: [
      ...(writtenByAi === ''
        ? []
        : [section('Summary, written by AI', [{ kind: 'text', text: writtenByAi }])]),
      section('Score', [...scoreTexts(summary), ...table('score', parts, most, scoreColumns(basis))]),
      section(
        'Next actions',
        table('actions', actions, most, {
          Action: actionText,
          'Points Won': ({ gain }) => gain,
          'Clicks At Stake': ({ clicks }) => clicks,
          Pages: ({ pages }) => pages.join(' '),
        }),
      ),
      section('Clusters', table('clusters', tabs.clusters, most, clusterColumns)),
      section('Gaps', table('gaps', tabs.gaps, most, clusterColumns)),
      section(
        'Cannibalisation',
        table('cannibalisation', contenderRows(tabs.cannibalisation), most, CONTENDER_COLUMNS),
      ),
      section('Pages', table('pages', tabs.pages, most, PAGE_COLUMNS)),
      section('Intent mix', table('intents', intents, most, intentColumnsOf(summary))),
    ],
  };
}

function scoreTexts({
  score,
  sources: { reading, searchConsole },
  judgedBy,
  missing,
}: Evaluation['summary']): DocumentBlock[] {
  const notes = [
    ...(reading || judgedBy === null ? [] : [STRATEGY_MESSAGES.withoutSite[searchConsole ? 'some' : 'all']]),
    ...(missing ? [STRATEGY_MESSAGES.missingMeaning[missing]] : []),
  ];
  const text = score === null ? 'Nothing could be scored.' : `${score} of 100 points.`;
  return [
    { kind: 'text', text },
    ...notes.map((note) => ({ kind: 'text', text: note }) as const),
    ...(reading?.partial ? [{ kind: 'text', text: noOrphansText(reading.unseen) } as const] : []),
  ];
}

function scoreColumns(basis: DemandBasis): Columns<ScorePart> {
  return {
    Part: ({ id }) => PART_NAMES[id],
    Points: ({ points }) => points,
    'Of At Most': ({ most, points }) => (points === null ? null : most),
    Why: (part) => partText(part, basis),
  };
}

function table<Row>(id: string, rows: readonly Row[], most: number, columns: Columns<Row>): DocumentBlock[] {
  const cells = Object.values(columns);
  const made: DocumentTable = {
    kind: 'table',
    id,
    columns: Object.keys(columns),
    rows: rows.slice(0, most).map((row) => cells.map((cellOf) => cellOf(row))),
  };
  if (rows.length <= most) return [made];
  const note = `The first ${most} of ${rows.length.toLocaleString('en')}; all are in the CSV.`;
  return [{ kind: 'text', text: note }, made];
}

function clusterColumnsOf({ basis }: Pick<StrategyView, 'basis'>): Columns<ClusterRow> {
  return {
    Cluster: ({ label }) => label,
    Keywords: ({ keywords }) => keywords,
    ...(basis !== 'keywords' && { [DEMAND_NAMES[basis].column]: ({ demand }: ClusterRow) => demand }),
    Difficulty: ({ difficulty }) => difficulty,
    Position: ({ position }) => position,
    Intent: ({ intent }) => intent ?? UNCLASSIFIED,
    Coverage: ({ coverage }) => (coverage ? COVERAGE_NAMES[coverage] : null),
    Fit: ({ fit }) => fit,
    'Known By': ({ evidence }) => (evidence ? EVIDENCE_NAMES[evidence] : null),
    Page: ({ page }) => page,
    Priority: ({ priority }) => priority,
    'Clicks At Stake': ({ stake }) => stake,
  };
}

interface ContenderRow extends Pick<ConflictRow, 'subject' | 'severity' | 'advice'> {
  page: ConflictRow['contenders'][number];
}

function contenderRows(conflicts: readonly ConflictRow[]): ContenderRow[] {
  return conflicts.flatMap(({ subject, severity, advice, contenders }) =>
    contenders.map((page) => ({ subject, severity, advice, page })),
  );
}

const CONTENDER_COLUMNS: Columns<ContenderRow> = {
  'Query Or Cluster': ({ subject }) => subject,
  Severity: ({ severity }) => severity,
  Advice: ({ advice }) => ADVICE_NAMES[advice],
  Page: ({ page }) => page.address,
  Clicks: ({ page }) => page.clicks,
  Impressions: ({ page }) => page.impressions,
  Position: ({ page }) => page.position,
  'Share %': ({ page }) => Math.round(1_000 * page.share) / 10,
};

const PAGE_COLUMNS: Columns<PageRow> = {
  URL: ({ address }) => address,
  Title: ({ title }) => title,
  Kind: ({ kind }) => (kind ? PAGE_KIND_NAMES[kind] : null),
  Words: ({ words }) => words,
  Depth: ({ depth }) => depth,
  'Inlinks From Texts': ({ inlinks }) => inlinks,
  Intent: ({ intent }) => intent ?? UNCLASSIFIED,
  'Clusters Covered': ({ covers }) => covers,
  Clicks: ({ clicks }) => clicks,
  Impressions: ({ impressions }) => impressions,
  Position: ({ position }) => position,
  Faults: ({ faults }) => faults.map((fault) => FAULT_NAMES[fault]).join(', '),
  'Same As': ({ twin }) => twin,
};

function intentColumnsOf({ basis, sources }: Pick<StrategyView, 'basis' | 'sources'>): Columns<IntentRow> {
  return {
    Intent: ({ intent }) => intent,
    Keywords: ({ keywords }) => keywords,
    Clusters: ({ clusters }) => clusters,
    ...(basis !== 'keywords' && { [DEMAND_NAMES[basis].column]: ({ demand }: IntentRow) => demand }),
    'Share %': ({ share }) => Math.round(1_000 * share) / 10,
    ...(sources.reading !== null && {
      Covered: ({ coverage }: IntentRow) => coverage?.covered ?? null,
      Partial: ({ coverage }: IntentRow) => coverage?.partial ?? null,
      Gap: ({ coverage }: IntentRow) => coverage?.gap ?? null,
    }),
    Pages: ({ pages }) => pages,
  };
}

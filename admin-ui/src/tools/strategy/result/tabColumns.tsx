import { UNCLASSIFIED } from '@contracts/intent/intent';
import type {
  ClusterRow,
  ConflictRow,
  Evidence,
  PageFault,
  PageRow,
  StrategyView,
} from '@contracts/strategy/strategy';
import {
  ADVICE_NAMES,
  ADVICE_TEXTS,
  COVERAGE_NAMES,
  DEMAND_NAMES,
  EVIDENCE_NAMES,
  FAULT_NAMES,
  PAGE_KIND_NAMES,
} from '@contracts/strategy/strategy-words';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { formatCount } from '../../../shared/format';
import { IntentChip } from '../../../shared/intent/IntentChip';
import { AiLabel } from '../../../shared/model/AiLabel';
import type { ResultColumn } from '../../../shared/result/ResultRows';
import { PageLink } from './PageLink';

const number = (value: number | null) => (value === null ? '–' : formatCount(value));
const intentOf = ({ intent }: Pick<ClusterRow, 'intent'>) => <IntentChip intent={intent ?? UNCLASSIFIED} />;
const linkTo = (address: string | null) => (address === null ? '–' : <PageLink address={address} />);

const COLORS = { covered: 'success', partial: 'warning', gap: 'error' } as const;

export function CoverageChip({ coverage }: Pick<ClusterRow, 'coverage'>) {
  if (coverage === null) return '–';
  return <Chip size="small" variant="outlined" color={COLORS[coverage]} label={COVERAGE_NAMES[coverage]} />;
}

/** How alike its best page is, or what tells more than that. */
export function fitText({ fit, evidence }: { fit: number | null; evidence: Evidence | null }): string {
  if (evidence !== null && evidence !== 'passage') return EVIDENCE_NAMES[evidence];
  return fit?.toFixed(2) ?? '–';
}

/** Columns that hold nothing by what the evaluation was made from are left out. */
export function clusterColumns(
  { basis, sources, language }: StrategyView,
  names: ReadonlyMap<string, string>,
): ResultColumn<ClusterRow>[] {
  const hasPages = sources.reading !== null || sources.searchConsole !== null;
  const demand: ResultColumn<ClusterRow>[] = [
    {
      label: DEMAND_NAMES[basis].column,
      sort: 'demand',
      numeric: true,
      cell: (row) => formatCount(row.demand),
    },
  ];
  const coverage: ResultColumn<ClusterRow>[] = [
    { label: 'Coverage', sort: 'coverage', cell: CoverageChip },
    { label: 'Fit', sort: 'fit', numeric: true, cell: fitText },
    { label: 'Best page', sort: 'page', wide: true, cell: ({ page }) => linkTo(page) },
  ];
  return [
    {
      label: 'Cluster',
      sort: 'label',
      wide: true,
      cell: ({ id, label }) => <Named label={label} name={names.get(id)} language={language} />,
    },
    ...(basis === 'keywords' ? [] : demand),
    { label: 'Keywords', sort: 'keywords', numeric: true, cell: ({ keywords }) => formatCount(keywords) },
    { label: 'Priority', sort: 'priority', numeric: true, cell: ({ priority }) => priority },
    ...(hasPages ? coverage : []),
    { label: 'Intent', sort: 'intent', cell: intentOf },
    { label: 'Difficulty', sort: 'difficulty', numeric: true, cell: ({ difficulty }) => number(difficulty) },
    { label: 'Position', sort: 'position', numeric: true, cell: ({ position }) => number(position) },
    ...(basis === 'keywords'
      ? []
      : [
          {
            label: 'Clicks at stake',
            sort: 'stake',
            numeric: true,
            cell: ({ stake }: ClusterRow) => number(stake),
          },
        ]),
  ];
}

interface NamedProps {
  label: string;
  /** By a model. */
  name?: string;
  language: string;
}

/** The rules' own label comes first; a name is added to it, and never takes its place. */
function Named({ label, name, language }: NamedProps) {
  if (name === undefined) return label;
  return (
    <>
      {label}
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        <AiLabel /> <bdi lang={language}>{name}</bdi>
      </Typography>
    </>
  );
}

export function conflictColumns(by: ConflictRow['by']): ResultColumn<ConflictRow>[] {
  const isByQuery = by === 'queries';
  return [
    { label: isByQuery ? 'Query' : 'Cluster', sort: 'subject', wide: true, cell: ({ subject }) => subject },
    { label: 'Severity', sort: 'severity', numeric: true, cell: ({ severity }) => severity.toFixed(2) },
    { label: 'Pages', sort: 'contenders', wide: true, cell: Contenders },
    { label: 'Advice', sort: 'advice', wide: 'paragraph', cell: AdviceCell },
    ...(isByQuery
      ? [
          {
            label: 'Impressions',
            sort: 'demand',
            numeric: true,
            cell: ({ demand }: ConflictRow) => formatCount(demand),
          },
        ]
      : []),
    {
      label: 'Alike',
      sort: 'alike',
      numeric: true,
      cell: ({ alike }) => (alike === null ? '–' : alike.toFixed(2)),
    },
  ];
}

function Contenders({ contenders }: ConflictRow) {
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
      {contenders.map(({ address, clicks, impressions, position, share }) => (
        <li key={address}>
          <PageLink address={address} />
          {clicks === null ? null : (
            <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
              {formatCount(clicks)} clicks, {number(impressions)} impressions ({Math.round(100 * share)}%),
              position {position}
            </Typography>
          )}
        </li>
      ))}
    </Box>
  );
}

function AdviceCell({ advice }: ConflictRow) {
  return (
    <>
      <strong>{ADVICE_NAMES[advice]}.</strong> {ADVICE_TEXTS[advice]}
    </>
  );
}

export function pageColumns({ sources }: StrategyView): ResultColumn<PageRow>[] {
  const { reading, searchConsole } = sources;
  const read: ResultColumn<PageRow>[] = [
    { label: 'Kind', sort: 'kind', cell: ({ kind }) => (kind === null ? '–' : PAGE_KIND_NAMES[kind]) },
    { label: 'Faults', sort: 'faults', wide: true, cell: Faults },
    { label: 'Words', sort: 'words', numeric: true, cell: ({ words }) => number(words) },
    ...(reading?.hasDepth
      ? [{ label: 'Depth', sort: 'depth', numeric: true, cell: ({ depth }: PageRow) => number(depth) }]
      : []),
    ...(reading?.partial
      ? []
      : [
          {
            label: 'Inlinks',
            sort: 'inlinks',
            numeric: true,
            cell: ({ inlinks }: PageRow) => number(inlinks),
          },
        ]),
    { label: 'Clusters', sort: 'covers', numeric: true, cell: ({ covers }) => formatCount(covers) },
  ];
  const shown: ResultColumn<PageRow>[] = [
    { label: 'Clicks', sort: 'clicks', numeric: true, cell: ({ clicks }) => number(clicks) },
    {
      label: 'Impressions',
      sort: 'impressions',
      numeric: true,
      cell: ({ impressions }) => number(impressions),
    },
    { label: 'Position', sort: 'position', numeric: true, cell: ({ position }) => number(position) },
  ];
  return [
    { label: 'Page', sort: 'address', wide: true, cell: PageName },
    ...(reading ? read : []),
    { label: 'Intent', sort: 'intent', cell: intentOf },
    ...(searchConsole ? shown : []),
  ];
}

function PageName({ address, title }: PageRow) {
  return (
    <>
      {title ? <span style={{ display: 'block' }}>{title}</span> : null}
      <PageLink address={address} />
    </>
  );
}

function Faults({ faults, twin, words }: PageRow) {
  if (words === null) return 'Not read';
  if (faults.length === 0) return '–';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {faults.map((fault: PageFault) => (
        <Chip key={fault} size="small" variant="outlined" color="warning" label={FAULT_NAMES[fault]} />
      ))}
      {twin === null ? null : (
        <Typography variant="body2" color="text.secondary" component="div">
          of
          <PageLink address={twin} />
        </Typography>
      )}
    </Box>
  );
}

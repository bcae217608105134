import type { Bubble, StrategyView } from '@contracts/strategy/strategy';
import { COVERAGE_NAMES, DEMAND_NAMES } from '@contracts/strategy/strategy-words';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { formatCount } from '../../../shared/format';
import { NumbersDownload } from '../../../shared/result/NumbersDownload';
import { type ResultColumn, ResultRows } from '../../../shared/result/ResultRows';
import type { ResultSort } from '../../../shared/result/resultSort';
import { ViewToggle } from '../../../shared/result/ViewToggle';
import { saveBlob } from '../../../shared/saveBlob';
import { usePageAddress } from '../../../shared/usePageAddress';
import { useWidth } from '../../../shared/useWidth';
import { BubbleChart, FILLS, labelOf, strokeOf } from './BubbleChart';

interface BubbleSectionProps {
  view: StrategyView;
  onOpen: (cluster: string) => void;
}

const VIEWS = { chart: 'Chart', table: 'Table' } as const;

/** The groups of keywords as a chart, the same as a table, and both to take along. */
export function BubbleSection({ view, onOpen }: BubbleSectionProps) {
  const id = useId();
  const { bubbles, basis, counts } = view;
  const { get, change } = usePageAddress();
  const shown = get('chart') === 'table' ? 'table' : 'chart';
  const drawing = useRef<SVGSVGElement>(null);
  const saveDrawing = () => {
    if (!drawing.current) return;
    const text = new XMLSerializer().serializeToString(drawing.current);
    saveBlob(new Blob([text], { type: 'image/svg+xml' }), '[content-strategy] clusters.svg');
  };
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="h3" id={id} sx={{ flex: 1 }}>
          Clusters at a glance
        </Typography>
        <ViewToggle
          label="How the clusters show"
          views={VIEWS}
          view={shown}
          onChange={(next) => change({ chart: next === 'table' ? 'table' : '' }, true)}
        />
      </Box>
      {counts.clusters > bubbles.length ? (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          The {bubbles.length} of most {DEMAND_NAMES[basis].noun}, of {formatCount(counts.clusters)}.
        </Typography>
      ) : null}
      {shown === 'table' ? (
        <BubbleTable view={view} onOpen={onOpen} />
      ) : (
        <Drawn view={view} drawing={drawing} onOpen={onOpen} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <NumbersDownload
          fileName="[content-strategy] clusters.csv"
          rowsOf={() => bubbles.map((bubble) => numbersOf(bubble, view))}
        />
        {shown === 'chart' ? (
          <Button size="small" startIcon={<DownloadIcon />} onClick={saveDrawing}>
            Chart as SVG
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}

function Drawn({
  view,
  drawing,
  onOpen,
}: BubbleSectionProps & { drawing: { current: SVGSVGElement | null } }) {
  const { bubbles, basis, sources } = view;
  const [place, width] = useWidth();
  const [pointed, setPointed] = useState<Bubble>();
  return (
    <Box ref={place} sx={{ minWidth: 0 }}>
      <Box sx={{ minHeight: 300, border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'clip' }}>
        {width === undefined ? null : (
          <BubbleChart
            bubbles={bubbles}
            basis={basis}
            width={Math.max(260, width - 2)}
            drawing={drawing}
            onPoint={setPointed}
            onOpen={onOpen}
          />
        )}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1, minHeight: '2.9em' }}>
        {pointed
          ? labelOf(pointed, basis)
          : 'The larger a circle, the more keywords it has. Open one to see them.'}
      </Typography>
      {sources.reading ? <Legend /> : null}
    </Box>
  );
}

function Legend() {
  const theme = useTheme();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {(['covered', 'partial', 'gap'] as const).map((coverage) => (
        <Box key={coverage} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <svg width={16} height={16} aria-hidden>
            <circle
              cx={8}
              cy={8}
              r={6}
              stroke={strokeOf(theme, coverage)}
              strokeWidth={2}
              fill={strokeOf(theme, coverage)}
              fillOpacity={FILLS[coverage]}
            />
          </svg>
          <Typography variant="body2">{COVERAGE_NAMES[coverage]}</Typography>
        </Box>
      ))}
    </Box>
  );
}

function BubbleTable({ view: { bubbles, basis }, onOpen }: BubbleSectionProps) {
  const [sort, setSort] = useState<ResultSort>();
  const number = (value: number | null) => (value === null ? '–' : formatCount(value));
  const columns: ResultColumn<Bubble>[] = [
    { label: 'Cluster', sort: 'label', wide: true, cell: ({ label }) => label },
    { label: 'Keywords', sort: 'keywords', numeric: true, cell: ({ keywords }) => formatCount(keywords) },
    ...(basis === 'keywords'
      ? []
      : [
          {
            label: DEMAND_NAMES[basis].column,
            sort: 'demand',
            numeric: true,
            cell: ({ demand }: Bubble) => number(demand),
          },
        ]),
    { label: 'Difficulty', sort: 'difficulty', numeric: true, cell: ({ difficulty }) => number(difficulty) },
    { label: 'Priority', sort: 'priority', numeric: true, cell: ({ priority }) => priority },
    {
      label: 'Coverage',
      sort: 'coverage',
      cell: ({ coverage }) => (coverage ? COVERAGE_NAMES[coverage] : '–'),
    },
  ];
  return (
    <ResultRows
      label="Clusters of the chart"
      columns={columns}
      rows={sorted(bubbles, sort)}
      sort={sort}
      onSort={setSort}
      onOpen={({ id }) => onOpen(id)}
    />
  );
}

function sorted(bubbles: readonly Bubble[], sort: ResultSort): readonly Bubble[] {
  if (!sort) return bubbles;
  const [field, direction] = sort;
  const valueOf = (bubble: Bubble) => bubble[field as keyof Bubble] ?? '';
  return bubbles.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    const order =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : String(one).localeCompare(String(other), 'en');
    return direction === 'DESC' ? -order : order;
  });
}

function numbersOf(
  { label, keywords, demand, difficulty, priority, coverage }: Bubble,
  { basis }: StrategyView,
) {
  return {
    Cluster: label,
    Keywords: keywords,
    ...(basis !== 'keywords' && { [DEMAND_NAMES[basis].column]: demand }),
    Difficulty: difficulty,
    Priority: priority,
    Coverage: coverage ? COVERAGE_NAMES[coverage] : '',
  };
}

import type { Bubble, DemandBasis } from '@contracts/strategy/strategy';
import { COVERAGE_NAMES, DEMAND_NAMES } from '@contracts/strategy/strategy-words';
import Box from '@mui/material/Box';
import { type Theme, useTheme } from '@mui/material/styles';
import { type KeyboardEvent, type Ref, useMemo, useRef, useState } from 'react';
import { formatCount } from '../../../shared/format';
import { bubbleLayout, type BubbleLayout, type PlacedBubble, shownName } from './bubbleLayout';

interface BubbleChartProps {
  bubbles: readonly Bubble[];
  basis: DemandBasis;
  width: number;
  drawing: Ref<SVGSVGElement>;
  onPoint: (bubble: Bubble | undefined) => void;
  onOpen: (id: string) => void;
}

const FONT = 'Inter, system-ui, sans-serif';

/** Groups of keywords as circles. By keyboard: arrows go from one to the next of less demand, Enter opens it. */
export function BubbleChart({ bubbles, basis, width, drawing, onPoint, onOpen }: BubbleChartProps) {
  const theme = useTheme();
  const layout = useMemo(() => bubbleLayout(bubbles, width), [bubbles, width]);
  const [active, setActive] = useState(0);
  const group = useRef<SVGGElement>(null);
  const goTo = (place: number) => {
    const next = Math.min(bubbles.length - 1, Math.max(0, place));
    setActive(next);
    group.current?.querySelectorAll<SVGElement>('[role="button"]')[next]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(bubbles.length - 1);
    else if (step !== undefined) goTo(active + step);
    else return;
    event.preventDefault();
  };
  const { height } = layout;
  return (
    <Box
      component="svg"
      ref={drawing}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={`Clusters by ${DEMAND_NAMES[basis].noun} and ${layout.vertical}`}
      fontFamily={FONT}
      fontSize={12}
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        '& [role=button]:focus-visible circle': { strokeWidth: 4 },
        '& [role=button]': { outline: 'none', cursor: 'pointer' },
      }}
    >
      <rect width={width} height={height} fill={theme.palette.background.paper} />
      <Axes layout={layout} basis={basis} theme={theme} />
      <g ref={group} onKeyDown={onKeyDown}>
        {layout.placed.map((placed, place) => (
          <Circle
            key={placed.bubble.id}
            placed={placed}
            theme={theme}
            label={labelOf(placed.bubble, basis)}
            focusable={place === Math.min(active, bubbles.length - 1)}
            onPoint={(isPointed) => onPoint(isPointed ? placed.bubble : undefined)}
            onFocus={() => setActive(place)}
            onOpen={() => onOpen(placed.bubble.id)}
          />
        ))}
      </g>
      <g aria-hidden pointerEvents="none" fill={theme.palette.text.primary} textAnchor="middle">
        {layout.placed.map(({ bubble, x, y, radius, named }) =>
          named ? (
            <text key={bubble.id} x={x} y={y - radius - 4}>
              {shownName(bubble.label)}
            </text>
          ) : null,
        )}
      </g>
    </Box>
  );
}

/** All that is told of a circle. */
export function labelOf(
  { label, keywords, demand, difficulty, coverage, priority }: Bubble,
  basis: DemandBasis,
): string {
  return [
    label,
    `${formatCount(keywords)} ${keywords === 1 ? 'keyword' : 'keywords'}`,
    ...(basis === 'keywords' ? [] : [`${formatCount(demand)} ${DEMAND_NAMES[basis].noun}`]),
    difficulty === null ? 'difficulty unknown' : `difficulty ${difficulty}`,
    `priority ${priority}`,
    ...(coverage ? [COVERAGE_NAMES[coverage].toLowerCase()] : []),
  ].join(', ');
}

/** Filled where the site has a page, half where it touches it, hollow where it has none. */
export const FILLS = { covered: 0.85, partial: 0.35, gap: 0, unknown: 0.35 } as const;

export function strokeOf({ palette }: Theme, coverage: Bubble['coverage']): string {
  if (coverage === 'covered') return palette.success.main;
  if (coverage === 'partial') return palette.warning.main;
  return coverage === 'gap' ? palette.error.main : palette.primary.main;
}

interface CircleProps {
  placed: PlacedBubble;
  theme: Theme;
  label: string;
  focusable: boolean;
  onPoint: (isPointed: boolean) => void;
  onFocus: () => void;
  onOpen: () => void;
}

function Circle({ placed, theme, label, focusable, onPoint, onFocus, onOpen }: CircleProps) {
  const { bubble, x, y, radius } = placed;
  const stroke = strokeOf(theme, bubble.coverage);
  return (
    <g
      role="button"
      tabIndex={focusable ? 0 : -1}
      aria-label={label}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => {
        onFocus();
        onPoint(true);
      }}
      onBlur={() => onPoint(false)}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onOpen();
      }}
    >
      <circle
        cx={x}
        cy={y}
        r={radius}
        stroke={stroke}
        strokeWidth={2}
        fill={stroke}
        fillOpacity={FILLS[bubble.coverage ?? 'unknown']}
      />
    </g>
  );
}

function Axes({ layout, basis, theme }: { layout: BubbleLayout; basis: DemandBasis; theme: Theme }) {
  const { width, height, frame, columns, rows, vertical } = layout;
  const { divider, text } = theme.palette;
  const bottom = height - frame.bottom;
  return (
    <g aria-hidden fill={text.secondary}>
      {rows.map(({ y, text: level }) => (
        <g key={level}>
          <line x1={frame.left} x2={width - frame.right} y1={y} y2={y} stroke={divider} />
          <text x={frame.left - 8} y={y + 4} textAnchor="end">
            {level}
          </text>
        </g>
      ))}
      {columns.map(({ x, text: demand }) => (
        <g key={demand}>
          <line x1={x} x2={x} y1={frame.top} y2={bottom} stroke={divider} />
          <text x={x} y={bottom + 18} textAnchor="middle">
            {demand}
          </text>
        </g>
      ))}
      <text x={width - frame.right} y={height - 6} textAnchor="end">
        {DEMAND_NAMES[basis].column} →
      </text>
      <text x={4} y={12}>
        {vertical === 'difficulty' ? 'Difficulty' : 'Priority'} ↑
      </text>
    </g>
  );
}

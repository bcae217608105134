import Box from '@mui/material/Box';
import { type Theme, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatCount } from '../../shared/format';
import { useWidth } from '../../shared/useWidth';
import { axisTicks } from './axisTicks';
import type { UsageBars } from './usageSeries';

const HEIGHT = 260;
/** Pixels of the numbers beside the bars, and of the name below one. */
const NUMBERS = 44;
const NAME = 56;

/** Those of the chart library that other pages have: a day's tools must tell apart, also on a dark page. */
const COLORS = {
  light: ['#4254FB', '#FFB422', '#FA4F58', '#0DBEFF', '#22BF75', '#FA83B4', '#FF7511'],
  dark: ['#495AFB', '#FFC758', '#F35865', '#30C8FF', '#44CE8D', '#F286B3', '#FF8C39'],
} as const;
const colorOf = (part: number, { palette }: Theme) =>
  COLORS[palette.mode][part % COLORS.light.length] ?? COLORS.light[0];

/** Bars of days or weeks. Drawn without the chart library, which is a quarter of a page's scripts; the table says the same. */
export function UsageChart({ unit, names, series }: UsageBars) {
  const [place, width = NAME] = useWidth();
  const [pointed, setPointed] = useState<number>();
  const totals = names.map((_, bar) => series.reduce((sum, { data }) => sum + (data[bar] ?? 0), 0));
  const ticks = axisTicks(Math.max(...totals));
  const top = ticks.at(-1) ?? 1;
  const step = Math.ceil((names.length * NAME) / Math.max(NAME, width - NUMBERS));
  return (
    <Box role="img" aria-label={`Bars, one per ${unit}. The table has the same figures.`}>
      <Box ref={place} sx={{ position: 'relative', height: HEIGHT, ml: `${NUMBERS}px`, mt: 1.5 }}>
        {ticks.map((tick) => (
          <Line key={tick} tick={tick} top={top} />
        ))}
        <Box
          sx={{ position: 'absolute', inset: 0, display: 'flex' }}
          onPointerLeave={() => setPointed(undefined)}
        >
          {names.map((name, bar) => (
            <Box
              key={name}
              onPointerEnter={() => setPointed(bar)}
              sx={{
                ...{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column-reverse' },
                bgcolor: bar === pointed ? 'action.hover' : undefined,
              }}
            >
              {series.map(({ label, data }, part) => (
                <Box
                  key={label}
                  sx={{
                    mx: '15%',
                    height: `${((data[bar] ?? 0) / top) * 100}%`,
                    bgcolor: (theme) => colorOf(part, theme),
                    '&:last-of-type': { borderRadius: '2px 2px 0 0' },
                  }}
                />
              ))}
            </Box>
          ))}
        </Box>
        {pointed === undefined ? null : <Figures {...{ unit, names, series }} bar={pointed} />}
      </Box>
      <Box sx={{ display: 'flex', ml: `${NUMBERS}px`, mt: 0.5, height: 20 }}>
        {names.map((name, bar) => (
          <Typography key={name} data-bar={bar % step === 0 || undefined} sx={BAR_NAME}>
            {bar % step === 0 ? name.replace(/ \d{4}$/, '') : ''}
          </Typography>
        ))}
      </Box>
      {series.length > 1 ? <Legend labels={series.map(({ label }) => label)} /> : null}
    </Box>
  );
}

const BAR_NAME = {
  ...{ flex: 1, width: 0, display: 'flex', justifyContent: 'center', whiteSpace: 'nowrap' },
  fontSize: 12,
} as const;

function Line({ tick, top }: { tick: number; top: number }) {
  return (
    <Box
      sx={{
        ...{ position: 'absolute', left: 0, right: 0, bottom: `${(tick / top) * 100}%` },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        sx={{ position: 'absolute', right: '100%', mr: 1, fontSize: 12, transform: 'translateY(-50%)' }}
      >
        {tick.toLocaleString('en', { notation: 'compact', maximumFractionDigits: 1 })}
      </Typography>
    </Box>
  );
}

/** What the bar below the pointer is made of. */
function Figures({ unit, names, series, bar }: UsageBars & { bar: number }) {
  const isLeft = bar < names.length / 2;
  const theme = useTheme();
  return (
    <Box
      sx={{
        ...{ position: 'absolute', top: 0, zIndex: 1, p: 1.5, borderRadius: 2, pointerEvents: 'none' },
        ...{ border: 1, borderColor: 'divider', bgcolor: 'background.paper', boxShadow: 3 },
        ...(isLeft
          ? { left: `${((bar + 1) / names.length) * 100}%`, ml: 1 }
          : { right: `${(1 - bar / names.length) * 100}%`, mr: 1 }),
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        {unit === 'week' ? `Week from ${names[bar]}` : names[bar]}
      </Typography>
      {series.map(({ label, data }, part) => (
        <Typography key={label} variant="body2" sx={{ display: 'flex', gap: 1, whiteSpace: 'nowrap' }}>
          <Mark color={colorOf(part, theme)} />
          <span>{label}</span>
          <Box component="span" sx={{ ml: 'auto', pl: 2 }}>
            {formatCount(data[bar] ?? 0)}
          </Box>
        </Typography>
      ))}
    </Box>
  );
}

function Legend({ labels }: { labels: readonly string[] }) {
  const theme = useTheme();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 1 }}>
      {labels.map((label, part) => (
        <Typography key={label} variant="body2" sx={{ display: 'flex', gap: 1 }}>
          <Mark color={colorOf(part, theme)} />
          {label}
        </Typography>
      ))}
    </Box>
  );
}

function Mark({ color }: { color: string }) {
  return (
    <Box
      component="span"
      sx={{
        ...{ flex: 'none', alignSelf: 'center', width: 14, height: 14, bgcolor: color, borderRadius: 0.5 },
        // The name is tied to its bars by the colour alone.
        forcedColorAdjust: 'none',
      }}
    />
  );
}

import { type OptimizeGoal, SCORE_BANDS } from '@contracts/optimize/optimize';
import { bandOf } from '@domain/optimize/score';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

const BANDS = { weak: 'Weak', fair: 'Fair', strong: 'Strong' } as const;
const COLORS = { weak: 'error', fair: 'warning', strong: 'success' } as const;
/** Drawn small beside a text: letters are large in its measure. */
const LETTERS = 15;
const HEIGHT = 54;
const BAR = { top: 24, height: 10 };

interface ScoreScaleProps {
  goal: Pick<OptimizeGoal, 'pages' | 'points' | 'median'>;
  /** Of the draft; the scale alone without it. */
  points?: number;
}

/** The draft, the competitors and the goal on one scale from 0 to 100. */
export function ScoreScale({ goal, points }: ScoreScaleProps) {
  const { palette } = useTheme();
  const counted = goal.pages.filter((page) => page.included && page.points !== null);
  const color = points === undefined ? 'warning' : COLORS[bandOf(points)];
  const told = points === undefined ? '' : `${points.toFixed(1)} of 100, ${BANDS[bandOf(points)]}. `;
  return (
    <Box>
      {points === undefined ? null : (
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography component="p" sx={{ fontSize: '2.5rem', fontWeight: 700, lineHeight: 1.1 }}>
            {points.toFixed(1)}
          </Typography>
          <Typography sx={{ color: `${color}.main`, fontWeight: 600 }}>{BANDS[bandOf(points)]}</Typography>
        </Box>
      )}
      <Box
        component="svg"
        role="img"
        aria-label={`${told}The goal is ${goal.points.toFixed(1)}; the competitors have ${counted.map((page) => page.points?.toFixed(1)).join(', ')}.`}
        viewBox={`-4 0 408 ${HEIGHT}`}
        preserveAspectRatio="xMinYMid meet"
        sx={{ width: '100%', height: 'auto', maxHeight: 64, display: 'block', overflow: 'visible' }}
      >
        {(
          [
            ['weak', 0, SCORE_BANDS.low],
            ['fair', SCORE_BANDS.low, SCORE_BANDS.high],
            ['strong', SCORE_BANDS.high, 100],
          ] as const
        ).map(([band, from, to]) => (
          <rect
            key={band}
            x={4 * from}
            y={BAR.top}
            width={4 * (to - from) - 1}
            height={BAR.height}
            rx={2}
            fill={palette[COLORS[band]].main}
            opacity={0.28}
          />
        ))}
        {points === undefined ? null : (
          <rect x={0} y={BAR.top} width={4 * points} height={BAR.height} rx={2} fill={palette[color].main} />
        )}
        {counted.map(({ position, points: theirs }) => (
          <circle
            key={position}
            cx={4 * (theirs ?? 0)}
            cy={BAR.top + BAR.height / 2}
            r={4}
            fill={palette.background.paper}
            stroke={palette.text.secondary}
            strokeWidth={1.5}
          />
        ))}
        <line
          x1={4 * goal.points}
          x2={4 * goal.points}
          y1={BAR.top - 6}
          y2={BAR.top + BAR.height + 4}
          stroke={palette.text.primary}
          strokeWidth={2}
        />
        <text
          x={Math.min(366, Math.max(34, 4 * goal.points))}
          y={13}
          textAnchor="middle"
          fontSize={LETTERS}
          fill={palette.text.primary}
        >
          Goal {goal.points.toFixed(1)}
        </text>
        {[0, 33, 66, 100].map((value) => (
          <text
            key={value}
            x={4 * value}
            y={HEIGHT - 2}
            textAnchor={value === 0 ? 'start' : value === 100 ? 'end' : 'middle'}
            fontSize={LETTERS}
            fill={palette.text.secondary}
          >
            {value}
          </text>
        ))}
      </Box>
      <Typography variant="caption" color="text.secondary">
        Circles are the competitors; their median is {goal.median.toFixed(1)}.
      </Typography>
    </Box>
  );
}

import type { WatchView } from '@contracts/watches/watches';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatCount, formatDay } from '../../../shared/format';
import { MonthBar } from '../list/MonthBar';
import { Ago, NextCheck } from '../list/WatchFacts';
import { StateChip } from '../shown/StateChip';
import { intervalText, PRESET_LABELS, scopeText, SEVERITY_LABELS } from '../shown/watchText';
import { WatchSwitches } from './WatchSwitches';
import { WatchAlerts } from './WatchAlerts';

/** What a watch compares, how often, and how it stands. */
export function WatchSummary({ watch }: { watch: WatchView }) {
  const { state, lastCheck, scope, preset, tags, checksLeft, checksResetAt, actualMinutes } = watch;
  const told = !watch.notify
    ? 'Off'
    : watch.notifyFrom === 'info'
      ? 'All changes'
      : `${SEVERITY_LABELS[watch.notifyFrom]}${watch.notifyFrom === 'warning' ? ' and critical' : ''} changes`;
  return (
    <Card component="section" aria-label="Overview" sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <StateChip state={state} />
        {tags.map((tag) => (
          <Chip key={tag} size="small" label={tag} />
        ))}
        <MonthBar days={watch.days} />
        <Box sx={{ display: 'flex', gap: 1, ml: { sm: 'auto' } }}>
          <WatchSwitches watch={watch} />
        </Box>
      </Box>
      <WatchAlerts watch={watch} />
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(auto-fit, minmax(96px, 1fr))',
          },
        }}
      >
        <Fact name="Last check" value={lastCheck ? <Ago at={lastCheck.at} /> : 'Not yet'} />
        <Fact name="Next check" value={<NextCheck watch={watch} />} />
        <Fact name="Interval" value={`About ${intervalText(actualMinutes).toLowerCase()}`} />
        <Fact
          name="Checks left"
          value={
            checksLeft === null
              ? 'Unlimited'
              : `${formatCount(checksLeft)}${checksResetAt ? `, until ${formatDay(checksResetAt)}` : ''}`
          }
        />
        <Fact name="Compared" value={scopeText(scope)} />
        <Fact name="Watched for" value={PRESET_LABELS[preset].name} />
        <Fact name="Notifications" value={told} />
      </Box>
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, typography: 'body2', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {value}
      </Box>
    </Box>
  );
}

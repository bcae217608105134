import { WATCH_MESSAGES } from '@contracts/watches/watch-messages';
import type { WatchView } from '@contracts/watches/watches';
import { PRICING_PATH } from '@contracts/plans/pricing';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime } from '../../../shared/format';
import { intervalText } from '../shown/watchText';

interface Told {
  id: string;
  severity: AlertColor;
  text: ReactNode;
}

const PLANS = (
  <Link component={RouterLink} to={PRICING_PATH} color="inherit" underline="always">
    See the plans
  </Link>
);

/** What somebody should know before reading on. */
function toldOf(watch: WatchView): Told[] {
  const { state, pausedBy, lastCheck, needsScript, emptySelectors, checksLeft, checksResetAt } = watch;
  const { waiting, nextCheckAt } = watch;
  const told: Told[] = [];
  if (state === 'failing') {
    const why = lastCheck?.sentence ?? '';
    told.push({
      id: 'failing',
      severity: 'error',
      text: `${why} It is tried less and less often, and paused after 14 days. You will be notified when the page can be read again.`,
    });
  } else if (waiting?.for === 'try' || lastCheck?.sentence) {
    const why = waiting?.for === 'try' ? waiting.sentence : lastCheck?.sentence;
    const again = nextCheckAt ? ` It is tried again on ${formatDateTime(nextCheckAt)}.` : '';
    told.push({
      id: 'last',
      severity: 'warning',
      text: `The last check could not read the page: ${why}${again} Nothing was saved.`,
    });
  }
  if (state === 'paused-by-plan') {
    told.push({
      id: 'plan',
      severity: 'warning',
      text: <>Your plan has fewer places than you have watches, so the newest are paused. {PLANS}.</>,
    });
  }
  if (state === 'paused' && pausedBy === 'failures') {
    const text =
      'This watch was paused because the page could not be read for 14 days. Resume it to try again.';
    told.push({ id: 'gave-up', severity: 'warning', text });
  }
  if (needsScript) told.push({ id: 'script', severity: 'info', text: `${WATCH_MESSAGES.needsScript}.` });
  if (emptySelectors.length > 0) {
    const text = `At the last check nothing on the page matched ${emptySelectors.map((each) => `“${each}”`).join(', ')}.`;
    told.push({ id: 'selectors', severity: 'warning', text });
  }
  if (checksLeft === 0) {
    const until = checksResetAt ? ` The next is possible on ${formatDateTime(checksResetAt)}.` : '';
    told.push({
      id: 'checks',
      severity: 'info',
      text: (
        <>
          {WATCH_MESSAGES.noChecksLeft}
          {until} {PLANS}.
        </>
      ),
    });
  } else if (watch.actualMinutes > watch.intervalMinutes) {
    const text = `You chose “${intervalText(watch.intervalMinutes)}”; your plan allows “${intervalText(watch.actualMinutes)}”.`;
    told.push({ id: 'interval', severity: 'info', text });
  }
  return told;
}

export function WatchAlerts({ watch }: { watch: WatchView }) {
  return toldOf(watch).map(({ id, severity, text }) => (
    <Alert key={id} severity={severity} role="note">
      {text}
    </Alert>
  ));
}

import type { DemandBasis, NextAction, StrategyView } from '@contracts/strategy/strategy';
import { actionText } from '@contracts/strategy/strategy-words';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatCount } from '../../../shared/format';
import { PageLink, pathOf } from './PageLink';

/** The five things to do next. */
export function ActionList({ view }: { view: StrategyView }) {
  const { actions, basis, sources } = view;
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h3" id={id} sx={{ mb: 1 }}>
        Next actions
      </Typography>
      {actions.length === 0 ? (
        <Typography color="text.secondary">
          {sources.reading
            ? 'By these files and thresholds, there is nothing left to do.'
            : 'These files alone do not show what to do. Add a reading of your site.'}
        </Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1.5 }}>
          {actions.map((action) => (
            <Box component="li" key={`${action.kind} ${action.subject}`}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {actionText({ ...action, pages: action.pages.map(pathOf) })}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {worthOf(action, basis)}
              </Typography>
              <ActionPages action={action} />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

function worthOf({ gain, clicks }: NextAction, basis: DemandBasis): string {
  const told = [
    ...(gain !== null && gain > 0 ? [`${gain} points`] : []),
    ...(clicks !== null && clicks > 0
      ? [`about ${formatCount(clicks)} clicks${basis === 'volume' ? ' a month' : ''}`]
      : []),
  ];
  return told.length > 0
    ? `Worth ${told.join(', ')}.`
    : 'Adds no points by these files; do it for your readers.';
}

/** Its pages, to be opened. */
function ActionPages({ action: { pages, count } }: { action: NextAction }) {
  if (pages.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {pages.map((page) => (
        <Typography component="li" variant="body2" key={page} sx={{ overflowWrap: 'anywhere' }}>
          <PageLink address={page} />
        </Typography>
      ))}
      {count > pages.length ? (
        <Typography component="li" variant="body2" color="text.secondary">
          and {formatCount(count - pages.length)} more, in the tab Pages
        </Typography>
      ) : null}
    </Box>
  );
}

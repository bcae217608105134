import Skeleton from '@mui/material/Skeleton';
import { type ComponentProps } from 'react';
import { lazyNamed } from '../../../shared/lazyNamed';
import type { ResultPanel } from './ResultPanel';
import { Deferred } from '../../../shared/Deferred';

type Props = ComponentProps<typeof ResultPanel>;

/** Tables and chart are a tenth of what the page loads, and most visits begin without a result. */
export const loadResultPanel = () => import('./ResultPanel');

const Panel = lazyNamed<'ResultPanel', Props>(loadResultPanel, 'ResultPanel');

/** The result of a job, once its parts are there. */
export function LazyResultPanel(props: Props) {
  return (
    <Deferred
      fallback={<Skeleton variant="rounded" height={480} role="status" aria-label="Loading the result" />}
    >
      <Panel {...props} />
    </Deferred>
  );
}

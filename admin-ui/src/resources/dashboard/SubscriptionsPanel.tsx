import type { DashboardView } from '@contracts/statistics/statistics';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ListBase, Pagination } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { listPath } from '../../shared/list/listPath';
import { WholeSelection } from '../../shared/list/WholeSelection';
import { ResultBar } from '../../shared/result/ResultBar';
import { ResultFrame } from '../../shared/result/ResultFrame';
import { ViewToggle } from '../../shared/result/ViewToggle';
import { SubscriptionRows } from './SubscriptionRows';

const VIEWS = { ending: 'Ending', lapsed: 'Lapsed' } as const;
type View = keyof typeof VIEWS;

const NOBODY = {
  ending: 'No subscription ends in the next 14 days.',
  lapsed: 'No subscription has ended.',
} as const;

/** Whose subscription ends soon, and whose has ended: those who are chosen get a later end. */
export function SubscriptionsPanel({ endingSubscriptions }: Pick<DashboardView, 'endingSubscriptions'>) {
  const [view, setView] = useState<View>('ending');
  const filter = {
    ending: { isActive: true, subscriptionEndDate: endingSubscriptions.period },
    lapsed: { isActive: true, account: ['lapsed'] },
  }[view];
  return (
    <ResultFrame title="Subscriptions" text="Choose students to extend their subscription.">
      <ResultBar
        exports={
          <Button component={RouterLink} to={listPath('users', filter)} size="small">
            Show in Users
          </Button>
        }
      >
        <ViewToggle label="Subscriptions" views={VIEWS} view={view} onChange={setView} />
      </ResultBar>
      <ListBase
        key={view}
        resource="users"
        filter={filter}
        sort={{ field: 'subscriptionEndDate', order: view === 'ending' ? 'ASC' : 'DESC' }}
        perPage={10}
        disableSyncWithLocation
        storeKey={false}
      >
        <WholeSelection>
          <SubscriptionRows nobody={NOBODY[view]} />
        </WholeSelection>
        <Pagination rowsPerPageOptions={[10, 25, 100]} />
      </ListBase>
    </ResultFrame>
  );
}

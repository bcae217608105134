import { PRICING_PATH } from '@contracts/plans/pricing';
import LockIcon from '@mui/icons-material/LockOutlined';
import WatchIcon from '@mui/icons-material/RadarOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../../../shared/EmptyState';
import { useTerms } from '../useTerms';

/** A list in which the search and the filters find nothing. */
export function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchOffIcon />}
      title="No watched pages found"
      text="Nothing matches this search with these filters."
      action={
        <Button variant="outlined" onClick={onClear}>
          Clear search and filters
        </Button>
      }
    />
  );
}

/** A list without a page, and the way to the first one or to a plan that has a place for it. */
export function NoWatches({ onAdd, onSample }: { onAdd: () => void; onSample: () => void }) {
  const { data } = useTerms();
  const sample = (
    <Button variant="outlined" onClick={onSample}>
      See a sample
    </Button>
  );
  if (data?.allowed === 0) {
    return (
      <EmptyState
        icon={<LockIcon />}
        title="Your plan has no place for watched pages"
        text="Look at the sample to see what you would be told, or choose a plan that watches pages."
        action={
          <>
            <Button component={RouterLink} to={PRICING_PATH} variant="outlined">
              See the plans
            </Button>
            {sample}
          </>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<WatchIcon />}
      title="No pages watched yet"
      text="Add the pages that matter: your own key pages, or those of competitors. You will be notified when their title, price, indexability or text changes."
      action={
        <>
          <Button variant="outlined" onClick={onAdd}>
            Add pages
          </Button>
          {sample}
        </>
      }
    />
  );
}

import type { InterlinkView } from '@contracts/interlinks/interlink-views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { EmptyState } from '../../../shared/EmptyState';
import { formatCount } from '../../../shared/format';
import { ListPager } from '../../../shared/result/ListPager';
import { ResultStates } from '../../../shared/result/ResultStates';
import { useLastPage } from '../../../shared/result/useLastPage';
import { ViewToggle } from '../../../shared/result/ViewToggle';
import { LINKS_PER_PAGE } from '../interlinkJobs';
import { DECISION_NAMES } from './linkWords';
import { LastBar } from './LastBar';
import { SuggestionGroups } from './SuggestionGroups';
import { useDecisions } from './useDecisions';
import { ALL, type Narrowing, ORDERS, type Shown, useNarrowing, useSuggestions } from './useInterlinks';

const LEAST_SCORES = [0, 60, 70, 80] as const;

/** The suggestions of a run, group by group, and what is decided of them. */
export function SuggestionsTab({ view }: { view: InterlinkView }) {
  const narrowing = useNarrowing();
  const suggestions = useSuggestions(view.id, narrowing);
  const decisions = useDecisions(view.id);
  const { page, goTo } = narrowing;
  useLastPage(suggestions, { page, perPage: LINKS_PER_PAGE, goTo });
  return (
    <Box sx={{ minWidth: 0 }}>
      <Narrow view={view} narrowing={narrowing} />
      <LastBar decisions={decisions} />
      <ResultStates
        query={suggestions}
        isEmpty={({ items }) => items.length === 0}
        empty={<NothingHere view={view} narrowing={narrowing} />}
        failure="The suggestions could not be loaded"
        loading={{ label: 'Loading suggestions', heights: [96, 96, 96] }}
      >
        {({ items, total }) => (
          <>
            <SuggestionGroups suggestions={items} order={narrowing.order} decisions={decisions} />
            <ListPager
              total={total}
              page={page - 1}
              perPage={LINKS_PER_PAGE}
              onPage={(next) => goTo(next + 1)}
            />
          </>
        )}
      </ResultStates>
    </Box>
  );
}

function Narrow({ view: { counts }, narrowing }: { view: InterlinkView; narrowing: Narrowing }) {
  const { shown, order, q, min, of, narrow } = narrowing;
  const all = counts.open + counts.accepted + counts.rejected;
  const states: [Shown, string][] = [
    ['open', `${DECISION_NAMES.open} (${formatCount(counts.open)})`],
    ['accepted', `${DECISION_NAMES.accepted} (${formatCount(counts.accepted)})`],
    ['rejected', `${DECISION_NAMES.rejected} (${formatCount(counts.rejected)})`],
    [ALL, `All (${formatCount(all)})`],
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
      <TextField
        size="small"
        type="search"
        label="Search these suggestions"
        value={q}
        onChange={(event) => narrow({ q: event.target.value })}
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 220px' }, maxWidth: { sm: 320 } }}
      />
      <TextField
        select
        size="small"
        label="Show"
        value={shown}
        onChange={(event) => narrow({ show: event.target.value === 'open' ? '' : event.target.value })}
        sx={{ flex: { xs: '1 1 130px', sm: '0 0 150px' } }}
      >
        {states.map(([id, name]) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label="Score"
        value={String(LEAST_SCORES.find((least) => least === min) ?? 0)}
        onChange={(event) => narrow({ min: event.target.value === '0' ? '' : event.target.value })}
        sx={{ flex: { xs: '1 1 110px', sm: '0 0 130px' } }}
      >
        {LEAST_SCORES.map((least) => (
          <MenuItem key={least} value={String(least)}>
            {least === 0 ? 'Any' : `From ${least}`}
          </MenuItem>
        ))}
      </TextField>
      <ViewToggle
        label="Order of the suggestions"
        views={ORDERS}
        view={order}
        onChange={(next) => narrow({ sort: next === 'source' ? '' : next })}
      />
      {of ? (
        <Chip label={of.way === 'to' ? 'To one page' : 'From one page'} onDelete={() => narrow({ of: '' })} />
      ) : null}
    </Box>
  );
}

function NothingHere({ view: { counts }, narrowing }: { view: InterlinkView; narrowing: Narrowing }) {
  const { shown, q, min, of, narrow } = narrowing;
  const isNarrow = q !== '' || min > 0 || of !== undefined;
  if (isNarrow)
    return (
      <EmptyState
        title="Nothing matches"
        text="Try another search, score or page."
        action={<Button onClick={() => narrow({ q: '', min: '', of: '' })}>Show all</Button>}
      />
    );
  if (shown === 'open' && counts.accepted > 0)
    return (
      <EmptyState
        title="All decided"
        text="Nothing is open any more. Export what you accepted, and set the links on your site."
        action={<Button onClick={() => narrow({ show: 'accepted' })}>Show accepted</Button>}
      />
    );
  return (
    <EmptyState
      title={
        shown === 'open'
          ? 'Nothing is open'
          : `Nothing is ${DECISION_NAMES[shown as 'accepted'].toLowerCase()} yet`
      }
      text={
        shown === 'accepted'
          ? 'Accept a suggestion, and it is listed here and exported.'
          : 'What you decide shows here, and later runs know it.'
      }
      action={<Button onClick={() => narrow({ show: ALL })}>Show all</Button>}
    />
  );
}

import type { InterlinkPageView, InterlinkView } from '@contracts/interlinks/interlink-views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../../../shared/EmptyState';
import { formatCount } from '../../../shared/format';
import { NewTabLink } from '../../../shared/NewTabLink';
import { ListPager } from '../../../shared/result/ListPager';
import { NarrowingFields } from '../../../shared/result/NarrowingFields';
import { type ResultColumn, ResultRows } from '../../../shared/result/ResultRows';
import { sortOf, sortText } from '../../../shared/result/resultSort';
import { ResultStates } from '../../../shared/result/ResultStates';
import { ANEW, pageNumber, ROWS_PAGE, usePageAddress } from '../../../shared/usePageAddress';
import { LINKS_PER_PAGE } from '../interlinkJobs';
import { pathOf } from './linkWords';
import { PAGE_FILTERS, usePages } from './useInterlinks';

const EVERY = 'all';

/** The pages of a run: those that need links most first, with what the suggestions change. */
export function PagesTab({ view }: { view: InterlinkView }) {
  const { get, change, linkTo } = usePageAddress();
  const pages = usePages(view.id);
  const narrow = (changes: Record<string, string>) => change({ ...changes, [ROWS_PAGE]: '' }, true);
  const offered = Object.entries(PAGE_FILTERS).filter(
    ([id]) =>
      (id !== 'orphan' || view.orphans) &&
      (id !== 'unreachable' || view.unreachable) &&
      (id !== 'priority' || view.options.priority.length > 0),
  );
  const linksOf = (page: number, way: 'to' | 'from') =>
    linkTo({ ...ANEW, tab: '', show: EVERY, sort: way === 'to' ? 'target' : '', of: `${way}${page}` });
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        Links are counted in the texts of other pages, clicks along all links from the start page. Where a
        number changes, it shows today → with all suggestions that you have not rejected.
      </Typography>
      <NarrowingFields
        label="Pages"
        text={get('q')}
        onText={(q) => narrow({ q })}
        choices={[{ id: EVERY, label: 'All pages' }, ...offered.map(([id, label]) => ({ id, label }))]}
        chosen={offered.find(([id]) => id === get('show'))?.[0] ?? EVERY}
        onChoose={(show) => narrow({ show: show === EVERY ? '' : show })}
      />
      <ResultStates
        query={pages}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title="Nothing matches"
            text="Try another search or filter."
            action={<Button onClick={() => narrow({ q: '', show: '' })}>Show all</Button>}
          />
        }
        failure="The pages could not be loaded"
        loading={{ label: 'Loading pages', heights: [320] }}
      >
        {({ items, total }) => (
          <>
            <ResultRows
              label="Pages"
              columns={columnsOf(
                linksOf,
                view.unreachable !== null || items.some(({ depth }) => depth.before !== null),
              )}
              rows={items}
              sort={sortOf(get('sort'))}
              onSort={(sort) => change({ sort: sortText(sort), [ROWS_PAGE]: '' })}
            />
            <ListPager
              total={total}
              page={pageNumber(get(ROWS_PAGE)) - 1}
              perPage={LINKS_PER_PAGE}
              onPage={(page) => change({ [ROWS_PAGE]: page > 0 ? String(page + 1) : '' })}
            />
          </>
        )}
      </ResultStates>
    </Box>
  );
}

type LinksOf = (page: number, way: 'to' | 'from') => string;

function columnsOf(linksOf: LinksOf, hasStart: boolean): ResultColumn<InterlinkPageView>[] {
  return [
    { label: 'Page', sort: 'title', wide: true, cell: (page) => <PageCell page={page} /> },
    {
      label: 'Links to it',
      sort: 'inlinks',
      numeric: true,
      cell: ({ inlinks }) => changeText(formatCount(inlinks.before), formatCount(inlinks.after)),
    },
    ...(hasStart
      ? [
          {
            label: 'Clicks away',
            sort: 'depth',
            numeric: true,
            cell: ({ depth }: InterlinkPageView) =>
              changeText(clicksText(depth.before), clicksText(depth.after)),
          },
        ]
      : []),
    {
      label: 'Links from it',
      sort: 'outlinks',
      numeric: true,
      cell: ({ outlinks }) => formatCount(outlinks),
    },
    {
      label: 'New to it',
      numeric: true,
      cell: ({ page, gains }) => (
        <Count count={gains} to={linksOf(page, 'to')} name="new links to this page" />
      ),
    },
    {
      label: 'New from it',
      numeric: true,
      cell: ({ page, gives }) => (
        <Count count={gives} to={linksOf(page, 'from')} name="new links from this page" />
      ),
    },
  ];
}

function PageCell({ page: { title, url, orphan, priority } }: { page: InterlinkPageView }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {title ? <Box sx={{ fontWeight: 600 }}>{title}</Box> : null}
      <NewTabLink href={url}>{pathOf(url)}</NewTabLink>
      {orphan || priority ? (
        <Box sx={{ display: 'flex', gap: 0.5, mt: 0.5 }}>
          {orphan ? <Chip size="small" color="warning" variant="outlined" label="Orphan" /> : null}
          {priority ? <Chip size="small" variant="outlined" label="Priority" /> : null}
        </Box>
      ) : null}
    </Box>
  );
}

function Count({ count, to, name }: { count: number; to: string; name: string }) {
  if (count === 0) return '0';
  return (
    <Link component={RouterLink} to={to} aria-label={`${formatCount(count)} ${name}`}>
      {formatCount(count)}
    </Link>
  );
}

export function clicksText(depth: number | null): string {
  return depth === null ? 'no known way' : formatCount(depth);
}

export function changeText(before: string, after: string): string {
  return before === after ? before : `${before} → ${after}`;
}

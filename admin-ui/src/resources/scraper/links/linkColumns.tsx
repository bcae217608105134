import type { CrawledLinkRow } from '@contracts/scraper/crawl-reports';
import Typography from '@mui/material/Typography';
import { LINK_PLACE_LABELS } from '../../../shared/linkPlaces';
import { AddressLink } from '../report/AddressLink';
import type { Column } from '../report/ReportTable';
import { StatusMark } from '../report/StatusMark';

type LinkColumn = 'from' | 'to' | 'anchor' | 'place' | 'rel' | 'status';

/** Facts of a link, in the order in which they are asked for. */
export function linkColumns(startUrl: string, ids: readonly LinkColumn[]): Column<CrawledLinkRow>[] {
  const columns: Record<LinkColumn, Omit<Column<CrawledLinkRow>, 'id'>> = {
    from: {
      label: 'Found on',
      minWidth: 180,
      render: ({ from }) => <AddressLink url={from} startUrl={startUrl} />,
    },
    to: {
      label: 'Leads to',
      minWidth: 180,
      render: (link) => <Target link={link} startUrl={startUrl} />,
    },
    anchor: { label: 'Anchor', minWidth: 180, maxWidth: 260, render: ({ anchor }) => anchor || '–' },
    place: { label: 'Place', minWidth: 96, render: ({ place }) => LINK_PLACE_LABELS[place] },
    rel: { label: 'rel', minWidth: 96, maxWidth: 140, render: ({ rel }) => rel.join(' ') || '–' },
    status: {
      label: 'Status',
      // What another site answered says more than that it is another one.
      render: ({ status, failure, skipped }) => (
        <StatusMark {...{ status, failure, skipped: status === null && failure === null ? skipped : null }} />
      ),
    },
  };
  return ids.map((id) => ({ id, ...columns[id] }));
}

function Target({ link, startUrl }: { link: CrawledLinkRow; startUrl: string }) {
  const { to, fragment } = link;
  const fault = faultOf(link);
  return (
    <>
      <AddressLink url={fragment === undefined ? to : `${to}#${fragment}`} startUrl={startUrl} />
      {fault ? (
        <Typography variant="caption" component="div" color="error">
          {fault}
        </Typography>
      ) : null}
    </>
  );
}

/** What the status of a link's target does not tell. */
function faultOf({ lost, broken, status, failure, internal }: CrawledLinkRow): string | null {
  if (lost) return 'The page has no such place';
  const isRedirect = failure === null && status !== null && status >= 300 && status < 400;
  return broken && isRedirect && internal ? 'Redirects to a page that robots.txt blocks' : null;
}

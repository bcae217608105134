import type { ChainsReport, CrawlChain, ReportRows } from '@contracts/scraper/crawl-reports';
import RouteIcon from '@mui/icons-material/AltRouteOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';
import { EmptyState } from '../../../shared/EmptyState';
import { Hops } from '../report/Hops';
import { ListedRows } from '../report/ListedRows';
import { Report } from '../report/Report';
import { ReportSection } from '../report/ReportSection';
import { useCrawlReport } from '../report/useCrawlReport';
import type { CrawlTabProps } from '../crawlTab';

/** Ways from one address over others to the last, hop by hop. */
export function ChainsTab({ crawl }: CrawlTabProps) {
  const query = useCrawlReport<ChainsReport>(crawl, 'chains');
  return (
    <Report crawl={crawl} query={query} name="redirects and canonicals">
      {({ redirects, canonicals }) =>
        redirects.total + canonicals.total === 0 ? (
          <EmptyState
            icon={<RouteIcon />}
            title="No chains"
            text="Every redirect and every canonical leads straight to its page."
          />
        ) : (
          <>
            <ReportSection
              title="Redirect chains"
              count={redirects.total}
              text="Let the first URL lead straight to the last one, and link to that."
              nothing="Every redirect leads straight to its page."
            >
              <Chains crawl={crawl} list="redirects" name="redirect chains" chains={redirects} />
            </ReportSection>
            <ReportSection
              title="Canonical chains"
              count={canonicals.total}
              text="A canonical should name the last page of its chain, which names itself."
              nothing="Every canonical names a page that names itself."
            >
              <Chains crawl={crawl} list="canonicals" name="canonical chains" chains={canonicals} />
            </ReportSection>
          </>
        )
      }
    </Report>
  );
}

interface ChainsProps extends CrawlTabProps {
  list: keyof ChainsReport;
  name: string;
  chains: ReportRows<CrawlChain>;
}

function Chains({ crawl, list, name, chains }: ChainsProps) {
  return (
    <ListedRows crawl={crawl} path={`lists/${list}`} name={name} report={chains}>
      {(rows) => (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((chain, index) => (
            <Box
              component="li"
              key={chain.hops[0]?.url ?? index}
              sx={{ py: 2, borderTop: 1, borderColor: 'divider', minWidth: 0 }}
            >
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
                {chain.loop ? (
                  <Chip size="small" color="error" label={chain.cookie ? 'Loop without cookies' : 'Loop'} />
                ) : null}
                <Typography variant="body2" color="text.secondary">
                  {counted(chain.hops.length - 1, 'step')} · {counted(chain.inlinks, 'link')} to it
                </Typography>
              </Box>
              <Hops hops={chain.hops} startUrl={crawl.options.startUrl} />
            </Box>
          ))}
        </Box>
      )}
    </ListedRows>
  );
}

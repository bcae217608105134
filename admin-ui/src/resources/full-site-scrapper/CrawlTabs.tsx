import type { CrawlView } from '@contracts/crawls/crawls';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSearchParams } from 'react-router-dom';
import { partialText } from './crawlText';
import { Waiting } from '../../shared/Waiting';
import { CRAWL_TABS } from './tabs';
import { Deferred } from '../../shared/Deferred';
import { useTabPanel } from '../../shared/useTabPanel';

const TAB_PARAMETER = 'tab';

/** What a crawl tells, one subject at a time; the chosen one is in the address. */
export function CrawlTabs({ crawl }: { crawl: CrawlView }) {
  const [parameters, setParameters] = useSearchParams();
  const tab = CRAWL_TABS.find((each) => each.id === parameters.get(TAB_PARAMETER)) ?? CRAWL_TABS[0];
  const tabPanel = useTabPanel(tab.id);
  const Panel = tab.panel;
  const partial = partialText(crawl);
  // Buttons that come later take room from the strip, and the chosen tab out of sight.
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('lg'));
  // What was chosen in one tab says nothing in another.
  const show = (chosen: string) => setParameters({ [TAB_PARAMETER]: chosen }, { preventScrollReset: true });
  return (
    <Card sx={{ minWidth: 0 }}>
      <Tabs
        value={tab.id}
        onChange={(_, chosen: string) => show(chosen)}
        variant="scrollable"
        scrollButtons={isNarrow ? true : 'auto'}
        allowScrollButtonsMobile
        aria-label="What the crawl tells"
        sx={{
          contain: 'inline-size',
          borderBottom: 1,
          borderColor: 'divider',
          '& .MuiTabs-list': { px: { md: 2 } },
          '& .MuiTab-root': { minWidth: 0, px: { xs: 1.5, md: 1 } },
        }}
      >
        {CRAWL_TABS.map(({ id: value, title, panel }) => (
          <Tab
            key={value}
            value={value}
            label={title}
            onPointerEnter={panel.preload}
            {...tabPanel.tab(value)}
          />
        ))}
      </Tabs>
      <Box {...tabPanel.panel} sx={{ p: { xs: 2, md: 3 } }}>
        {partial ? (
          <Alert severity="warning" role="note" sx={{ mb: 2 }}>
            {partial}
          </Alert>
        ) : null}
        <Deferred fallback={<Waiting label={`Loading ${tab.title}`} height={240} />}>
          <Panel key={tab.id} crawl={crawl} />
        </Deferred>
      </Box>
    </Card>
  );
}

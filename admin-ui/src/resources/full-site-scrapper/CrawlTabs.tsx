import type { CrawlView } from '@contracts/crawls/crawls';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { partialText } from './crawlText';
import { Waiting } from '../../shared/Waiting';
import { CRAWL_TABS } from './tabs';
import { Deferred } from '../../shared/Deferred';
import { TabStrip } from '../../shared/TabStrip';
import { useTabPanel } from '../../shared/useTabPanel';

const TAB_PARAMETER = 'tab';

/** What a crawl tells, one subject at a time; the chosen one is in the address. */
export function CrawlTabs({ crawl }: { crawl: CrawlView }) {
  const [parameters, setParameters] = useSearchParams();
  // Who watches a crawl grow stays with its pages when it ends.
  const [first] = useState(CRAWL_TABS[crawl.analysed ? 0 : 1]);
  const tab = CRAWL_TABS.find((each) => each.id === parameters.get(TAB_PARAMETER)) ?? first;
  const tabPanel = useTabPanel(tab.id);
  const Panel = tab.panel;
  const partial = partialText(crawl);
  // What was chosen in one tab says nothing in another.
  const show = (chosen: string) => setParameters({ [TAB_PARAMETER]: chosen }, { preventScrollReset: true });
  return (
    <Card sx={{ minWidth: 0 }}>
      <TabStrip
        label="What the crawl tells"
        tabs={CRAWL_TABS.map(({ id, title }) => ({ id, label: title }))}
        chosen={tab.id}
        onChoose={show}
        tabProps={(id) => ({
          ...tabPanel.tab(id),
          onPointerEnter: CRAWL_TABS.find((each) => each.id === id)?.panel.preload,
        })}
      />
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

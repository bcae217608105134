import type { CrawlView } from '@contracts/scraper/crawls';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { partialText } from './crawlText';
import { Waiting } from '../../shared/Waiting';
import { CRAWL_TABS } from './tabs';
import { Deferred } from '../../shared/Deferred';
import { ResultParts } from '../../shared/result/ResultParts';

const TAB_PARAMETER = 'tab';

/** What a crawl tells, one subject at a time; the chosen one is in the address. */
export function CrawlTabs({ crawl }: { crawl: CrawlView }) {
  const [parameters, setParameters] = useSearchParams();
  const [summary, pages] = CRAWL_TABS;
  const [begun] = useState(crawl.analysed ? summary : pages);
  // A crawl that ends opens on its summary, unless somebody filters its pages by then.
  const isIdle = parameters.size === 0;
  const first = isIdle && crawl.analysed ? summary : begun;
  const tab = CRAWL_TABS.find((each) => each.id === parameters.get(TAB_PARAMETER)) ?? first;
  const partial = partialText(crawl);
  // What was chosen in one tab says nothing in another.
  const show = (chosen: string) => setParameters({ [TAB_PARAMETER]: chosen }, { preventScrollReset: true });
  return (
    <Card sx={{ minWidth: 0 }}>
      <ResultParts
        label="What the crawl tells"
        parts={CRAWL_TABS.map(({ id, title, isTool, panel: Panel }) => ({
          ...{ id, label: title, isTool },
          render: () => (
            <Deferred fallback={<Waiting label={`Loading ${title}`} height={240} />}>
              <Panel crawl={crawl} />
            </Deferred>
          ),
        }))}
        chosen={tab.id}
        onChoose={show}
        onNear={(id) => CRAWL_TABS.find((each) => each.id === id)?.panel.preload()}
        isCard
        note={
          partial ? (
            <Alert severity="warning" role="note" sx={{ mb: 2 }}>
              {partial}
            </Alert>
          ) : null
        }
      />
    </Card>
  );
}

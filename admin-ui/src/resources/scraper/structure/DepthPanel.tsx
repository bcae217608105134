import { type CrawlOverview, STATUS_CLASSES } from '@contracts/scraper/crawl-reports';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { formatCount } from '../../../shared/format';
import { lazyNamed } from '../../../shared/lazyNamed';
import { NumbersDownload } from '../../../shared/result/NumbersDownload';
import { ResultBar } from '../../../shared/result/ResultBar';
import { ViewToggle } from '../../../shared/result/ViewToggle';
import { exportName, UNLINKED_LABEL } from '../crawlText';
import { STATUS_CLASS_LABELS } from '../pages/pageQuery';
import { ReportSection } from '../report/ReportSection';
import { ReportTable } from '../report/ReportTable';
import { Waiting } from '../../../shared/Waiting';
import type { CrawlTabProps } from '../crawlTab';
import { depthBars } from './depthBars';
import { Deferred } from '../../../shared/Deferred';

const DepthChart = lazyNamed(() => import('./DepthChart'), 'DepthChart');
const CHART_HEIGHT = 320;
const VIEWS = { chart: 'Chart', table: 'Table' } as const;

/** How far from the start the pages are, and what became of them. */
export function DepthPanel({ crawl, depths }: CrawlTabProps & Pick<CrawlOverview, 'depths'>) {
  const [view, setView] = useState<keyof typeof VIEWS>('chart');
  return (
    <ReportSection title="Depth and status">
      <ResultBar
        exports={
          <NumbersDownload
            fileName={exportName(crawl, 'depths', 'csv')}
            rowsOf={() => depths.map(({ depth, pages }) => ({ Depth: depth ?? UNLINKED_LABEL, ...pages }))}
          />
        }
      >
        <ViewToggle views={VIEWS} view={view} onChange={setView} />
      </ResultBar>
      <Box sx={{ mt: 2, minHeight: CHART_HEIGHT }}>
        {view === 'table' ? (
          <ReportTable
            label="Pages by depth and status"
            rows={depths}
            keyOf={({ depth }) => String(depth)}
            columns={[
              { id: 'depth', label: 'Depth', minWidth: 64, render: ({ depth }) => depth ?? UNLINKED_LABEL },
              ...STATUS_CLASSES.map((status) => ({
                id: status,
                label: STATUS_CLASS_LABELS[status],
                numeric: true,
                render: ({ pages }: CrawlOverview['depths'][number]) => formatCount(pages[status]),
              })),
            ]}
          />
        ) : (
          <Deferred fallback={<Waiting label="Loading the chart" height={CHART_HEIGHT} />}>
            <DepthChart {...depthBars(depths)} />
          </Deferred>
        )}
      </Box>
    </ReportSection>
  );
}

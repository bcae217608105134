import { type CrawlOverview, STATUS_CLASSES } from '@contracts/crawls/crawl-reports';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { exportCsv } from '../../../shared/exportCsv';
import { formatCount } from '../../../shared/format';
import { lazyNamed } from '../../../shared/lazyNamed';
import { ResultBar } from '../../../shared/result/ResultBar';
import { exportName } from '../crawlText';
import { STATUS_CLASS_LABELS } from '../pages/pageQuery';
import { ReportSection } from '../report/ReportSection';
import { ReportTable } from '../report/ReportTable';
import { Waiting } from '../report/Waiting';
import type { CrawlTabProps } from '../crawlTab';
import { depthBars } from './depthBars';

const DepthChart = lazyNamed(() => import('./DepthChart'), 'DepthChart');
const CHART_HEIGHT = 320;
const VIEWS = { chart: 'Chart', table: 'Table' } as const;
type View = keyof typeof VIEWS;

/** How far from the start the pages are, and what became of them. */
export function DepthPanel({ crawl, depths }: CrawlTabProps & Pick<CrawlOverview, 'depths'>) {
  const [view, setView] = useState<View>('chart');
  const notify = useNotify();
  const save = () =>
    exportCsv(
      exportName(crawl, 'depths', 'csv'),
      depths.map(({ depth, pages }) => ({ Depth: depth, ...pages })),
    ).catch(() => notify('The numbers could not be downloaded. Please try again.', { type: 'error' }));
  return (
    <ReportSection title="Depth and status">
      <ResultBar
        exports={
          <Button size="small" startIcon={<DownloadIcon />} onClick={() => void save()}>
            Numbers as csv
          </Button>
        }
      >
        <ToggleButtonGroup
          size="small"
          exclusive
          aria-label="View"
          value={view}
          onChange={(_, chosen: View | null) => setView(chosen ?? view)}
        >
          {Object.entries(VIEWS).map(([id, name]) => (
            <ToggleButton key={id} value={id}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </ResultBar>
      <Box sx={{ mt: 2, minHeight: CHART_HEIGHT }}>
        {view === 'table' ? (
          <ReportTable
            label="Pages by depth and status"
            rows={depths}
            keyOf={({ depth }) => String(depth)}
            columns={[
              { id: 'depth', label: 'Depth', render: ({ depth }) => depth },
              ...STATUS_CLASSES.map((status) => ({
                id: status,
                label: STATUS_CLASS_LABELS[status],
                numeric: true,
                render: ({ pages }: CrawlOverview['depths'][number]) => formatCount(pages[status]),
              })),
            ]}
          />
        ) : (
          <Suspense fallback={<Waiting label="Loading the chart" height={CHART_HEIGHT} />}>
            <DepthChart {...depthBars(depths)} />
          </Suspense>
        )}
      </Box>
    </ReportSection>
  );
}

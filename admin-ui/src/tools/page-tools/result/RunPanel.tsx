import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import type { PageRunResult, PageToolId } from '@contracts/pages/page-jobs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatCount, formatDuration } from '../../../shared/format';
import { ResultBar } from '../../../shared/result/ResultBar';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { pagesText } from '../pagesText';
import { listLinks, listPages, type PagesJob, type PageTool } from '../pageTools';
import { PageDialog } from './PageDialog';
import { HEADING_COLUMNS, LINK_COLUMNS, PAGE_COLUMNS, PLACE_COLUMNS } from './runColumns';
import { HEADING_FILTERS, LINK_FILTERS, PAGE_FILTERS, PLACE_FILTERS } from './runFilters';
import { RunTable } from './RunTable';

export interface RunPanelProps {
  tool: PageTool;
  job: PagesJob;
  downloading: boolean;
  onDownload: () => void;
}

/** What a finished run found, as far as the tool is about it. */
export function RunPanel({ tool, job, downloading, onDownload }: RunPanelProps) {
  const { result, startedAt, finishedAt } = job;
  if (!result) return null;
  const took = startedAt && finishedAt ? ` in ${formatDuration(startedAt, finishedAt)}` : '';
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 }}>
      <ResultBar
        exports={
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            loading={downloading}
            loadingPosition="start"
            onClick={onDownload}
          >
            Download csv
          </Button>
        }
      >
        <Typography color="text.secondary">
          {pagesText(job.parameters)}
          {took}.
        </Typography>
      </ResultBar>
      <ResultFacts facts={factsOf(tool.id, result)} />
      {tool.id === 'interlink-extractor' ? (
        <InterlinkTables tool={tool} run={job.id} />
      ) : (
        <PageTable tool={tool} run={job.id} />
      )}
    </Box>
  );
}

function factsOf(tool: PageToolId, result: PageRunResult): readonly (readonly [string, string])[] {
  const unread = ['Not read', formatCount(result.failed)] as const;
  if (tool === 'interlink-extractor') {
    return [
      ['Internal links', formatCount(result.internalLinks)],
      ['External links', formatCount(result.externalLinks)],
      ['Broken links', formatCount(result.brokenLinks)],
      ['Orphans', formatCount(result.orphans)],
      ['Dead ends', formatCount(result.deadEnds)],
      unread,
    ];
  }
  if (tool === 'heading-extractor') {
    return [
      ['Pages', formatCount(result.pages)],
      ['With problems', formatCount(result.headingProblems)],
      unread,
    ];
  }
  return [
    ['Pages', formatCount(result.pages)],
    ['Indexable', formatCount(result.indexable)],
    ['Not indexable', formatCount(result.pages - result.indexable)],
    unread,
    ['Internal links', formatCount(result.internalLinks)],
    ['External links', formatCount(result.externalLinks)],
  ];
}

interface TableProps {
  tool: PageTool;
  run: string;
  /** Whether it is the links' view of the pages. */
  places?: boolean;
}

function PageTable({ tool, run, places = false }: TableProps) {
  const [open, setOpen] = useState<string>();
  const isHeadings = tool.id === 'heading-extractor';
  return (
    <>
      <RunTable
        label="Pages"
        id={`${run} pages ${places ? 'places' : tool.id}`}
        columns={places ? PLACE_COLUMNS : isHeadings ? HEADING_COLUMNS : PAGE_COLUMNS}
        filters={places ? PLACE_FILTERS : isHeadings ? HEADING_FILTERS : PAGE_FILTERS}
        load={(query, signal) => listPages(tool.id, run, query, signal)}
        onOpen={({ id }) => setOpen(id)}
      />
      <PageDialog tool={tool.id} run={run} id={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

function InterlinkTables({ tool, run }: TableProps) {
  const [view, setView] = useState<'links' | 'pages'>('links');
  return (
    <Box sx={{ minWidth: 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(_, next: 'links' | 'pages' | null) => next && setView(next)}
        aria-label="What is listed"
        sx={{ mb: 2 }}
      >
        <ToggleButton value="links">Links</ToggleButton>
        <ToggleButton value="pages">Pages</ToggleButton>
      </ToggleButtonGroup>
      {view === 'links' ? (
        <RunTable
          label="Links"
          id={`${run} links`}
          columns={LINK_COLUMNS}
          filters={LINK_FILTERS}
          load={(query, signal) => listLinks(tool.id, run, query, signal)}
        />
      ) : (
        <PageTable tool={tool} run={run} places />
      )}
    </Box>
  );
}

import { PAGE_TOOLS, type PageRunResult, type PageToolId } from '@contracts/pages/pages.kind';
import { findTool } from '@domain/access/catalogue';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { formatCount } from '../../../shared/format';
import { brokenText, cutText } from './linkFigures';
import { HandoverLink } from '../../../shared/handover/HandoverLink';
import { RunResult } from '../../../shared/jobs/RunResult';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { ViewToggle } from '../../../shared/result/ViewToggle';
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
  const { result } = job;
  if (!result) return null;
  return (
    <RunResult job={job} amount={pagesText(job.parameters)} downloading={downloading} onDownload={onDownload}>
      <ResultFacts facts={factsOf(tool.id, result)} />
      <OtherTools tool={tool} run={job.id} />
      {tool.id === 'interlink-extractor' && result.cutPages ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {cutText(result.cutPages)}
        </Alert>
      ) : null}
      {tool.id === 'interlink-extractor' ? (
        <InterlinkTables tool={tool} run={job.id} />
      ) : (
        <PageTable tool={tool} run={job.id} />
      )}
    </RunResult>
  );
}

/** The ways to what the other tools for pages make of the same run. */
function OtherTools({ tool, run }: Omit<TableProps, 'places'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {PAGE_TOOLS.filter((id) => id !== tool.id).map((id) => (
        <HandoverLink
          key={id}
          tool={id}
          opening={`run=${run}`}
          given={{}}
          label={`Open in ${findTool(id)?.title}`}
        />
      ))}
    </Box>
  );
}

function factsOf(tool: PageToolId, result: PageRunResult): readonly (readonly [string, string])[] {
  const unread = ['Not read', formatCount(result.failed)] as const;
  if (tool === 'interlink-extractor') {
    return [
      ['Internal links', formatCount(result.internalLinks)],
      ['External links', formatCount(result.externalLinks)],
      ['Broken links', brokenText(result)],
      ['Orphans', result.cutPages ? 'Not known' : formatCount(result.orphans)],
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

const LISTS = { links: 'Links', pages: 'Pages' } as const;

function InterlinkTables({ tool, run }: TableProps) {
  const [view, setView] = useState<keyof typeof LISTS>('links');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ mb: 2 }}>
        <ViewToggle label="What is listed" views={LISTS} view={view} onChange={setView} />
      </Box>
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

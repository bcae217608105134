import { INDEXABILITY_NAMES, pageFailureSentence } from '@contracts/pages/page-messages';
import type { PageToolId } from '@contracts/pages/pages.kind';
import type { AnalysedPage } from '@contracts/pages/page-runs';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { formatBytes, formatCount, formatMilliseconds } from '../../../shared/format';
import { imagesText } from '../../../shared/imagesText';
import { DetailDialog } from '../../../shared/result/DetailDialog';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { getPage } from '../pageTools';
import { HeadingTree } from './HeadingTree';

export interface PageDialogProps {
  tool: PageToolId;
  run: string;
  /** None while it is closed. */
  id: string | undefined;
  onClose: () => void;
}

/** All that is known of one page of a run. */
export function PageDialog({ tool, run, id, onClose }: PageDialogProps) {
  const query = useQuery({
    queryKey: ['page-runs', run, 'page', id],
    queryFn: ({ signal }) => getPage(tool, run, id ?? '', signal),
    enabled: id !== undefined,
  });
  return (
    <DetailDialog
      open={id !== undefined}
      onClose={onClose}
      query={query}
      noun="page"
      titleOf={({ title }) => title ?? 'Page'}
      heights={[40, 120, 200]}
    >
      {(page) => <PageFacts page={page} />}
    </DetailDialog>
  );
}

function PageFacts({ page }: { page: AnalysedPage }) {
  const { url, description, failure, hops, status, headings, headingProblems } = page;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Box>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{url}</Typography>
        {description ? (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {description}
          </Typography>
        ) : null}
        {hops.map((hop, index) => (
          <Typography key={index} variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {hop.status} → {hop.location}
          </Typography>
        ))}
      </Box>
      {failure ? <Alert severity="warning">{pageFailureSentence(failure)}</Alert> : null}
      {status !== null ? <ResultFacts facts={factsOf(page)} /> : null}
      {status !== null && status < 300 ? (
        <HeadingTree headings={headings} missing={headingProblems.includes('no-h1')} />
      ) : null}
    </Box>
  );
}

function factsOf(page: AnalysedPage): readonly (readonly [string, string])[] {
  const { title, description, indexabilityReason, structuredTypes, brokenStructuredData } = page;
  const broken = brokenStructuredData > 0 ? ` (${brokenStructuredData} broken)` : '';
  return [
    ['Status', String(page.status)],
    [
      'Indexable',
      page.indexable || !indexabilityReason ? 'Yes' : `No: ${INDEXABILITY_NAMES[indexabilityReason]}`,
    ],
    [
      'Title',
      title ? `${formatCount(title.length)} characters, ${formatCount(page.titlePixels)} px` : 'None',
    ],
    [
      'Description',
      description
        ? `${formatCount(description.length)} characters, ${formatCount(page.descriptionPixels)} px`
        : 'None',
    ],
    ['Canonical', page.canonical ?? 'None'],
    ['Robots', page.robots || 'None'],
    ['Language', page.lang ?? 'None'],
    ['Words', formatCount(page.words)],
    ['Images', imagesText(page)],
    ['Links', `${formatCount(page.internalLinks)} internal, ${formatCount(page.externalLinks)} external`],
    ['Inlinks', formatCount(page.inlinks)],
    ['Click depth', page.depth === null ? 'Not linked' : String(page.depth)],
    ['Structured data', (structuredTypes.join(', ') || 'None') + broken],
    ['Needs JavaScript', page.needsJavaScript ? 'Probably' : 'No'],
    ['Size', formatBytes(page.bytes)],
    ['Time', formatMilliseconds(page.milliseconds)],
  ];
}

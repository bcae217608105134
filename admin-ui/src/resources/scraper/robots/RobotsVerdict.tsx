import type { RobotsTestView } from '@contracts/scraper/robots-test';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useAnnouncement } from '../../../shared/announce';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { ReportSection } from '../report/ReportSection';
import { llmsText, verdictText } from './verdictText';

/** What robots.txt says of an address, with the text that was read and its deciding line marked. */
export function RobotsVerdict({ view }: { view: RobotsTestView }) {
  useAnnouncement(verdictText(view));
  const { allowed, line, crawlDelay, sitemaps, text, status, llms } = view;
  return (
    <ReportSection title="Result">
      <Alert severity={allowed ? 'success' : 'warning'} role="none" sx={{ mb: 2 }}>
        {verdictText(view)}
      </Alert>
      <ResultFacts
        facts={[
          ['Answer of the site', status === null ? '–' : String(status)],
          ['Crawl delay', crawlDelay === null ? 'None' : `${crawlDelay} s`],
          ['Sitemaps', sitemaps.join(', ') || 'None'],
          ['llms.txt', llmsText(llms)],
        ]}
      />
      {text.trim() ? <Lines text={text} marked={line} /> : null}
    </ReportSection>
  );
}

function Lines({ text, marked }: { text: string; marked: number | null }) {
  const place = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = place.current;
    const line = list?.querySelector<HTMLElement>('[data-marked]');
    if (list && line) list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 2;
  }, [text, marked]);
  return (
    <Box
      component="ol"
      ref={place}
      tabIndex={0}
      aria-label="The robots.txt that was read"
      sx={{
        m: 0,
        mt: 2,
        py: 1,
        pl: 7,
        maxHeight: 360,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        fontFamily: 'monospace',
        fontSize: 13,
        '& li::marker': { color: 'text.secondary' },
      }}
    >
      {text.split(/\r\n|\r|\n/).map((content, index) => {
        const isMarked = index + 1 === marked;
        return (
          <Box
            component="li"
            key={index}
            data-marked={isMarked || undefined}
            aria-current={isMarked || undefined}
            sx={{
              whiteSpace: 'pre',
              minHeight: 20,
              px: 1,
              ...(isMarked && {
                fontWeight: 700,
                bgcolor: ({ palette }) => `color-mix(in srgb, ${palette.warning.main} 22%, transparent)`,
              }),
            }}
          >
            {content}
          </Box>
        );
      })}
    </Box>
  );
}

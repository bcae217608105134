import type { CrawlView } from '@contracts/scraper/crawls';
import { MAX_WATCHES_AT_ONCE } from '@contracts/watches/watches';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, useState } from 'react';
import { messageOf } from '../../../providers/apiClient';
import { useUser } from '../../../session/useSession';
import { counted } from '../../../shared/counted';
import { FinishedCrawlField } from '../../../shared/crawls/FinishedCrawlField';
import { listCrawledPages } from '../../../shared/crawls/finishedCrawls';
import { ReadingField } from '../../../shared/readings/ReadingField';
import { listReadPages } from '../../../shared/readings/readingApi';
import { ViewToggle } from '../../../shared/result/ViewToggle';
import { useLatestTask } from '../../../shared/useLatestTask';

interface TakenFromProps {
  onTake: (addresses: readonly string[]) => void;
}

type Source = 'reading' | 'crawl';
const SOURCES = { reading: 'Site reading', crawl: 'Crawl' } as const;

/** Takes the addresses of pages that were found before: those of a reading or, for admins, of a crawl. */
export function TakenFrom({ onTake }: TakenFromProps) {
  const { role } = useUser();
  const [source, setSource] = useState<Source>();
  const [told, setTold] = useState<{ text: string; failed: boolean }>();
  const { busy, run } = useLatestTask<'taking'>();
  const take = (list: (signal: AbortSignal) => Promise<{ items: { url: string }[]; total: number }>) => {
    setTold(undefined);
    void run('taking', async (signal) => {
      const { items, total } = await list(signal);
      return () => {
        onTake(items.map(({ url }) => url));
        const rest = total > items.length ? ` of ${total.toLocaleString('en')}` : '';
        setTold({
          text: `${counted(items.length, 'URL', 'URLs')}${rest} taken. Remove those that you do not want to watch.`,
          failed: false,
        });
        setSource(undefined);
      };
    }).catch((error: unknown) => setTold({ text: messageOf(error), failed: true }));
  };
  const sources = role === 'admin' ? SOURCES : { reading: SOURCES.reading };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {source === undefined ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {Object.entries(sources).map(([id, name]) => (
            <Button key={id} variant="outlined" onClick={() => setSource(id as Source)}>
              Take from a {name.toLowerCase()}
            </Button>
          ))}
        </Box>
      ) : null}
      {source !== undefined && role === 'admin' ? (
        <div>
          <ViewToggle label="Taken from" views={SOURCES} view={source} onChange={setSource} />
        </div>
      ) : null}
      {source === 'crawl' ? (
        <FinishedCrawlField
          crawl={null}
          instead="paste URLs"
          disabled={busy !== undefined}
          onChoose={(crawl: CrawlView | null) => {
            if (crawl) take((signal) => listCrawledPages(crawl.id, FOUND, signal));
          }}
        />
      ) : null}
      {source === 'reading' ? (
        // Its fields are no part of the form around them.
        <Box onKeyDown={keepEnter}>
          <ReadingField
            value={null}
            disabled={busy !== undefined}
            onChange={(reading) => {
              if (reading) take((signal) => listReadPages(reading.id, MAX_WATCHES_AT_ONCE, signal));
            }}
          />
        </Box>
      ) : null}
      {source !== undefined ? (
        <div>
          <Button onClick={() => setSource(undefined)}>Cancel</Button>
        </div>
      ) : null}
      {told ? <Alert severity={told.failed ? 'error' : 'success'}>{told.text}</Alert> : null}
    </Box>
  );
}

/** The pages of a crawl that search engines may show, the nearest to the start first. */
const FOUND = {
  filter: { indexable: true },
  sort: ['depth', 'ASC'],
  length: MAX_WATCHES_AT_ONCE,
} as const;

function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

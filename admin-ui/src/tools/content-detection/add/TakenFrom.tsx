import type { CrawlView } from '@contracts/crawls/crawls';
import type { ReadingView } from '@contracts/readings/readings';
import { MAX_WATCHES_AT_ONCE } from '@contracts/watches/watches';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { messageOf } from '../../../providers/apiClient';
import { useUser } from '../../../session/useSession';
import { counted } from '../../../shared/counted';
import { FinishedCrawlField } from '../../../shared/crawls/FinishedCrawlField';
import { listCrawledPages } from '../../../shared/crawls/finishedCrawls';
import { ReadingChoice } from '../../../shared/readings/ReadingChoice';
import { listReadPages } from '../../../shared/readings/readingApi';
import { isUsable } from '../../../shared/readings/readingText';
import { useReadings } from '../../../shared/readings/useReadings';
import { ResultStates } from '../../../shared/result/ResultStates';
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
          text: `${counted(items.length, 'address', 'addresses')}${rest} taken. Remove those that you do not want to watch.`,
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
          instead="paste addresses"
          disabled={busy !== undefined}
          onChoose={(crawl: CrawlView | null) => {
            if (crawl) take((signal) => listCrawledPages(crawl.id, FOUND, signal));
          }}
        />
      ) : null}
      {source === 'reading' ? (
        <ReadingSource
          disabled={busy !== undefined}
          onChoose={({ id }) => take((signal) => listReadPages(id, MAX_WATCHES_AT_ONCE, signal))}
        />
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

function ReadingSource({
  disabled,
  onChoose,
}: {
  disabled: boolean;
  onChoose: (reading: ReadingView) => void;
}) {
  const readings = useReadings();
  return (
    <ResultStates
      query={readings}
      isEmpty={(known) => !known.some(isUsable)}
      empty={
        <Alert severity="info">
          You have no site reading. They are made in tools such as Interlink Genius. Paste addresses instead.
        </Alert>
      }
      failure="Your site readings could not be loaded"
      loading={{ label: 'Loading site readings', heights: [56] }}
    >
      {(known) => (
        <ReadingChoice
          readings={known.filter(isUsable)}
          chosen={null}
          disabled={disabled}
          onChoose={(reading) => reading && onChoose(reading)}
        />
      )}
    </ResultStates>
  );
}

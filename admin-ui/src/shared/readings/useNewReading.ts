import type { FieldErrors } from '@contracts/error-codes';
import type { CrawlView } from '@contracts/scraper/crawls';
import type { ReadingSource } from '@contracts/readings/reading-jobs';
import { READING_MESSAGES } from '@contracts/readings/reading-messages';
import { READING_PAGES, type ReadingView, USUAL_READING_PAGES } from '@contracts/readings/readings';
import { addressFault, refusedLinesSentence } from '@contracts/validation/listed-addresses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageOf } from '../../providers/apiClient';
import { useUser } from '../../session/useSession';
import { useListedAddresses } from '../addresses/useListedAddresses';
import { type NewReading, readingKeys, startReading } from './readingApi';

/** What a new reading is made of, as it is entered, and the way to start it. */
export function useNewReading(onStarted: () => void) {
  const most: keyof typeof READING_PAGES = useUser().role === 'admin' ? 'admin' : 'student';
  const client = useQueryClient();
  const [source, setSource] = useState<ReadingSource>('site');
  const [address, setAddress] = useState('');
  const [limit, setLimit] = useState(String(USUAL_READING_PAGES));
  const [crawl, setCrawl] = useState<CrawlView | null>(null);
  const [problems, setProblems] = useState<FieldErrors>({});
  const listed = useListedAddresses();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: startReading,
    onSuccess: (reading) => {
      client.setQueryData<ReadingView[]>(readingKeys.all, (known = []) => [reading, ...known]);
      onStarted();
    },
    onError: (refusal) => setProblems(refusal instanceof ApiError ? (refusal.errors ?? {}) : {}),
    onSettled: () => client.invalidateQueries({ queryKey: readingKeys.all }),
  });
  const changed = () => {
    setProblems({});
    reset();
  };
  const entered = (): NewReading => ({
    source,
    ...(source === 'site' && { startUrl: wholeAddress(address) }),
    ...(source === 'sitemap' && { sitemapUrl: wholeAddress(address) }),
    ...(source === 'list' && { addresses: listed.list.addresses }),
    ...(source === 'crawl' && { crawlId: crawl?.id ?? '' }),
    ...(source !== 'list' && { pageLimit: Number(limit) }),
  });
  const start = () => {
    const found = problemsOf({ source, address, limit, crawl, list: listed.list }, most);
    setProblems(found);
    if (Object.keys(found).length === 0 && !isPending) mutate(entered());
  };
  return {
    ...{ most, source, address, limit, crawl, listed, problems, start, changed },
    isStarting: isPending,
    /** Why it was refused, where no field is to blame. */
    refusal: error && Object.keys(problems).length === 0 ? messageOf(error) : undefined,
    set: {
      source: withChange(setSource, changed),
      address: withChange(setAddress, changed),
      limit: withChange(setLimit, changed),
      crawl: withChange(setCrawl, changed),
    },
  };
}

export type NewReadingForm = ReturnType<typeof useNewReading>;

function withChange<Value>(set: (value: Value) => void, changed: () => void): (value: Value) => void {
  return (value) => {
    set(value);
    changed();
  };
}

/** https unless it says so. */
function wholeAddress(text: string): string {
  const address = text.trim();
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`;
}

interface Entered extends Pick<NewReadingForm, 'source' | 'address' | 'limit' | 'crawl'> {
  list: NewReadingForm['listed']['list'];
}

function problemsOf(
  { source, address, limit, crawl, list }: Entered,
  most: keyof typeof READING_PAGES,
): FieldErrors {
  const pages = Number(limit);
  const isCount = Number.isInteger(pages) && pages >= 1 && pages <= READING_PAGES[most];
  const limitProblem: FieldErrors = isCount ? {} : { pageLimit: READING_MESSAGES.pagesInvalid(most) };
  if (source === 'list') {
    if (list.refused.length > 0) return { addresses: refusedLinesSentence(list.refused) };
    if (list.addresses.length === 0) return { addresses: READING_MESSAGES.addressesRequired };
    const isTooMany = list.addresses.length > READING_PAGES[most];
    return isTooMany ? { addresses: READING_MESSAGES.tooManyAddresses(most) } : {};
  }
  if (source === 'crawl')
    return crawl ? limitProblem : { crawlId: READING_MESSAGES.crawlRequired, ...limitProblem };
  if (addressFault(wholeAddress(address)) === null) return limitProblem;
  return source === 'site'
    ? { startUrl: READING_MESSAGES.startRequired, ...limitProblem }
    : { sitemapUrl: READING_MESSAGES.sitemapRequired, ...limitProblem };
}

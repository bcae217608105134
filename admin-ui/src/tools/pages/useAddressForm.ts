import type { CrawlView } from '@contracts/scraper/crawls';
import { useState } from 'react';
import { useHandover } from '../../shared/handover/useHandover';
import { useListedAddresses } from '../../shared/addresses/useListedAddresses';

/** Where the addresses of a run come from. */
export type AddressSource = 'addresses' | 'crawl';

/** The addresses of a run, or the crawl that has them. */
export function useAddressForm() {
  const { pages } = useHandover();
  const [source, setSource] = useState<AddressSource>('addresses');
  const [crawl, setCrawl] = useState<CrawlView | null>(null);
  return { source, setSource, crawl, setCrawl, ...useListedAddresses(pages.join('\n')) };
}

export type AddressForm = ReturnType<typeof useAddressForm>;

import type { FieldErrors } from '@contracts/error-codes';
import type { CrawlSettingsView } from '@contracts/scraper/crawl-reports';
import type { CrawlOptions, CrawlView } from '@contracts/scraper/crawls';
import type { StartCrawlDto } from '@contracts/scraper/crawls.dto';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Path, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ApiError, apiJson, messageOf } from '../../../providers/apiClient';
import { crawlKeys } from '../crawlApi';
import { requestOf, startValues, type StartValues } from './startValues';

/** What the form begins with. A server that does not tell keeps nobody from starting a crawl. */
export function useCrawlSettings() {
  return useQuery({
    queryKey: [...crawlKeys.all, 'settings'],
    queryFn: ({ signal }) => apiJson<CrawlSettingsView>('/crawls/settings', { signal, quiet: true }),
    staleTime: Infinity,
  });
}

/** Starts a crawl and opens it; what the server refuses lands on its field. */
export function useStartCrawl({ setError }: Pick<UseFormReturn<StartValues>, 'setError'>) {
  const notify = useNotify();
  const open = useOpenedStart();
  return async (request: StartCrawlDto) => {
    try {
      await open(request);
    } catch (error) {
      const errors: FieldErrors = error instanceof ApiError ? (error.errors ?? {}) : {};
      for (const [name, message] of Object.entries(errors)) setError(name as Path<StartValues>, { message });
      if (Object.keys(errors).length === 0) setError('root', { message: messageOf(error) });
      notify(messageOf(error), { type: 'error' });
    }
  };
}

/** Does a crawl once more with the same settings, and opens the new one. */
export function useCrawlAgain() {
  const notify = useNotify();
  const open = useOpenedStart();
  const [starting, setStarting] = useState(false);
  const again = async (options: CrawlOptions) => {
    setStarting(true);
    await open(requestOf(startValues('', options))).catch((error: unknown) =>
      notify(messageOf(error), { type: 'error' }),
    );
    setStarting(false);
  };
  return { again, starting };
}

function useOpenedStart() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async (request: StartCrawlDto) => {
    const crawl = await apiJson<CrawlView>('/crawls', { method: 'POST', json: request });
    void queries.invalidateQueries({ queryKey: crawlKeys.all });
    navigate(`/full-site-scrapper/${crawl.id}`);
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../providers/apiClient';
import { changeCrawl, crawlKeys, deepenCrawl, deleteCrawl } from './crawlApi';

/** Pauses, resumes, cancels and deletes crawls, and asks for what is shown of them again. */
export function useCrawlChanges() {
  const notify = useNotify();
  const client = useQueryClient();
  const [changing, setChanging] = useState<string>();
  const change = async (
    id: string,
    action: () => Promise<void>,
    changed: readonly string[][] = [crawlKeys.all],
  ): Promise<boolean> => {
    setChanging(id);
    const done = await action().then(
      () => true,
      (error: unknown) => {
        notify(messageOf(error), { type: 'error' });
        return false;
      },
    );
    await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
    setChanging(undefined);
    return done;
  };
  return {
    /** The crawl whose change is under way. */
    changing,
    pause: (id: string) => change(id, () => changeCrawl(id, 'pause')),
    // What it told when it was stopped is gone then.
    resume: (id: string) =>
      change(id, () => changeCrawl(id, 'resume'), [crawlKeys.view(id), crawlKeys.lists]),
    deepen: (id: string, depth: number) =>
      change(id, () => deepenCrawl(id, depth), [crawlKeys.view(id), crawlKeys.lists]),
    cancel: (id: string) => change(id, () => changeCrawl(id, 'cancel')),
    // What is shown of it itself would be asked for in vain.
    remove: (id: string) => change(id, () => deleteCrawl(id), [crawlKeys.lists]),
  };
}

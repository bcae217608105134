import type { Block, SavedBlockView } from '@contracts/blocks/blocks';
import { blockMarkup } from '@domain/blocks/blocks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { linksQuery } from './useCounting';

interface Edited {
  block: Block;
  html: string;
  saved?: SavedBlockView;
  isDirty: boolean;
  /** Gives the block as it is kept; undefined where it was refused. */
  save: (name: string, id?: string) => Promise<SavedBlockView | undefined>;
}

/**
 * Hands a block's HTML on to be copied: where its clicks are counted, with the addresses that count them, for which it has
 * to be saved as it is copied. Where that fails it is told, and nothing is copied.
 */
export function useCountedHtml({ block, html, saved, isDirty, save }: Edited) {
  const client = useQueryClient();
  const notify = useNotify();
  // Asked for before anybody copies: some browsers let nobody copy what is not there when the button is pressed.
  const ready = useQuery(linksQuery(saved)).data;
  const withLinks = async (copy: (html: string) => void, { name, id }: SavedBlockView) => {
    try {
      const kept = isDirty ? await save(name, id) : saved;
      if (!kept) return;
      const { links } = await client.query(linksQuery(kept));
      copy(blockMarkup(block, { links }));
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  return (copy: (html: string) => void) => {
    if (!saved?.countClicks) copy(html);
    else if (ready && !isDirty) copy(blockMarkup(block, { links: ready.links }));
    else void withLinks(copy, saved);
  };
}

import type { ModelTextsView } from '@contracts/model/model-texts';
import type { RewriteAim, RewrittenParagraphs } from '@contracts/optimize/rewrite';
import { useState } from 'react';
import { messageOf } from '../../../providers/apiClient';
import { announce } from '../../../shared/announce';
import { useLatestTask } from '../../../shared/useLatestTask';
import { rewriteParagraphs } from '../optimizeApi';

export interface RewriteOrder {
  paragraphs: string[];
  aim: RewriteAim;
  terms: string[];
}

/** Paragraphs in other words, asked for by a click. Nothing of it is kept on the page. */
export function useRewrite(draft: string) {
  const { busy, run, drop } = useLatestTask<'rewrite'>();
  const [written, setWritten] = useState<string[] | null>(null);
  const [failure, setFailure] = useState('');
  const fail = (says: string) => {
    setFailure(says);
    announce(says);
  };
  const clear = () => {
    drop();
    setWritten(null);
    setFailure('');
  };
  const ask = async (order: RewriteOrder) => {
    clear();
    await run('rewrite', async (signal) => {
      const view: ModelTextsView<RewrittenParagraphs> = await rewriteParagraphs(draft, order, signal);
      return () => {
        if (view.value === null) return fail(view.says);
        setWritten(view.value.paragraphs);
        announce('The AI has answered.');
      };
    });
  };
  return {
    written,
    failure,
    pending: busy !== undefined,
    cancel: drop,
    clear,
    ask: (order: RewriteOrder) => void ask(order).catch((error: unknown) => fail(messageOf(error))),
  };
}

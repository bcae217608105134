import { BLOCK_MESSAGES } from '@contracts/block-messages';
import type { BlockTool } from '@contracts/blocks';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { copyText } from '../../../shared/clipboard';
import { logOperation } from '../../../shared/logOperation';

/** Names of the generators in the usage log. */
const MODULES: Record<BlockTool, string> = {
  'product-box-generator': 'Product Box Generator',
  'top-3-table-generator': 'Top 3 Table Generator',
  'versus-box-generator': 'Versus Box Generator',
  'pros-and-cons-generator': 'Pros & Cons Generator',
};

/** Copies, says so, and counts a copy of HTML as one operation. Where the browser refuses, the text is there to copy by hand. */
export function useCopies(tool: BlockTool) {
  const notify = useNotify();
  const [byHand, setByHand] = useState<string>();
  const copy = async (text: string, done: string) => {
    if (await copyText(text)) notify(done, { type: 'success' });
    else setByHand(text);
  };
  return {
    copyHtml: (html: string) => {
      void copy(html, BLOCK_MESSAGES.htmlCopied);
      logOperation(MODULES[tool]);
    },
    copyInlineHtml: (html: string) => {
      void copy(html, BLOCK_MESSAGES.inlineHtmlCopied);
      logOperation(MODULES[tool]);
    },
    copyCss: (css: string) => void copy(css, BLOCK_MESSAGES.cssCopied),
    byHand,
    closeByHand: () => setByHand(undefined),
  };
}

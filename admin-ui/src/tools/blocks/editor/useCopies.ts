import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import type { BlockVariant } from '@contracts/blocks/blocks';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { copyText } from '../../../shared/clipboard';
import { logOperation } from '../../../shared/logOperation';
import { moduleName } from '../variants';

/** Copies, says so, and counts a copy that holds the HTML as one operation. Where the browser refuses, the text is there to copy by hand. */
export function useCopies(variant: BlockVariant, onHtml: () => void) {
  const notify = useNotify();
  const [byHand, setByHand] = useState<string>();
  const copy = async (text: string, done: string) => {
    if (await copyText(text)) notify(done, { type: 'success' });
    else setByHand(text);
  };
  return {
    copyHtml: (html: string) => {
      void copy(html, BLOCK_MESSAGES.htmlCopied);
      logOperation(moduleName(variant));
      onHtml();
    },
    copyBlock: (html: string) => {
      void copy(html, BLOCK_MESSAGES.blockCopied);
      logOperation(moduleName(variant));
      onHtml();
    },
    copyCss: (css: string) => void copy(css, BLOCK_MESSAGES.cssCopied),
    byHand,
    closeByHand: () => setByHand(undefined),
  };
}

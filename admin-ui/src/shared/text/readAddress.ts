import type { TextPage } from '@contracts/text/text-page';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import { apiJson, messageOf } from '../../providers/apiClient';

/** A page with its main text, which the server reads; fails with a sentence for the user. */
export async function readAddress(url: string): Promise<TextPage> {
  const page = await pageAt(url);
  if (!page.mainText) throw new Error(TEXT_MESSAGES.noMainText);
  return page;
}

async function pageAt(url: string): Promise<TextPage> {
  try {
    return await apiJson<TextPage>('/text/page', { method: 'POST', json: { url } });
  } catch (error) {
    throw new Error(TEXT_MESSAGES.unreadable(messageOf(error)), { cause: error });
  }
}

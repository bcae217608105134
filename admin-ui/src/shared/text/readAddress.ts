import type { ReadPage } from '@contracts/fetching/fetching';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import { looksLikeHtml, textOfHtml } from '@domain/pages/page-text';
import { apiJson, messageOf } from '../../providers/apiClient';

/** The main text of a page, which the server reads; fails with a sentence for the user. */
export async function readAddress(url: string): Promise<string> {
  const content = await contentOf(url);
  const text = looksLikeHtml(content) ? textOfHtml(content, 'main') : content.trim();
  if (!text) throw new Error(TEXT_MESSAGES.noMainText);
  return text;
}

async function contentOf(url: string): Promise<string> {
  try {
    const { content } = await apiJson<ReadPage>('/resolve-cors-content/proxy', {
      method: 'POST',
      json: { url },
    });
    return content;
  } catch (error) {
    throw new Error(TEXT_MESSAGES.unreadable(messageOf(error)), { cause: error });
  }
}

import type { DraftFields } from '../../contracts/drafts/drafts';
import { fieldsRefused } from '../../core/errors/app-error';
import { packed } from '../../core/database/packed';
import { DraftFault, readDraft } from '../../domain/drafts/check-draft';
import { draftWordsOf } from '../../domain/drafts/draft-json';
import type { DraftText } from './drafts.repository';

/** What is written of a draft that was sent: of its text what drafts may hold, with its words counted. */
export async function draftTextOf(fields: DraftFields): Promise<DraftText> {
  const { title, slug, description, keyword } = fields;
  const content = checked(fields.content);
  const words = draftWordsOf(content);
  return { title, slug, description, keyword, words, content: await packed(JSON.stringify(content)) };
}

function checked(content: string) {
  try {
    return readDraft(content);
  } catch (error) {
    if (!(error instanceof DraftFault)) throw error;
    throw fieldsRefused({ content: error.message }, error.message);
  }
}

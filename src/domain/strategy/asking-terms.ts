import { INTENT_LIST_FIELDS, INTENT_TYPES, type IntentLists } from '../../contracts/intent/intent';
import { termsOfKeyword } from '../keywords/keyword-terms';

/** Tells which terms of a keyword only ask: "selber machen" of "kimchi selber machen", which stands with everything. */
export class AskingTerms {
  private readonly phrases: (readonly string[])[];

  /** @param common single terms that stand with everything */
  constructor(
    lists: IntentLists,
    language: string,
    private readonly common: ReadonlySet<string>,
  ) {
    this.phrases = INTENT_TYPES.flatMap((type) => lists[INTENT_LIST_FIELDS[type]])
      .filter((words) => /\s/.test(words))
      .map((words) => termsOfKeyword(words, language));
  }

  /** @param terms of a keyword, in their order */
  of(terms: readonly string[]): ReadonlySet<string> {
    const text = ` ${terms.join(' ')} `;
    const said = this.phrases.filter((phrase) => text.includes(` ${phrase.join(' ')} `));
    return new Set([...terms.filter((term) => this.common.has(term)), ...said.flat()]);
  }
}

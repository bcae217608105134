import { CSV_REFUSALS } from '../../contracts/csv/csv-messages';
import { INTENT_TYPES, type IntentType, MAX_WORD_LENGTH, tidyWord } from '../../contracts/intent/intent';
import { type IntentLanguage, isIntentLanguage } from '../../contracts/intent/intent-languages';
import { INTENT_MESSAGES } from '../../contracts/intent/intent-messages';
import { MESSAGES } from '../../contracts/messages';
import { openTable } from '../csv/table';
import { KeywordFileError } from './keyword-file-error';
import { readKeywordText } from './keyword-text';
import { normalizeText } from './normalize';

/** A line of a csv of words; `important` and `languages` are absent where the file does not say. */
export interface WordLine {
  type: IntentType;
  label: string;
  important?: boolean;
  languages?: IntentLanguage[];
}

/** A line that could not be read; `line` counts from 1 as in a text editor. */
export interface LineProblem {
  line: number;
  message: string;
}

const SENTENCES = {
  empty: MESSAGES.csvEmpty,
  binary: MESSAGES.csvOnly,
  spreadsheet: INTENT_MESSAGES.spreadsheet,
  ...CSV_REFUSALS,
};
const YES = ['true', 'yes', '1'];
const NO = ['false', 'no', '0', ''];
const BETWEEN_LANGUAGES = /[\s,;|]+/;

/**
 * Reads a csv of intent words with the columns `type`, `label` and, if there, `important` and `languages`, line by line
 * as they are asked for: a large file leaves time for others.
 * @throws KeywordFileError at once if it is no csv of words at all
 */
export function readWordsFile(bytes: Uint8Array): Generator<WordLine | LineProblem> {
  const { header, rows } = openTable(readKeywordText(bytes, false, SENTENCES).utf8);
  const names = header.map(normalizeText);
  const columns = ['type', 'label', 'important', 'languages'].map((name) => names.indexOf(name));
  const [type = -1, label = -1, important = -1, languages = -1] = columns;
  if (type < 0 || label < 0) throw new KeywordFileError(INTENT_MESSAGES.importColumns);
  return (function* () {
    for (const { line, cells } of rows) {
      const word = readWord(cells[type] ?? '', cells[label] ?? '', cells[important] ?? '');
      const spoken = languages < 0 ? undefined : languagesIn(cells[languages] ?? '');
      if (typeof word === 'string') yield { line, message: word };
      else if (spoken === null) yield { line, message: INTENT_MESSAGES.importLanguages };
      else yield { ...word, ...(spoken && { languages: spoken }) };
    }
  })();
}

/** The languages that a cell lists; null if one of them is none. */
function languagesIn(text: string): IntentLanguage[] | null {
  const codes = [...new Set(text.toLowerCase().split(BETWEEN_LANGUAGES).filter(Boolean))];
  return codes.every(isIntentLanguage) ? codes.sort() : null;
}

/** The word, or the sentence that says what is wrong with it. */
function readWord(typeText: string, labelText: string, importantText: string): WordLine | string {
  const type = INTENT_TYPES.find((known) => normalizeText(known) === normalizeText(typeText));
  const label = tidyWord(labelText);
  const important = importantText.toLowerCase();
  if (!type) return INTENT_MESSAGES.typeInvalid;
  if (normalizeText(label) === '') return INTENT_MESSAGES.wordRequired;
  if (label.length > MAX_WORD_LENGTH) return INTENT_MESSAGES.wordTooLong;
  if (!YES.includes(important) && !NO.includes(important)) return INTENT_MESSAGES.importImportant;
  return { type, label, ...(important !== '' && { important: YES.includes(important) }) };
}

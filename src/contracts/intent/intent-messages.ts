import {
  INTENT_TYPES,
  MAX_KEYWORD_COLUMNS,
  MAX_OWN_WORDS,
  MAX_RESULT_BYTES,
  MAX_WORD_LENGTH,
  MAX_WORDS_PER_LIST,
  type IntentReason,
  type OpenQuote,
} from './intent';
import { INTENT_LANGUAGES } from './intent-languages';

const MEGABYTE = 1024 * 1024;

/** Why a keywords file or a list of words is refused, as its user reads it. */
export const INTENT_MESSAGES = {
  binary: 'This file is not text. Export your keywords as .csv and select that file.',
  spreadsheet: 'This is an Excel workbook with a .csv name. Open it, save it as .csv and select that file.',
  noKeywordColumn:
    'No keyword column was found. Name the column "Keyword", or make it the first one, and try again.',
  noKeywords: 'This file contains no keywords. Export your keywords again and select the new file.',
  tooManyColumns: `This file has more than ${MAX_KEYWORD_COLUMNS} columns. Remove the ones you do not need and try again.`,
  resultTooLarge: `The result would be larger than ${MAX_RESULT_BYTES / MEGABYTE} MB. Split your file and try again.`,
  tooSlow: 'This file takes too long to classify. Shorten very long cells or split the file, then try again.',
  tooMuchMemory:
    'This file takes too much memory to classify. Shorten very long cells or split the file, then try again.',
  contentInvalid: 'The content could not be read. Send it as text or as a base64 data URL.',
  contentTwice: 'The file was sent with two contents. Send only one.',
  fileFirst: 'Send the word lists before the file.',
  listsInvalid: 'The word lists could not be read. Reload the page and try again.',
  openQuote: ({ line, rows, asText, more }: OpenQuote) => {
    const where = `Line ${line.toLocaleString('en')} opens a quote`;
    const count = rows.toLocaleString('en');
    const others = more ? ` It is the first of ${(more + 1).toLocaleString('en')} such lines.` : '';
    return asText
      ? `${where} and does not close it. Its cell would have swallowed ${count} rows, so the line was read as plain text.${others}`
      : `${where} that closes only further down, so ${count} lines were read as one row. If they are ${count} keywords, remove that quote and submit the file again.${others}`;
  },
  /** Why a keyword has its primary intent. */
  reason: ({ by, word }: IntentReason) => {
    if (by === 'wording') return 'Guessed by its wording';
    if (by === 'longest') return `“${word}” is the longest match`;
    if (by === 'question') return `Opens as a question: “${word}”`;
    return by === 'order' ? `“${word}” ranks first` : `Matches “${word}”`;
  },
  guessInvalid: 'guess must be true or false.',
  wordsRequired: 'Select at least one intent word.',
  tooManyWords: `Select at most ${MAX_WORDS_PER_LIST.toLocaleString('en')} words per intent.`,
  tooManyOwnWords: `You already have ${MAX_OWN_WORDS.toLocaleString('en')} words of your own, the most you can keep. Delete some under “My words” before you add another.`,
  wordRequired: 'Enter a word or phrase.',
  wordTooLong: `Use at most ${MAX_WORD_LENGTH} characters.`,
  typeInvalid: `Select an intent: ${INTENT_TYPES.join(', ')}`,
  importantInvalid: 'Choose yes or no.',
  languageInvalid: `Select languages among ${INTENT_LANGUAGES.join(', ')}`,
  importColumns:
    'The first row of the file must name the columns type and label and, if you like, important and languages.',
  importImportant: 'important must be true, false or empty',
  importLanguages: `languages must be empty or some of ${INTENT_LANGUAGES.join(' ')}`,
  importTooLarge: 'Max 1MB file size allowed.',
  wordExists: 'This word is already in the list of this intent.',
  importStopped: (taken: number, reason: string) =>
    `The import stopped after ${taken.toLocaleString('en')} words. ${reason} Then import the file again: words that are already there are not added twice.`,
} as const;

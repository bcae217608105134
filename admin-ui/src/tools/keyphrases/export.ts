import type { PhraseCheck, TextCheck } from '@domain/keyphrases/check-text';
import type { Passage } from '@domain/keyphrases/local-stuffing';
import { ZONES } from '@domain/keyphrases/zones';
import { KEYPHRASE_MESSAGES } from '@contracts/keyphrases/keyphrase-messages';
import { markdownCell } from '../../shared/text/markdownCell';
import { figuresText, formatDensity, recommendedText, VERDICT_NAMES, ZONE_NAMES } from './verdictTexts';

/** What is exported of one text. */
export interface ExportedCheck {
  name: string;
  text: string;
  check: TextCheck;
  /** Whether word forms were asked for, and are not known of the language. */
  isExact: boolean;
}

/** A row for each phrase of each text. */
export function csvRows(exported: readonly ExportedCheck[]): Record<string, string | number>[] {
  return exported.flatMap(({ name, check: { words, phrases } }) =>
    phrases.map((phrase) => ({
      Text: name,
      Phrase: phrase.text,
      Verdict: VERDICT_NAMES[phrase.verdict],
      Uses: phrase.matches,
      'Uses in other keyphrases': phrase.covered,
      Words: words,
      Factor: phrase.factor.toFixed(3),
      'Density %': phrase.density.toFixed(3),
      'Recommended from': phrase.recommended.from,
      'Recommended to': phrase.recommended.to,
      ...Object.fromEntries(ZONES.map((zone) => [ZONE_NAMES[zone], phrase.zones[zone]])),
      'Subheadings with half of it': `${phrase.subheadings.holding} of ${phrase.subheadings.of}`,
      'Competing links': phrase.competing.join(' '),
      'Stuffed places': phrase.crowded.length,
    })),
  );
}

/** All that the page shows, to be read. */
export function markdown(exported: readonly ExportedCheck[]): string {
  const parts = exported.map((each) => [`## ${each.name}`, ...sectionsOf(each)].join('\n\n'));
  return `# Keyword stuffing\n\n${KEYPHRASE_MESSAGES.noLimit} ${KEYPHRASE_MESSAGES.thresholds}\n\n${parts.join('\n\n')}\n`;
}

function sectionsOf({ text, check, isExact }: ExportedCheck): string[] {
  const { phrases, words, wordForms } = check;
  const places = [
    ...phrases.flatMap(({ crowded }) => crowded.map((each) => place(text, each, 'uses of'))),
    ...check.beginnings.map((each) => place(text, each, 'sentences begin with')),
    ...check.lists.map((each) => place(text, each, 'items with')),
  ];
  return [
    ...(isExact ? [KEYPHRASE_MESSAGES.exactForms] : []),
    table(
      ['Phrase', 'Verdict', 'Uses', 'Density', 'Recommended', ...ZONES.map((zone) => ZONE_NAMES[zone])],
      phrases.map((phrase) => rowOf(phrase)),
    ),
    ...phrases.map(
      (phrase) =>
        `- **${markdownCell(phrase.text)}**: ${markdownCell(figuresText(phrase, words, wordForms))}`,
    ),
    '### Stuffed places',
    places.length > 0 ? places.join('\n') : 'None.',
  ];
}

function rowOf(phrase: PhraseCheck): string[] {
  return [
    phrase.text,
    VERDICT_NAMES[phrase.verdict],
    String(phrase.matches),
    formatDensity(phrase.density),
    recommendedText(phrase),
    ...ZONES.map((zone) => String(phrase.zones[zone])),
  ];
}

function place(text: string, { start, end, count, words }: Passage, what: string): string {
  const quoted = text.slice(start, Math.min(end, start + 200));
  return `- ${count} ${what} “${markdownCell(words)}”: ${markdownCell(quoted)}`;
}

function table(names: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(markdownCell).join(' | ')} |`;
  return [line(names), `|${' --- |'.repeat(names.length)}`, ...rows.map(line)].join('\n');
}

export const KEYPHRASE_MESSAGES = {
  noLimit: 'Google publishes no density limit.',
  thresholds: 'The thresholds are those that Yoast publishes; those marked [A] are our defaults.',
  exactForms:
    'Word forms of this language are not known here. Only exact forms are counted, and their thresholds apply.',
  asWritten: (language: string) =>
    `Word forms of ${language} are not known here: words count only as they are written.`,
  tooMany: (count: number, most: number) => `Only the first ${most} of ${count} keyphrases are looked for.`,
  onlyOne: (which: string) =>
    `Only the ${which} text was checked: the other one is empty, too long or could not be read.`,
  failed: 'The text could not be checked. What you wrote is kept.',
  noPhrase: 'No phrase occurs twice in this text. Enter the keyphrases it is about.',
  coveredUses: (count: number) =>
    count === 1
      ? '1 more use shares words with another keyphrase, and is counted there.'
      : `${count} more uses share words with other keyphrases, and are counted there.`,
  notFound: 'This phrase is not in the text.',
  bringText:
    'Write or paste a text, or load a page or a file. It is checked immediately and stays in this browser.',
} as const;

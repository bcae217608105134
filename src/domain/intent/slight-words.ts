/**
 * Words that say little by themselves, in the form in which keywords are compared: what joins two things (`mac or pc`), names
 * of well-known sites, and words that stand beside other intents, too (`best time tracking app`). They decide only where no
 * other word does.
 */
const SLIGHT_WORDS: ReadonlySet<string> = new Set(
  [
    'or oder ou o of albo lub veya yoksa',
    'app support tracking hours locations contact password portal web careers docs official',
    'services agency repair repairs installation bulk appointment ticket',
    'youtube facebook instagram gmail wikipedia netflix whatsapp linkedin tiktok pinterest ebay walmart craigslist hotmail',
    'error names history weather template templates chart charts workout plot quiz better rated',
  ]
    .join(' ')
    .split(' '),
);

/** Whether a listed word in normal form decides only where no other one does. */
export function saysLittle(text: string): boolean {
  return SLIGHT_WORDS.has(text);
}

import { isAsking } from './asking';
import type { ShortTexts } from './short-texts';
import type { TermedText } from './similar-texts';

/** What makes a heading a worse name for its group, or a better one. */
const WORTH = {
  shared: 2,
  own: 0.4,
  repeated: 0.6,
  asks: 0.15,
  long: 0.12,
  person: 0.7,
  year: 0.4,
  shout: 0.6,
  mark: 0.25,
  lone: 0.3,
};
const USUAL_WORDS = 8;
/** Who writes or reads: such a heading is of its own page. English, German, Spanish, French, Italian, Portuguese, Dutch, Russian. */
const PERSON: ReadonlySet<string> = new Set(
  (
    "i i'm i've me my mine we we've our ours us let's ich mein meine meinen wir unser unsere unseren uns yo mi mis nosotros nuestro nuestra " +
    'nuestros nuestras je mon ma mes nous notre nos io mio mia noi nostro nostra eu meu minha nós nosso nossa ik mijn wij ons onze я мой моя мои мы наш наша наши'
  ).split(' '),
);
const YEAR = /\b(?:19|20)\d\d\b/;
const SIGNS = /[:;()"“”„«»!…]|\s[–—-]\s/gu;

/**
 * Of headings on one thing the clearest: with the words that most of them share, few others, short, and not of one writer.
 * @param isClear false of what names its site
 */
export function clearestOf<Text extends TermedText>(
  members: readonly [Text, ...Text[]],
  texts: ShortTexts,
  isClear: (text: Text) => boolean,
): Text {
  const counts = new Map<string, number>();
  const wordings = new Map<string, number>();
  for (const { terms, text } of members) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    const key = texts.words(text).join(' ');
    wordings.set(key, (wordings.get(key) ?? 0) + 1);
  }
  const worthOf = (member: Text) => {
    const { text, terms } = member;
    const shared = terms.reduce((sum, term) => sum + ((counts.get(term) ?? 1) - 1) / members.length, 0);
    const own = terms.filter((term) => counts.get(term) === 1).length;
    const repeated = (wordings.get(texts.words(text).join(' ')) ?? 1) - 1;
    return (
      WORTH.shared * shared -
      WORTH.own * own +
      WORTH.repeated * repeated -
      plainness(text, texts) -
      (isClear(member) ? 0 : 10)
    );
  };
  return members.reduce((best, member) => {
    const difference = worthOf(member) - worthOf(best);
    if (difference !== 0) return difference > 0 ? member : best;
    return member.text < best.text ? member : best;
  });
}

/** How far a heading is from one that could stand on any page; less is better. */
function plainness(text: string, texts: ShortTexts): number {
  const words = texts.words(text);
  const isShouted = text.length > 4 && text === text.toUpperCase() && text !== text.toLowerCase();
  return (
    WORTH.long * Math.max(0, words.length - USUAL_WORDS) +
    (words.length < 2 ? WORTH.lone : 0) +
    (isPersonal(text, texts) ? WORTH.person : 0) +
    (YEAR.test(text) ? WORTH.year : 0) +
    (isShouted ? WORTH.shout : 0) +
    WORTH.mark * (text.match(SIGNS)?.length ?? 0) -
    (isAsking(text, texts.language) ? WORTH.asks : 0)
  );
}

/** Whether a heading speaks of who wrote it. */
export function isPersonal(text: string, texts: ShortTexts): boolean {
  return texts.words(text).some((word) => PERSON.has(word));
}

/** The same pseudo-random numbers in every run (mulberry32). */
function randomFrom(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const SYLLABLES =
  'ba be bi bo ca ce ci co da de di do fa fe fi ga go ha he hi ja ka ke la le li lo ma me mi mo na ne no pa pe po ra re ri ro sa se si so ta te ti to va ve wa we ya zo tion ing er al ic an en or st tr pl sh ch'.split(
    ' ',
  );
const ROWS = 400_000;
const FIELDS = ['informational', 'commercialInvestigation', 'transactional', 'navigational'];
const MODIFIERS = {
  informational: ['how to', 'what is', 'guide', 'ideas'],
  commercialInvestigation: ['best', 'top 10', 'review', 'vs'],
  transactional: ['buy', 'cheap', 'near me', 'price'],
  navigational: ['login', 'official site', 'customer service', 'app'],
};
const ALL_MODIFIERS = Object.values(MODIFIERS).flat();

/** Of some millions of words, so that files and lists meet in the modifiers, not by chance. */
function wordMaker(random) {
  return () => Array.from({ length: 3 + random(2) }, () => SYLLABLES[random(SYLLABLES.length)]).join('');
}

/** 400,000 rows, 10 MB: keyword and volume. Four of ten rows hold a modifier, which is in lists of any size. */
export function keywordFile() {
  const random = randomFrom(7);
  const word = wordMaker(random);
  const rows = ['Keyword,Volume'];
  while (rows.length < ROWS) {
    const modifier = random(10) < 4 ? `${ALL_MODIFIERS[random(ALL_MODIFIERS.length)]} ` : '';
    rows.push(`${`${modifier}${word()} ${word()} ${word()}`.slice(0, 21).trimEnd()},${random(1000)}`);
  }
  return Buffer.from(`${rows.join('\n')}\n`);
}

/** Four lists with so many words each; two of three are phrases. */
export function wordLists(count) {
  const random = randomFrom(99);
  const word = wordMaker(random);
  return Object.fromEntries(
    FIELDS.map((field) => {
      const words = new Set(MODIFIERS[field]);
      while (words.size < count) words.add(random(3) ? `${word()} ${word()}` : word() + word());
      return [field, [...words]];
    }),
  );
}

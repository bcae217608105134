/**
 * What the inflected forms of an English word have in common. The rules are steps 1 and 5 of Porter's second stemmer
 * (https://snowballstem.org/algorithms/english/stemmer.html), which take off plurals, `-ed`, `-ing` and a last `e`. Its
 * steps 2 to 4 make one of different words (`organic`, `organization`), and are left out.
 */

/** What stands behind the first consonant after a vowel. */
const REGION = /[aeiouy][^aeiouy](.*)$/;
const VOWEL = /[aeiouy]/;
/** Of a word of one syllable: `hop`, `us`. */
const SHORT_WORD = /^(?:[^aeiouy]*[aeiouy][^aeiouywx]|[aeiouy][^aeiouy])$/;
/** A last syllable that keeps an `e` behind it: `hope`. */
const SHORT_END = /(?:[^aeiouy][aeiouy][^aeiouywxy]|^[aeiouy][^aeiouy])$/;
const DOUBLED = /(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
const PLAIN = /^[a-z]{3,}$/;

/**
 * Words that the rules would join with others, so that they stay as they are: singulars in -s, words in -ed and -ing that
 * are no forms of a verb, and those whose last `e` tells them apart. Drawn from the groups that the rules make of the
 * 20,000 most general words of speeches, a novel and letters.
 */
const KEPT: ReadonlySet<string> = new Set(
  [
    'news lens gas bias canvas atlas alias christmas texas vegas dallas kansas arkansas thomas chaos cosmos asbestos kudos goods shorts',
    'ethos pathos andes mars series species odds physics politics economics ethics mathematics athletics customs',
    'always perhaps besides sometimes james charles jesus claus bus virus bonus campus status census focus',
    'circus cactus minus surplus stylus octopus chorus sinus plus sky moped embed naked sacred wicked rugged crooked hundred',
    'indeed exceed proceed succeed united evening morning wedding marketing accounting shipping parking boxing dating',
    'coating bearing bedding siding landing pudding ceiling herring earring sterling during nothing something anything',
    'everything outing inning housing banking engineering nursing stocking meeting ragged human local moral cloth past corps cast secret sever',
    'unit suit bell breath bath chang grand main noon novel port premier quit franc artist clothe',
  ]
    .join(' ')
    .split(' '),
);

/** Forms that no rule makes, each line behind the word that they are of; a form that is another word as well is left out. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  [
    'man men mens',
    'woman women womens',
    'child children childrens childs',
    'foot feet',
    'tooth teeth',
    'goose geese',
    'mouse mice',
    'ox oxen',
    'knife knives',
    'wife wives',
    'wolf wolves',
    'shelf shelves',
    'half halves',
    'loaf loaves',
    'thief thieves',
    'calf calves',
    'scarf scarves',
    'hoof hooves',
    'elf elves',
    'self selves',
    'analysis analyses',
    'crisis crises',
    'thesis theses',
    'diagnosis diagnoses',
    'hypothesis hypotheses',
    'criterion criteria',
    'matrix matrices',
    'vertex vertices',
    'index indices',
    'appendix appendices',
    'cactus cacti',
    'fungus fungi',
    'phenomenon phenomena',
    'bacterium bacteria',
    'begin began begun',
    'break broke broken',
    'buy bought',
    'build built',
    'bring brought',
    'catch caught',
    'choose chose chosen choosing',
    'draw drew drawn',
    'drive drove driven',
    'dye dyed',
    'eat ate eaten',
    'fly flew flown flies',
    'free freed',
    'freeze froze frozen',
    'forget forgot forgotten',
    'get got gotten getting',
    'give gave given',
    'go goes went gone going',
    'grow grew grown',
    'hold held',
    'keep kept',
    'know knew known',
    'make made',
    'panic panicked panicking',
    'pay paid',
    'ride ridden',
    'run ran running',
    'see seen',
    'sell sold',
    'send sent',
    'sing sang sung',
    'sleep slept',
    'show shown',
    'speak spoken',
    'spend spent',
    'steal stole stolen',
    'swim swam swum',
    'take took taken',
    'teach taught',
    'tell told',
    'throw threw thrown',
    'wear wore worn',
    'write wrote written',
    'die dying',
    'lie lying',
    'tie tying',
    'clothes clothing',
    'sky skies',
    'ski skis',
    'taxi taxis',
    'menu menus',
    'bikini bikinis',
    'kiwi kiwis',
    'emoji emojis',
    'api apis',
    'quiz quizzes',
    'tv tvs',
    'pc pcs',
    'cd cds',
    'dvd dvds',
    'pdf pdfs',
    'cv cvs',
    'vm vms',
    'cpu cpus',
    'gpu gpus',
    'kpi kpis',
    'llm llms',
    'guru gurus',
    'bureau bureaus',
    'plateau plateaus',
    'breathe breathed breathing',
    'paste pasted pasting',
    'unite uniting',
  ].flatMap((line) => {
    const [word = '', ...forms] = line.split(' ');
    return forms.map((form): [string, string] => [form, word]);
  }),
);

/**
 * @param word in comparable form, without a possessive
 * @returns what its forms have in common, which need be no word: `movi` of `movie` and `movies`
 */
export function englishForm(word: string): string {
  if (!PLAIN.test(word)) return word;
  const regular = IRREGULAR.get(word) ?? word;
  if (KEPT.has(regular)) return regular;
  const singular = withoutPlural(regular);
  if (KEPT.has(singular)) return singular;
  return withoutLastE(withoutEnding(singular));
}

function withoutPlural(word: string): string {
  if (/ie[sd]$/.test(word)) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1);
  if (word.endsWith('sses') || (word.endsWith('ses') && KEPT.has(word.slice(0, -2))))
    return word.slice(0, -2);
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  return VOWEL.test(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

/** Without -ed and -ing, and with an `i` for the last `y`. */
function withoutEnding(word: string): string {
  return withoutVerbEnding(word).replace(/(?<=.[^aeiouy])y$/, 'i');
}

function withoutVerbEnding(word: string): string {
  if (word.endsWith('eed')) return (REGION.exec(word)?.[1] ?? '').endsWith('eed') ? word.slice(0, -1) : word;
  const [ending] = /(?:ed|ing)$/.exec(word) ?? [];
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  return VOWEL.test(stem) ? completed(stem) : word;
}

function completed(stem: string): string {
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (DOUBLED.test(stem)) return stem.slice(0, -1);
  return SHORT_WORD.test(stem) ? `${stem}e` : stem;
}

function withoutLastE(word: string): string {
  const region = REGION.exec(word)?.[1] ?? '';
  const inner = REGION.exec(region)?.[1] ?? '';
  const rest = word.slice(0, -1);
  if (KEPT.has(rest)) return word;
  if (word.endsWith('e') && (inner !== '' || (region !== '' && !SHORT_END.test(rest)))) return rest;
  return word.endsWith('ll') && inner !== '' ? rest : word;
}

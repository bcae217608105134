/** The first forms of words by the lookup tables of spacy-lookups-data: each word's, and which of them are verbs. */

/** Whether a first form is a verb, where tables do not say it. */
const VERBS = {
  de: /^\p{Ll}.*(?:e[lr]?n|tun|sein)$/u,
  es: /[aeií]r(?:se)?$/,
  pt: /[aeiôo]r$/,
  ru: /(?:ть|ться|ти|тись|чь|чься)$/,
};
/** What follows on an adjective of one and of many, besides -t. */
const ADJECTIVES = { sv: 'a', da: 'e' };
/** Spellings that Dutch changes before an ending: boot, bot; brief, brieven; huis, huizen. */
const DUTCH = [
  [/^(.+)$/, '$1'],
  [/^(.+)$/, '$1e'],
  [/^(.*([bdfgklmnprst]))\2$/, '$1'],
  [/^(.+)v$/, '$1f'],
  [/^(.+)z$/, '$1s'],
  [/^(.*)([aeou])([bdfgklmnprst])$/, '$1$2$2$3'],
  [/^(.*)([aeou])v$/, '$1$2$2f'],
  [/^(.*)([aeou])z$/, '$1$2$2s'],
];

/** As words are compared. */
export const folded = (word) => String(word).toLowerCase().replaceAll('ß', 'ss').replaceAll('ё', 'е');

/** A first form as it is noted: a verb has an exclamation mark behind it. */
export const isVerb = (lemma) => lemma.endsWith('!');
export const nameOf = (lemma) => lemma.replace('!', '');

/**
 * @param code ISO 639-1
 * @param words in comparable form
 * @param tableOf reads a table by its name
 * @returns of each known word its first forms
 */
export function readingsOf(code, words, tableOf) {
  const wanted = new Set(words);
  const known = new Map();
  const add = (form, lemma, asVerb) => {
    const [word, name] = [folded(form), folded(lemma)];
    if (!wanted.has(word) || !/^\p{L}+$/u.test(name)) return;
    if (!known.has(word)) known.set(word, new Set());
    known.get(word).add(asVerb ? `${name}!` : name);
  };
  const ground = { code, words, wanted, known, add, tableOf };
  if (code === 'it') italian(ground);
  else if (code === 'fr' || code === 'nl' || code === 'nb') byParts(ground);
  else byLookup(ground);
  return known;
}

function italian({ add, tableOf }) {
  for (const part of ['noun', 'verb', 'adj', 'adv', 'aux', 'num']) {
    const asVerb = part === 'verb' || part === 'aux';
    for (const [form, lemma] of Object.entries(tableOf(`it_lemma_lookup_${part}`))) {
      add(form, lemma, asVerb);
      add(lemma, lemma, asVerb);
    }
  }
}

/** Where first forms are listed by what they are, and forms that no rule makes apart. */
function byParts(ground) {
  const { code, words, known, add, tableOf } = ground;
  const others = tableOf(`${code}_lemma_exc`);
  const index = code === 'nb' ? {} : tableOf(`${code}_lemma_index`);
  for (const part of ['noun', 'adj', 'verb', 'adv', 'aux']) {
    const forms = others[part] ?? {};
    const asVerb = part === 'verb' || part === 'aux';
    const firsts = new Set([...(index[part] ?? []), ...Object.values(forms).flat()]);
    for (const [form, lemmas] of Object.entries(forms)) for (const lemma of lemmas) add(form, lemma, asVerb);
    for (const word of words) {
      const own = Object.hasOwn(forms, word) ? forms[word] : undefined;
      if (firsts.has(word) && (!own || own.includes(word))) add(word, word, asVerb);
      else if (!asVerb && !own) {
        const first = singularsOf(code, word, part).find((each) => firsts.has(each));
        if (first !== undefined) add(word, first, false);
      }
    }
  }
  if (code !== 'nl') return;
  const verbs = new Set(index.verb);
  for (const [form, lemma] of Object.entries(tableOf('nl_lemma_lookup')))
    if (!known.get(form)?.has(lemma) && !known.get(form)?.has(`${lemma}!`))
      add(form, lemma, verbs.has(lemma));
}

function singularsOf(code, word, part) {
  if (code === 'fr')
    return [/[sx]$/, ...(part === 'adj' ? [/es?$/] : [])].flatMap((end) =>
      end.test(word) ? word.replace(end, '') : [],
    );
  if (code !== 'nl') return [];
  const bare = /en$/.test(word) ? word.slice(0, -2) : /[es]$/.test(word) ? word.slice(0, -1) : undefined;
  if (bare === undefined) return [];
  const spelled = DUTCH.flatMap(([written, said]) => (written.test(bare) ? bare.replace(written, said) : []));
  return (word.endsWith('s') ? [bare] : spelled).filter((each) => each !== word && each.length > 1);
}

/** Where a table has one first form for each form. */
function byLookup(ground) {
  const { code, words, wanted, add, tableOf } = ground;
  const table = tableOf(`${code}_lemma_lookup`);
  const verbs = VERBS[code] ?? /^$/;
  const firsts = new Set();
  for (const [form, lemma] of Object.entries(table)) {
    // German nouns have capitals: what is one is no form of a verb.
    add(form, lemma, verbs.test(lemma) && !(code === 'de' && /^\p{Lu}/u.test(form)));
    if (form !== lemma || code === 'de') firsts.add(lemma);
  }
  for (const first of firsts) add(first, first, verbs.test(first));
  const isBare = (word) => {
    const lemma = Object.hasOwn(table, word) ? table[word] : word;
    return lemma === word || !wanted.has(folded(lemma));
  };
  if (code === 'es') spanish(words, add, tableOf('es_lemma_index'));
  if (code === 'pt') portuguese(words, add, (word) => wanted.has(word) && !Object.hasOwn(table, word));
  if (Object.hasOwn(ADJECTIVES, code)) adjectives(ground, isBare, table);
}

function spanish(words, add, { noun, adj }) {
  const [nouns, adjectives] = [new Set(noun), new Set(adj)];
  for (const word of words) {
    const singulars = [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ces$/, 'z')];
    singulars.push(word.replace(/ones$/, 'ón'));
    const first = singulars.find((each) => nouns.has(each));
    if (first !== undefined) add(word, first, false);
    const adjective = [...singulars, word.replace(/as?$/, 'o'), word.replace(/as?$/, '')].find((each) =>
      adjectives.has(each),
    );
    if (adjective !== undefined) add(word, adjective, false);
  }
}

/** The table has many plurals of nouns for forms of verbs: "flores", "animais". */
function portuguese(words, add, isFirst) {
  for (const word of words) {
    const [, consonant] = /^(.+[rzsl])es$/.exec(word) ?? [];
    const vowel = /(?:[aéóu]is)$/.test(word) ? word.slice(0, -2) : undefined;
    const plain = vowel?.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');
    const first = [consonant, vowel && `${vowel}l`, plain && `${plain}l`].find(
      (each) => each !== undefined && isFirst(each),
    );
    if (first === undefined) continue;
    add(word, first, false);
    add(first, first, false);
  }
}

/** Words that stand with -t and with -a or -e besides are adjectives: "vit", "vitt", "vita". */
function adjectives({ code, words, wanted, add }, isBare, table) {
  for (const word of words) {
    const many = word + ADJECTIVES[code];
    const neuter = [`${word}t`, ...(code === 'sv' ? [`${word}tt`, word.replace(/[dt]$/, 'tt')] : [])].filter(
      (each) => each !== word && wanted.has(each),
    );
    if (word.length < 2 || !wanted.has(many) || neuter.length === 0) continue;
    for (const form of [...neuter, many])
      if (isBare(form) || table[form] === word) {
        add(form, word, false);
        add(word, word, false);
      }
  }
}

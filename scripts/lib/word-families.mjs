/** Which words are forms of one word, by their readings, and where a rule does not say so. */
import { isVerb, nameOf } from './word-readings.mjs';

/** Keywords are often typed without accents: words that differ by them alone stay together. */
const ACCENTED = new Set(['es', 'fr', 'it', 'pt']);
/** Participles, which tables have as adjectives besides. */
const PARTICIPLES = {
  de: /^(?:.*ge.+(?:t|en)|.+iert|(?:be|er|ver|ent|zer|über|unter|miss|wider).+(?:t|en))(?:e[nmrs]?)?$/,
  nl: /^(?:.*ge.+(?:d|t|en)|(?:be|er|her|ont|ver|over|onder).+(?:d|t|en))e?$/,
  es: /(?:[aií]d|ert|rit|est|elt|ech|ich)[oa]s?$/,
  pt: /(?:[aií]d|ert|rit|eit)[oa]s?$/,
  it: /(?:[aiu]t|ritt|fatt|dett|lett|mess|ert)[oaie]$/,
  fr: /(?:é|i|u|fait|dit|ert|mis|pris|quis|crit|uit)e?s?$/,
  sv: /(?:ad|[dt]|en)$/,
  da: /t$/,
  nb: /(?:t|a)$/,
};
/** What the tables miss, each line the forms of one word; behind a plus sign of a word of its own: the best is not what is good. */
const MISSED = {
  de: '+schon|+beste besten bester bestes bestem',
  nl: '+beste best|schrijven schreef schreven|kind kinderen|ei eieren|blad bladeren bladen|lied liederen|rund runderen|goed goederen',
  sv: `+bästa bäst|stad städer städerna städernas|hand händer händerna|natt nätter nätterna|fot fötter fötterna|tand tänder tänderna|
    bok böcker böckerna|skriva skriver skrev skrivit|rot rötter rötterna|land länder länderna|strand stränder stränderna|brand bränder|son söner|dotter döttrar|
    mus möss|man män männen mannen mans|gå går gick gått|vit vitt vita|bonde bönder|bror bröder|mor mödrar`,
  pt: 'fazer fez',
  da: `+bedste bedst|ny nye nyt|hvid hvidt hvide|bog bøger bøgerne bogen|fod fødder fødderne|hånd hænder hænderne|tand tænder tænderne|nat nætter nætterne|
    mand mænd mændene manden|barn børn børnene|rod rødder rødderne|ko køer|so søer|stad stæder|kraft kræfter|
    finde finder fandt fundet|skrive skriver skrev skrevet|datter døtre|bror brødre|bonde bønder|tå tæer`,
  nb: `+beste best|stor større størst største|ny nye nytt nyere nyest nyeste|bok bøker bøkene boken boka|fot føtter føttene|hånd hender hendene hånden hånda|tann tenner tennene|natt netter nettene|
    mann menn mennene mannen|rot røtter røttene|ku kyr|stad steder|kraft krefter|strand strender|bonde bønder|
    datter døtre|bror brødre|tå tær|fil filer filene filen|skrive skriver skrev skrevet|by byer byene byen|hvit hvitt hvite`,
};

class Unions {
  parents = new Map();

  find(one) {
    let at = one;
    while (this.parents.has(at)) at = this.parents.get(at);
    return at;
  }

  join(one, other) {
    const [to, from] = [this.find(one), this.find(other)];
    if (to !== from) this.parents.set(from, to);
  }
}

/**
 * Of each word with readings the family that it is of. A verb is of one family with the noun that it shares forms with
 * where a stemmer has them together (`comprar`, `compra`), with the most frequent of several (`caso`, `casa`).
 * @param words the most frequent first
 * @param readings of words, as `readingsOf` has them
 */
export function familiesOf(code, words, readings, stem) {
  const weight = new Map(words.map((word, place) => [word, 1 / (place + 20)]));
  const forms = new Map();
  for (const [word, lemmas] of readings)
    for (const lemma of lemmas) forms.set(lemma, (forms.get(lemma) ?? new Set()).add(word));
  const sizeOf = (lemma) => [...forms.get(lemma)].reduce((sum, word) => sum + weight.get(word), 0);
  const unions = new Unions();
  const ground = { code, forms, readings, unions, sizeOf };
  joinParticiples(ground);
  joinLemmas(ground, stem);
  const families = new Map();
  for (const word of words) {
    const lemmas = readings.get(word);
    if (lemmas === undefined) continue;
    const ranked = [...lemmas]
      .map((lemma) => ({ lemma, rank: rankOf(lemma, { word, lemmas, forms }), size: sizeOf(lemma) }))
      .sort((a, b) => a.rank - b.rank || b.size - a.size || (a.lemma < b.lemma ? -1 : 1));
    families.set(word, unions.find(ranked[0].lemma));
  }
  for (const line of (MISSED[code] ?? '').split('|')) {
    const [written, ...others] = line.trim().split(' ');
    if (written === '') continue;
    const first = written.replace('+', '');
    if (written !== first || !families.has(first)) families.set(first, written);
    for (const other of others) if (weight.has(other)) families.set(other, families.get(first));
  }
  if (ACCENTED.has(code)) joinAccents(families, unions, stem);
  return families;
}

/** A word's own first form before that of nouns, before that of verbs; one that has no other form after those of verbs. */
function rankOf(lemma, { word, lemmas, forms }) {
  if (nameOf(lemma) !== word) return isVerb(lemma) ? 2 : 1;
  const isAlone = forms.get(lemma).size === 1 && !forms.has(isVerb(lemma) ? word : `${word}!`);
  const hasVerb = [...lemmas].some((other) => other !== lemma && isVerb(other) && forms.get(other).size > 2);
  return isAlone && hasVerb ? 3 : 0;
}

function joinParticiples({ code, forms, readings, unions }) {
  for (const lemma of forms.keys()) {
    if (!isVerb(lemma) && forms.has(`${lemma}!`)) unions.join(lemma, `${lemma}!`);
    // Verbs with -ся are forms of those without as often as not.
    if (code === 'ru' && isVerb(lemma)) {
      const plain = `${nameOf(lemma).replace(/с[яь]$/, '')}!`;
      if (plain !== lemma && forms.has(plain)) unions.join(plain, lemma);
    }
  }
  for (const [word, lemmas] of readings) {
    if (!PARTICIPLES[code]?.test(word)) continue;
    for (const verb of lemmas)
      for (const own of lemmas)
        if (isVerb(verb) && nameOf(verb) !== word && nameOf(own) === word && (!isVerb(own) || code === 'de'))
          unions.join(verb, own);
  }
}

function joinLemmas({ code, forms, readings, unions, sizeOf }, stem) {
  const has = (lemma, other) => forms.get(lemma).has(nameOf(other));
  const isLinked = (a, b) => {
    if (code === 'nl' && isVerb(a) !== isVerb(b)) return isVerb(a) ? has(b, a) : has(a, b);
    if (!(code === 'fr' && !isVerb(a) && !isVerb(b)) && stem(nameOf(a)) !== stem(nameOf(b))) return false;
    return has(a, b) || has(b, a) || [...forms.get(a)].every((word) => forms.get(b).has(word));
  };
  const links = new Map();
  for (const lemmas of readings.values())
    for (const a of lemmas)
      for (const b of lemmas)
        if (a !== b && (isLinked(a, b) || isLinked(b, a))) links.set(a, (links.get(a) ?? new Set()).add(b));
  for (const [lemma, others] of links)
    if (!isVerb(lemma)) for (const other of others) if (!isVerb(other)) unions.join(lemma, other);
  const sizes = new Map();
  for (const lemma of forms.keys())
    if (!isVerb(lemma)) sizes.set(unions.find(lemma), (sizes.get(unions.find(lemma)) ?? 0) + sizeOf(lemma));
  for (const [verb, others] of links) {
    if (!isVerb(verb)) continue;
    const nouns = [...others]
      .filter((other) => !isVerb(other))
      .map((other) => unions.find(other))
      .filter((noun) => noun !== unions.find(verb));
    const [noun] = nouns.sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
    if (noun !== undefined) unions.join(noun, verb);
    else for (const other of others) unions.join(other, verb);
  }
}

function joinAccents(families, unions, stem) {
  const twins = new Map();
  for (const [word, family] of families) {
    const key = `${word.normalize('NFD').replaceAll(/\p{M}/gu, '')} ${stem(word)}`;
    if (twins.has(key)) unions.join(twins.get(key), family);
    else twins.set(key, family);
  }
  for (const [word, family] of families) families.set(word, unions.find(family));
}

/**
 * What a rule has to be told: families of which it would join others, behind a plus sign, and forms that it would miss, each
 * behind a word of their family.
 * @param families by word
 * @param frequent words that count; the others of a family are listed where their stem is one of several families'
 * @param rule what a word is compared by
 * @param shorter what a rarer word is taken for a form of
 */
export function exceptionsTo(rule, { families, frequent, stem, shorter }) {
  const groups = new Map();
  for (const [word, family] of families) groups.set(family, [...(groups.get(family) ?? []), word]);
  const taken = new Set();
  const lines = [];
  const listed = [...groups.values()].filter((words) => words.some((word) => frequent.has(word)));
  for (const words of listed.toSorted((a, b) => b.length - a.length)) {
    const byKey = new Map();
    for (const word of words) byKey.set(rule(word), [...(byKey.get(rule(word)) ?? []), word]);
    const [own] = [...byKey.keys()]
      .filter((key) => !taken.has(key))
      .sort((a, b) => byKey.get(b).length - byKey.get(a).length);
    const stems = new Set(words.filter((word) => frequent.has(word)).map(stem));
    const isWorth = (word) => frequent.has(word) || stems.has(stem(word));
    const first = own === undefined ? words[0] : byKey.get(own)[0];
    taken.add(own);
    const others = words.filter((word) => word !== first && rule(word) !== own && isWorth(word));
    if (own === undefined) lines.push([`+${first}`, ...others]);
    else lines.push([first, ...others]);
  }
  const apart = new Map(
    lines
      .filter(([first]) => first.startsWith('+'))
      .flatMap((line) => line.map((word) => [word.replace('+', ''), line])),
  );
  for (const line of lines) {
    const [first] = line;
    if (apart.has(first.replace('+', ''))) continue;
    const listed = new Set(line.slice(1));
    const misread = (groups.get(families.get(first)) ?? []).filter(
      (word) => !listed.has(word) && shorter(word).some((form) => apart.has(form)),
    );
    line.push(...misread);
  }
  return lines.filter((line) => line.length > 1 || line[0].startsWith('+'));
}

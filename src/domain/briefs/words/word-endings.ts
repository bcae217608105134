/** Words that are no nouns, by how they end: in languages where endings tell. */
export const NO_NOUN: Readonly<Record<string, RegExp | undefined>> = {
  // Only "aus Sicherheitsgründen", "aus Kostengründen".
  de: /gründen$/u,
  pl: /(?:ąc[aey]?|(?:sk|ck|n|w)(?:y|ego|emu|ych|ymi))$/u,
  tr: /(?:m[ae]k|lara|lere)$/u,
};
/** Nouns that end as other words do. */
export const NOUNS: Readonly<Record<string, RegExp | undefined>> = {
  pl: /^(?:sieć|nić|postać|spodnie|studnie|pokrycie|suknie)$/u,
  tr: /^(?:yemek|ekmek|çakmak|parmak|kaymak|ırmak|basamak|damak|emek|ilmek|tokmak|düşünce|karınca|gelecek|içecek|yiyecek)$/u,
};
/** Words that may be adverbs, participles or infinitives by how they end, and are nouns where they stand behind an article: "le développement", "el hogar". */
export const DOUBTFUL: Readonly<Record<string, RegExp | undefined>> = {
  es: /(?:mente|ando|iendo|[aei]r|[aei]r(?:se|me|te|nos|l[aeo]s?)|aron|ieron|[aei]rán|[aei]remos)$/u,
  pt: /(?:mente|ando|endo|indo|[aei]r|aram|eram|iram)$/u,
  it: /(?:mente|ando|endo|[aei]re|[aei]rsi|iamo)$/u,
  fr: /(?:ment|ez|ant|er|ir|re|eront|aient|issent)$/u,
};
/** Within a phrase, these are verbs or adverbs wherever they stand. */
export const NEVER: Readonly<Record<string, RegExp | undefined>> = {
  es: /mente$/u,
  pt: /mente$/u,
  it: /mente$/u,
  fr: /(?:amment|emment|aient|eront|issent)$/u,
  pl: /(?:(?:ow|yw|iw)a(?:ć|ł|ła|ło|li|ły|no)|[aeiy]ć|[oy]wszy|uj(?:e|ę|ą|emy|ecie|esz|ąc|my|cie)|[ae](?:ją|jąc|jcie|jmy)|(?:li|ły)(?:by|śmy|ście)|owan[yaoei]|(?:l|d|w|t|ś|cz|jm)nie)$/u,
  tr: /(?:[ıiuü]yor(?:um|sun|uz|lar|du)?|[ae]bil(?:ir|en|diğ|mek)\p{L}*|[ae]c[ae](?:ğ|k(?:t[ıi]r|l[ae]r|s[ıi]n[ıi]z))\p{L}*|arak|erek|m[ae]l[ıi](?:s[ıi]n[ıi]z|y[ıi]z|d[ıi]r)|y[ıiuü]p|m[ıiuü]şt[ıiuü]r|l[ae]d[ıi](?:m|k|r)?|[ıi]nca|[iuü]nce|unca|s[ıiuü]n[ıiuü]z)$/u,
};
/** Participles, and nouns where an article says so: "associada", "el ganado". */
export const PARTICIPLE: Readonly<Record<string, RegExp | undefined>> = {
  es: /[ai]d[oa]s?$/u,
  pt: /[ai]d[oa]s?$/u,
  it: /(?:[aiu]t[oaie])$/u,
  fr: /(?:ées?|és?|ies?)$/u,
};

/** What French, Italian and Catalan put before a vowel, and Unicode's rules make one word with what follows. */
const ELIDED: Readonly<Record<string, RegExp>> = {
  fr: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'(?=.)/,
  it: /^(?:[cdlmnstv]|un|all|dall|dell|nell|sull|coll|quell|quest|bell|sant|dov|cos|com)'(?=.)/,
  ca: /^[dlmnst]'(?=.)/,
};

/**
 * A word without the article or pronoun that is written with it: `autonomie` of `l'autonomie`.
 * @param form in comparable form
 * @param language ISO 639-1
 */
export function withoutElision(form: string, language: string | undefined): string {
  const elided = language === undefined ? undefined : ELIDED[language];
  return elided && form.includes("'") ? form.replace(elided, '') : form;
}

/** Behind an apostrophe: the possessive of many languages, and what Turkish and Polish put behind names. */
const ATTACHED = /(?<=.)'s$/;
const ATTACHED_IN: Readonly<Record<string, RegExp>> = {
  tr: /(?<=..)'\p{L}+$/u,
  pl: /(?<=..)'(?:s|a|u|owi|em|ie|y|e|ego|emu|m|ów|om|ami|ach)$/,
};

/**
 * A word without what is written with it: its elided article, and the possessive behind it (`dog` of `dog's`, `İstanbul`
 * of `İstanbul'un`, `foto` of the Dutch plural `foto's`).
 * @param form in comparable form
 * @param language ISO 639-1
 */
export function plainWord(form: string, language: string | undefined): string {
  if (!form.includes("'")) return form;
  const attached = (language === undefined ? undefined : ATTACHED_IN[language]) ?? ATTACHED;
  return withoutElision(form, language).replace(attached, '');
}

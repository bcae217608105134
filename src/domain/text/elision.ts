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

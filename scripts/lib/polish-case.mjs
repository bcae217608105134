const ONLY_OBLIQUE = /(?:ów|om|ami|ach|owi|em|[ęąu])$/u;
const VOWEL = /[aeioóuyąę]$/u;

/** Whether a form of a Polish noun may be a nominative, of one or of several: "energia" and "panele", not "komponentów". */
export function polishCaseOf(lemma, form) {
  if (form === lemma) return 'noun';
  if (ONLY_OBLIQUE.test(form)) return 'oblique';
  // "Instalacji" and "przestrzeni" beside "książki" and "możliwości".
  if (form.endsWith('i') && /(?:a|[ńźl]|[^ś]ć)$/u.test(lemma) && !/[kg]i$/u.test(form)) return 'oblique';
  const isNeuter = /(?:[oeę]|um)$/u.test(lemma);
  if (form.endsWith('a')) return isNeuter ? 'noun' : 'oblique';
  // "Cenie", "prądzie" beside "linie".
  if (form.endsWith('ie')) return /i[ae]$/u.test(lemma) ? 'noun' : 'oblique';
  if (!VOWEL.test(form) || form.endsWith('o')) return 'oblique';
  return 'noun';
}

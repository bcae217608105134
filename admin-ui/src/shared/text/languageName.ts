const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** What a language is called, by its ISO 639-1 code. */
export function languageName(code: string): string {
  return names.of(code) ?? code;
}

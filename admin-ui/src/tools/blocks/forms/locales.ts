const TAGS = [
  'en-GB',
  'en-CA',
  'en-AU',
  'en-IN',
  'de-DE',
  'de-AT',
  'de-CH',
  'es-ES',
  'es-MX',
  'fr-FR',
  'fr-CA',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'sv-SE',
  'ja-JP',
  'ar-AE',
];
const NAMES = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** The languages and regions on offer beside English of the USA, by their names. */
export const LOCALES = TAGS.map((value) => ({ value, text: NAMES.of(value) ?? value })).sort((a, b) =>
  a.text.localeCompare(b.text, 'en'),
);

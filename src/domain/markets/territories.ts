import { territories } from './territories.json';

/** A language of a territory. */
export interface SpokenLanguage {
  /** `de`, `zh-Hant`: ISO 639, with a script where it is not the usual one. */
  code: string;
  /** Of the people there who use it. */
  percent: number;
  official: boolean;
}

/** `de+91`: `+` where it is official, else `=`; then its percent. */
const LANGUAGE = /^(.+)([+=])(\d+)$/;

/** From Unicode's CLDR, by `scripts/make-territory-table.mjs`. */
const table = new Map(
  Object.entries(territories).map(([code, languages]): [string, readonly SpokenLanguage[]] => [
    code,
    languages.split(' ').filter(Boolean).map(spokenLanguage),
  ]),
);

/** All territories that have a code of two letters, as Unicode's CLDR lists them. */
export const TERRITORIES: readonly string[] = [...table.keys()];

/** The official languages of a territory and those of a tenth of its people, the official ones first. */
export function languagesOfTerritory(code: string): readonly SpokenLanguage[] {
  return table.get(code) ?? [];
}

/** Whether a code in capitals is a territory's. */
export function isTerritory(code: string): boolean {
  return table.has(code);
}

/** Whether a language, by its base code, is official in a territory or used by a tenth of its people. */
export function isSpokenIn(language: string, territory: string): boolean {
  return languagesOfTerritory(territory).some(({ code }) => baseLanguage(code) === language);
}

const SAME_LANGUAGE: Record<string, string> = {
  nb: 'no',
  nn: 'no',
  iw: 'he',
  in: 'id',
  ji: 'yi',
  jw: 'jv',
  mo: 'ro',
  fil: 'tl',
  cmn: 'zh',
  yue: 'zh',
};

/** The language of a tag without script and region, in one code for each: `nb-NO` and `no` are both `no`. */
export function baseLanguage(tag: string): string {
  const base = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  return SAME_LANGUAGE[base] ?? base;
}

function spokenLanguage(text: string): SpokenLanguage {
  const [, code = '', sign, percent] = LANGUAGE.exec(text) ?? [];
  return { code, percent: Number(percent), official: sign === '+' };
}

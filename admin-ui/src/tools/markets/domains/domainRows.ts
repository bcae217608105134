import { SUFFIX_KIND_NAMES } from '@contracts/markets/market-messages';
import type { DomainFacts, DomainLine } from '@domain/markets/domain-facts';
import { nameOfCountry, nameOfLanguage } from '@domain/markets/names';

/** A line of the list as the table has it; texts are empty where there is nothing to say. */
export interface DomainRow {
  id: string;
  input: string;
  problem: string;
  facts?: DomainFacts;
  registrable: string;
  suffix: string;
  kind: string;
  country: string;
  languages: string;
  /** What counts in the bar of languages. */
  mainLanguage: string;
  notes: string;
}

export const NO_SIGNAL = 'No country signal';
const LANGUAGES_SHOWN = 3;

export function domainRow(line: DomainLine): DomainRow {
  const { input } = line;
  if ('problem' in line) {
    return { ...NOTHING, id: input, input, problem: line.problem, notes: line.problem };
  }
  const { facts } = line;
  const languages = facts.languages.map(({ code, percent }) => `${nameOfLanguage(code)} ${percent}%`);
  const [main] = facts.languages;
  return {
    id: input,
    input,
    problem: '',
    facts,
    registrable: facts.registrable ?? '',
    suffix: facts.suffix ?? '',
    kind: SUFFIX_KIND_NAMES[facts.kind],
    country: facts.country === null ? NO_SIGNAL : nameOfCountry(facts.country),
    languages: languages.slice(0, LANGUAGES_SHOWN).join(', '),
    mainLanguage: main ? nameOfLanguage(main.code) : NO_SIGNAL,
    notes: notesOf(facts).join(' '),
  };
}

const NOTHING = { registrable: '', suffix: '', kind: '', country: '', languages: '', mainLanguage: '' };

function notesOf({ reason, kind, lookAlikes, host, unicode }: DomainFacts): string[] {
  const notes: string[] = [];
  if (lookAlikes.length > 0) {
    notes.push(
      `Look-alike: ${lookAlikes.join(', ')} mixes Latin letters with Cyrillic or Greek ones (${host}).`,
    );
  } else if (host !== unicode) notes.push(host);
  if (reason === 'generic-country-code') notes.push('Google treats this country code as generic.');
  if (reason === 'region') notes.push('Stands for a region, not for a country.');
  if (kind === 'private') notes.push('A company offers names below this suffix.');
  if (kind === 'unlisted') notes.push('This suffix is on no public list.');
  return notes;
}

/** What the csv holds of a row. */
export function domainCsvRow(row: DomainRow) {
  return {
    Input: row.input,
    Domain: row.registrable,
    Suffix: row.suffix,
    Kind: row.kind,
    Host: row.facts?.unicode ?? '',
    'Host in ASCII': row.facts?.host ?? '',
    Country: row.country,
    'Country Code': row.facts?.country ?? '',
    Languages: row.facts?.languages.map(({ code, percent }) => `${code} ${percent}%`).join(', ') ?? '',
    Notes: row.notes,
  };
}

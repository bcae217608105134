import {
  type Disagreement,
  type MarketSignal,
  type MarketVerdict,
  SIGNAL_SOURCES,
} from '../../contracts/markets/markets';
import { SIGNAL_NAMES } from '../../contracts/markets/market-messages';
import { nameOfCountry, nameOfLanguage } from './names';
import { isSpokenIn } from './territories';

/**
 * Whether the signals of a page agree. The text counts as the language, else what most signals say; the top-level domain
 * counts as the country, else what most signals say. A signal that may be a language or a country agrees as either.
 */
export function verdictOf(signals: readonly MarketSignal[]): MarketVerdict {
  const sure = signals.filter(({ either }) => !either);
  const language = valueOf(sure, 'text', 'language') ?? mostSaid(sure, 'language');
  const country = valueOf(sure, 'tld', 'country') ?? mostSaid(sure, 'country');
  const disagreements = signals.flatMap((signal) => disagreementsOf(signal, language, country));
  const hasTld = sure.some(({ source }) => source === 'tld');
  const languages = signals.filter((signal) => signal.language !== null).length + Number(hasTld);
  const countries = signals.filter((signal) => signal.country !== null).length;
  const isCompared = (language !== null && languages > 1) || (country !== null && countries > 1);
  const state = disagreements.length > 0 ? 'disagree' : isCompared ? 'agree' : 'unknown';
  return { state, language, country, disagreements };
}

/** Why a signal does not fit the others, in words. */
export function disagreementSentence({ source, value, about, against }: Disagreement): string {
  const name = SIGNAL_NAMES[source];
  if (source === 'tld') return `${name} ${value}: ${nameOfLanguage(against)} is not a main language there.`;
  const other = about === 'language' ? nameOfLanguage(against) : nameOfCountry(against);
  return `${name} says ${value}, the page stands for ${other}.`;
}

type Facet = 'language' | 'country';

function disagreementsOf(
  { source, value, ...signal }: MarketSignal,
  language: string | null,
  country: string | null,
): Disagreement[] {
  const isOtherLanguage = signal.language !== null && language !== null && signal.language !== language;
  const isOtherCountry = signal.country !== null && country !== null && signal.country !== country;
  if (source === 'tld') {
    const isForeign = language !== null && signal.country !== null && !isSpokenIn(language, signal.country);
    return isForeign ? [{ source, value, about: 'language', against: language }] : [];
  }
  if (signal.either) {
    // One of the two is enough.
    const fits = signal.language === language || signal.country === country;
    if (fits || (!isOtherLanguage && !isOtherCountry)) return [];
    return language === null
      ? [{ source, value, about: 'country', against: country ?? '' }]
      : [{ source, value, about: 'language', against: language }];
  }
  return [
    ...(isOtherLanguage ? [{ source, value, about: 'language', against: language } as const] : []),
    ...(isOtherCountry ? [{ source, value, about: 'country', against: country } as const] : []),
  ];
}

function valueOf(signals: readonly MarketSignal[], source: string, facet: Facet): string | null {
  return signals.find((signal) => signal.source === source)?.[facet] ?? null;
}

/** The value of most signals; of as many, the one of the surer signal. */
function mostSaid(signals: readonly MarketSignal[], facet: Facet): string | null {
  const counts = new Map<string, number>();
  for (const source of SIGNAL_SOURCES) {
    const value = valueOf(signals, source, facet);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

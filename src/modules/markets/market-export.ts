import {
  hreflangSentence,
  SIGNAL_NAMES,
  unreadSentence,
  VERDICT_NAMES,
} from '../../contracts/markets/market-messages';
import type { MarketPage } from '../../contracts/markets/market-pages';
import { SIGNAL_SOURCES } from '../../contracts/markets/markets';
import type { ExportColumns } from '../../core/http/export';
import { nameOfCountry, nameOfLanguage } from '../../domain/markets/names';
import { disagreementSentence } from '../../domain/markets/verdict';

export const MARKET_COLUMNS: ExportColumns<MarketPage> = {
  URL: ({ url }) => url,
  'Final URL': ({ finalUrl }) => finalUrl,
  'Status Code': ({ status }) => status,
  'Not Read Because': unreadSentence,
  Verdict: ({ verdict }) => verdict && VERDICT_NAMES[verdict.state],
  Language: ({ verdict }) => verdict?.language && nameOfLanguage(verdict.language),
  Country: ({ verdict }) => verdict?.country && nameOfCountry(verdict.country),
  Why: ({ verdict }) => verdict?.disagreements.map(disagreementSentence).join(' '),
  ...Object.fromEntries(
    SIGNAL_SOURCES.map((source) => [
      SIGNAL_NAMES[source],
      ({ signals }: MarketPage) => signals?.find((signal) => signal.source === source)?.value,
    ]),
  ),
  'hreflang Annotations': ({ hreflangs }) => hreflangs.length,
  'hreflang Problems': ({ findings }) => findings.map(hreflangSentence).join('; '),
};

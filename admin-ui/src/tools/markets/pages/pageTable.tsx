import {
  HREFLANG_FAULT_NAMES,
  SIGNAL_NAMES,
  unreadSentence,
  VERDICT_NAMES,
} from '@contracts/markets/market-messages';
import type { MarketPage } from '@contracts/markets/market-pages';
import type { VerdictState } from '@contracts/markets/markets';
import { nameOfCountry, nameOfLanguage } from '@domain/markets/names';
import { disagreementSentence } from '@domain/markets/verdict';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { counted } from '../../../shared/counted';
import type { LocalColumn, LocalFilter } from '../../../shared/result/LocalTable';

const COLORS = { agree: 'success', disagree: 'warning', unknown: 'default' } as const satisfies Record<
  VerdictState,
  string
>;

export function languageOf({ verdict }: MarketPage): string {
  return verdict?.language ? nameOfLanguage(verdict.language) : '';
}

export function countryOf({ verdict }: MarketPage): string {
  return verdict?.country ? nameOfCountry(verdict.country) : '';
}

export function whyOf(page: MarketPage): string {
  return unreadSentence(page) ?? page.verdict?.disagreements.map(disagreementSentence).join(' ') ?? '';
}

export function VerdictChip({ state }: { state: VerdictState | undefined }) {
  return state ? (
    <Chip size="small" variant="outlined" color={COLORS[state]} label={VERDICT_NAMES[state]} />
  ) : (
    <Chip size="small" variant="outlined" color="error" label="Not read" />
  );
}

const text = (label: string, of: (page: MarketPage) => string, wide = false): LocalColumn<MarketPage> => ({
  label,
  wide,
  valueOf: of,
  cell: (page) => of(page) || '–',
});

export const PAGE_COLUMNS: readonly LocalColumn<MarketPage>[] = [
  text('URL', ({ url }) => url),
  {
    label: 'Verdict',
    valueOf: (page) => [page.verdict?.state, languageOf(page), countryOf(page)].join(' '),
    cell: (page) => (
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
        <VerdictChip state={page.verdict?.state} />
        <span>{[languageOf(page), countryOf(page)].filter(Boolean).join(', ')}</span>
      </Box>
    ),
  },
  text('Why', whyOf, true),
  text('Signals', ({ signals }) => signals?.map(({ source }) => SIGNAL_NAMES[source]).join(', ') ?? '', true),
  {
    ...text('hreflang', ({ findings }) => faultsOf(findings), true),
    valueOf: ({ findings }) => findings.length,
    cell: ({ findings, hreflangs, signals }) =>
      signals === null || hreflangs.length === 0
        ? '–'
        : findings.length === 0
          ? `${counted(hreflangs.length, 'annotation')}, in order`
          : faultsOf(findings),
  },
];

function faultsOf(findings: MarketPage['findings']): string {
  return [...new Set(findings.map(({ fault }) => HREFLANG_FAULT_NAMES[fault]))].join(', ');
}

export const PAGE_FILTERS: readonly LocalFilter<MarketPage>[] = [
  { id: 'disagree', label: 'Disagree', fits: ({ verdict }) => verdict?.state === 'disagree' },
  { id: 'agree', label: 'Agree', fits: ({ verdict }) => verdict?.state === 'agree' },
  { id: 'unknown', label: 'Unknown', fits: ({ verdict }) => verdict?.state === 'unknown' },
  { id: 'hreflang', label: 'hreflang problems', fits: ({ findings }) => findings.length > 0 },
  { id: 'failed', label: 'Not read', fits: ({ signals }) => signals === null },
];

export function pageText(page: MarketPage): string {
  return [page.url, languageOf(page), countryOf(page), whyOf(page)].join(' ');
}

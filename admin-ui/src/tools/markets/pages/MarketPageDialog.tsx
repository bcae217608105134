import { hreflangSentence, SIGNAL_NAMES, unreadSentence } from '@contracts/markets/market-messages';
import type { MarketPage } from '@contracts/markets/market-pages';
import { disagreementSentence } from '@domain/markets/verdict';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DetailDialog } from '../../../shared/result/DetailDialog';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { VerdictChip } from './pageTable';

/** All that one page says of its language and country. */
export function MarketPageDialog({ page, onClose }: { page: MarketPage | undefined; onClose: () => void }) {
  return (
    <DetailDialog
      open={page !== undefined}
      onClose={onClose}
      query={{ data: page, error: null, refetch: () => undefined }}
      noun="page"
      titleOf={({ url }) => url}
      heights={[]}
    >
      {(data) => <Details page={data} />}
    </DetailDialog>
  );
}

function Details({ page }: { page: MarketPage }) {
  const { finalUrl, url, verdict, signals, findings, hreflangs } = page;
  const unread = unreadSentence(page);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      {finalUrl && finalUrl !== url ? (
        <Typography sx={{ overflowWrap: 'anywhere' }}>Redirected to {finalUrl}</Typography>
      ) : null}
      {unread ? <Alert severity="warning">{unread}</Alert> : null}
      {verdict ? (
        <Part title="Verdict">
          <VerdictChip state={verdict.state} />
          {verdict.state === 'unknown' ? (
            <Typography sx={{ mt: 1 }}>Too few signals to compare with each other.</Typography>
          ) : null}
          <Sentences sentences={verdict.disagreements.map(disagreementSentence)} />
        </Part>
      ) : null}
      {signals && signals.length > 0 ? (
        <Part title="Signals">
          <ResultFacts facts={signals.map(({ source, value }) => [SIGNAL_NAMES[source], value])} />
        </Part>
      ) : null}
      {hreflangs.length > 0 ? (
        <Part title="hreflang">
          <Sentences sentences={findings.map(hreflangSentence)} />
          <Box component="ul" aria-label="Annotations" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
            {hreflangs.map(({ lang, url: target }, index) => (
              <Typography component="li" variant="body2" key={index} sx={{ overflowWrap: 'anywhere' }}>
                <strong>{lang}</strong> {target ?? 'no URL'}
              </Typography>
            ))}
          </Box>
        </Part>
      ) : null}
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
      {sentences.map((sentence, index) => (
        <Typography component="li" key={index} sx={{ overflowWrap: 'anywhere' }}>
          {sentence}
        </Typography>
      ))}
    </Box>
  );
}

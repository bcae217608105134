import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PhraseCheck } from '@domain/keyphrases/check-text';
import type { Share } from '@domain/keyphrases/page-checks';
import {
  GOOD_IN_DESCRIPTION,
  GOOD_SHARE,
  MAX_IN_TITLE,
  MIN_IMAGES,
  type Verdict,
} from '@domain/keyphrases/verdicts';
import type { ReactNode } from 'react';
import { counted } from '../../shared/counted';
import { ResultFrame } from '../../shared/result/ResultFrame';
import { SliceStrip } from './SliceStrip';
import { VerdictChip } from './VerdictChip';
import { factorText, figuresText } from './verdictTexts';
import { ZoneBar } from './ZoneBar';

export interface PhrasePanelProps {
  check: PhraseCheck;
  words: number;
  wordForms: boolean;
}

const SHOWN_LINKS = 5;

/** One phrase: how its verdict came about, and in which zones and parts of the text it stands. */
export function PhrasePanel({ check, words, wordForms }: PhrasePanelProps) {
  return (
    <ResultFrame title={check.text} label={`Figures of ${check.text}`}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <Box>
          <VerdictChip verdict={check.verdict} />
          <Typography sx={{ mt: 1 }}>{figuresText(check, words, wordForms)}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {factorText(check)}
          </Typography>
        </Box>
        <ZoneBar zones={check.zones} phrase={check.text} />
        <ZoneChecks check={check} />
        <SliceStrip slices={check.slices} phrase={check.text} />
      </Box>
    </ResultFrame>
  );
}

/** What is good in each zone, beside what is there. */
function ZoneChecks({ check }: { check: PhraseCheck }) {
  const { title, description, subheadings, alts, zones, competing } = check;
  return (
    <Box component="ul" aria-label="Zones" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      <ZoneCheck verdict={subheadings.verdict}>{shareText('subheadings (H2, H3)', subheadings)}</ZoneCheck>
      {title ? (
        <ZoneCheck verdict={title}>
          {counted(zones.title, 'use')} in the title; {MAX_IN_TITLE} at most is good [A].
        </ZoneCheck>
      ) : null}
      {alts ? (
        <ZoneCheck verdict={description}>
          {description
            ? `${counted(zones.description, 'use')} in the description; ${GOOD_IN_DESCRIPTION.from} or ${GOOD_IN_DESCRIPTION.to} are good.`
            : 'The page has no description.'}
        </ZoneCheck>
      ) : null}
      {alts ? (
        <ZoneCheck verdict={alts.verdict}>
          {shareText('images', alts)}
          {alts.verdict ? '' : ` It counts from ${MIN_IMAGES} images on.`}
        </ZoneCheck>
      ) : null}
      {competing.length > 0 ? (
        <ZoneCheck verdict="over">
          {counted(competing.length, 'competing link')}: the whole link text is the phrase, and it leads
          elsewhere.{' '}
          {competing.slice(0, SHOWN_LINKS).map((url) => (
            <Link
              key={url}
              href={url}
              target="_blank"
              rel="noreferrer"
              sx={{ display: 'block', overflowWrap: 'anywhere' }}
            >
              {url}
            </Link>
          ))}
        </ZoneCheck>
      ) : null}
    </Box>
  );
}

function ZoneCheck({ verdict, children }: { verdict: Verdict | undefined; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1 }}>
      {verdict ? (
        <Box sx={{ flex: '0 0 76px' }}>
          <VerdictChip verdict={verdict} />
        </Box>
      ) : null}
      <Typography variant="body2" component="div" sx={{ pt: 0.25 }}>
        {children}
      </Typography>
    </Box>
  );
}

function shareText(what: string, { holding, of }: Share): string {
  if (of === 0) return `There are no ${what}.`;
  return `${holding} of ${of} ${what} contain at least half of the phrase; ${GOOD_SHARE.from} to ${GOOD_SHARE.to}% is good.`;
}

import { KEYPHRASE_MESSAGES } from '@contracts/keyphrases/keyphrase-messages';
import { nameOfLanguage } from '@domain/markets/names';
import { hasWordForms } from '@domain/text/form-languages';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { OPTIMIZE_MESSAGES } from '@contracts/optimize/optimize-messages';
import { counted } from '../../../shared/counted';
import type { ScoredDraft } from '../editor/useScore';
import type { ScorePanelProps } from './scorePanelProps';
import { TERM_STATES, type TermState, termStateOf } from './termState';

const COLORS: Record<TermState, string> = {
  missing: 'text.secondary',
  few: 'warning.main',
  ok: 'success.main',
  over: 'error.main',
};

/** For those who hear the page: a colour says the same to those who see it. */
const UNSEEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' };

interface TermsPanelProps extends Pick<ScorePanelProps, 'onTerm'> {
  goal: Pick<ScorePanelProps['goal'], 'language' | 'terms'>;
  scored: Pick<ScoredDraft, 'missing'> & { facts: Pick<ScoredDraft['facts'], 'uses' | 'idle' | 'covered'> };
}

/** The terms of the competitors with their uses; each leads to its next use, or to where it could stand. */
export function TermsPanel({ goal, scored, onTerm }: TermsPanelProps) {
  const [shown, setShown] = useState<TermState | null>(null);
  const terms = goal.terms.map((term, place) => {
    const uses = scored.facts.uses[place] ?? 0;
    const idle = scored.facts.idle[place] ?? 0;
    const covered = uses === 0 && term.from > 0 ? scored.facts.covered.get(place) : undefined;
    return { ...term, place, uses, idle, covered, state: termStateOf(uses, term) };
  });
  const listed = terms.filter(({ state }) => shown === null || state === shown);
  return (
    <>
      <Box
        role="group"
        aria-label="Show terms"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1.5 }}
      >
        {(Object.keys(TERM_STATES) as TermState[]).map((state) => {
          const count = terms.filter((term) => term.state === state).length;
          return (
            <Chip
              key={state}
              label={`${TERM_STATES[state]} ${count}`}
              size="small"
              variant={shown === state ? 'filled' : 'outlined'}
              aria-pressed={shown === state}
              onClick={() => setShown(shown === state ? null : state)}
            />
          );
        })}
      </Box>
      {hasWordForms(goal.language) ? null : (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {KEYPHRASE_MESSAGES.asWritten(nameOfLanguage(goal.language))}
        </Typography>
      )}
      {scored.missing ? (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {OPTIMIZE_MESSAGES.meaningMissing[scored.missing]}
        </Typography>
      ) : null}
      {listed.length === 0 ? <Typography color="text.secondary">There are none.</Typography> : null}
      <Box component="ul" aria-label="Terms" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {listed.map(({ term, place, uses, idle, covered, from, to, state, pages }) => (
          <li key={place}>
            <ButtonBase
              onClick={() => onTerm(place)}
              sx={{
                display: 'flex',
                width: '100%',
                justifyContent: 'space-between',
                alignItems: 'baseline',
                gap: 1,
                px: 1,
                py: 0.75,
                borderRadius: 1,
                textAlign: 'start',
                border: 0,
                borderInlineStartWidth: 4,
                borderColor: state === 'missing' ? 'divider' : COLORS[state],
                mb: 0.5,
                '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Typography component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                  {term}
                </Typography>
                <Typography component="span" variant="caption" color="text.secondary" sx={{ ml: 1 }}>
                  on {counted(pages, 'page')}
                </Typography>
                {covered === undefined ? null : (
                  <Note>
                    covered as “<span dir="auto">{covered}</span>”: counts half
                  </Note>
                )}
                {idle > 0 ? <Note>{idleText(idle)}</Note> : null}
              </Box>
              <Box component="span" sx={UNSEEN}>
                {`: ${TERM_STATES[state]}, `}
              </Box>
              <Typography
                component="span"
                variant="body2"
                sx={{ whiteSpace: 'nowrap', color: COLORS[state] }}
              >
                {uses}{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  of {from}–{to}
                </Box>
              </Typography>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </>
  );
}

function Note({ children }: { children: React.ReactNode }) {
  return (
    <Typography
      component="span"
      variant="caption"
      color="text.secondary"
      sx={{ display: 'block', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}

function idleText(idle: number): string {
  return `${counted(idle, 'more use', 'more uses')} not counted: in a list, a heading alone or a repeated sentence`;
}

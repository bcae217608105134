import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { KEYPHRASE_MESSAGES } from '@contracts/keyphrases/keyphrase-messages';
import type { PhraseCheck, TextCheck } from '@domain/keyphrases/check-text';
import type { ReactNode } from 'react';
import { formatCount } from '../../shared/format';
import { ResultFrame } from '../../shared/result/ResultFrame';
import { VerdictChip } from './VerdictChip';
import { formatDensity } from './verdictTexts';

export interface VerdictsPanelProps {
  /** One text, or two that are compared. */
  checks: readonly TextCheck[];
  phrase: number;
  actions: ReactNode;
  onChoose: (phrase: number) => void;
}

const COMPARED = ['First', 'Second'];

/** The verdict on each phrase; the one that is chosen is looked at below. */
export function VerdictsPanel({ checks, phrase, actions, onChoose }: VerdictsPanelProps) {
  const [first] = checks;
  const isCompared = checks.length > 1;
  return (
    <ResultFrame
      title="Verdicts"
      text={
        first?.isSuggested
          ? 'The strongest phrases of the text, since you named none. Choose one to see where it stands.'
          : 'Choose a phrase to see where it stands.'
      }
    >
      <Box sx={{ mb: 1 }}>{actions}</Box>
      {first && first.phrases.length > 0 ? (
        <Table size="small" sx={{ '& td, & th': { px: { xs: 0.75, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>Phrase</TableCell>
              {isCompared ? (
                COMPARED.map((name) => <TableCell key={name}>{name}</TableCell>)
              ) : (
                <>
                  <TableCell align="right">Uses</TableCell>
                  <TableCell align="right">Density</TableCell>
                  <TableCell>Verdict</TableCell>
                </>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {first.phrases.map((check, index) => (
              <TableRow key={check.text} selected={index === phrase}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  <Button
                    size="small"
                    aria-pressed={index === phrase}
                    onClick={() => onChoose(index)}
                    sx={{
                      textAlign: 'start',
                      justifyContent: 'flex-start',
                      minWidth: 0,
                      whiteSpace: 'normal',
                    }}
                  >
                    <bdi>{check.text}</bdi>
                  </Button>
                  {isCompared ? null : (
                    <Box sx={{ px: 1.25 }}>
                      <CoveredUses check={check} />
                    </Box>
                  )}
                </TableCell>
                {isCompared ? (
                  checks.map(({ phrases }, side) => (
                    <TableCell key={COMPARED[side]}>
                      <ComparedFigures check={phrases[index]} />
                    </TableCell>
                  ))
                ) : (
                  <>
                    <TableCell align="right">{formatCount(check.matches)}</TableCell>
                    <TableCell align="right">{formatDensity(check.density)}</TableCell>
                    <TableCell>
                      <VerdictChip verdict={check.verdict} />
                    </TableCell>
                  </>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : (
        <Typography color="text.secondary">{KEYPHRASE_MESSAGES.noPhrase}</Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        <strong>{KEYPHRASE_MESSAGES.noLimit}</strong> {KEYPHRASE_MESSAGES.thresholds}
      </Typography>
    </ResultFrame>
  );
}

function ComparedFigures({ check }: { check?: PhraseCheck }) {
  if (!check) return <>—</>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      <VerdictChip verdict={check.verdict} />
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {formatCount(check.matches)} · {formatDensity(check.density)}
      </Typography>
      <CoveredUses check={check} />
    </Box>
  );
}

/** A phrase that is missing beside others may stand in the text all the same. */
function CoveredUses({ check: { covered } }: { check: PhraseCheck }) {
  if (covered === 0) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {KEYPHRASE_MESSAGES.coveredUses(covered)}
    </Typography>
  );
}

import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { Phrase } from '@domain/text/phrases';
import { useState } from 'react';
import { formatCount, formatShare } from '../format';
import { ResultFrame } from '../result/ResultFrame';
import { useAddressParameter } from '../useAddressParameter';

const ALL = 'All';
const LENGTHS = [ALL, '1', '2', '3', '4'] as const;
const SHOWN_AT_FIRST = 10;

/** What a text says again and again. */
export function PhrasesPanel({ phrases }: { phrases: readonly Phrase[] }) {
  const [chosen, setLength] = useAddressParameter('length');
  const length = LENGTHS.find((each) => each === chosen) ?? ALL;
  const [isWhole, setWhole] = useState(false);
  const matching = phrases.filter((phrase) => length === ALL || String(phrase.length) === length);
  const shown = isWhole ? matching : matching.slice(0, SHOWN_AT_FIRST);
  return (
    <ResultFrame
      title="Phrases"
      text="Phrases of 1 to 4 words that occur at least twice, without function words at either end."
    >
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label="Words of a phrase"
        value={length}
        onChange={(_, next: string | null) => {
          if (next) setLength(next === ALL ? '' : next);
        }}
      >
        {LENGTHS.map((each) => (
          <ToggleButton key={each} value={each} sx={{ px: 1.5 }}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {shown.length === 0 ? (
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          No phrase occurs twice.
        </Typography>
      ) : (
        <Table size="small" sx={{ mt: 1 }}>
          <TableHead>
            <TableRow>
              <TableCell>Phrase</TableCell>
              <TableCell align="right">Uses</TableCell>
              <TableCell align="right">Of words</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ text, length: words, count, share }) => (
              <TableRow key={`${words} ${text}`}>
                <TableCell dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                  {text}
                </TableCell>
                <TableCell align="right">{formatCount(count)}</TableCell>
                <TableCell align="right">{formatShare(share, 1)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {matching.length > SHOWN_AT_FIRST ? (
        <Button size="small" sx={{ mt: 1 }} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${formatCount(matching.length)}`}
        </Button>
      ) : null}
    </ResultFrame>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatCount, formatShare } from '../../shared/format';
import { NumbersDownload } from '../../shared/result/NumbersDownload';

const SHOWN_AT_FIRST = 6;

export interface LanguageCount {
  name: string;
  count: number;
}

/** How many rows each language has, the most frequent first. */
export function languageCounts(names: readonly string[]): LanguageCount[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
}

/** The languages of a list as bars, with their numbers beside them and as a csv. */
export function LanguageBars({ counts, fileName }: { counts: readonly LanguageCount[]; fileName: string }) {
  const [isWhole, setWhole] = useState(false);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const shown = isWhole ? counts : counts.slice(0, SHOWN_AT_FIRST);
  return (
    <Box>
      <Box component="ul" aria-label="Languages" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ name, count }) => (
          <Box
            component="li"
            key={name}
            sx={{
              display: 'grid',
              alignItems: 'center',
              columnGap: 2,
              py: 0.5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '180px minmax(0, 1fr) 104px' },
            }}
          >
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Box
              aria-hidden
              sx={{
                height: 10,
                borderRadius: 5,
                bgcolor: 'action.hover',
                gridArea: { xs: '2 / 1 / 3 / 3', sm: 'auto' },
              }}
            >
              <Box
                sx={{
                  height: 1,
                  width: `${(count / most) * 100}%`,
                  borderRadius: 'inherit',
                  bgcolor: 'primary.main',
                }}
              />
            </Box>
            <Typography
              variant="body2"
              color="text.secondary"
              sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
            >
              {formatCount(count)} ({formatShare(count, total)})
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {counts.length > SHOWN_AT_FIRST ? (
          <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${formatCount(counts.length)}`}
          </Button>
        ) : null}
        <NumbersDownload
          fileName={fileName}
          rowsOf={() => counts.map(({ name, count }) => ({ Language: name, Count: count }))}
        />
      </Box>
    </Box>
  );
}

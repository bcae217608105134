import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '../../../shared/counted';
import { EmptyState } from '../../../shared/EmptyState';
import { formatDay } from '../../../shared/format';
import { ResultStates } from '../../../shared/result/ResultStates';
import { draftKeys, listBriefs } from '../optimizeApi';
import { useBegin } from './useBegin';

/** Begins a draft by a brief. */
export function BriefStart({ named }: { named: string }) {
  const briefs = useQuery({ queryKey: draftKeys.briefs, queryFn: ({ signal }) => listBriefs(signal) });
  const { begin, isBeginning } = useBegin();
  const [chosen, setChosen] = useState(named);
  return (
    <ResultStates
      query={briefs}
      isEmpty={({ total }) => total === 0 && !named}
      empty={
        <EmptyState
          title="No briefs yet"
          text="Create one with Intelligent Brief & Outlines, and start a draft of it here."
          action={<Button href="/intelligent-briefs">Create a brief</Button>}
        />
      }
      failure="Your briefs could not be loaded"
      loading={{ label: 'Loading briefs', heights: [56] }}
    >
      {({ items }) => {
        const isListed = items.some(({ id }) => id === chosen);
        return (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
            <TextField
              select
              label="Brief"
              size="small"
              sx={{ flex: '1 1 20rem' }}
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
              helperText="Its pages, terms and outlines come with the draft. Free."
            >
              {chosen && !isListed ? <MenuItem value={chosen}>The brief that you came from</MenuItem> : null}
              {items.map(({ id, keyword, read, createdAt }) => (
                <MenuItem key={id} value={id}>
                  <Typography component="span" noWrap>
                    {keyword} · {counted(read, 'page')} · {formatDay(createdAt)}
                  </Typography>
                </MenuItem>
              ))}
            </TextField>
            <Button
              variant="contained"
              size="large"
              disabled={!chosen}
              loading={isBeginning}
              onClick={() => begin({ brief: chosen })}
            >
              Start draft
            </Button>
          </Box>
        );
      }}
    </ResultStates>
  );
}

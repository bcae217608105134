import type { TakeOverBlock, TakeOverChange } from '@contracts/products/take-over';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatCount } from '../../../shared/format';
import { SelectAllBox } from '../../../shared/list/SelectAllBox';
import { ListPager } from '../../../shared/result/ListPager';
import { BlockLink } from './BlockLink';
import type { TakeOver } from './useTakeOver';

const BLOCKS_PER_PAGE = 10;

interface TakeOverBlocksProps {
  blocks: readonly TakeOverBlock[];
  state: TakeOver;
}

/** The blocks that differ from the product, each with what would change and whether it is to. */
export function TakeOverBlocks({ blocks, state }: TakeOverBlocksProps) {
  const [page, setPage] = useState(0);
  const { usable, chosen, toggleAll } = state;
  const last = Math.max(0, Math.ceil(blocks.length / BLOCKS_PER_PAGE) - 1);
  const first = Math.min(page, last) * BLOCKS_PER_PAGE;
  return (
    <>
      {usable.length > 1 ? (
        <FormControlLabel
          label={`Select all ${formatCount(usable.length)} blocks`}
          control={
            <SelectAllBox
              selection={{ count: chosen.length, isAll: chosen.length === usable.length, toggleAll }}
            />
          }
        />
      ) : null}
      <Box component="ul" aria-label="Blocks that differ" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {blocks.slice(first, first + BLOCKS_PER_PAGE).map((block) => (
          <BlockChanges key={block.id} block={block} state={state} />
        ))}
      </Box>
      <ListPager total={blocks.length} page={page} perPage={BLOCKS_PER_PAGE} onPage={setPage} />
    </>
  );
}

function BlockChanges({ block, state }: { block: TakeOverBlock; state: TakeOver }) {
  const { id, name, allowed, changes } = block;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 0.5,
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Checkbox
        checked={allowed && state.isChosen(id)}
        disabled={!allowed || state.busy}
        onChange={() => state.toggle(id)}
        slotProps={{ input: { 'aria-label': `Update ${name}` } }}
        sx={{ alignSelf: 'start', ml: -1.25, mt: -1 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <BlockLink block={block} />
        {allowed ? null : (
          <Typography variant="body2" color="text.secondary">
            Its style is no longer among your tools, so it stays as it is.
          </Typography>
        )}
        <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1 }}>
          {changes.map((change) => (
            <Change key={change.label} {...change} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

function Change({ label, before, after }: TakeOverChange) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
        columnGap: 2,
      }}
    >
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, minWidth: 0, fontSize: 14 }}>
        <Value text={before} said="before" />
        <Box component="span" aria-hidden sx={{ mx: 1, color: 'text.secondary' }}>
          →
        </Box>
        <Value text={after} said="after" />
      </Box>
    </Box>
  );
}

function Value({ text, said }: { text: string; said: 'before' | 'after' }) {
  return (
    <>
      <span className="visually-hidden">{said}: </span>
      {text === '' ? (
        <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
          nothing
        </Box>
      ) : (
        <Box
          component={said === 'before' ? 'del' : 'ins'}
          dir="auto"
          sx={{
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
            textDecoration: said === 'before' ? 'line-through' : 'none',
            color: said === 'before' ? 'text.secondary' : 'text.primary',
            fontWeight: said === 'before' ? 400 : 600,
          }}
        >
          {text}
        </Box>
      )}
    </>
  );
}

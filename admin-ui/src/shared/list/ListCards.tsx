import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { SelectAllBox } from './SelectAllBox';
import type { RowSelection } from './useRowSelection';

interface ListCardsProps<Row> {
  label: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** None where nothing can be done with them. */
  selection?: RowSelection;
  /** What a row says, and at its end what can be done with it. */
  children: (row: Row) => { facts: ReactNode; buttons?: ReactNode };
}

/** The rows of a `ListTable` on a phone, one below the other. */
export function ListCards<Row extends { id: string }>(props: ListCardsProps<Row>) {
  const { label, rows, nameOf, selection, children } = props;
  return (
    <>
      {selection ? (
        <FormControlLabel label="Select all on this page" control={<SelectAllBox selection={selection} />} />
      ) : null}
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => {
          const { facts, buttons } = children(row);
          return (
            <Box component="li" key={row.id} sx={CARD}>
              {selection ? (
                <Checkbox
                  checked={selection.has(row.id)}
                  onChange={() => selection.toggle(row.id)}
                  slotProps={{ input: { 'aria-label': `Select ${nameOf(row)}` } }}
                  sx={{ alignSelf: 'start', mt: -1, ml: -1.25 }}
                />
              ) : null}
              <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1 }}>{facts}</Box>
              {buttons}
            </Box>
          );
        })}
      </Box>
    </>
  );
}

const CARD = {
  display: 'flex',
  gap: 0.5,
  py: 2,
  '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
} as const;

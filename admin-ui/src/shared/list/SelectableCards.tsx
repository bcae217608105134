import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { type RaRecord, useCreatePath, useListContext, useResourceContext, useTranslate } from 'react-admin';
import type { CardDetail } from './cardDetail';
import { LazyBulkBar } from './LazyBulkBar';
import { LazyCardList } from './LazyCardList';
import { ListWaiting } from './ListWaiting';
import { NoMatches } from './NoMatches';
import { SelectAllBox } from './SelectAllBox';

interface SelectableCardsProps<Row extends RaRecord> {
  name: keyof Row & string;
  /** What stands below the name. */
  detail: (record: Row) => CardDetail;
  /** What can be done with those that are chosen. */
  bulkActions: ReactNode;
}

/** Records on a phone: one below the other, each with a box that chooses it beside the link to its form. */
export function SelectableCards<Row extends RaRecord>(props: SelectableCardsProps<Row>) {
  const { name, detail, bulkActions } = props;
  const { data, selectedIds, onToggleItem } = useListContext<Row>();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!data) return <ListWaiting />;
  if (data.length === 0) return <NoMatches />;
  const cards = data.map((record) => ({
    id: record.id,
    title: String(record[name]),
    detail: detail(record),
    to: createPath({ resource, type: 'edit', id: record.id }),
    box: (
      <Checkbox
        checked={selectedIds.includes(record.id)}
        onChange={() => onToggleItem(record.id)}
        slotProps={{ input: { 'aria-label': `Select ${String(record[name])}` } }}
        sx={BOX}
      />
    ),
  }));
  return (
    <>
      <SelectAll />
      <LazyCardList cards={cards} />
      <LazyBulkBar>{bulkActions}</LazyBulkBar>
    </>
  );
}

const BOX = { ml: 0.5 };

function SelectAll() {
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord>();
  const translate = useTranslate();
  const isAll = data.every(({ id }) => selectedIds.includes(id));
  const toggleAll = () => onSelect(isAll ? [] : [...new Set([...selectedIds, ...data.map(({ id }) => id)])]);
  return (
    <FormControlLabel
      label={translate('ra.action.select_all')}
      control={
        <Box sx={BOX}>
          <SelectAllBox selection={{ count: selectedIds.length, isAll, toggleAll }} />
        </Box>
      }
      sx={{ display: 'flex', m: 0, borderBottom: 1, borderColor: 'divider' }}
    />
  );
}

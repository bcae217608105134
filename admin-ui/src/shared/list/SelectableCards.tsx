import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import {
  type RaRecord,
  SimpleListLoading,
  useCreatePath,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { BulkBar } from './BulkBar';
import { NoMatches } from './NoMatches';
import { PARTED } from './RecordCards';
import { useSelectionInSight } from './useSelectionInSight';

interface SelectableCardsProps<Row extends RaRecord> {
  name: keyof Row & string;
  /** The line below the name. */
  detail: (record: Row) => string;
  /** What can be done with those that are chosen. */
  bulkActions: ReactNode;
}

/** Records on a phone: one below the other, each with a box that chooses it beside the link to its form. */
export function SelectableCards<Row extends RaRecord>({
  name,
  detail,
  bulkActions,
}: SelectableCardsProps<Row>) {
  const { data, selectedIds, onToggleItem } = useListContext<Row>();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  useSelectionInSight();
  if (!data) return <SimpleListLoading hasSecondaryText />;
  if (data.length === 0) return <NoMatches />;
  return (
    <>
      <SelectAll />
      <List disablePadding sx={PARTED}>
        {data.map((record) => (
          <ListItem key={record.id} disablePadding>
            <Checkbox
              checked={selectedIds.includes(record.id)}
              onChange={() => onToggleItem(record.id)}
              slotProps={{ input: { 'aria-label': `Select ${String(record[name])}` } }}
              sx={BOX}
            />
            <ListItemButton
              component={Link}
              to={createPath({ resource, type: 'edit', id: record.id })}
              sx={{ pl: 0.5 }}
            >
              <ListItemText
                primary={String(record[name])}
                secondary={detail(record)}
                sx={{ overflowWrap: 'anywhere' }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <BulkBar>{bulkActions}</BulkBar>
    </>
  );
}

const BOX = { ml: 0.5 };

function SelectAll() {
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord>();
  const translate = useTranslate();
  const all = data.every(({ id }) => selectedIds.includes(id));
  return (
    <FormControlLabel
      label={translate('ra.action.select_all')}
      control={
        <Checkbox
          checked={all}
          indeterminate={selectedIds.length > 0 && !all}
          onChange={() => onSelect(all ? [] : [...new Set([...selectedIds, ...data.map(({ id }) => id)])])}
          sx={BOX}
        />
      }
      sx={{ display: 'flex', m: 0, borderBottom: 1, borderColor: 'divider' }}
    />
  );
}

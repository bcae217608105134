import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow, { type TableRowProps } from '@mui/material/TableRow';
import type { MouseEvent } from 'react';
import {
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useGetPathForRecordCallback,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useNaming } from '../recordNoun';

/** A row that opens its record; react-admin's own does not say whose checkbox it is. */
export function RecordRow({ children, ...rest }: TableRowProps) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const { handleToggleItem, rowClick } = useDataTableCallbacksContext();
  const { hasBulkActions } = useDataTableConfigContext();
  const selectedIds = useDataTableSelectedIdsContext();
  const getPath = useGetPathForRecordCallback();
  const navigate = useNavigate();
  const naming = useNaming();
  if (!record) return null;

  const open = async () => {
    if (typeof rowClick === 'function') return;
    const path = await getPath({ record, resource, link: rowClick });
    if (path) navigate(path);
  };
  const select = (event: MouseEvent<HTMLElement>) => {
    handleToggleItem?.(record.id, event);
    event.stopPropagation();
  };
  return (
    <TableRow hover onClick={() => void open()} {...rest} sx={{ cursor: rowClick ? 'pointer' : undefined }}>
      {hasBulkActions && handleToggleItem ? (
        <TableCell padding="checkbox">
          <Checkbox
            checked={selectedIds?.includes(record.id) ?? false}
            onClick={select}
            slotProps={{ input: { 'aria-label': `Select ${naming([record.id], [record])}` } }}
          />
        </TableCell>
      ) : null}
      {children}
    </TableRow>
  );
}

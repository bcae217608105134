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
  useTranslate,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';

/** A row that opens its record; react-admin's own puts the checkbox's name where no screen reader looks. */
export function RecordRow({ children, ...rest }: TableRowProps) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const { handleToggleItem, rowClick } = useDataTableCallbacksContext();
  const { hasBulkActions } = useDataTableConfigContext();
  const selectedIds = useDataTableSelectedIdsContext();
  const getPath = useGetPathForRecordCallback();
  const navigate = useNavigate();
  const translate = useTranslate();
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
            slotProps={{ input: { 'aria-label': translate('ra.action.select_row') } }}
          />
        </TableCell>
      ) : null}
      {children}
    </TableRow>
  );
}

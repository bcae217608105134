import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useGetManyAggregate } from 'react-admin';
import { changedFieldsOf, fieldLabel, type Kept, valueText } from './changes';

/** Where a field holds the id of another record, and what that is called. */
const REFERENCES: Record<string, { resource: string; name: string }> = {
  batch: { resource: 'tools-permissions', name: 'batch' },
  userPlan: { resource: 'pro-plans', name: 'name' },
};

const CELL = { overflowWrap: 'anywhere', verticalAlign: 'top', width: '33%', px: 1 } as const;

/** What differs, before and after side by side; nothing where only the act itself is known. */
export function Changes({ before, after }: { before: Kept; after: Kept }) {
  const fields = changedFieldsOf(before, after);
  if (fields.length === 0) return null;
  return (
    <TableContainer sx={{ mt: 1 }}>
      <Table size="small" sx={{ tableLayout: 'fixed', '& tbody tr:last-of-type > *': { borderBottom: 0 } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={CELL}>Field</TableCell>
            <TableCell sx={CELL}>Before</TableCell>
            <TableCell sx={CELL}>After</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row" sx={CELL}>
                {fieldLabel(field)}
              </TableCell>
              <TableCell sx={CELL}>
                <Value field={field} value={before?.[field]} />
              </TableCell>
              <TableCell sx={CELL}>
                <Value field={field} value={after?.[field]} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Value({ field, value }: { field: string; value: unknown }) {
  const reference = REFERENCES[field];
  if (reference && typeof value === 'string') return <NameOf id={value} {...reference} />;
  return <>{valueText(field, value)}</>;
}

/** A record's name as it is now; its id where it is gone. */
function NameOf({ id, resource, name }: { id: string; resource: string; name: string }) {
  const { data, isPending } = useGetManyAggregate<{ id: string } & Record<string, string>>(resource, {
    ids: [id],
  });
  if (isPending) return <>…</>;
  return <>{data?.find((record) => record.id === id)?.[name] ?? `Deleted (${id})`}</>;
}

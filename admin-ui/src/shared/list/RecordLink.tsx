import Link from '@mui/material/Link';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** A record's name, leading to its form: what a click on the row does, for the keyboard. */
export function RecordLink({ source }: { source: string }) {
  const record = useRecordContext<Record<string, string> & { id: string }>();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record) return null;
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, type: 'edit', id: record.id })}
      onClick={(event) => event.stopPropagation()}
      sx={{ color: 'text.primary', fontWeight: 600 }}
    >
      {record[source]}
    </Link>
  );
}

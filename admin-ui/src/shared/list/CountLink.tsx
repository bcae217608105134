import Link from '@mui/material/Link';
import { type RaRecord, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { counted } from '../counted';
import { formatCount } from '../format';
import { listPath } from './listPath';

interface CountLinkProps<Counted extends RaRecord> {
  /** The field with the number of students. */
  source: string;
  /** The filter of the list of users that finds those of the record. */
  filterOf: (record: Counted) => Record<string, unknown>;
}

/** How many students a record has, leading to the list of them. */
export function CountLink<Counted extends RaRecord>({ source, filterOf }: CountLinkProps<Counted>) {
  const record = useRecordContext<Counted>();
  if (!record) return null;
  const count = Number(record[source]);
  if (count === 0) return <>0</>;
  return (
    <Link
      component={RouterLink}
      to={listPath('users', filterOf(record))}
      onClick={(event) => event.stopPropagation()}
      aria-label={`Show ${counted(count, 'student')}`}
    >
      {formatCount(count)}
    </Link>
  );
}

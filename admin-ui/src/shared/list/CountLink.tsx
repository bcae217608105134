import Link from '@mui/material/Link';
import { type RaRecord, useCreatePath, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { counted } from '../counted';
import { formatCount } from '../format';

interface CountLinkProps {
  /** The field with the number of students. */
  source: string;
  /** The filter of the list of users that finds them by this record's id. */
  filter: 'batch' | 'userPlan';
}

/** How many students a record has, leading to the list of them. */
export function CountLink({ source, filter }: CountLinkProps) {
  const record = useRecordContext<RaRecord & Record<string, unknown>>();
  const createPath = useCreatePath();
  if (!record) return null;
  const count = Number(record[source]);
  if (count === 0) return <>0</>;
  const query = new URLSearchParams({
    filter: JSON.stringify({ [filter]: record.id }),
    displayedFilters: JSON.stringify({ [filter]: true }),
    page: '1',
  });
  return (
    <Link
      component={RouterLink}
      to={`${createPath({ resource: 'users', type: 'list' })}?${query.toString()}`}
      onClick={(event) => event.stopPropagation()}
      aria-label={`Show ${counted(count, 'student')}`}
    >
      {formatCount(count)}
    </Link>
  );
}

import { type RaRecord, SimpleList, type SimpleListProps } from 'react-admin';
import { NoMatches } from './NoMatches';

export const PARTED = { '& > :not(:last-child)': { borderBottom: 1, borderColor: 'divider' } } as const;

/** Records on a phone: one below the other, parted by lines. */
export function RecordCards<Row extends RaRecord>(props: SimpleListProps<Row>) {
  return <SimpleList<Row> empty={<NoMatches />} sx={PARTED} {...props} />;
}

import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';
import type { CardDetail } from './cardDetail';
import { LazyCardList } from './LazyCardList';
import { ListWaiting } from './ListWaiting';
import { NoMatches } from './NoMatches';

interface RecordCardsProps<Row extends RaRecord> {
  titleOf: (record: Row) => string;
  /** What stands below the title. */
  detailOf: (record: Row) => CardDetail;
  /** Where a record leads. */
  pathOf?: (record: Row) => string;
  /** At the end of each, with its record around it. */
  end?: ReactNode;
}

/** Records on a phone. */
export function RecordCards<Row extends RaRecord>({ titleOf, detailOf, pathOf, end }: RecordCardsProps<Row>) {
  const { data } = useListContext<Row>();
  if (!data) return <ListWaiting />;
  if (data.length === 0) return <NoMatches />;
  const cards = data.map((record) => ({
    id: record.id,
    title: titleOf(record),
    detail: detailOf(record),
    to: pathOf?.(record),
    end: end ? <RecordContextProvider value={record}>{end}</RecordContextProvider> : undefined,
  }));
  return <LazyCardList cards={cards} />;
}

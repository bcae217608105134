import { Deferred } from '../Deferred';
import { lazyNamed } from '../lazyNamed';
import type { Card } from './CardList';
import { ListWaiting } from './ListWaiting';

const CardList = lazyNamed(() => import('./CardList'), 'CardList');

/** The `CardList`, which a phone alone loads. */
export function LazyCardList({ cards }: { cards: readonly Card[] }) {
  return (
    <Deferred fallback={<ListWaiting />}>
      <CardList cards={cards} />
    </Deferred>
  );
}

import type { Store } from 'react-admin';

/** What somebody arranged for a list, to last: its columns and the queries saved by name. */
const ARRANGED = /\.(savedQueries|columns|datatable|datatable_columnRanks)$/;

/** React-admin's store, in which each user of this browser has arrangements of their own, that outlive the session. */
export function storeOfUser(store: Store, userId: () => string): Store {
  const own = (key: string) => (ARRANGED.test(key) ? `of.${userId()}.${key}` : key);
  return {
    ...store,
    getItem: (key, defaultValue) => store.getItem(own(key), defaultValue),
    setItem: (key, value) => store.setItem(own(key), value),
    removeItem: (key) => store.removeItem(own(key)),
    subscribe: (key, callback) => store.subscribe(own(key), callback),
  };
}

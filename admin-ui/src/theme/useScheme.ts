import { useStore, useStoreContext } from 'react-admin';

export type SchemeChoice = 'light' | 'dark' | 'system';

/** The colour scheme that this browser keeps; react-admin's theme follows the system where none is kept. */
export function useScheme(): [SchemeChoice, (choice: SchemeChoice) => void] {
  const [kept] = useStore<'light' | 'dark'>('theme');
  const store = useStoreContext();
  const choose = (choice: SchemeChoice) => {
    if (choice === 'system') store.removeItem('theme');
    else store.setItem('theme', choice);
  };
  return [kept ?? 'system', choose];
}

import { useSyncExternalStore } from 'react';

const media = () => window.matchMedia('print');

/** Whether the page is being printed: browsers take it as it is when they have told so. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting);
}

let announced = false;

function isPrinting(): boolean {
  return announced || media().matches;
}

function subscribe(onChange: () => void): () => void {
  const tell = (printing: boolean) => () => {
    announced = printing;
    onChange();
  };
  const [begin, end] = [tell(true), tell(false)];
  const query = media();
  query.addEventListener('change', onChange);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    query.removeEventListener('change', onChange);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

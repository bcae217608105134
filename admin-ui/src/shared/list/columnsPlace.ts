import { createContext, useContext } from 'react';

interface ColumnsPlace {
  /** The open menu of columns, into which the table puts a line for each. */
  place: HTMLElement | null;
  setPlace: (place: HTMLElement | null) => void;
}

export const ColumnsPlaceContext = createContext<ColumnsPlace>({ place: null, setPlace: () => undefined });

export function useColumnsPlace(): ColumnsPlace {
  return useContext(ColumnsPlaceContext);
}

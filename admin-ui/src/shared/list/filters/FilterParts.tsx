import Box from '@mui/material/Box';
import { type ReactElement, useEffect, useRef } from 'react';
import { FilterButton, FilterContext, FilterForm } from 'react-admin';

export interface FilterPartsProps {
  /** The fields of the filters that are on, or the menu of all, which opens. */
  part: 'fields' | 'menu';
}

interface AllProps extends FilterPartsProps {
  /** React-admin reads `source`, `label` and `defaultValue` off the elements themselves. */
  filters: ReactElement[];
}

/** What a list can be narrowed down by beside what always shows, and queries that were kept: react-admin's. */
export function FilterParts({ part, filters }: AllProps) {
  return (
    <FilterContext.Provider value={filters}>
      {part === 'fields' ? <FilterForm /> : <FilterMenu />}
    </FilterContext.Provider>
  );
}

/** It is opened by its own button alone. */
function FilterMenu() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const button = place.current?.querySelector('button');
    button?.focus();
    button?.click();
  }, []);
  return (
    <Box component="span" ref={place}>
      <FilterButton size="medium" />
    </Box>
  );
}

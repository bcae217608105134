import type { ReactElement } from 'react';
import { FilterParts, type FilterPartsProps } from './FilterParts';

const NONE: ReactElement[] = [];

/** For a list without filters beside those that always show. */
export function NoFilters({ part }: FilterPartsProps) {
  return <FilterParts part={part} filters={NONE} />;
}

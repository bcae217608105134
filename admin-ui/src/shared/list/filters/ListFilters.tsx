import FilterIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactElement, useState } from 'react';
import { useListContext, useResourceContext, useSavedQueries } from 'react-admin';
import { Deferred } from '../../Deferred';
import { type LazyNamed, lazyNamed } from '../../lazyNamed';
import { usePreload } from '../../usePreload';
import { useIsPhone } from '../useIsPhone';
import type { FilterPartsProps } from './FilterParts';

/** A component with `FilterParts` of a list's filters, and of nothing else. */
export type LazyFilters = LazyNamed<FilterPartsProps>;

const NoFilters = lazyNamed(() => import('./NoFilters'), 'NoFilters');

interface ListFiltersProps {
  /** Those that always show, each keyed by the field of the list's filter that it is about. */
  always: readonly ReactElement[];
  /** Those that show once somebody chooses them. */
  more?: LazyFilters;
}

/** The fields of the filters that always show, and of those that are on. */
export function FilterFields({ always, more: More = NoFilters }: ListFiltersProps) {
  const list = useListContext();
  const on = Object.keys({ ...(list.displayedFilters as object), ...(list.filterValues as object) });
  const isOn = on.some((source) => always.every(({ key }) => key !== source));
  return (
    <Box sx={FIELDS}>
      {always.map((field) => (
        <Box key={field.key} sx={FIELD}>
          {field}
        </Box>
      ))}
      {isOn ? (
        <Deferred>
          <More part="fields" />
        </Deferred>
      ) : null}
    </Box>
  );
}

/** Opens the menu of filters and kept queries, which is loaded in a quiet moment or when it is opened. */
export function FilterMenuButton({ more }: Pick<ListFiltersProps, 'more'>) {
  const More = more ?? NoFilters;
  const [wasOpened, setWasOpened] = useState(false);
  const [saved] = useSavedQueries(useResourceContext() ?? '');
  const list = useListContext();
  const isPhone = useIsPhone();
  usePreload(More);
  if (!more && saved.length === 0 && Object.keys(list.filterValues as object).length === 0) return null;
  const props = {
    'aria-label': 'Add filter',
    'aria-haspopup': true,
    onClick: () => setWasOpened(true),
  } as const;
  const closed = isPhone ? (
    <IconButton color="primary" size="large" {...props}>
      <FilterIcon />
    </IconButton>
  ) : (
    <Button startIcon={<FilterIcon />} {...props}>
      Add filter
    </Button>
  );
  return wasOpened ? (
    <Deferred fallback={closed}>
      <More part="menu" />
    </Deferred>
  ) : (
    closed
  );
}

/** Fields beside each other, those of react-admin's form as well. */
const FIELDS: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  flex: { xs: 1, sm: '0 1 auto', md: '0 1 100%' },
  minWidth: 0,
  rowGap: 1.5,
  minHeight: { sm: 64 },
  pb: 0.5,
  '& > form': { display: 'contents' },
  // In one line, whatever stands above or below a field elsewhere.
  '& .MuiFormControl-root': { my: 0 },
  // In the middle of its field.
  '& .RaFilterFormInput-hideButton': { mb: '3px' },
};

const FIELD: SxProps<Theme> = { width: { xs: '100%', sm: 'auto' }, mr: { sm: 2 } };

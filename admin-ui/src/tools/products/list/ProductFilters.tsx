import MenuItem from '@mui/material/MenuItem';
import Box from '@mui/material/Box';
import { Choice } from '../../../shared/list/Choice';
import { SearchField } from '../../../shared/list/SearchField';
import { usePageAddress } from '../../../shared/usePageAddress';

interface ProductFiltersProps {
  /** Those that have a product. */
  shops: readonly { id: string; name: string }[];
  tags: readonly string[];
}

/** What the list of products is narrowed down by; it stands in the address. */
export function ProductFilters({ shops, tags }: ProductFiltersProps) {
  const { get, change } = usePageAddress();
  const tag = get('tag');
  // One that an address names stays to be seen, and taken away, where no product has it any more.
  const knownTags = tag === '' || tags.includes(tag) ? tags : [tag, ...tags];
  const shop = get('shop');
  const knownShops =
    shop === '' || shops.some(({ id }) => id === shop) ? shops : [{ id: shop, name: shop }, ...shops];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: { xs: 2, sm: 1 } }}>
      <SearchField
        label="Search name, brand or number"
        value={get('q')}
        onChange={(q) => change({ q, page: '' }, true)}
      />
      <Choice
        label="Shop"
        value={shop}
        disabled={knownShops.length === 0}
        onChange={(chosen) => change({ shop: chosen, page: '' })}
      >
        {knownShops.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </Choice>
      <Choice
        label="Tag"
        value={tag}
        disabled={knownTags.length === 0}
        onChange={(chosen) => change({ tag: chosen, page: '' })}
      >
        {knownTags.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </Choice>
    </Box>
  );
}

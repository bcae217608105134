import type { ProductEntry } from '@contracts/products/products';
import ShopsIcon from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useIsPhone } from '../../../shared/list/useIsPhone';
import { ListPager } from '../../../shared/result/ListPager';
import { ResultStates } from '../../../shared/result/ResultStates';
import type { ProductWays } from '../uses/ProductMenu';
import { useShops, useTags } from '../useProducts';
import { ChosenProducts } from './ChosenProducts';
import { NoMatches, NoProducts } from './NoProducts';
import { ProductCards } from './ProductCards';
import { ProductFilters } from './ProductFilters';
import { PRODUCTS_PER_PAGE } from './productQuery';
import { ProductRows } from './ProductRows';
import { useLibrary } from './useLibrary';

interface ProductListProps extends ProductWays {
  onAdd: () => void;
  onImport: () => void;
  onShops: () => void;
}

/** One's own products: searched, filtered, sorted and changed together; how is in the address. */
export function ProductList({ onAdd, onImport, onShops, ...ways }: ProductListProps) {
  const library = useLibrary();
  const { products, isEmpty, isFiltered, selection, page, sort, goTo, onSort, clear } = library;
  const { data: tags = [] } = useTags();
  const { data: shops = [] } = useShops();
  const Items = useIsPhone() ? ProductCards : ProductRows;
  const [doomed, setDoomed] = useState<ProductEntry>();
  return (
    <Card component="section" aria-label="Products" sx={{ p: { xs: 2, md: 3 }, overflow: 'visible' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1, mb: 2 }}>
        {isEmpty ? null : <ProductFilters shops={shops} tags={tags.map(({ tag }) => tag)} />}
        <Button startIcon={<ShopsIcon />} onClick={onShops} sx={{ mt: 1, ml: 'auto' }}>
          Shops and tags
        </Button>
      </Box>
      <ChosenProducts library={library} doomed={doomed} onSpared={() => setDoomed(undefined)} />
      <ResultStates
        query={products}
        isEmpty={({ total }) => total === 0}
        empty={isFiltered ? <NoMatches onClear={clear} /> : <NoProducts onAdd={onAdd} onImport={onImport} />}
        failure="Your products could not be loaded"
        loading={{ label: 'Loading your products', heights: [40, 64, 64, 64, 64] }}
      >
        {({ items, total }) => (
          <>
            <Items
              products={items}
              selection={selection}
              shopName={(id) => shops.find((shop) => shop.id === id)?.name}
              sort={sort}
              onSort={onSort}
              onDelete={setDoomed}
              {...ways}
            />
            <ListPager
              total={total}
              page={page - 1}
              perPage={PRODUCTS_PER_PAGE}
              onPage={(next) => goTo(next + 1)}
            />
          </>
        )}
      </ResultStates>
    </Card>
  );
}

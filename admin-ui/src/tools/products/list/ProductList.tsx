import type { ProductEntry } from '@contracts/products/products';
import ShopsIcon from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { counted } from '../../../shared/counted';
import { lazyOverlay } from '../../../shared/lazyOverlay';
import { ListPager } from '../../../shared/result/ListPager';
import { ResultStates } from '../../../shared/result/ResultStates';
import { useLastPage } from '../../../shared/result/useLastPage';
import { usePageAddress } from '../../../shared/usePageAddress';
import type { ProductSelected } from '../productApi';
import { useProducts, useShops, useTags } from '../useProducts';
import { DeleteProducts } from './DeleteProducts';
import { NoMatches, NoProducts } from './NoProducts';
import { ProductBulkBar } from './ProductBulkBar';
import { ProductFilters } from './ProductFilters';
import { ProductItems } from './ProductItems';
import { LAST_CHANGED, NONE_ASKED, PRODUCTS_PER_PAGE, productQuery, sortText } from './productQuery';
import { useChanges } from './useChanges';
import { useExport } from './useExport';
import { useProductSelection } from './useProductSelection';
import { useSamples } from './useSamples';

const BulkEditDialog = lazyOverlay(() => import('./BulkEditDialog'), 'BulkEditDialog');

interface ProductListProps {
  onAdd: () => void;
  onImport: () => void;
  onShops: () => void;
}

/** One's own products: searched, filtered, sorted and changed together; how is in the address. */
export function ProductList({ onAdd, onImport, onShops }: ProductListProps) {
  const { get, change } = usePageAddress();
  const query = productQuery(get);
  const products = useProducts(query);
  const tags = useTags();
  const shops = useShops();
  const { items = [], total = 0 } = products.data ?? {};
  const selection = useProductSelection(items, total, JSON.stringify(query.filter));
  const [editing, setEditing] = useState(false);
  const [doomed, setDoomed] = useState<ProductEntry | 'chosen'>();
  const { update } = useChanges();
  const { save, exporting } = useExport();
  const samples = useSamples();
  const goTo = (page: number, replace = false) => change({ page: page > 1 ? String(page) : '' }, replace);
  useLastPage(products, { page: query.page, perPage: PRODUCTS_PER_PAGE, goTo: (last) => goTo(last, true) });
  const isFiltered = Object.keys(query.filter).length > 0;
  const isEmpty = products.data?.total === 0 && !isFiltered;
  const shopName = (id: string) => shops.data?.find((shop) => shop.id === id)?.name;
  const chosen: ProductSelected = selection.isWhole
    ? { filter: query.filter, expected: total }
    : { ids: selection.ids };
  const empty = isFiltered ? (
    <NoMatches onClear={() => change(NONE_ASKED)} />
  ) : (
    <NoProducts onAdd={onAdd} onImport={onImport} onSample={samples.add} sampling={samples.busy} />
  );
  return (
    <Card component="section" aria-label="Products" sx={{ p: { xs: 2, md: 3 }, overflow: 'visible' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1, mb: 2 }}>
        {isEmpty ? null : (
          <ProductFilters shops={shops.data ?? []} tags={(tags.data ?? []).map(({ tag }) => tag)} />
        )}
        <Button startIcon={<ShopsIcon />} onClick={onShops} sx={{ mt: 1, ml: 'auto' }}>
          Shops and tags
        </Button>
      </Box>
      <ProductBulkBar
        selection={selection}
        total={total}
        exporting={exporting}
        onEdit={() => setEditing(true)}
        onExport={() =>
          save({
            sort: query.sort ?? LAST_CHANGED,
            filter: selection.isWhole ? query.filter : { id: selection.ids },
          })
        }
        onDelete={() => setDoomed('chosen')}
      />
      <ResultStates
        query={products}
        isEmpty={(data) => data.total === 0}
        empty={empty}
        failure="Your products could not be loaded"
        loading={{ label: 'Loading your products', heights: [40, 64, 64, 64, 64] }}
      >
        {(data) => (
          <>
            <ProductItems
              products={data.items}
              selection={selection}
              shopName={shopName}
              sort={query.sort}
              onSort={(sort) => change({ sort: sortText(sort), page: '' })}
              onDelete={setDoomed}
            />
            <ListPager
              total={data.total}
              page={query.page - 1}
              perPage={PRODUCTS_PER_PAGE}
              onPage={(page) => goTo(page + 1)}
            />
          </>
        )}
      </ResultStates>
      <BulkEditDialog
        open={editing}
        count={selection.count}
        onClose={() => setEditing(false)}
        onSubmit={(values) => update(chosen, values)}
      />
      <DeleteProducts
        products={counted(selection.count, 'product')}
        doomed={doomed}
        chosen={chosen}
        onClose={() => setDoomed(undefined)}
      />
    </Card>
  );
}

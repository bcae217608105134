import Box from '@mui/material/Box';
import AddIcon from '@mui/icons-material/AddOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyBody } from '../../shared/lazyBody';
import { lazyOverlay } from '../../shared/lazyOverlay';
import { PageBody } from '../../shared/PageBody';
import { UnsavedNotice } from '../../shared/form/UnsavedNotice';
import { PageHeader } from '../../shared/PageHeader';
import { ResultOutline } from '../../shared/result/ResultOutline';
import { useUnsavedProduct } from './form/useUnsavedProduct';
import { LibraryExport } from './list/LibraryExport';
import type { NamedProduct } from './uses/ProductWindow';
import { ToRefresh, useToRefresh } from './uses/ToRefresh';
import { hashOf, productOfHash } from './productAddress';

const ProductList = lazyBody(() => import('./list/ProductList'), 'ProductList', ResultOutline);
const ProductDialog = lazyOverlay(() => import('./form/ProductDialog'), 'ProductDialog');
const TakeOverDialog = lazyOverlay(() => import('./uses/TakeOverDialog'), 'TakeOverDialog');
const ProductClicks = lazyOverlay(() => import('./uses/ProductClicks'), 'ProductClicks');
const ShopsDialog = lazyOverlay(() => import('./shops/ShopsDialog'), 'ShopsDialog');

/** All products of the user, and the ways to more of them. */
export function LibraryPage() {
  const navigate = useNavigate();
  const { product, open, close } = useProductAddress();
  const unsaved = useUnsavedProduct();
  /** The address whose shop the table opens at; empty for the table alone, undefined while it is closed. */
  const [shopsAt, setShopsAt] = useState<string>();
  const toImport = () => navigate({ search: 'import=yes' });
  const [takenOver, setTakenOver] = useState<NamedProduct>();
  const [clicked, setClicked] = useState<NamedProduct>();
  // What stands above the list is known before the list shows, unless it cannot be had at once.
  const { isPending, failureCount } = useToRefresh();
  const toRefresh = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHeader
        title="Product Library"
        subtitle="Enter a product once, and fill blocks and schemas from it."
        actions={
          <>
            <Button variant="outlined" startIcon={<UploadIcon />} onClick={toImport}>
              Import
            </Button>
            <LibraryExport />
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => open()}>
              Add a product
            </Button>
          </>
        }
      />
      <PageBody>
        {unsaved.offered && product === undefined ? (
          <Box sx={{ mb: 3 }}>
            <UnsavedNotice
              name={unsaved.offered.form.name.trim() || 'a new product'}
              onGoOn={() => {
                unsaved.take();
                open(unsaved.offered?.id);
              }}
              onDiscard={unsaved.discard}
            />
          </Box>
        ) : null}
        {isPending && failureCount === 0 ? (
          <ResultOutline />
        ) : (
          <>
            <ToRefresh heading={toRefresh} />
            <ProductList
              onAdd={() => open()}
              onImport={toImport}
              onShops={() => setShopsAt('')}
              onClicks={setClicked}
              onTakeOver={setTakenOver}
            />
          </>
        )}
      </PageBody>
      <ProductDialog
        open={product !== undefined}
        product={product}
        unsaved={unsaved.taken}
        onShops={setShopsAt}
        onTakeOver={setTakenOver}
        onClose={close}
        onClosed={unsaved.forgetTaken}
      />
      <TakeOverDialog
        open={takenOver !== undefined}
        product={takenOver}
        onClose={() => setTakenOver(undefined)}
        // What opened it was a toast, and has gone: the focus is still in the dialog, or nowhere.
        onClosed={() => {
          if (!document.querySelector('main')?.contains(document.activeElement)) toRefresh.current?.focus();
        }}
      />
      <ProductClicks open={clicked !== undefined} product={clicked} onClose={() => setClicked(undefined)} />
      <ShopsDialog open={shopsAt !== undefined} at={shopsAt ?? ''} onClose={() => setShopsAt(undefined)} />
    </>
  );
}

/** Whose form is open over the list, which stands in the address's hash, so that Back closes it. */
function useProductAddress() {
  const location = useLocation();
  const { search, hash } = location;
  const navigate = useNavigate();
  const open = (id?: string) => navigate({ search, hash: hashOf(id) }, { state: { fromPage: true } });
  const close = () => {
    const state = location.state as { fromPage?: boolean } | null;
    if (state?.fromPage) navigate(-1);
    else navigate({ search, hash: '' }, { replace: true });
  };
  /** An id, or that of a new one; undefined for none. */
  const product = productOfHash(hash);
  return { product, open, close };
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DialogHead } from '../../../shared/form/DialogHead';
import { useIsPhone } from '../../../shared/list/useIsPhone';
import { ResultStates } from '../../../shared/result/ResultStates';
import { useDialogTitle } from '../../../shared/usePageTitle';
import { isNew } from '../productAddress';
import { getProduct, productKeys } from '../../../shared/products/productLibrary';
import type { NamedProduct } from '../uses/ProductWindow';
import type { UnsavedProduct } from './useUnsavedProduct';
import { ProductForm } from './ProductForm';

/** Milliseconds from the closing until the form is forgotten: it fades away with what it holds. */
const FADE_MS = 300;

interface ProductDialogProps {
  open: boolean;
  /** An id, or that of a new product; undefined closes it. */
  product: string | undefined;
  /** What somebody goes on with. */
  unsaved?: UnsavedProduct;
  onShops: (address: string) => void;
  /** Asks what a saved product would change in saved blocks. */
  onTakeOver: (product: NamedProduct) => void;
  onClose: () => void;
  /** When it has gone. */
  onClosed: () => void;
}

/** The form of a product over the list. */
export function ProductDialog(props: ProductDialogProps) {
  const { open, product, unsaved, onShops, onTakeOver, onClose, onClosed } = props;
  const [shown, setShown] = useState({ product, opening: 0 });
  if (product !== undefined && product !== shown.product) {
    setShown({ product, opening: shown.opening + 1 });
  }
  const titleId = useId();
  useDialogTitle(open && product ? (isNew(product) ? 'Add a product' : 'Edit product') : undefined);
  const forget = () => {
    setShown((last) => ({ ...last, product: undefined }));
    onClosed();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={useIsPhone()}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
      transitionDuration={{ exit: FADE_MS }}
      slotProps={{ transition: { onExited: forget } }}
    >
      {shown.product === undefined ? null : isNew(shown.product) ? (
        <>
          <DialogHead titleId={titleId} title="Add a product" />
          <ProductForm
            key={shown.opening}
            changes={unsaved?.form}
            isOpen={open}
            {...{ onShops, onTakeOver, onClose }}
          />
        </>
      ) : (
        <EditedProduct
          key={shown.opening}
          id={shown.product}
          isOpen={open}
          {...{ titleId, unsaved, onShops, onTakeOver, onClose }}
        />
      )}
    </Dialog>
  );
}

interface EditedProductProps extends Pick<
  ProductDialogProps,
  'unsaved' | 'onShops' | 'onTakeOver' | 'onClose'
> {
  id: string;
  titleId: string;
  isOpen: boolean;
}

function EditedProduct({ id, titleId, unsaved, ...form }: EditedProductProps) {
  const product = useQuery({
    queryKey: productKeys.one(id),
    queryFn: ({ signal }) => getProduct(id, signal),
    // What another tab changes meanwhile does not take away what is being entered.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  return (
    <>
      <DialogHead titleId={titleId} title="Edit product" subtitle={product.data?.name} />
      {product.data ? (
        <ProductForm
          product={product.data}
          changes={unsaved?.id === id ? unsaved.form : undefined}
          {...form}
        />
      ) : (
        <>
          <Box sx={{ px: { xs: 2, sm: 3 }, flex: 1 }}>
            <ResultStates
              query={product}
              failure="This product could not be loaded"
              loading={{ label: 'Loading the form', heights: [40, 96, 40, 160] }}
            >
              {() => null}
            </ResultStates>
          </Box>
          <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
            <Button onClick={form.onClose}>Close</Button>
          </DialogActions>
        </>
      )}
    </>
  );
}

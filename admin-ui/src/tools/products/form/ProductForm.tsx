import type { ProductView } from '@contracts/products/products';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { CLOSE_DIALOG, LeaveWarning } from '../../../shared/form/LeaveWarning';
import { RefusedFocus } from '../../../shared/form/RefusedFocus';
import { useKeptChanges } from '../../../shared/text/useKeptChanges';
import { usePreload } from '../../../shared/usePreload';
import type { NamedProduct } from '../uses/ProductWindow';
import { UNSAVED_PRODUCT, type UnsavedProduct } from './useUnsavedProduct';
import { productResolver, productRules } from './productForm';
import { ProductFields } from './ProductFields';
import { NEW_PRODUCT, type ProductValues, requestOf, valuesOf } from './productValues';
import { useSaving } from './useSaving';

export interface ProductFormProps {
  /** The product to change; else a new one. */
  product?: ProductView;
  /** What was changed in it before, and not saved. */
  changes?: ProductValues;
  /** Whether the address names it still; Back leads from it to the list. */
  isOpen: boolean;
  onShops: (address: string) => void;
  onTakeOver: (product: NamedProduct) => void;
  onClose: () => void;
}

/** The fields of a product, and what saves them; closing asks before it forgets what was not saved. */
export function ProductForm(props: ProductFormProps) {
  const { product, changes, isOpen, onShops, onTakeOver, onClose } = props;
  const [saved, setSaved] = useState(false);
  const form = useForm<ProductValues>({
    mode: 'onTouched',
    resolver: productResolver,
    defaultValues: product ? valuesOf(product) : NEW_PRODUCT,
  });
  const { reset, getValues, setValue, formState } = form;
  const { isDirty, isSubmitting, errors } = formState;
  useEffect(() => {
    if (changes) reset(changes, { keepDefaultValues: true });
  }, [changes, reset]);
  usePreload(productRules);
  const values = useWatch({ control: form.control }) as ProductValues;
  const forgetChanges = useKeptChanges(
    UNSAVED_PRODUCT,
    { id: product?.id, form: values } satisfies UnsavedProduct,
    isDirty && !saved,
  );
  useEffect(() => {
    if (!isOpen) forgetChanges();
  }, [isOpen, forgetChanges]);
  const save = useSaving(product?.id, { setError: form.setError, onTakeOver }, () => {
    // At once: a form that knows of no save asks before its dialog closes.
    flushSync(() => setSaved(true));
    onClose();
  });
  const submit = (event: SyntheticEvent) => {
    event.stopPropagation();
    // Entries that were added and left empty are not meant; the others keep their places, for what is wrong with one.
    const { links, features } = requestOf(getValues());
    if (links.length < getValues('links').length) setValue('links', links);
    if (features.length < getValues('features').length) setValue('features', features);
    void form.handleSubmit(() => save(requestOf(getValues())))(event);
  };
  return (
    <FormProvider {...form}>
      <LeaveWarning saved={saved} question={CLOSE_DIALOG} />
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <RefusedFocus />
        <DialogContent
          dividers
          sx={{ display: 'grid', alignContent: 'start', gap: 4, px: { xs: 2, sm: 3 }, py: 3 }}
        >
          <ProductFields onShops={onShops} />
          {errors.root?.message ? <Alert severity="error">{errors.root.message}</Alert> : null}
        </DialogContent>
        <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {product ? 'Save' : 'Add product'}
          </Button>
        </DialogActions>
      </Box>
    </FormProvider>
  );
}

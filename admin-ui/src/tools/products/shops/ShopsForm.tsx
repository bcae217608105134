import type { ShopView } from '@contracts/products/shops';
import { shopOf } from '@domain/products/shops';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { FormSection } from '../../../shared/form/FormSection';
import { RefusedFocus } from '../../../shared/form/RefusedFocus';
import { usePreload } from '../../../shared/usePreload';
import { productKeys } from '../../../shared/products/productLibrary';
import { saveShops } from '../productApi';
import { hostOf } from '../shown/hostOf';
import { MarketTags } from './MarketTags';
import { OtherShops } from './OtherShops';
import { OwnShops } from './OwnShops';
import { shopRules, shopsResolver, tellShopRefusal } from './shopForm';
import { shopsRequestOf, shopValues, type ShopValues } from './shopValues';

interface ShopsFormProps {
  table: readonly ShopView[];
  /** The address whose shop it opens at; empty for none. */
  at: string;
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
  onClose: () => void;
}

/** The whole table of shops, saved together. */
export function ShopsForm({ table, at, onDirty, onSaved, onClose }: ShopsFormProps) {
  const client = useQueryClient();
  const notify = useNotify();
  const form = useForm<ShopValues>({
    mode: 'onTouched',
    resolver: shopsResolver,
    defaultValues: shopValues(table, ''),
  });
  const { setError, getValues, setValue, formState } = form;
  const { isDirty, isSubmitting, errors } = formState;
  // Once: what is entered stays when the table is asked for again.
  const offerShop = useEffectEvent(() => {
    if (at && !shopOf(at, table)) setValue('shops', shopValues(table, at).shops, { shouldDirty: true });
  });
  useEffect(() => offerShop(), []);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  usePreload(shopRules);
  const asked = at && (shopOf(at, table)?.id ?? hostOf(at));
  const save = async () => {
    try {
      client.setQueryData(productKeys.shops, await saveShops(shopsRequestOf(getValues())));
      notify('The shops are saved.', { type: 'success' });
      // Products are linked to other shops then.
      void client.invalidateQueries({ queryKey: productKeys.lists });
      onSaved();
    } catch (error) {
      tellShopRefusal(error, setError);
    }
  };
  const submit = (event: SyntheticEvent) => {
    // The form of a product may be around it.
    event.stopPropagation();
    void form.handleSubmit(save)(event);
  };
  return (
    <FormProvider {...form}>
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
          <FormSection
            stacked
            title="Amazon"
            text="Your tracking id of each market. It is added to links that lead there."
          >
            <MarketTags at={asked} />
          </FormSection>
          <FormSection stacked title="Your own shops" text="Any other shop whose links carry your tag.">
            <OwnShops at={asked} />
          </FormSection>
          <OtherShops table={table} />
          {errors.root?.message ? <Alert severity="error">{errors.root.message}</Alert> : null}
        </DialogContent>
        <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            Save
          </Button>
        </DialogActions>
      </Box>
    </FormProvider>
  );
}

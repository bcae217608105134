import type { ShopView } from '@contracts/products/shops';
import type { SaveShopsDto } from '@contracts/products/shops.dto';
import { shopOf } from '@domain/products/shops';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { type Path, type Resolver, useForm, type UseFormSetError } from 'react-hook-form';
import { ApiError, messageOf } from '../../../providers/apiClient';
import { FormBody } from '../../../shared/form/FormBody';
import { FormSection } from '../../../shared/form/FormSection';
import { lazyResolver } from '../../../shared/form/lazyResolver';
import { usePreload } from '../../../shared/usePreload';
import { productKeys } from '../../../shared/products/productLibrary';
import { saveShops } from '../productApi';
import { hostOf } from '../shown/hostOf';
import { MarketTags } from './MarketTags';
import { OwnShops } from './OwnShops';
import { shopsRequestOf, shopValues, type ShopValues, takingTags } from './shopValues';
import Typography from '@mui/material/Typography';

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
  const { setError, getValues, setValue } = form;
  // Once: what is entered stays when the table is asked for again.
  const offerShop = useEffectEvent(() => {
    if (at && !shopOf(at, table)) setValue('shops', shopValues(table, at).shops, { shouldDirty: true });
  });
  useEffect(() => offerShop(), []);
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
  return (
    <FormBody form={form} gap={4} saveLabel="Save" onSave={save} onDirty={onDirty} onClose={onClose}>
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
    </FormBody>
  );
}

/** The built-in shops that are recognised, whose programmes make links of their own. */
function OtherShops({ table }: { table: readonly ShopView[] }) {
  const taking = new Set(takingTags(table));
  const names = table.filter((shop) => shop.isBuiltIn && !taking.has(shop)).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <FormSection stacked title="Also recognized">
      <Typography variant="body2" color="text.secondary">
        {names.join(', ')}. Their programs make the links for you: paste those, they stay as they are. If
        yours uses a parameter, add the shop to your own.
      </Typography>
    </FormSection>
  );
}

const checkRequest = lazyResolver<ShopValues, SaveShopsDto>(
  async () => (await import('@contracts/products/shops.dto')).SaveShopsDto,
) as unknown as Resolver<ShopValues> & { preload: () => void };

/** The call's own rules over what is going to be sent. */
const shopsResolver: Resolver<ShopValues> = (values, context, options) =>
  checkRequest(shopsRequestOf(values) as unknown as ShopValues, context, options);

const shopRules = { preload: checkRequest.preload };

/** Puts what the server refused on its field; what belongs to none, on the form. */
function tellShopRefusal(error: unknown, setError: UseFormSetError<ShopValues>): void {
  const fields = Object.entries((error instanceof ApiError && error.errors) || {});
  for (const [name, message] of fields) {
    // A domain of a list is told of at the list's field.
    setError(name.replace(/\.hosts\..*$/, '.hosts') as Path<ShopValues>, { message });
  }
  if (fields.length === 0) setError('root', { message: messageOf(error) });
}

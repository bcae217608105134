import type { SaveShopsDto } from '@contracts/products/shops.dto';
import type { Path, Resolver, UseFormSetError } from 'react-hook-form';
import { ApiError, messageOf } from '../../../providers/apiClient';
import { lazyResolver } from '../../../shared/form/lazyResolver';
import { shopsRequestOf, type ShopValues } from './shopValues';

const check = lazyResolver<ShopValues, SaveShopsDto>(
  async () => (await import('@contracts/products/shops.dto')).SaveShopsDto,
) as unknown as Resolver<ShopValues> & { preload: () => void };

/** The call's own rules over what is going to be sent. */
export const shopsResolver: Resolver<ShopValues> = (values, context, options) =>
  check(shopsRequestOf(values) as unknown as ShopValues, context, options);

export const shopRules = { preload: check.preload };

/** Puts what the server refused on its field; what belongs to none, on the form. */
export function tellShopRefusal(error: unknown, setError: UseFormSetError<ShopValues>): void {
  const fields = Object.entries((error instanceof ApiError && error.errors) || {});
  for (const [name, message] of fields) {
    // A domain of a list is told of at the list's field.
    setError(name.replace(/\.hosts\..*$/, '.hosts') as Path<ShopValues>, { message });
  }
  if (fields.length === 0) setError('root', { message: messageOf(error) });
}

import type { SaveProductDto } from '@contracts/products/products.dto';
import type { Path, Resolver, UseFormSetError } from 'react-hook-form';
import { ApiError, messageOf } from '../../../providers/apiClient';
import { lazyResolver } from '../../../shared/form/lazyResolver';
import { type ProductValues, requestOf } from './productValues';

const check = lazyResolver<ProductValues, SaveProductDto>(
  async () => (await import('@contracts/products/products.dto')).SaveProductDto,
) as unknown as Resolver<ProductValues> & { preload: () => void };

/** The call's own rules over what is going to be sent. */
export const productResolver: Resolver<ProductValues> = (values, context, options) =>
  check(requestOf(values), context, options);

export const productRules = { preload: check.preload };

/** Puts what the server refused on its field; what belongs to none, on the form. */
export function tellRefusal(error: unknown, setError: UseFormSetError<ProductValues>): void {
  const fields = Object.entries((error instanceof ApiError && error.errors) || {});
  for (const [name, message] of fields) setError(name as Path<ProductValues>, { message });
  if (fields.length === 0) setError('root', { message: messageOf(error) });
}

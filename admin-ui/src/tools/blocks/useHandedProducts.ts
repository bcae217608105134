import type { BlockVariant } from '@contracts/blocks/blocks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../providers/apiClient';
import { HANDED_PRODUCTS } from '../../shared/handover/handover';
import { useAddressParameter } from '../../shared/useAddressParameter';
import type { Edited } from './useEdited';

/** Opens a block of the products that the library hands over, once it is known which styles may be used. */
export function useHandedProducts(
  variants: readonly BlockVariant[] | undefined,
  open: (edited: Edited) => void,
): void {
  const [products, setProducts] = useAddressParameter(HANDED_PRODUCTS);
  const notify = useNotify();
  const { data, error } = useQuery({
    queryKey: ['handed-products', products, variants],
    queryFn: async ({ signal }) => {
      const { handedBlock } = await import('./editor/handedBlock');
      return { edited: await handedBlock(variants ?? [], products.split(','), signal) };
    },
    enabled: products !== '' && variants !== undefined,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const follow = useEffectEvent(() => {
    if (products === '' || (!data && !error)) return;
    setProducts('');
    if (data?.edited) open(data.edited);
    else notify(error ? messageOf(error) : 'None of your styles fits that many products.', { type: 'error' });
  });
  useEffect(() => follow(), [products, data, error]);
}

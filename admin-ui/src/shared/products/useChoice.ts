import type { ProductView } from '@contracts/products/products';
import type { ShopView } from '@contracts/products/shops';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../providers/apiClient';
import { getProduct, listShops, productKeys } from './productLibrary';

/** Reads the whole of a chosen product and the shops of its links, as they are now. */
export function useChoice(onChosen: (product: ProductView, shops: readonly ShopView[]) => void) {
  const client = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (id: string) =>
      Promise.all([
        client.fetchQuery({
          queryKey: productKeys.one(id),
          queryFn: ({ signal }) => getProduct(id, signal),
          staleTime: 0,
        }),
        client.fetchQuery({
          queryKey: productKeys.shops,
          queryFn: ({ signal }) => listShops(signal),
          staleTime: 0,
        }),
      ]),
    onSuccess: ([product, shops]) => onChosen(product, shops),
  });
  return {
    choose: (id: string) => {
      if (!isPending) mutate(id);
    },
    /** Id of the one that is being read. */
    choosing: isPending ? variables : undefined,
    problem: error ? messageOf(error) : undefined,
  };
}

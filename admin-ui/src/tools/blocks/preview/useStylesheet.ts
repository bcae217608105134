import type { BlockVariant } from '@contracts/blocks/blocks';
import { useQuery } from '@tanstack/react-query';
import { loadStylesheet } from '../../../shared/blocks/stylesheets';

/** The stylesheet of a variant, with what a query says of it. */
export function useStylesheet(variant: BlockVariant) {
  return useQuery({
    queryKey: ['block-stylesheet', variant],
    queryFn: () => loadStylesheet(variant),
    staleTime: Infinity,
  });
}

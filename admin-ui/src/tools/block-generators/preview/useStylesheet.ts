import type { BlockVariant } from '@contracts/blocks';
import { useQuery } from '@tanstack/react-query';
import { loadStylesheet } from './stylesheets';

/** The stylesheet of a variant; undefined while it loads. */
export function useStylesheet(variant: BlockVariant): string | undefined {
  const { data } = useQuery({
    queryKey: ['block-stylesheet', variant],
    queryFn: () => loadStylesheet(variant),
    staleTime: Infinity,
  });
  return data;
}

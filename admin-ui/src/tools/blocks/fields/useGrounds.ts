import type { BlockScheme } from '@contracts/blocks/block-parts';
import type { Ground } from '@domain/blocks/colors';
import { useWatch } from 'react-hook-form';

const GROUNDS: Record<BlockScheme, readonly Ground[]> = {
  light: ['light'],
  dark: ['dark'],
  auto: ['light', 'dark'],
};

/** The grounds that the edited block may stand on, by its scheme. */
export function useGrounds(): readonly Ground[] {
  const scheme = useWatch({ name: 'scheme' }) as BlockScheme | undefined;
  return GROUNDS[scheme ?? 'light'];
}

import { DEFAULT_LOGO } from '@contracts/instance/instance';
import { useInstance } from './useInstance';

/** The instance's logo beside its name; one that is wide keeps its shape. */
export function Logo({ size }: { size: number }) {
  const { logo } = useInstance();
  return (
    <img
      src={logo || DEFAULT_LOGO}
      alt=""
      height={size}
      width={logo ? undefined : size}
      decoding="sync"
      style={{ maxWidth: size * 3, objectFit: 'contain' }}
    />
  );
}

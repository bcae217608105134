import { DEFAULT_LOGO } from '@contracts/instance/instance';
import { useInstance } from './useInstance';

interface LogoProps {
  size: number;
  /** Pixels that a wide one may take. */
  maxWidth?: number;
}

/** The instance's logo beside its name; one that is wide keeps its shape. */
export function Logo({ size, maxWidth = size * 3 }: LogoProps) {
  const { logo } = useInstance();
  return (
    <img
      src={logo || DEFAULT_LOGO}
      alt=""
      height={size}
      width={logo ? undefined : size}
      decoding="sync"
      style={{ maxWidth, objectFit: 'contain' }}
    />
  );
}

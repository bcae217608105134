import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import { safeColor, themeColors } from '@domain/blocks/colors';
import { useWatch } from 'react-hook-form';
import { ColorField } from './ColorField';
import { useGrounds } from './useGrounds';

/** A theme colour; says so where the dark scheme shows a lighter one. */
export function ThemeColorField({ name, label }: { name: string; label: string }) {
  const color = safeColor(String(useWatch({ name }) as unknown), '');
  const dark = useGrounds().includes('dark') && color ? themeColors(color, 'dark').theme : color;
  return (
    <ColorField
      name={name}
      label={label}
      warning={dark === color ? undefined : BLOCK_MESSAGES.themeLightened(dark)}
    />
  );
}

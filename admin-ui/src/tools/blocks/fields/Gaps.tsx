import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import type { BlockVariant } from '@contracts/blocks/blocks';
import { gapFieldsOf } from '@domain/products/fill-block';
import FormHelperText from '@mui/material/FormHelperText';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { blockOf, type FormShape } from '../editor/formShape';

const Gaps = createContext<readonly string[]>([]);

interface GapsOfBlockProps {
  variant: BlockVariant;
  children: ReactNode;
}

/** Knows which fields below it are empty, since the product that filled the block says nothing of them. */
export function GapsOfBlock({ variant, children }: GapsOfBlockProps) {
  const names = gapFieldsOf(blockOf(variant, useWatch<FormShape>())).join(' ');
  const gaps = useMemo(() => (names === '' ? [] : names.split(' ')), [names]);
  return <Gaps value={gaps}>{children}</Gaps>;
}

/** Whether a field of the form is such a gap. */
export function useIsGap(name: string): boolean {
  return useContext(Gaps).includes(name);
}

/** Whether there is one in a field below each of these names. */
export function useGapsOf(names: readonly string[]): boolean[] {
  const gaps = useContext(Gaps);
  return names.map((name) => gaps.some((gap) => gap.startsWith(name)));
}

/** Says of a list, or of fields that are folded away, that something is missing in it. */
export function GapText({ isInside = false }: { isInside?: boolean }) {
  return (
    <FormHelperText component="span" sx={{ display: 'block', m: 0, color: 'warning.main' }}>
      {isInside ? BLOCK_MESSAGES.gapInside : BLOCK_MESSAGES.gap}
    </FormHelperText>
  );
}

import Checkbox from '@mui/material/Checkbox';
import { useEffect, useRef } from 'react';

interface SelectAllBoxProps {
  selection: { count: number; isAll: boolean; toggleAll: () => void };
  /** Where no text stands beside it. */
  label?: string;
}

/** Chooses all rows that show, or none. */
export function SelectAllBox({ selection: { count, isAll, toggleAll }, label }: SelectAllBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const isSome = count > 0 && !isAll;
  // MUI says so by an attribute that contradicts the box itself.
  useEffect(() => {
    if (input.current) input.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <Checkbox
      checked={isAll}
      indeterminate={isSome}
      onChange={toggleAll}
      slotProps={{ input: { ref: input, 'aria-label': label } }}
    />
  );
}

import type { ReactNode } from 'react';
import { ColumnsSelector, ColumnsSelectorItem } from 'react-admin';
import { type ColumnProps, ColumnView } from './Column';

interface ColumnLinesProps {
  open: boolean;
  /** The columns. */
  children: ReactNode;
}

/** A line with a switch for each column; react-admin puts them into the menu of the list. */
export function ColumnLines({ open, children }: ColumnLinesProps) {
  if (!open) return null;
  return (
    <ColumnView value={ColumnLine}>
      <ColumnsSelector>{children}</ColumnsSelector>
    </ColumnView>
  );
}

function ColumnLine({ source, label }: ColumnProps) {
  return <ColumnsSelectorItem source={source} label={label} />;
}

import type { FileReading } from '@contracts/csv/file-reading';
import type {
  ProductColumns,
  ProductField,
  ProductImportCheckView,
  ProductImportView,
  ProductsFileView,
} from '@contracts/products/product-import';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../providers/apiClient';
import { useLatestTask } from '../../../shared/useLatestTask';
import { productKeys } from '../../../shared/products/productLibrary';
import { checkFile, importFile, readColumns } from '../productApi';

type Busy = 'reading' | 'checking' | 'importing';

interface State {
  file?: File;
  view?: ProductsFileView;
  columns: Partial<ProductColumns>;
  /** What was chosen instead of what the file tells. */
  reading: FileReading;
  check?: ProductImportCheckView;
  result?: ProductImportView;
  /** Why the file, or the step after it, was refused. */
  problem?: string;
}

const START: State = { columns: {}, reading: {} };

/** A file of products on its way: chosen, its columns matched, tried, imported. Each step forgets what came after it. */
export function useProductImport() {
  const [state, setState] = useState(START);
  const { busy, run: ask, drop } = useLatestTask<Busy>();
  const client = useQueryClient();
  const { file, columns, reading } = state;
  const change = (next: Partial<State>) => setState((current) => ({ ...current, ...next }));
  const refuse = (error: unknown) => change({ problem: messageOf(error) });

  const choose = (chosen: File | undefined, problem?: string) => {
    setState({ ...START, file: chosen, problem });
    void ask('reading', async (signal) => {
      if (!chosen) return;
      const view = await readColumns(chosen, {}, signal);
      return () => change({ view, columns: view.matched });
    }).catch((error: unknown) => setState({ ...START, problem: messageOf(error) }));
  };
  const read = (next: FileReading) => {
    if (!file) return;
    change({ reading: next, check: undefined, problem: undefined });
    void ask('reading', async (signal) => {
      const view = await readColumns(file, next, signal);
      return () => change(columnsAfter(state, view));
    }).catch(refuse);
  };
  const match = (field: ProductField, column: number | undefined) => {
    // What is being tried is of the columns as they were.
    drop();
    change({ columns: { ...columns, [field]: column }, check: undefined, problem: undefined });
  };
  const tryOut = () => {
    if (!file || !isComplete(columns)) return;
    change({ check: undefined, problem: undefined });
    void ask('checking', async (signal) => {
      const check = await checkFile(file, { columns, reading }, signal);
      return () => change({ check });
    }).catch(refuse);
  };
  const start = () => {
    if (!file || !isComplete(columns)) return;
    change({ problem: undefined });
    void ask('importing', async () => {
      const result = await importFile(file, { columns, reading }).finally(
        () => void client.invalidateQueries({ queryKey: productKeys.all }),
      );
      return () => setState({ ...START, result });
    }).catch(refuse);
  };
  return { ...state, busy, choose, read, match, tryOut, start };
}

export type ProductImport = ReturnType<typeof useProductImport>;

/** What was matched stays where the columns are the same. */
function columnsAfter({ view: before, columns }: State, view: ProductsFileView): Partial<State> {
  const isSame = before?.columns.join('\n') === view.columns.join('\n');
  return { view, columns: isSame ? columns : view.matched };
}

/** Whether the name has a column. */
function isComplete(columns: Partial<ProductColumns>): columns is ProductColumns {
  return columns.name !== undefined;
}

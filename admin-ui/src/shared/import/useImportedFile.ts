import type { FileReading } from '@contracts/csv/file-reading';
import { useState } from 'react';
import { messageOf } from '../../providers/apiClient';
import { useLatestTask } from '../useLatestTask';

/** What the server tells of a file: its columns, and the fields that it takes them for. */
interface ReadFile<Columns> {
  columns: string[];
  matched: Partial<Columns>;
}

/** How a file is taken: which column holds what, and how it is read. */
interface FileForm<Columns> {
  columns: Columns;
  reading: FileReading;
}

interface ImportSteps<Columns, View, Check> {
  /** The field that must have a column. */
  key: keyof Columns;
  read: (file: File, reading: FileReading, signal: AbortSignal) => Promise<View>;
  check: (file: File, form: FileForm<Columns>, signal: AbortSignal) => Promise<Check>;
  onChecked?: (check: Check) => void;
}

interface State<Columns, View, Check> {
  file?: File;
  view?: View;
  columns: Partial<Columns>;
  /** What was chosen instead of what the file tells. */
  reading: FileReading;
  check?: Check;
  /** Why the file, or the step after it, was refused. */
  problem?: string;
}

const START = { columns: {}, reading: {} };

/** Where the file is, and what is asked about it. */
function useImportState<Columns extends object, View, Check>(key: keyof Columns) {
  const [state, setState] = useState<State<Columns, View, Check>>(START);
  const { busy, run: ask, drop } = useLatestTask<'reading' | 'checking' | 'importing'>();
  const { file, columns, reading } = state;
  const change = (next: Partial<typeof state>) => setState((current) => ({ ...current, ...next }));
  return {
    ...state,
    /** The file with all that an import needs. */
    complete: file && columns[key] !== undefined ? { file, columns: columns as Columns, reading } : undefined,
    ...{ busy, ask, change },
    refuse: (error: unknown) => change({ problem: messageOf(error) }),
    /** What is being tried, and what was found, is of the file as it was. */
    redo: (next: Partial<typeof state> = {}) => {
      drop();
      change({ ...next, check: undefined, problem: undefined });
    },
    restart: (next: Partial<typeof state> = {}) => setState({ ...START, ...next }),
  };
}

/** A file of rows on its way: chosen, its columns matched, tried. Each step forgets what came after it. */
export function useImportedFile<Columns extends object, View extends ReadFile<Columns>, Check>(
  steps: ImportSteps<Columns, View, Check>,
) {
  const imported = useImportState<Columns, View, Check>(steps.key);
  const { file, view, columns, complete, ask, change, redo, refuse, restart } = imported;
  return {
    ...imported,
    choose: (chosen: File | undefined, problem?: string) => {
      restart({ file: chosen, problem });
      void ask('reading', async (signal) => {
        if (!chosen) return;
        const read = await steps.read(chosen, {}, signal);
        return () => change({ view: read, columns: read.matched });
      }).catch((error: unknown) => restart({ problem: messageOf(error) }));
    },
    readAs: (reading: FileReading) => {
      if (!file) return;
      change({ reading, check: undefined, problem: undefined });
      void ask('reading', async (signal) => {
        const read = await steps.read(file, reading, signal);
        // What was matched stays where the columns are the same.
        const isSame = view?.columns.join('\n') === read.columns.join('\n');
        return () => change({ view: read, columns: isSame ? columns : read.matched });
      }).catch(refuse);
    },
    match: (field: keyof Columns, column: number | undefined) =>
      redo({ columns: { ...columns, [field]: column } }),
    tryOut: () => {
      if (!complete) return;
      const { file: chosen, ...form } = complete;
      change({ check: undefined, problem: undefined });
      void ask('checking', async (signal) => {
        const check = await steps.check(chosen, form, signal);
        return () => {
          change({ check });
          steps.onChecked?.(check);
        };
      }).catch(refuse);
    },
    /** Nothing is wrong so far with the step that begins. */
    begin: () => change({ problem: undefined }),
  };
}

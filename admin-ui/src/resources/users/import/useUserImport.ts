import type { FileReading } from '@contracts/csv/file-reading';
import type {
  ImportCheckView,
  ImportColumns,
  ImportFileView,
  ImportSettings,
  UnreadValue,
} from '@contracts/users/user-import';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { useJobRun } from '../../../shared/jobs/useJobRun';
import { useLatestTask } from '../../../shared/useLatestTask';
import { checkFile, type ImportJob, readColumns, startImport, USER_IMPORT } from './importApi';

type Busy = 'reading' | 'checking';

interface State {
  file?: File;
  view?: ImportFileView;
  columns: Partial<ImportColumns>;
  settings: ImportSettings;
  /** What was chosen instead of what the file tells. */
  reading: FileReading;
  check?: ImportCheckView;
  /** Words of the file that were not known in a check, whether or not they have been matched since. */
  unread: UnreadValue[];
  /** Why the file, or the step after it, was refused. */
  problem?: string;
}

const START: State = {
  columns: {},
  settings: { dateOrder: 'day-first', invite: true },
  reading: {},
  unread: [],
};

/** A file of users on its way: chosen, its columns matched, tried, imported. Each step forgets what came after it. */
export function useUserImport() {
  const [state, setState] = useState(START);
  const { busy, run: ask, drop } = useLatestTask<Busy>();
  const { file, view, columns, settings, reading } = state;
  const change = (next: Partial<State>) => setState((current) => ({ ...current, ...next }));
  const refuse = (error: unknown) => change({ problem: messageOf(error) });

  const run = useImportRun(refuse, () => setState(START));

  const choose = (chosen: File | undefined, problem?: string) => {
    setState({ ...START, file: chosen, problem });
    void ask('reading', async (signal) => {
      if (!chosen) return;
      const read = await readColumns(chosen, {}, signal);
      return () => change({ view: read, columns: read.matched });
    }).catch((error: unknown) => setState({ ...START, problem: messageOf(error) }));
  };
  const readAs = (next: FileReading) => {
    if (!file) return;
    change({ reading: next, check: undefined, problem: undefined });
    void ask('reading', async (signal) => {
      const read = await readColumns(file, next, signal);
      return () => change(columnsAfter(state, read));
    }).catch(refuse);
  };
  const match = (field: keyof ImportColumns, column: number | undefined) => {
    // What is being tried is of the columns as they were.
    drop();
    change({ columns: { ...columns, [field]: column }, check: undefined, problem: undefined });
  };
  const set = (changed: Partial<ImportSettings>) => {
    drop();
    change({ settings: { ...settings, ...changed }, check: undefined, problem: undefined });
  };
  const tryOut = () => {
    if (!file || !isComplete(columns)) return;
    change({ check: undefined, problem: undefined });
    void ask('checking', async (signal) => {
      const check = await checkFile(file, { columns, settings, reading }, signal);
      return () => change({ check, unread: stillToMatch(state, check) });
    }).catch(refuse);
  };
  const start = () => {
    if (!file || !isComplete(columns)) return;
    change({ problem: undefined });
    void run.start((options) => startImport(file, { columns, settings, reading }, options), { file });
  };
  return { ...state, view, busy, run, choose, readAs, match, set, tryOut, start };
}

function useImportRun(onRefused: (error: unknown) => void, onDone: () => void) {
  const notify = useNotify();
  const client = useQueryClient();
  return useJobRun<ImportJob>({
    kind: USER_IMPORT,
    onRefused,
    onFinished: (job) => {
      if (job.status === 'done') onDone();
      if (job.status === 'failed') notify('The import failed.', { type: 'error' });
      void client.invalidateQueries({ queryKey: ['users'] });
    },
  });
}

export type UserImport = ReturnType<typeof useUserImport>;

/** Those that were matched stay in sight, so that they can be matched to something else. */
function stillToMatch({ unread, settings: { values = [] } }: State, check: ImportCheckView): UnreadValue[] {
  const matched = unread.filter(({ field, text }) =>
    values.some((value) => value.field === field && value.text === text),
  );
  return [...matched, ...check.unread];
}

/** What was matched stays where the columns are the same. */
function columnsAfter({ view: before, columns }: State, view: ImportFileView): Partial<State> {
  const isSame = before?.columns.join('\n') === view.columns.join('\n');
  return { view, columns: isSame ? columns : view.matched };
}

/** Whether the e-mail has a column. */
function isComplete(columns: Partial<ImportColumns>): columns is ImportColumns {
  return columns.email !== undefined;
}

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
import { useImportedFile } from '../../../shared/import/useImportedFile';
import { useJobRun } from '../../../shared/jobs/useJobRun';
import { checkFile, type ImportJob, readColumns, startImport, USER_IMPORT } from './importApi';

interface Said {
  settings: ImportSettings;
  /** Words of the file that were not known in a check, whether or not they have been matched since. */
  unread: UnreadValue[];
}

const START: Said = { settings: { dateOrder: 'day-first', invite: true }, unread: [] };

/** A file of users on its way: chosen, its columns matched, what holds for all its rows said, tried, imported. */
export function useUserImport() {
  const [{ settings, unread }, say] = useState(START);
  const imported = useImportedFile<ImportColumns, ImportFileView, ImportCheckView>({
    key: 'email',
    read: readColumns,
    check: (file, form, signal) => checkFile(file, { ...form, settings }, signal),
    onChecked: (check) =>
      say((said) => ({ ...said, unread: [...matchedOf({ settings, unread }), ...check.unread] })),
  });
  const { complete, choose, redo, begin, restart } = imported;
  const run = useImportRun(imported.refuse, () => {
    restart();
    say(START);
  });
  return {
    ...imported,
    settings,
    unread,
    run,
    choose: (file: File | undefined, problem?: string) => {
      say(START);
      choose(file, problem);
    },
    set: (changed: Partial<ImportSettings>) => {
      redo();
      say((said) => ({ ...said, settings: { ...said.settings, ...changed } }));
    },
    start: () => {
      if (!complete) return;
      const { file, ...form } = complete;
      begin();
      void run.start((options) => startImport(file, { ...form, settings }, options), { file });
    },
  };
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
function matchedOf({ unread, settings: { values = [] } }: Said): UnreadValue[] {
  return unread.filter(({ field, text }) =>
    values.some((value) => value.field === field && value.text === text),
  );
}

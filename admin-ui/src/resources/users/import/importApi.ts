import type { FileReading } from '@contracts/csv/file-reading';
import type { JobView } from '@contracts/jobs/jobs';
import {
  IMPORT_TEMPLATE_NAME,
  type ImportCheckView,
  type ImportColumns,
  type ImportFileView,
  type ImportSettings,
} from '@contracts/users/user-import';
import { apiFetch, apiJson } from '../../../providers/apiClient';
import { apiUpload, type UploadOptions } from '../../../providers/apiUpload';
import { JOB_KIND_INFOS } from '../../../shared/jobs/jobKinds';
import { saveBlob } from '../../../shared/saveBlob';

export type ImportJob = JobView<'user-import'>;

export const USER_IMPORT = JOB_KIND_INFOS['user-import'];

const PATH = '/users/imports';

export async function downloadTemplate(): Promise<void> {
  const response = await apiFetch(`${PATH}/template`, { headers: { Accept: 'text/csv' } });
  saveBlob(await response.blob(), IMPORT_TEMPLATE_NAME);
}

/** What a file holds. */
export function readColumns(file: File, reading: FileReading, signal: AbortSignal): Promise<ImportFileView> {
  return apiJson<ImportFileView>(`${PATH}/columns`, {
    method: 'POST',
    form: formOf(file, { reading }),
    signal,
  });
}

/** What is imported, and how it is read. */
export interface ImportForm {
  columns: ImportColumns;
  settings: ImportSettings;
  reading: FileReading;
}

export function checkFile(file: File, form: ImportForm, signal: AbortSignal): Promise<ImportCheckView> {
  return apiJson<ImportCheckView>(`${PATH}/check`, { method: 'POST', form: formOf(file, form), signal });
}

export function startImport(file: File, form: ImportForm, options: UploadOptions): Promise<ImportJob> {
  return apiUpload<ImportJob>(PATH, formOf(file, form), options);
}

function formOf(file: File, { columns, settings, reading }: Partial<ImportForm>): FormData {
  const form = new FormData();
  // The server reads the form as a stream: what is said of the file must come before it.
  if (columns) form.append('columns', JSON.stringify(columns));
  if (settings) form.append('settings', JSON.stringify(settings));
  if (reading) form.append('reading', JSON.stringify(reading));
  form.append('file', file, file.name);
  return form;
}

import type { JobView } from '@contracts/jobs/jobs';
import {
  IMPORT_TEMPLATE_NAME,
  type ImportCheckView,
  type ImportColumns,
  type ImportFileView,
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
export function readColumns(file: File, signal: AbortSignal): Promise<ImportFileView> {
  return apiJson<ImportFileView>(`${PATH}/columns`, { method: 'POST', form: formOf(file), signal });
}

/** What an import would do. */
export function checkFile(file: File, columns: ImportColumns, signal: AbortSignal): Promise<ImportCheckView> {
  return apiJson<ImportCheckView>(`${PATH}/check`, { method: 'POST', form: formOf(file, columns), signal });
}

export function startImport(file: File, columns: ImportColumns, options: UploadOptions): Promise<ImportJob> {
  return apiUpload<ImportJob>(PATH, formOf(file, columns), options);
}

function formOf(file: File, columns?: ImportColumns): FormData {
  const form = new FormData();
  // The server reads the form as a stream: the columns must come before the file.
  if (columns) form.append('columns', JSON.stringify(columns));
  form.append('file', file, file.name);
  return form;
}

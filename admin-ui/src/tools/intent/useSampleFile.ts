import { SAMPLE_FILE_NAME } from '@domain/intent/sample-file';
import { useNotify } from 'react-admin';
import { apiFetch } from '../../providers/apiClient';
import { saveBlob } from '../../shared/saveBlob';

/** Downloads a keywords file that shows what one looks like. */
export function useSampleFile(): () => Promise<void> {
  const notify = useNotify();
  return async () => {
    try {
      const response = await apiFetch('/intent/sample-file', { headers: { Accept: 'text/csv' } });
      saveBlob(await response.blob(), SAMPLE_FILE_NAME);
    } catch {
      notify('The sample file could not be downloaded. Please try again.', { type: 'error' });
    }
  };
}

import type { Path, UseFormSetError } from 'react-hook-form';
import { ApiError, messageOf } from '../../../providers/apiClient';
import type { WatchValues } from './watchValues';

/** Puts what the server refused on its field; what belongs to none, on the form. Of a limit the dialog tells. */
export function tellRefusal(error: unknown, setError: UseFormSetError<WatchValues>): void {
  if (error instanceof ApiError && error.code === 'LIMIT_REACHED') return;
  const fields = Object.entries((error instanceof ApiError && error.errors) || {});
  for (const [name, message] of fields) setError(name as Path<WatchValues>, { message });
  if (fields.length > 0) return;
  const isWatched = error instanceof ApiError && error.status === 409;
  setError(isWatched ? 'url' : 'root', { message: messageOf(error) });
}

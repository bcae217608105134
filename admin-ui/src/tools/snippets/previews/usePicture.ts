import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { readPicture } from '../snippetApi';

const KEY = 'preview-picture';
/** A picture that was looked at stays for the visit. */
const KEPT_MS = 30 * 60_000;

const optionsOf = (url: string) => ({
  queryKey: [KEY, url],
  queryFn: () => readPicture(url),
  staleTime: Infinity,
  gcTime: KEPT_MS,
  retry: false,
});

/** Has the server read a picture; how it goes is told to whoever shows it. */
export function askForPicture(client: QueryClient, url: string): void {
  if (url) void client.query(optionsOf(url)).catch(() => undefined);
}

/** A picture of another site; nothing is asked for while its address is written. */
export function usePicture(url: string) {
  const client = useQueryClient();
  const { data, error, isFetching } = useQuery({ ...optionsOf(url), enabled: false });
  return { picture: data, error, isFetching, load: () => askForPicture(client, url) };
}

import { createQueryClient } from '../root/createQueryClient';

/** The app's own, but for the wait before a failed request is tried again. */
export function clientWithoutRetries() {
  const client = createQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retry: false } });
  return client;
}

import { apiFetch } from '../providers/apiClient';

/** Enters one operation of a tool, by any of its names, into the usage log. A log that fails disturbs nobody. */
export function logOperation(module: string): void {
  const request = { method: 'POST', json: { module, numberOfOperations: 1 }, quiet: true };
  void apiFetch('/auth/moduleLogs', request).catch(() => undefined);
}

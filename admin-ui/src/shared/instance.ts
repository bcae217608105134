import { DEFAULT_INSTANCE, type InstanceView } from '@contracts/instance/instance';
import { apiJson } from '../providers/apiClient';

let instance = inPage() ?? DEFAULT_INSTANCE;
const listeners = new Set<() => void>();

/** What this instance is, as the page itself brought it: nothing else shows before. */
export function instanceNow(): InstanceView {
  return instance;
}

export function showInstance(next: InstanceView): void {
  instance = next;
  for (const listener of listeners) listener();
}

export function onInstanceChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For a page that the server did not make, as while developing. */
export async function loadInstance(): Promise<void> {
  if (inPage()) return;
  const loaded = await apiJson<InstanceView>('/instance', { quiet: true }).catch(() => undefined);
  if (loaded) showInstance(loaded);
}

function inPage(): InstanceView | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="instance"]')?.content;
  return content ? (JSON.parse(content) as InstanceView) : undefined;
}

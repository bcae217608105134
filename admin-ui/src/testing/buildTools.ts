import type { Tool } from '@contracts/access/tool';
import { TOOLS, type ToolId } from '@contracts/access/tools';

/** Has tools that are not built count as such in the tests of a file: none that plans limit is built yet. */
export function buildTools(...ids: ToolId[]): void {
  const tools: readonly Tool[] = TOOLS.filter(({ id }) => ids.includes(id));
  const setReady = (ready: boolean) => tools.forEach((tool) => (tool.ready = ready));
  beforeAll(() => setReady(true));
  afterAll(() => setReady(false));
}

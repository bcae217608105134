/** The parameter of a tool's address that names the sub-tool to open. */
export const SUB_TOOL_PARAMETER = 'open';

/** The address of a tool with one of its sub-tools opened. */
export function subToolPath(url: string, subToolId: string): string {
  return `${url}?${new URLSearchParams({ [SUB_TOOL_PARAMETER]: subToolId }).toString()}`;
}

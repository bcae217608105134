/** What the source says of each operation; see operations.mjs. */
export function readOperations(root: string): {
  operations: Record<string, unknown>;
  payloads: Record<string, unknown>;
  schemas: Record<string, unknown>;
  /** Where each type of an answer is declared. */
  files: Record<string, string>;
};

import { findTool } from '@domain/access/catalogue';

/** A tool's title; of one that this release does not know, its id. */
export function toolName(id: string): string {
  return findTool(id)?.title ?? id;
}

import type { LimitField } from '@contracts/access/tool';
import { LIMIT_FIELDS, type LimitedTool, type ToolLimit } from '@contracts/usage/limits';
import { counted } from '../counted';

export const FIELD_LABELS: Record<LimitField, string> = {
  numberOfOperations: 'Uses',
  numberOfOutlines: 'Outlines',
  maxUrlToWatch: 'URLs to watch',
  maxCheckPerUrl: 'Checks per URL',
};

const NOUNS: Record<LimitField, [string, string]> = {
  numberOfOperations: ['use', 'uses'],
  numberOfOutlines: ['outline', 'outlines'],
  maxUrlToWatch: ['URL to watch', 'URLs to watch'],
  maxCheckPerUrl: ['check per URL', 'checks per URL'],
};

/** The numbers of a limit: `20 uses, 40 outlines`. */
export function limitText(tool: LimitedTool, limit: ToolLimit): string {
  const fields: readonly LimitField[] = LIMIT_FIELDS[tool];
  return fields.map((field) => counted(limit[field] ?? 0, ...NOUNS[field])).join(', ');
}

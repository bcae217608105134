import { resolve } from 'node:path';
import type { ToolId } from '../../src/contracts/access/tools';

/** A tool that works on readings. */
export const READING_TOOL: ToolId = 'intelligent-hub';

/** Settings of a server whose READING_TOOL may be used, built or not. */
export const WITH_READING_TOOL = { NODE_OPTIONS: `--require ${resolve(__dirname, 'reading-tools.cjs')}` };

import { SetMetadata } from '@nestjs/common';
import type { LimitedTool } from '../../contracts/usage/limits';

export const QUOTA_TOOL = 'quota-tool';

/** One operation of this tool is counted before the route runs and given back when it fails. */
export const Quota = (tool: LimitedTool) => SetMetadata(QUOTA_TOOL, tool);

import { MAX_BATCH_NAME, type PermissionView } from '@contracts/permissions/permissions';

/** What a copy of a batch has of it. */
export const DUPLICATE_BATCH = {
  name: 'batch',
  maxLength: MAX_BATCH_NAME,
  contentsOf: ({ defaultTool, allowed }: PermissionView) => ({ defaultTool, allowed }),
} as const;

import { limitedToolsOf } from '@domain/usage/limits';

/** The tools that a plan can limit now: those whose page is built. */
export const LIMITABLE_TOOLS = limitedToolsOf({ role: 'admin', extendedPermissions: [] });

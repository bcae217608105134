import type { AccessSubject } from '../../contracts/access/access';
import type { Tool } from '../../contracts/access/tool';
import { TOOLS } from '../../contracts/access/tools';
import { findTool, subToolsOf } from './catalogue';

/** The tool and sub-tool ids that a user holds: the batch's and the user's own. */
export function permissionIdsOf(subject: AccessSubject): Set<string> {
  return new Set([...(subject.permissions?.allowed ?? []), ...subject.extendedPermissions]);
}

/**
 * Whether a user may use a tool. One that is not ready may be used by nobody, one that others open by whoever may use
 * any of those.
 */
export function canUseTool(subject: AccessSubject, toolId: string, tools: readonly Tool[] = TOOLS): boolean {
  const tool = findTool(toolId, tools);
  if (!tool?.ready) return false;
  if (subject.role === 'admin') return true;
  if (tool.openedBy) return tool.openedBy.some((opener) => canUseTool(subject, opener, tools));
  return subject.role === 'student' && permissionIdsOf(subject).has(toolId);
}

/**
 * Whether a user may use a sub-tool: the tool must have this sub-tool and be open to the user, and the sub-tool's id must
 * be held; admins always may. What is held of a closed tool waits for a batch that opens it.
 */
export function canUseSubTool(
  subject: AccessSubject,
  toolId: string,
  subToolId: string,
  tools: readonly Tool[] = TOOLS,
): boolean {
  const tool = findTool(toolId, tools);
  if (!tool || !subToolsOf(tool).some((subTool) => subTool.id === subToolId)) return false;
  if (!canUseTool(subject, toolId, tools)) return false;
  return subject.role === 'admin' || permissionIdsOf(subject).has(subToolId);
}

/** Whether a student has nothing to come for: no tool from the batch and none beside it. */
export function hasNoPermissions(subject: AccessSubject): boolean {
  return subject.role !== 'admin' && permissionIdsOf(subject).size === 0;
}

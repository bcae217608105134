import type { LimitField } from '../access/tool';
import type { LimitedTool, LimitTime } from './limits';

/**
 * What an admin may do with a number of a user's present window: give back what is used, add to what is allowed for this
 * window alone, or take away what was added.
 */
export const LIMIT_ADJUSTMENTS = ['give-back', 'add', 'take-away'] as const;
export type LimitAdjustment = (typeof LIMIT_ADJUSTMENTS)[number];

export const MAX_REASON_LENGTH = 300;

/** One number of a tool's limit in the present window. */
export interface LimitCount {
  field: LimitField;
  used: number;
  /** What the plan, or the user's own entry, allows per window. */
  planned: number;
  /** What an admin has added to this window. */
  extra: number;
}

/** A user's use of one limited tool in the present window. Times are ISO strings; `lifetime` has neither. */
export interface ToolLimitView {
  tool: LimitedTool;
  time: LimitTime;
  windowStart: string | null;
  windowEnd: string | null;
  /** Whether an entry of the user's own replaces the plan's. */
  isOwn: boolean;
  counts: LimitCount[];
}

/** The answer of GET /users/:id/limits: every limited tool that the user may use. Empty for admins, who are not counted. */
export interface UserLimitsView {
  /** Empty where no plan counts. */
  planName: string;
  /** The tools of which the plan, or an entry of the user's own, allows anything, whether the user may open them or not. */
  inPlan: LimitedTool[];
  limits: ToolLimitView[];
}

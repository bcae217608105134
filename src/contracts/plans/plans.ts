import type { LimitField } from '../access/tool';
import type { LimitedTool, LimitTime, PlanLimits } from '../usage/limits';

/** Free users have the limits of the plan with this name, if there is one. */
export const FREE_PLAN_NAME = 'Free';

/** Characters. */
export const MAX_PLAN_NAME = 100;

export interface PlanView {
  _id: string;
  id: string;
  /** Unique without regard to case. */
  name: string;
  /** What it costs, in the admin's words; may be empty. */
  priceText: string;
  description: string;
  /** Its place among the plans that students see; equal ones go by name. */
  position: number;
  /** A tool without an entry has an allowance of 0. */
  limits: PlanLimits;
  /** How many users are on the plan; of the free one, how many students count as free. */
  students: number;
  createdAt: string;
  updatedAt: string;
}

/** The answer of GET /pro-plans?getAll=true. */
export interface AllPlansView {
  plans: PlanView[];
  count: number;
}

/** One limited tool's use in its current window. */
export interface PlanStat {
  modelId: LimitedTool;
  currentCount: number;
  totalCount: number;
  time: LimitTime;
  /** Of a tool of which plans limit more than one number, the use of the others. */
  others?: CountedField[];
}

/** The use of one number of a limit. */
export interface CountedField {
  field: LimitField;
  currentCount: number;
  totalCount: number;
}

/** The answer of GET /auth/getCurrentModuleLimits. */
export interface PlanLimitsView {
  planName: string;
  planStats: PlanStat[];
}

/** What a LIMIT_REACHED error carries as `details`. */
export interface LimitReached {
  moduleId: LimitedTool;
  currentCount: number;
  totalCount: number;
  /** What the refused use would have cost. */
  requested?: number;
  /** Of which number, where plans limit more than one of the tool. */
  field?: LimitField;
  time: LimitTime;
  /** When it is counted anew, where the refusal knows: an ISO string. */
  resetsAt?: string;
}

import type { PlanStat } from '../plans/plans';

/** The periods to choose from: so many days, the present one included. */
export const PERIOD_DAYS = [1, 7, 30, 90, 365] as const;
/** The period where none is named: the last 30 days. */
export const DEFAULT_PERIOD = '30';
/** The longest period in days: three years. */
export const MAX_PERIOD_DAYS = 1_096;
/** How far the dashboard looks for subscriptions that end, in days. */
export const ENDING_DAYS = 14;
/** How many users the dashboard names. */
export const TOP_USERS = 10;

/** Days in UTC, such as `2027-01-31`, both included. */
export interface Period {
  from: string;
  to: string;
}

/** What all users together did on one day. */
export interface DayUsage {
  day: string;
  /** How many of them did anything. */
  users: number;
  operations: number;
  /** Uses by the tool's id; tools that nobody used are absent. */
  tools: Record<string, number>;
}

/** The same, and how many users were added on it. */
export interface DashboardDay extends DayUsage {
  newUsers: number;
}

/** A figure of a period, and of the equally long one before it. */
export interface Compared {
  now: number;
  before: number;
}

export interface TopUser {
  id: string;
  name: string;
  email: string;
  operations: number;
}

/** The answer of GET /statistics/dashboard. */
export interface DashboardView {
  period: Period;
  /** What its figures are compared with. */
  before: Period;
  activeUsers: Compared;
  newUsers: Compared;
  operations: Compared;
  /** Every day of the period, the oldest first. */
  days: DashboardDay[];
  /** Those that run now, and those made in the period that failed. */
  jobs: { running: number; failed: number };
  /** Of active users, in the coming days. */
  endingSubscriptions: { count: number; period: Period };
  /** Who did most in the period. */
  topUsers: TopUser[];
}

/** What a user did in a period, a row of GET /user-stats. */
export interface UserStatsView {
  _id: string;
  id: string;
  name: string;
  email: string;
  batchName: string;
  /** Of the tool that the list is filtered by, else of all. */
  operations: number;
  /** Uses by the tool's id; tools that the user did not use are absent. */
  tools: Record<string, number>;
  /** What is used of each limited tool in its present window. */
  limits: PlanStat[];
  /** Null: never. */
  lastLoginAt: string | null;
}

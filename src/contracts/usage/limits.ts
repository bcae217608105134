/** The windows in which a plan counts; `1 day` is the UTC day, `lifetime` never resets. */
export const LIMIT_TIMES = ['1 day', '30 days', 'lifetime'] as const;
export type LimitTime = (typeof LIMIT_TIMES)[number];

/** What the plan form offers. */
export const EDITABLE_LIMIT_TIMES = ['1 day', '30 days'] as const;

export const LIMIT_TIME_LABELS: Record<LimitTime, string> = {
  '1 day': 'Per Day',
  '30 days': 'Per Month (30 days)',
  lifetime: 'Lifetime',
};

/** Each limited tool with the number fields that its plan entry holds (counts per window). */
export const LIMIT_FIELDS = {
  'intelligent-briefs': ['numberOfOperations', 'numberOfOutlines'],
  'intelligent-hub': ['numberOfOperations'],
  'intelligent-interlink': ['numberOfOperations'],
  'content-strategy-evaluator': ['numberOfOperations'],
  'optimize-prime': ['numberOfOperations'],
  'schema-intelligence': ['numberOfOperations'],
  'content-detection': ['maxUrlToWatch', 'maxCheckPerUrl'],
} as const;
export type LimitedTool = keyof typeof LIMIT_FIELDS;

export const LIMITED_TOOL_LABELS: Record<LimitedTool, string> = {
  'intelligent-briefs': 'Intelligent Briefs',
  'intelligent-hub': 'Intelligent Hub',
  'intelligent-interlink': 'Interlink Genius',
  'content-detection': 'Content Change Detective',
  'content-strategy-evaluator': 'Content Strategy Evaluator',
  'optimize-prime': 'Optimize Prime',
  'schema-intelligence': 'Schema Intelligence',
};

/** One tool's limit: the numbers that LIMIT_FIELDS names for it, per window. */
export interface ToolLimit {
  time: LimitTime;
  numberOfOperations?: number;
  numberOfOutlines?: number;
  maxUrlToWatch?: number;
  maxCheckPerUrl?: number;
}

/** Limits per tool, as a plan or a user's `extendedPlans` holds them. A tool that is absent has none. */
export type PlanLimits = Partial<Record<LimitedTool, ToolLimit>>;

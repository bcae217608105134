import type { PlanLimits } from '../usage/limits';

/** Where plans are shown to whoever may want another one. */
export const PRICING_PATH = '/pricing';

/** A plan as every user may see it. */
export interface PricingPlan {
  name: string;
  /** In an admin's words, such as `$29 a month`; may be empty. */
  priceText: string;
  description: string;
  /** Of the tools that are built. */
  limits: PlanLimits;
  /** Whether it is the one that counts for the caller now. */
  isCurrent: boolean;
}

/** The answer of GET /pricing. */
export interface PricingView {
  plans: PricingPlan[];
  /** Where to ask for another plan: an http(s) or mailto URL, or null where none is configured. */
  contact: string | null;
  /** Names of the plans that the caller has asked the admins for today. */
  asked: string[];
}

import { MAX_PLAN_NAME, type PlanView } from '@contracts/plans/plans';

/** What a copy of a plan has of it. */
export const DUPLICATE_PLAN = {
  name: 'name',
  maxLength: MAX_PLAN_NAME,
  contentsOf: ({ priceText, description, position, limits }: PlanView) => ({
    priceText,
    description,
    position,
    limits,
  }),
} as const;

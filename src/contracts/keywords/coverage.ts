/** Whether a site has a page on something: one, one that touches it, or none. */
export const COVERAGES = ['covered', 'partial', 'gap'] as const;
export type Coverage = (typeof COVERAGES)[number];

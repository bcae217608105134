/** What is read of one page's markup, so that a hostile page costs no more than a large one. */
export const MARKUP_LIMITS = {
  /** Objects, lists and items within each other. */
  depth: 100,
  entities: 5_000,
  /** Own names in the context of an object: each object within may have more. */
  terms: 200,
  /** Values of all properties together. */
  values: 50_000,
  /** Characters of all texts that are read out of elements, which may lie within each other. */
  elementText: 4_000_000,
  findings: 1_000,
  /** Characters of the mended markup. */
  printed: 2_000_000,
} as const;

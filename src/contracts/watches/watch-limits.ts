/** What a watch may hold; docs/decisions/change-detection.md has the reasons. */
export const WATCH_LIMITS = {
  selectors: 10,
  excluded: 20,
  /** Characters of one selector. */
  selector: 500,
  rules: 50,
  /** Characters of one rule. */
  rule: 500,
  /** Lines of one page; what is beyond is not compared. */
  lines: 50_000,
  /** Characters of a line, which a longer one is cut into, by its sentences. */
  line: 2_000,
  /** Values of one field, and characters of one value. */
  values: 1_000,
  value: 2_000,
  slots: 100,
  /** Lines that one slot remembers. */
  held: 200,
} as const;

export type SchemaData = Record<string, unknown>;

export const WHOLE: readonly {
  feature: string;
  data: SchemaData;
  /** Paths of what it needs, and of what it should have. */
  required: readonly string[];
  recommended: readonly string[];
  /** Of what it may have as well. */
  optional: readonly string[];
  /** Where in it the thing is that has the verdict; empty if it is all of it. */
  within: string;
}[];
export const BAD_VALUES: readonly {
  feature: string;
  path: string;
  value: string;
  /** The syntax in which it is bad; all without one. */
  only: string | undefined;
  data: SchemaData;
}[];
export const ENDED: readonly { feature: string; endedOn: string; data: SchemaData }[];
export function without(data: SchemaData, path: string): SchemaData;

/** What a run is given: the job's input. */
export interface BriefInput {
  keyword: string;
  language?: string;
  country?: string;
  ownKeywords: string[];
  outlines: number;
  /** `address` is null of what is pasted. */
  competitors: { address: string | null; name: string }[];
  /** The pastes, by the places of the pages. */
  fileId?: string;
}

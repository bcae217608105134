/** A chapter as the contents name it. */
export interface GuideEntry {
  slug: string;
  title: string;
  /** The heading under which it stands in the contents; empty for that of a tool, which stands where the navigation has the tool. */
  part: string;
  isForAdmins: boolean;
  /** Where its text is loaded from, as a `GuideBlock[]`. */
  url: string;
}

/** What the web client knows of the guide from its build. */
export interface GuideContents {
  chapters: readonly GuideEntry[];
  /** Where what is searched is loaded from, as a `GuideSection[]`. */
  sectionsUrl: string;
}

/** A heading of a chapter with the text below it, as it is searched. */
export interface GuideSection {
  slug: string;
  /** The id of the heading; empty for what stands below the chapter's title. */
  anchor: string;
  heading: string;
  text: string;
}

export type GuideBlock =
  | { kind: 'heading'; anchor: string; text: string }
  | { kind: 'paragraph'; parts: GuidePart[] }
  | { kind: 'list'; isOrdered: boolean; items: GuideBlock[][] }
  | { kind: 'picture'; url: string; text: string; width: number; height: number };

/** A piece of a line. */
export type GuidePart =
  | string
  | { kind: 'strong' | 'emphasis' | 'code'; parts: GuidePart[] }
  /** A path within the product, or an address of another site. */
  | { kind: 'link'; to: string; parts: GuidePart[] };

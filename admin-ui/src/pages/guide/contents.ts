import type { AccessSubject } from '@contracts/access/access';
import { TOOL_SECTIONS } from '@contracts/access/tool-sections';
import { READY_TOOLS } from '@contracts/access/tools';
import type { GuideContents, GuideEntry } from './guideTypes';

/** Put in by the build, which reads docs/guide (admin-ui/guide/guideData.mts). */
declare const GUIDE_CONTENTS: GuideContents;

const { chapters: built, sectionsUrl } = GUIDE_CONTENTS;

const isOfTool = ({ part }: GuideEntry) => part === '';
const first = built.findIndex(isOfTool);
const ofTools = TOOL_SECTIONS.flatMap(({ id, title }) =>
  READY_TOOLS.filter(({ section }) => section === id).flatMap((tool) =>
    built.filter(({ slug }) => slug === tool.id).map((chapter) => ({ ...chapter, part: title })),
  ),
);
const chapters = [
  ...built.slice(0, first),
  ...ofTools,
  ...built.slice(first).filter((chapter) => !isOfTool(chapter)),
];

/** Where what is searched is loaded from. */
export const SECTIONS_URL = sectionsUrl;

/** The chapters that somebody may read: those on the back-office are for admins. */
export function chaptersFor(role: AccessSubject['role']): readonly GuideEntry[] {
  return chapters.filter(({ isForAdmins }) => role === 'admin' || !isForAdmins);
}

import type { AccessSubject } from '@contracts/access/access';
import type { GuideContents, GuideEntry } from './guideTypes';

/** Put in by the build, which reads docs/guide (admin-ui/guide/guideData.mts). */
declare const GUIDE_CONTENTS: GuideContents;

const { chapters, sectionsUrl } = GUIDE_CONTENTS;

/** Where what is searched is loaded from. */
export const SECTIONS_URL = sectionsUrl;

/** The chapters that somebody may read: those on the back-office are for admins. */
export function chaptersFor(role: AccessSubject['role']): readonly GuideEntry[] {
  return chapters.filter(({ isForAdmins }) => role === 'admin' || !isForAdmins);
}

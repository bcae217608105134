import type { AccessSubject } from '@contracts/access/access';
import { GUIDE_PATH } from '@contracts/guide/guide';
import { chaptersFor } from '../../pages/guide/contents';
import type { SearchablePage } from './searchablePages';

const GUIDE = { entryId: 'guide', within: 'Guide' };

/** The guide and its chapters that somebody may read, each as a part of the guide. */
export function guidePagesOf({ role }: AccessSubject): SearchablePage[] {
  return [
    { ...GUIDE, id: 'guide', title: 'Guide', url: GUIDE_PATH },
    ...chaptersFor(role).map(({ slug, title }) => ({
      ...GUIDE,
      id: `guide:${slug}`,
      title: `Guide: ${title}`,
      url: `${GUIDE_PATH}/${slug}`,
    })),
  ];
}

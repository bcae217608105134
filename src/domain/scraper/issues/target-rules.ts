import { type IssueRule, ofPages } from './issue-rule';
import { THRESHOLDS } from './thresholds';

/** Rules about what a page points at beyond the pages of the crawl; they find something where that was asked. */
export const TARGET_RULES: IssueRule[] = [
  {
    id: 'image-broken',
    type: 'issue',
    priority: 'high',
    title: 'Broken images',
    why: 'Visitors see an empty frame, and image search drops the image.',
    fix: 'Upload the images again, or correct their URLs; the list of targets names each one.',
    test: (_page, { broken }) => broken.image > 0,
  },
  {
    id: 'image-large',
    type: 'opportunity',
    priority: 'medium',
    title: `Images over ${THRESHOLDS.imageBytes / 1024} kB`,
    why: 'They are most of what a page makes visitors wait for.',
    fix: 'Save them in the size in which they are shown, as WebP or AVIF; the list of targets names each one.',
    test: ofPages((_page, { largeImages }) => largeImages > 0),
  },
  {
    id: 'resource-broken',
    type: 'issue',
    priority: 'high',
    title: 'Broken scripts or styles',
    why: 'The page may look wrong, or parts of it may not work.',
    fix: 'Correct or remove the URLs; the list of targets names each one.',
    test: (_page, { broken }) => broken.script + broken.style > 0,
  },
  {
    id: 'media-broken',
    type: 'issue',
    priority: 'medium',
    title: 'Broken videos, fonts or frames',
    why: 'Visitors see an empty place, or the page in another font.',
    fix: 'Upload the files again, or correct their URLs; the list of targets names each one.',
    test: (_page, { broken }) => broken.media > 0,
  },
  {
    id: 'links-external-broken',
    type: 'issue',
    priority: 'medium',
    title: 'Broken external links',
    why: 'Visitors who follow them end at an error, and trust the page less.',
    fix: 'Link to where the page has moved, to another source, or remove the link.',
    test: (_page, { broken }) => broken.link > 0,
  },
];

import type { RichResultRule } from './rich-result-rule';
import { googlePage } from './sources';

/** Pictures and videos. */
export const MEDIA_RULES: readonly RichResultRule[] = [
  {
    feature: 'video',
    title: 'Video',
    ...googlePage('video', 'video'),
    types: ['VideoObject'],
    nested: true,
    endsWith: ['expires'],
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'contentUrl|embedUrl', 'duration'],
    optional: [
      'expires',
      'hasPart',
      'interactionStatistic',
      'publication',
      'regionsAllowed|ineligibleRegion',
    ],
  },
  {
    feature: 'video-clip',
    title: 'Key moments',
    ...googlePage('video', 'video'),
    types: ['Clip'],
    nested: true,
    exactly: true,
    required: ['name', 'startOffset', 'url'],
    recommended: ['endOffset'],
  },
  {
    feature: 'video-seek',
    title: 'Key moments',
    ...googlePage('video', 'video'),
    types: ['SeekToAction'],
    nested: true,
    required: ['target', 'startOffset-input'],
    recommended: 'nothing',
  },
  {
    feature: 'video-live',
    title: 'LIVE badge',
    ...googlePage('video', 'video'),
    types: ['BroadcastEvent'],
    nested: true,
    required: ['isLiveBroadcast', 'startDate', 'endDate'],
    recommended: 'nothing',
  },
  {
    feature: 'image-license',
    title: 'Image license',
    ...googlePage('image license', 'image-license-metadata'),
    types: ['ImageObject'],
    nested: true,
    when: ['creator', 'creditText', 'copyrightNotice', 'license', 'acquireLicensePage'],
    required: ['contentUrl', 'creator|creditText|copyrightNotice|license'],
    recommended: ['creator.name', 'creditText', 'copyrightNotice', 'license', 'acquireLicensePage'],
  },
];

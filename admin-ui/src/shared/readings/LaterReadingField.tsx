import { lazyBody } from '../lazyBody';
import { ReadingOutline } from './ReadingOutline';

/** With its form for a new reading it would be the heaviest part of a page: it comes when the frame stands. */
export const LaterReadingField = lazyBody(() => import('./ReadingField'), 'ReadingField', ReadingOutline);

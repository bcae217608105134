import { formatCount } from '../../../shared/format';
import type { TreePlace } from './visibleTree';

/** What a place of the tree is called. */
export const titleOfPlace = ({ page, hidden }: TreePlace) => page?.title ?? `${formatCount(hidden)} more`;

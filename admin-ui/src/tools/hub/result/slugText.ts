import type { HubPageView } from '@contracts/hub/hub';
import { HUB_MESSAGES } from '@contracts/hub/hub-messages';
import { isSpellable } from '@domain/hub/spellable';

/** The slug of a page as it shows, with a word on it where nothing of the title can be spelled. */
export function slugText({ title, slug }: Pick<HubPageView, 'title' | 'slug'>): string {
  return isSpellable(title) ? `/${slug}` : `/${slug}: ${HUB_MESSAGES.noSlug}`;
}

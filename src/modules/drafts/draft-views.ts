import type {
  DraftEntry,
  DraftVersionEntry,
  DraftVersionView,
  DraftView,
  NewerDraft,
  SavedDraft,
} from '../../contracts/drafts/drafts';
import type { OptimizeGoal } from '../../contracts/optimize/optimize';
import { unpacked } from '../../core/database/packed';
import type { DraftVersionRow } from './draft-versions.repository';
import type { DraftRow } from './drafts.repository';
import type { DraftRecord, DraftVersionRecord } from './drafts.schema';

export function draftEntryOf({
  _id,
  title,
  keyword,
  words,
  source,
  createdAt,
  updatedAt,
}: DraftRow): DraftEntry {
  return {
    ...{ id: _id.toHexString(), title, keyword, words, hasGoal: source !== null },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export async function newerDraftOf(record: DraftRecord): Promise<NewerDraft> {
  const { _id, title, slug, description, keyword, words, version, updatedAt } = record;
  return {
    ...{ id: _id.toHexString(), title, slug, description, keyword, words, version },
    content: await unpacked(record.content),
    updatedAt: updatedAt.toISOString(),
  };
}

export async function draftViewOf(record: DraftRecord): Promise<DraftView> {
  const goal = record.goal && (JSON.parse(await unpacked(record.goal)) as OptimizeGoal);
  return {
    ...(await newerDraftOf(record)),
    ...{ goal, source: record.source },
    createdAt: record.createdAt.toISOString(),
  };
}

export function savedDraftOf(
  id: string,
  { version, words, updatedAt }: Pick<DraftRecord, 'version' | 'words' | 'updatedAt'>,
): SavedDraft {
  return { id, version, words, updatedAt: updatedAt.toISOString() };
}

export function versionEntryOf({ _id, name, title, words, createdAt }: DraftVersionRow): DraftVersionEntry {
  return { id: _id.toHexString(), name, title, words, createdAt: createdAt.toISOString() };
}

export async function versionViewOf(record: DraftVersionRecord): Promise<DraftVersionView> {
  const { slug, description, keyword } = record;
  return {
    ...versionEntryOf(record),
    ...{ slug, description, keyword },
    content: await unpacked(record.content),
  };
}

import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { DraftDto } from '../../contracts/drafts/draft.dto';
import { DRAFT_MESSAGES } from '../../contracts/drafts/draft-messages';
import {
  type DraftEntry,
  type DraftFields,
  type DraftView,
  type GoalSource,
  MAX_DRAFT_VERSIONS,
  MAX_DRAFTS,
  type SavedDraft,
  VERSION_EVERY_MS,
} from '../../contracts/drafts/drafts';
import type { OptimizeGoal } from '../../contracts/optimize/optimize';
import { AccountRemovals } from '../../core/accounts/account-removals';
import type { ListPage, ListRange, ListSort } from '../../core/database/list-page';
import { RoomLocks } from '../../core/database/room-locks';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import { packed } from '../../core/database/packed';
import { DraftFault, readDraft } from '../../domain/drafts/check-draft';
import { draftWordsOf } from '../../domain/drafts/draft-json';
import { DraftVersionsRepository } from './draft-versions.repository';
import { draftEntryOf, draftViewOf, newerDraftOf, savedDraftOf } from './draft-views';
import { type DraftGoal, DraftsRepository, type DraftText } from './drafts.repository';
import type { DraftRecord } from './drafts.schema';

/** What a draft is laid beside. */
export interface SourcedGoal {
  goal: OptimizeGoal;
  source: GoalSource;
}

/** Texts that users write. Each save names the version that it changes, and a newer one is never written over. */
@Injectable()
export class DraftsService {
  constructor(
    private readonly drafts: DraftsRepository,
    private readonly versions: DraftVersionsRepository,
    private readonly rooms: RoomLocks,
    removals: AccountRemovals,
  ) {
    removals.add(async (user) => {
      await drafts.removeOfUser(user);
      await versions.removeOfUser(user);
    });
  }

  async list(
    owner: AuthUser,
    search: string | undefined,
    sort: ListSort,
    range: ListRange,
  ): Promise<ListPage<DraftEntry>> {
    const { items, total } = await this.drafts.list(owner.id, search, sort, range);
    return { items: items.map(draftEntryOf), total };
  }

  async get(owner: AuthUser, id: string): Promise<DraftView> {
    return draftViewOf(await this.owned(owner, id));
  }

  /** Refused at once where there is no room for one more: before anything is worked out for it. */
  async assertRoom(owner: AuthUser): Promise<void> {
    if ((await this.drafts.count(owner.id)) >= MAX_DRAFTS) throw tooMany();
  }

  async create(owner: AuthUser, fields: DraftFields, sourced: SourcedGoal | null): Promise<DraftView> {
    const draft = { ...(await draftTextOf(fields)), ...(await goalOf(sourced)) };
    const record = await this.rooms.hold(`drafts of ${owner.id}`, async () => {
      await this.assertRoom(owner);
      return this.drafts.insert(owner.id, draft);
    });
    return draftViewOf(record);
  }

  async save(owner: AuthUser, id: string, draft: DraftDto): Promise<SavedDraft> {
    return this.write(owner, id, draft.version, await draftTextOf(draft), false);
  }

  /** @param keepsBefore whether the text before is kept as a version however young the last one is */
  async write(
    owner: AuthUser,
    id: string,
    version: number,
    text: DraftText,
    keepsBefore: boolean,
  ): Promise<SavedDraft> {
    const current = await this.owned(owner, id);
    if (current.version !== version) throw await stale(current);
    const at = new Date();
    const kept = keepsBefore || at.getTime() - current.keptAt.getTime() >= VERSION_EVERY_MS;
    const before = await this.drafts.save(owner.id, id, version, text, { at, kept });
    if (!before) throw await stale(await this.owned(owner, id));
    if (kept) await this.keepBefore(owner, before);
    return savedDraftOf(id, { version: version + 1, words: text.words, updatedAt: at });
  }

  async setGoal(owner: AuthUser, id: string, sourced: SourcedGoal): Promise<DraftView> {
    const changed = await this.drafts.setGoal(owner.id, id, await goalOf(sourced));
    if (!changed) throw notFound();
    return draftViewOf(changed);
  }

  async remove(owner: AuthUser, id: string): Promise<void> {
    if (!(await this.drafts.remove(owner.id, id))) throw notFound();
    await this.versions.removeOfDraft(owner.id, id);
  }

  async assertOwned(owner: AuthUser, id: string): Promise<void> {
    if (!(await this.drafts.exists(owner.id, id))) throw notFound();
  }

  async owned(owner: AuthUser, id: string): Promise<DraftRecord> {
    const draft = await this.drafts.find(owner.id, id);
    if (draft) return draft;
    throw notFound();
  }

  private async keepBefore(owner: AuthUser, before: DraftRecord): Promise<void> {
    const { title, slug, description, keyword, words, content, updatedAt } = before;
    const id = before._id.toHexString();
    await this.versions.insert(owner.id, id, {
      ...{ title, slug, description, keyword, words, content },
      ...{ name: null, createdAt: updatedAt },
    });
    await this.versions.trim(owner.id, id, MAX_DRAFT_VERSIONS.automatic);
  }
}

async function goalOf(sourced: SourcedGoal | null): Promise<DraftGoal> {
  if (!sourced) return { goal: null, source: null };
  return { goal: await packed(JSON.stringify(sourced.goal)), source: sourced.source };
}

function tooMany(): AppError {
  return new AppError('CONFLICT', DRAFT_MESSAGES.tooMany);
}

/** The newer text comes along: nobody has to ask for it, and neither is lost. */
async function stale(record: DraftRecord): Promise<AppError> {
  return new AppError('CONFLICT', DRAFT_MESSAGES.stale, { details: { newer: await newerDraftOf(record) } });
}

/** What is written of a draft that was sent: of its text what drafts may hold, with its words counted. */
async function draftTextOf(fields: DraftFields): Promise<DraftText> {
  const { title, slug, description, keyword } = fields;
  const content = checked(fields.content);
  const words = draftWordsOf(content);
  return { title, slug, description, keyword, words, content: await packed(JSON.stringify(content)) };
}

function checked(content: string) {
  try {
    return readDraft(content);
  } catch (error) {
    if (!(error instanceof DraftFault)) throw error;
    throw fieldsRefused({ content: error.message }, error.message);
  }
}

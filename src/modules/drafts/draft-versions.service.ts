import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { DRAFT_MESSAGES } from '../../contracts/drafts/draft-messages';
import {
  type DraftVersionEntry,
  type DraftVersionView,
  MAX_DRAFT_VERSIONS,
  type SavedDraft,
} from '../../contracts/drafts/drafts';
import { RoomLocks } from '../../core/database/room-locks';
import { AppError, notFound } from '../../core/errors/app-error';
import { DraftVersionsRepository } from './draft-versions.repository';
import { versionEntryOf, versionViewOf } from './draft-views';
import { DraftsService } from './drafts.service';
import type { DraftVersionRecord } from './drafts.schema';

/** Texts that a draft has had: those that its owner has named, and some of the others. */
@Injectable()
export class DraftVersionsService {
  constructor(
    private readonly drafts: DraftsService,
    private readonly versions: DraftVersionsRepository,
    private readonly rooms: RoomLocks,
  ) {}

  async list(owner: AuthUser, draft: string): Promise<DraftVersionEntry[]> {
    await this.drafts.assertOwned(owner, draft);
    return (await this.versions.list(owner.id, draft)).map(versionEntryOf);
  }

  async get(owner: AuthUser, draft: string, id: string): Promise<DraftVersionView> {
    return versionViewOf(await this.owned(owner, draft, id));
  }

  /** Keeps the draft as it is saved now. */
  async keep(owner: AuthUser, draft: string, name: string): Promise<DraftVersionEntry> {
    const record = await this.drafts.owned(owner, draft);
    const { title, slug, description, keyword, words, content, updatedAt } = record;
    const version = {
      ...{ title, slug, description, keyword, words, content },
      ...{ name, createdAt: updatedAt },
    };
    const kept = await this.rooms.hold(`versions of ${record._id.toHexString()}`, async () => {
      if ((await this.versions.countNamed(owner.id, draft)) >= MAX_DRAFT_VERSIONS.named) throw tooMany();
      return this.versions.insert(owner.id, draft, version);
    });
    return versionEntryOf(kept);
  }

  /** What is there before is kept as a version. */
  async restore(owner: AuthUser, draft: string, id: string, version: number): Promise<SavedDraft> {
    const { title, slug, description, keyword, words, content } = await this.owned(owner, draft, id);
    const text = { title, slug, description, keyword, words, content };
    return this.drafts.write(owner, draft, version, text, true);
  }

  async remove(owner: AuthUser, draft: string, id: string): Promise<void> {
    if (!(await this.versions.remove(owner.id, draft, id))) throw notFound();
  }

  private async owned(owner: AuthUser, draft: string, id: string): Promise<DraftVersionRecord> {
    const version = await this.versions.find(owner.id, draft, id);
    if (version) return version;
    throw notFound();
  }
}

function tooMany(): AppError {
  return new AppError('CONFLICT', DRAFT_MESSAGES.tooManyVersions);
}

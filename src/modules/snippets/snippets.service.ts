import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { SNIPPET_MESSAGES } from '../../contracts/snippets/snippet-messages';
import {
  MAX_SAVED_SNIPPETS,
  type SavedSnippetEntry,
  type SavedSnippetView,
} from '../../contracts/snippets/snippets';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { RoomLocks } from '../../core/database/room-locks';
import type { ListPage, ListRange, ListSort } from '../../core/database/list-page';
import { AppError, notFound } from '../../core/errors/app-error';
import { SnippetsRepository, type SnippetToKeep } from './snippets.repository';
import type { SnippetEntryRecord, SnippetRecord } from './snippets.schema';

/** Sets of the preview's form that users keep under a name. */
@Injectable()
export class SnippetsService {
  constructor(
    private readonly snippets: SnippetsRepository,
    private readonly rooms: RoomLocks,
    removals: AccountRemovals,
  ) {
    removals.add((user) => this.snippets.removeAll(user));
  }

  async list(user: AuthUser, sort: ListSort, range: ListRange): Promise<ListPage<SavedSnippetEntry>> {
    const { items, total } = await this.snippets.list(user.id, sort, range);
    return { items: items.map(toEntry), total };
  }

  async get(user: AuthUser, id: string): Promise<SavedSnippetView> {
    return toView(await this.snippets.find(user.id, id));
  }

  async save(user: AuthUser, { name, fields }: SnippetToKeep): Promise<SavedSnippetView> {
    const record = await this.rooms.hold(`snippets of ${user.id}`, async () => {
      if ((await this.snippets.count(user.id)) >= MAX_SAVED_SNIPPETS) throw tooMany();
      return this.snippets.insert(user.id, { name, fields });
    });
    return toView(record);
  }

  async update(user: AuthUser, id: string, { name, fields }: SnippetToKeep): Promise<SavedSnippetView> {
    return toView(await this.snippets.update(user.id, id, { name, fields }));
  }

  async remove(user: AuthUser, id: string): Promise<SavedSnippetView> {
    return toView(await this.snippets.remove(user.id, id));
  }
}

function tooMany(): AppError {
  return new AppError('CONFLICT', SNIPPET_MESSAGES.tooManySets);
}

function toEntry({ _id, name, createdAt, at }: SnippetEntryRecord): SavedSnippetEntry {
  return {
    id: _id.toHexString(),
    name,
    createdAt: createdAt.toISOString(),
    updatedAt: at.toISOString(),
  };
}

function toView(record: SnippetRecord | null): SavedSnippetView {
  if (!record) throw notFound();
  return { ...toEntry(record), fields: record.fields };
}

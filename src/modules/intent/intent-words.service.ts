import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access';
import type { AuditAction } from '../../contracts/audit';
import {
  INTENT_LIST_FIELDS,
  INTENT_TYPES,
  type IntentLists,
  type IntentType,
  type IntentWordImport,
  type IntentWordView,
  WORD_SEARCH_LIMIT,
} from '../../contracts/intent';
import type { IntentWordDto } from '../../contracts/intent.dto';
import { AccountRemovals } from '../../core/accounts/account-removals';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { notFound } from '../../core/errors/app-error';
import { applyToEach } from '../../core/database/apply-to-each';
import { normalizeText } from '../../domain/intent/normalize';
import { readWordsFile, type WordsFile } from '../../domain/intent/words-file';
import { AuditService } from '../audit/audit.service';
import { asFileRejected } from './file-rejected';
import { IntentRepository, type IntentWordFilter, type NewIntentWord } from './intent.repository';
import type { IntentWordRecord } from './intent.schema';

/** The vocabulary: what everybody sees is the admins'; a student's own words are that student's alone. */
@Injectable()
export class IntentWordsService {
  constructor(
    private readonly words: IntentRepository,
    private readonly audit: AuditService,
    removals: AccountRemovals,
  ) {
    removals.add((owner) => this.words.removeOwned(owner));
  }

  async search(
    user: AuthUser,
    type: IntentType | undefined,
    text: string,
    limit: number,
  ): Promise<IntentWordView[]> {
    const found = await this.words.search(user.id, type, text, Math.min(limit, WORD_SEARCH_LIMIT));
    return found.map(toView);
  }

  /** The labels of one intent that auto fill takes. */
  important(type: IntentType): Promise<string[]> {
    return this.words.importantLabels(type);
  }

  async allImportant(): Promise<IntentLists> {
    const lists = await Promise.all(
      INTENT_TYPES.map(async (type) => [INTENT_LIST_FIELDS[type], await this.important(type)] as const),
    );
    return Object.fromEntries(lists) as unknown as IntentLists;
  }

  /** From a picker: a word that the user sees already is answered as it is. */
  async createInline(user: AuthUser, { type, label }: IntentWordDto): Promise<IntentWordView> {
    const known = await this.words.findVisible(user.id, type, label);
    if (known) return toView(known);
    const shared = user.role === 'admin';
    const view = toView(await this.words.ensure(shared ? null : user.id, { type, label, important: false }));
    if (shared) await this.record(user, 'create', null, view);
    return view;
  }

  async list({ filter, sort, range }: ListRequest<IntentWordFilter>): Promise<ListPage<IntentWordView>> {
    const { items, total } = await this.words.list(filter, sort, range);
    return { items: items.map(toView), total };
  }

  async get(id: string): Promise<IntentWordView> {
    return viewOf(await this.words.find(id));
  }

  async create(admin: AuthUser, word: IntentWordDto): Promise<IntentWordView> {
    const view = toView(await this.words.insert(word));
    await this.record(admin, 'create', null, view);
    return view;
  }

  async update(admin: AuthUser, id: string, word: IntentWordDto): Promise<IntentWordView> {
    const before = await this.get(id);
    const after = viewOf(await this.words.replace(id, word));
    await this.record(admin, 'update', before, after);
    return after;
  }

  setImportant(admin: AuthUser, ids: readonly string[], important: boolean): Promise<string[]> {
    return applyToEach(ids, async (id) => {
      const before = await this.get(id);
      const after = viewOf(await this.words.setImportant(id, important));
      await this.record(admin, 'update', before, after);
    });
  }

  async remove(admin: AuthUser, id: string): Promise<IntentWordView> {
    const view = await this.get(id);
    await this.words.remove(id);
    await this.record(admin, 'delete', view, null);
    return view;
  }

  removeMany(admin: AuthUser, ids: readonly string[]): Promise<string[]> {
    return applyToEach(ids, (id) => this.remove(admin, id));
  }

  /** Adds a csv's words to those that everybody sees. A line that can't be read is told; the others are taken. */
  async import(admin: AuthUser, file: { name: string; bytes: Uint8Array }): Promise<IntentWordImport> {
    const { words, problems } = readFile(file.bytes);
    const known = new Map(
      (await this.words.findShared()).map((word) => [keyOf(word.type, word.key), word.important]),
    );
    const outcome: IntentWordImport = { created: 0, updated: 0, unchanged: 0, problems };
    const changes: NewIntentWord[] = [];
    for (const { type, label, important } of words) {
      const key = keyOf(type, normalizeText(label));
      const before = known.get(key);
      const wanted = important ?? before ?? false;
      if (before === wanted) {
        outcome.unchanged++;
        continue;
      }
      outcome[before === undefined ? 'created' : 'updated']++;
      known.set(key, wanted);
      changes.push({ type, label, important: wanted });
    }
    await this.words.import(changes);
    if (changes.length > 0) await this.recordImport(admin, file.name, changes);
    return outcome;
  }

  private record(
    actor: AuthUser,
    action: AuditAction,
    before: IntentWordView | null,
    after: IntentWordView | null,
  ): Promise<void> {
    const { id = '', label = '' } = after ?? before ?? {};
    return this.audit.record({ actor, action, resource: 'intent-words', recordId: id, label, before, after });
  }

  private recordImport(actor: AuthUser, name: string, words: NewIntentWord[]): Promise<void> {
    return this.audit.record({
      actor,
      action: 'update',
      resource: 'intent-words',
      recordId: 'import',
      label: name,
      before: null,
      after: { words },
    });
  }
}

function readFile(bytes: Uint8Array): WordsFile {
  try {
    return readWordsFile(bytes);
  } catch (error) {
    throw asFileRejected(error);
  }
}

function keyOf(type: IntentType, key: string): string {
  return `${type}\n${key}`;
}

function viewOf(record: IntentWordRecord | null): IntentWordView {
  if (record) return toView(record);
  throw notFound();
}

function toView({ _id, type, label, important, owner, createdAt }: IntentWordRecord): IntentWordView {
  const id = _id.toHexString();
  return {
    _id: id,
    id,
    type,
    label,
    important,
    ...(owner && { owner: owner.toHexString() }),
    createdAt: createdAt.toISOString(),
  };
}

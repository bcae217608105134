import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { AuditAction } from '../../contracts/audit/audit';
import {
  INTENT_LIST_FIELDS,
  INTENT_TYPES,
  type IntentLists,
  type IntentType,
  type IntentWordView,
} from '../../contracts/intent/intent';
import type { IntentLanguage } from '../../contracts/intent/intent-languages';
import { INTENT_MESSAGES } from '../../contracts/intent/intent-messages';
import type { IntentWordDto } from '../../contracts/intent/intent.dto';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { isUnchanged } from '../../core/database/differing';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { AppError, notFound } from '../../core/errors/app-error';
import { applyToEach } from '../../core/database/apply-to-each';
import { normalizeText } from '../../domain/intent/normalize';
import { AuditService } from '../audit/audit.service';
import { IntentWordCounters } from './intent-word-counters';
import {
  byKey,
  IntentRepository,
  type IntentWordFilter,
  keptLanguages,
  type NewIntentWord,
} from './intent.repository';
import type { IntentWordRecord } from './intent.schema';
import { SharedWords } from './shared-words';

export interface WordSearch {
  type: IntentType | undefined;
  text: string;
  limit: number;
  /** The user's own words alone. */
  own: boolean;
}

/** The vocabulary: what everybody sees is the admins'; a student's own words are that student's alone. */
@Injectable()
export class IntentWordsService {
  constructor(
    private readonly words: IntentRepository,
    private readonly sharedWords: SharedWords,
    private readonly counters: IntentWordCounters,
    private readonly audit: AuditService,
    removals: AccountRemovals,
  ) {
    removals.add((owner) => this.removeOwned(owner));
  }

  /** Words that a user sees: first those that begin with the text, then those that hold it. */
  async search(user: AuthUser, { type, text, limit, own }: WordSearch): Promise<IntentWordView[]> {
    const key = normalizeText(text);
    const found = await this.words.searchOwned(user.id, type, key, limit);
    if (!own) found.push(...(await this.sharedWords.search(type, key, limit)));
    found.sort((a, b) => Number(b.key.startsWith(key)) - Number(a.key.startsWith(key)) || byKey(a, b));
    return found.slice(0, limit).map(toView);
  }

  /** Makes the first search as quick as the others. */
  async warmUp(): Promise<void> {
    await this.sharedWords.search(undefined, '', 1);
  }

  /** The labels of one intent that auto fill takes for keywords of a language. */
  important(type: IntentType, language: IntentLanguage): Promise<string[]> {
    return this.words.importantLabels(type, language);
  }

  async allImportant(language: IntentLanguage): Promise<IntentLists> {
    const lists = await Promise.all(
      INTENT_TYPES.map(
        async (type) => [INTENT_LIST_FIELDS[type], await this.important(type, language)] as const,
      ),
    );
    return Object.fromEntries(lists) as unknown as IntentLists;
  }

  /** From a picker: a word that the user sees already is answered as it is. */
  async createInline(user: AuthUser, { type, label }: IntentWordDto): Promise<IntentWordView> {
    const known = await this.words.findVisible(user.id, type, label);
    if (known) return toView(known);
    if (user.role !== 'admin') return this.createOwn(user, { type, label, important: false });
    const { word, isNew } = await this.words.ensure(null, { type, label, important: false });
    if (isNew) await this.recordShared(user, 'create', null, word);
    return toView(word);
  }

  async removeOwn(user: AuthUser, id: string): Promise<IntentWordView> {
    const removed = await this.words.removeOwn(user.id, id);
    if (!removed) throw notFound();
    await this.counters.giveBack(user.id);
    return toView(removed);
  }

  async list({ filter, sort, range }: ListRequest<IntentWordFilter>): Promise<ListPage<IntentWordView>> {
    const { items, total } = await this.words.list(filter, sort, range);
    return { items: items.map(toView), total };
  }

  async get(id: string): Promise<IntentWordView> {
    return toView(existing(await this.words.find(id)));
  }

  async create(admin: AuthUser, entered: IntentWordDto): Promise<IntentWordView> {
    const word = await this.words.insert(entered);
    await this.recordShared(admin, 'create', null, word);
    return toView(word);
  }

  async update(admin: AuthUser, id: string, entered: IntentWordDto): Promise<IntentWordView> {
    const { languages, ...fields } = entered;
    const given = { ...fields, ...(languages && { languages: keptLanguages(languages) }) };
    return this.change(admin, id, given, () => this.words.replace(id, entered));
  }

  setImportant(admin: AuthUser, ids: readonly string[], important: boolean): Promise<string[]> {
    return applyToEach(ids, (id) => this.mark(admin, id, important));
  }

  /** `group`: the `recordId` of the audit log's entry of many. */
  mark(admin: AuthUser, id: string, important: boolean, group?: string): Promise<IntentWordView> {
    const write = () => this.words.setImportant(id, important);
    return this.change(admin, id, { important }, write, group);
  }

  async remove(admin: AuthUser, id: string, group?: string): Promise<IntentWordView> {
    const removed = existing(await this.words.remove(id));
    if (removed.owner) await this.counters.giveBack(removed.owner.toHexString());
    await this.recordShared(admin, 'delete', removed, null, group);
    return toView(removed);
  }

  removeMany(admin: AuthUser, ids: readonly string[]): Promise<string[]> {
    return applyToEach(ids, (id) => this.remove(admin, id));
  }

  private async createOwn(user: AuthUser, entered: NewIntentWord): Promise<IntentWordView> {
    if (!(await this.counters.take(user.id))) {
      throw new AppError('CONFLICT', INTENT_MESSAGES.tooManyOwnWords);
    }
    const { word, isNew } = await this.words.ensure(user.id, entered);
    if (!isNew) await this.counters.giveBack(user.id);
    return toView(word);
  }

  private async removeOwned(owner: string): Promise<void> {
    await this.words.removeOwned(owner);
    await this.counters.forget(owner);
  }

  private async change(
    admin: AuthUser,
    id: string,
    entered: Partial<NewIntentWord>,
    write: () => Promise<IntentWordRecord | null>,
    group?: string,
  ): Promise<IntentWordView> {
    const before = existing(await this.words.find(id));
    if (isUnchanged(before, entered)) return toView(before);
    const after = existing(await write());
    await this.recordShared(admin, 'update', before, after, group);
    return toView(after);
  }

  /** Keeps an admin's write, and shows it in searches if it is of a word that everybody sees. */
  private async recordShared(
    actor: AuthUser,
    action: AuditAction,
    before: IntentWordRecord | null,
    after: IntentWordRecord | null,
    group?: string,
  ): Promise<void> {
    const word = existing(after ?? before);
    const recordId = word._id.toHexString();
    if (word.owner === null) await this.sharedWords.noteChange(recordId, after);
    await this.audit.record({
      actor,
      action,
      resource: 'intent-words',
      recordId,
      label: word.label,
      before: before && audited(before),
      after: after && audited(after),
      group,
    });
  }
}

function existing(record: IntentWordRecord | null): IntentWordRecord {
  if (record) return record;
  throw notFound();
}

/** What the audit log keeps. */
function audited({ type, label, important, languages, owner }: IntentWordRecord): object {
  return {
    type,
    label,
    important,
    ...(languages && { languages }),
    ...(owner && { owner: owner.toHexString() }),
  };
}

function toView({
  _id,
  type,
  label,
  important,
  languages,
  owner,
  createdAt,
}: IntentWordRecord): IntentWordView {
  const id = _id.toHexString();
  return {
    _id: id,
    id,
    type,
    label,
    important,
    languages: languages ?? [],
    ...(owner && { owner: owner.toHexString() }),
    createdAt: createdAt.toISOString(),
  };
}

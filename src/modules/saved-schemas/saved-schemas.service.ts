import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { MESSAGES } from '../../contracts/messages';
import { SAVED_SCHEMA_MESSAGES as SAYS } from '../../contracts/schema/saved-schema-messages';
import {
  FREE_CHECKS_A_DAY,
  MAX_SAVED_SCHEMAS,
  type SavedSchemaCheck,
  type SavedSchemaEntry,
  type SavedSchemaView,
} from '../../contracts/schema/saved-schemas';
import type { SaveSchemaDto } from '../../contracts/schema/saved-schema.dto';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { RoomLocks } from '../../core/database/room-locks';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { AppError, notFound } from '../../core/errors/app-error';
import { canUseTool } from '../../domain/access/access';
import { hasAllowance } from '../../domain/usage/limits';
import { SchemaChecksService } from '../schema-checks/schema-checks.service';
import { UsageService } from '../usage/usage.service';
import { FreeChecksRepository } from './free-checks.repository';
import { type SavedSchemaFilter, SavedSchemasRepository } from './saved-schemas.repository';
import type { SavedSchemaRecord, SavedSchemaRow } from './saved-schemas.schema';

const TOOL = 'schema-intelligence';

/** Forms of the schema generator that users keep, and checks of the pages that they are for. */
@Injectable()
export class SavedSchemasService {
  constructor(
    private readonly schemas: SavedSchemasRepository,
    private readonly freeChecks: FreeChecksRepository,
    private readonly checks: SchemaChecksService,
    private readonly usage: UsageService,
    private readonly rooms: RoomLocks,
    removals: AccountRemovals,
  ) {
    removals.add(async (owner) => {
      await schemas.removeAll(owner);
      await freeChecks.removeAll(owner);
    });
  }

  async list(owner: AuthUser, request: ListRequest<SavedSchemaFilter>): Promise<ListPage<SavedSchemaEntry>> {
    const { items, total } = await this.schemas.list(owner.id, request);
    return { items: items.map(toEntry), total };
  }

  async get(owner: AuthUser, id: string): Promise<SavedSchemaView> {
    return toView(await this.schemas.find(owner.id, id));
  }

  async save(owner: AuthUser, { name, form }: SaveSchemaDto): Promise<SavedSchemaView> {
    const record = await this.rooms.hold(`schemas of ${owner.id}`, async () => {
      if ((await this.schemas.count(owner.id)) >= MAX_SAVED_SCHEMAS) throw tooMany();
      return this.schemas.insert(owner.id, name, form);
    });
    return toView(record);
  }

  async update(owner: AuthUser, id: string, { name, form }: SaveSchemaDto): Promise<SavedSchemaView> {
    return toView(await this.schemas.update(owner.id, id, name, form));
  }

  async rename(owner: AuthUser, id: string, name: string): Promise<SavedSchemaView> {
    return toView(await this.schemas.update(owner.id, id, name));
  }

  async remove(owner: AuthUser, id: string): Promise<SavedSchemaView> {
    const view = await this.get(owner, id);
    await this.schemas.remove(owner.id, id);
    return view;
  }

  /** Which of these files of uploaded pictures saved schemas name, whoever's they are. */
  shownPictures(files: readonly string[]): Promise<string[]> {
    return this.schemas.shownPictures(files);
  }

  /** Checks what the page of a schema says now: free a few times a day, for who may use the tool that does it. */
  async check(owner: AuthUser, id: string): Promise<SavedSchemaCheck> {
    const { form } = await this.get(owner, id);
    await this.assertReadsReport(owner);
    const now = new Date();
    const count = await this.freeChecks.take(owner.id, now, FREE_CHECKS_A_DAY);
    if (count === null) throw new AppError('CONFLICT', SAYS.checksUsedUp);
    try {
      const job = await this.checks.startFree(owner, form.article_url, SAYS.addressInvalid);
      return { job, left: FREE_CHECKS_A_DAY - count };
    } catch (error) {
      await this.freeChecks.giveBack(owner.id, now);
      throw error;
    }
  }

  /** The report is a page of Schema Intelligence, which opens to nobody whose plan allows nothing of it. */
  private async assertReadsReport(user: AuthUser): Promise<void> {
    if (!canUseTool(user, TOOL)) throw new AppError('FORBIDDEN', MESSAGES.forbidden);
    if (user.role === 'admin') return;
    const { planStats } = await this.usage.limits(user);
    if (!hasAllowance(planStats, TOOL)) throw new AppError('FORBIDDEN', SAYS.planHasNone);
  }
}

function tooMany(): AppError {
  return new AppError('CONFLICT', SAYS.tooMany);
}

function toEntry({ _id, name, address, createdAt, updatedAt }: SavedSchemaRow): SavedSchemaEntry {
  return {
    id: _id.toHexString(),
    name,
    address,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function toView(record: SavedSchemaRecord | null): SavedSchemaView {
  if (!record) throw notFound();
  const { address: _, ...entry } = toEntry(record);
  return { ...entry, form: record.form };
}

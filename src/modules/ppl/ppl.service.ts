import { Injectable, Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import type { AuditAction } from '../../contracts/audit/audit';
import type { PplFileDetails, PplFileView } from '../../contracts/ppl/ppl';
import { PPL_MESSAGES } from '../../contracts/ppl/ppl-messages';
import type { PplFileDto } from '../../contracts/ppl/ppl.dto';
import { differing } from '../../core/database/differing';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { isObjectId } from '../../core/database/object-id';
import { AppError, notFound } from '../../core/errors/app-error';
import { FileStore, type StoredFile } from '../../core/files/file-store';
import { mayDownload } from '../../domain/ppl/download';
import { AuditService } from '../audit/audit.service';
import { PplContents } from './ppl-contents';
import { type PplFilter, PplRepository } from './ppl.repository';
import type { PplContent, PplRecord } from './ppl.schema';

/** The library of files that admins keep and students download. */
@Injectable()
export class PplService {
  private readonly logger = new Logger(PplService.name);

  constructor(
    private readonly files: PplRepository,
    private readonly contents: PplContents,
    private readonly store: FileStore,
    private readonly audit: AuditService,
  ) {}

  async list({ filter, sort, range }: ListRequest<PplFilter>): Promise<ListPage<PplFileView>> {
    const { items, total } = await this.files.list(filter, sort, range);
    return { items: items.map(toView), total };
  }

  async tags(): Promise<string[]> {
    return (await this.files.tags()).sort((a, b) => a.localeCompare(b));
  }

  async get(id: string): Promise<PplFileDetails> {
    const record = await this.existing(id);
    return { ...toView(record), preview: record.preview };
  }

  async create(admin: AuthUser, entered: PplFileDto, content: PplContent): Promise<PplFileView> {
    const { name, isPro = false, tags = [] } = entered;
    const record = await this.files.insert({ name, isPro, tags }, content);
    await this.record(admin, 'create', null, record);
    return toView(record);
  }

  /** What is not given stays; another content takes the place of the one before at once and as a whole. */
  async update(
    admin: AuthUser,
    id: string,
    { name, isPro, tags }: PplFileDto,
    content?: PplContent,
  ): Promise<PplFileView> {
    const stored = await this.existing(id);
    const fields = differing(stored, { name, isPro, tags });
    if (!content && Object.keys(fields).length === 0) return toView(stored);
    const before = await this.files.change(id, fields, content);
    if (!before) throw notFound();
    if (content) await this.retire(before);
    const after = await this.existing(id);
    await this.record(admin, 'update', before, after);
    return toView(after);
  }

  async remove(admin: AuthUser, id: string): Promise<PplFileView> {
    const removed = await this.files.remove(id);
    if (!removed) throw notFound();
    await this.retire(removed);
    await this.record(admin, 'delete', removed, null);
    return toView(removed);
  }

  /** The file for whoever may download it. */
  async open(user: AuthUser, id: string): Promise<{ name: string; content: StoredFile }> {
    if (!isObjectId(id)) throw notFound();
    const record = await this.existing(id);
    if (!mayDownload(user, record)) throw new AppError('FORBIDDEN', PPL_MESSAGES.paidOnly);
    return { name: record.name, content: await this.store.open(record.fileId) };
  }

  /** An admin who acts as a student leaves no trace in what is counted. */
  async countDownload({ actingAdmin }: AuthUser, id: string): Promise<void> {
    if (!actingAdmin) await this.files.countDownload(id);
  }

  /** A file with this name, made where there is none. */
  async ensure(entered: Required<PplFileDto>, csv: string): Promise<void> {
    if (await this.files.hasName(entered.name)) return;
    const { name, isPro, tags } = entered;
    const fileName = `${name}.csv`;
    await this.contents.keeping({ fileName, stream: [Buffer.from(csv)] }, (content) =>
      this.files.insert({ name, isPro, tags }, content),
    );
  }

  /** It goes with the next sweep even where this fails. */
  private async retire({ fileId }: PplRecord): Promise<void> {
    await this.store.retire(fileId, new Date()).catch((err: unknown) => {
      this.logger.warn({ err }, 'A replaced PPL file was not marked');
    });
  }

  private async existing(id: string): Promise<PplRecord> {
    const record = await this.files.find(id);
    if (!record) throw notFound();
    return record;
  }

  private record(
    actor: AuthUser,
    action: AuditAction,
    before: PplRecord | null,
    after: PplRecord | null,
  ): Promise<void> {
    const record = after ?? before;
    return this.audit.record({
      actor,
      action,
      resource: 'ppl',
      recordId: record?._id.toHexString() ?? '',
      label: record?.name ?? '',
      before: before && auditable(before),
      after: after && auditable(after),
    });
  }
}

function auditable({ name, isPro, tags, fileName, bytes, rows, fileId }: PplRecord): object {
  return { name, isPro, tags, fileName, bytes, rows, fileId };
}

function toView(record: PplRecord): PplFileView {
  const { _id, name, fileName, isPro, tags, bytes, rows, downloads, createdAt, updatedAt } = record;
  const id = _id instanceof Types.ObjectId ? _id.toHexString() : String(_id);
  return {
    _id: id,
    id,
    name,
    filePath: fileName,
    isPro,
    tags,
    bytes,
    rows,
    downloads,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

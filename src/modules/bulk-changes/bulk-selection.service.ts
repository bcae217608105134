import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { BULK_CHANGE_MESSAGES } from '../../contracts/bulk/bulk-change-messages';
import { MAX_BULK_RECORDS } from '../../contracts/bulk/bulk-changes';
import type { BulkSelectionDto } from '../../contracts/bulk/bulk-changes.dto';
import type { BulkRecord, BulkResource } from '../../core/bulk/bulk-resource';
import { chosenRecords } from '../../core/bulk/chosen-records';
import { AppError, fieldsRefused } from '../../core/errors/app-error';
import { asRefusal } from '../../core/errors/as-refusal';
import { decoded } from '../../core/files/encoding';
import { FileStore } from '../../core/files/file-store';
import type { SelectedRecord } from './bulk-changes.repository';

const NAMED_AT_ONCE = 500;

/** The records of a change, which are fixed when it is asked for: what it changes may move others into its filter. */
@Injectable()
export class BulkSelectionService {
  constructor(private readonly files: FileStore) {}

  async find(resource: BulkResource, selection: BulkSelectionDto): Promise<SelectedRecord[]> {
    const chosen = chosenRecords(selection, { selection: BULK_CHANGE_MESSAGES.selectionInvalid });
    if ('ids' in chosen) return selected(named(resource, chosen.ids));
    const { filter, expected } = chosen;
    const found = await asRefusal('filter', () => selected(resource.matching(filter)));
    if (found.length === expected) return found;
    const { length: count } = found;
    throw new AppError('CONFLICT', BULK_CHANGE_MESSAGES.otherCount(count), { details: { count } });
  }

  async keep(owner: string, records: readonly SelectedRecord[]): Promise<string> {
    const { id } = await this.files.save(Readable.from([JSON.stringify(records)]), {
      name: 'records.json',
      contentType: 'application/json',
      owner,
      purpose: 'job',
      encoding: 'gzip',
    });
    return id;
  }

  async read(fileId: string): Promise<SelectedRecord[]> {
    return JSON.parse(await text(decoded(await this.files.open(fileId)))) as SelectedRecord[];
  }
}

async function selected(records: AsyncIterable<BulkRecord>): Promise<SelectedRecord[]> {
  const all: SelectedRecord[] = [];
  for await (const { id, label } of records) {
    if (all.length === MAX_BULK_RECORDS) {
      throw fieldsRefused({ filter: BULK_CHANGE_MESSAGES.tooMany(MAX_BULK_RECORDS) });
    }
    all.push({ row: all.length, id, label });
  }
  return all;
}

/** One that is not there any more goes by its id: it is refused when its turn comes. */
async function* named(resource: BulkResource, ids: readonly string[]): AsyncIterable<BulkRecord> {
  for (let start = 0; start < ids.length; start += NAMED_AT_ONCE) {
    const part = ids.slice(start, start + NAMED_AT_ONCE);
    const names = await resource.names(part);
    for (const id of part) yield { id, label: names.get(id) ?? id };
  }
}

import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { FileReading } from '../../contracts/csv/file-reading';
import { MAX_PPL_BYTES } from '../../contracts/ppl/ppl';
import { PPL_MESSAGES } from '../../contracts/ppl/ppl-messages';
import { AppError } from '../../core/errors/app-error';
import { FileStore } from '../../core/files/file-store';
import { type CheckedCsv, CsvCheck } from '../../domain/ppl/csv-check';
import { isCsvName } from '../../domain/ppl/download';
import { PplFileError } from '../../domain/ppl/ppl-file-error';
import { safeFileName } from '../../domain/text/file-name';
import { PplRepository } from './ppl.repository';
import type { PplContent } from './ppl.schema';

/** A file on its way in. */
export interface IncomingCsv {
  fileName: string;
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** How its preview is read; what is left out the file tells. */
  reading?: FileReading;
}

const LIMIT = { maxBytes: MAX_PPL_BYTES, tooLarge: PPL_MESSAGES.tooLarge };
/** A download that began before its file was replaced or deleted has so long to come to its end. */
const RETIRED_AGE_MS = 86_400_000;
const PAGE = 200;

/** The contents of PPL files in the file store. They are kept as they came, so that any part of one can be asked for. */
@Injectable()
export class PplContents {
  constructor(
    private readonly store: FileStore,
    private readonly files: PplRepository,
  ) {}

  /** Keeps a csv while it comes, checked, and hands it to `use`; where that fails, or the check, nothing is kept. */
  async keeping<Result>(
    incoming: IncomingCsv,
    use: (content: PplContent) => Promise<Result>,
  ): Promise<Result> {
    const content = await this.keep(incoming);
    try {
      return await use(content);
    } catch (error) {
      await this.store.delete(content.fileId);
      throw error;
    }
  }

  /** Contents that no file has any more, and those that never became a file's; of how many. */
  async removeRetired(now: Date): Promise<number> {
    const before = new Date(now.getTime() - RETIRED_AGE_MS);
    let count = 0;
    let after: string | undefined;
    for (;;) {
      const page = await this.store.listOf('ppl', before, after, PAGE);
      const used = await this.files.contentsInUse(page);
      const unused = page.filter((id) => !used.has(id));
      for (const id of unused) await this.store.delete(id);
      count += unused.length;
      after = page.at(-1);
      if (page.length < PAGE) return count;
    }
  }

  private async keep({ fileName, stream, reading }: IncomingCsv): Promise<PplContent> {
    if (!isCsvName(fileName)) throw new AppError('FILE_REJECTED', PPL_MESSAGES.notCsv);
    const name = safeFileName(fileName);
    let checked: CheckedCsv | undefined;
    const passing = checkedOnTheWay(stream, new CsvCheck(reading), (result) => (checked = result));
    const meta = { name, contentType: 'text/csv', purpose: 'ppl' as const };
    const { id, bytes } = await this.store.save(Readable.from(passing), meta, LIMIT);
    if (!checked) throw new Error('A file was kept before its end was checked.');
    return { fileId: id, fileName: name, bytes, ...checked };
  }
}

/** Passes a file on; its last piece only when the whole of it was found to be a csv. */
async function* checkedOnTheWay(
  stream: IncomingCsv['stream'],
  check: CsvCheck,
  onChecked: (checked: CheckedCsv) => void,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of stream) {
      check.push(piece);
      yield piece;
    }
    onChecked(check.end());
  } catch (error) {
    throw error instanceof PplFileError
      ? new AppError('FILE_REJECTED', error.message, { cause: error })
      : error;
  }
}

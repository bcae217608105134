import { MAX_KEYWORD_FILE_BYTES } from '../../contracts/intent/intent';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../../core/errors/app-error';
import { asFileRejected } from '../../core/errors/file-rejected';
import { Beginning } from '../../core/files/beginning';
import { inspectBeginning } from '../../domain/intent/survey';
import { inspectSearchConsole } from '../../domain/strategy/read-search-console';
import { safeFileName } from '../../domain/text/file-name';
import { type StrategyUpload, type UploadKind, UPLOADS } from './receive-strategy-run';

/** Where a file lies in the one that is stored. */
export interface UploadedPart {
  kind: UploadKind;
  bytes: number;
}

/** Of all files together. */
export const MAX_UPLOAD_BYTES = UPLOADS.length * MAX_KEYWORD_FILE_BYTES;

const CSV = /\.(?:csv|txt|tsv)$/i;
const INSPECT: Record<UploadKind, (beginning: Uint8Array, complete: boolean) => void> = {
  keywords: inspectBeginning,
  searchConsole: inspectSearchConsole,
};

/** The files of a run, passed on one behind the other; what is refused is refused at its own field. */
export class UploadedFiles {
  readonly parts: UploadedPart[] = [];
  readonly names: Partial<Record<UploadKind, string>> = {};
  private readonly uploads: AsyncIterator<StrategyUpload>;
  private next?: StrategyUpload;

  constructor(uploads: AsyncIterable<StrategyUpload>) {
    this.uploads = uploads[Symbol.asyncIterator]();
  }

  /** Whether there is a file. */
  async begin(): Promise<boolean> {
    await this.advance();
    return this.next !== undefined;
  }

  async *content(): AsyncGenerator<Uint8Array, void> {
    while (this.next) {
      const { kind } = this.next;
      try {
        yield* this.contentOf(this.next);
      } catch (error) {
        throw atField(kind, error);
      }
      await this.advance();
    }
  }

  private async *contentOf({ kind, name, content }: StrategyUpload): AsyncGenerator<Uint8Array, void> {
    if (!CSV.test(name)) throw new AppError('FILE_REJECTED', MESSAGES.fileNotCsv);
    const beginning = new Beginning();
    const inspect = () => {
      if (beginning.bytes > MAX_KEYWORD_FILE_BYTES)
        throw new AppError('FILE_TOO_LARGE', MESSAGES.fileTooLarge);
      try {
        INSPECT[kind](beginning.content, beginning.complete);
      } catch (error) {
        throw asFileRejected(error);
      }
    };
    for await (const chunk of beginning.of(content, inspect)) {
      if (beginning.bytes > MAX_KEYWORD_FILE_BYTES)
        throw new AppError('FILE_TOO_LARGE', MESSAGES.fileTooLarge);
      yield chunk;
    }
    this.parts.push({ kind, bytes: beginning.bytes });
    this.names[kind] = safeFileName(name);
  }

  private async advance(): Promise<void> {
    const next = await this.uploads.next();
    this.next = next.done ? undefined : next.value;
  }
}

function atField(kind: UploadKind, error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const { code, message, details } = error;
  return new AppError(code, message, { errors: { [kind]: message }, details, cause: error });
}

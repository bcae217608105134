import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, mongo } from 'mongoose';
import { MESSAGES } from '../../contracts/messages';
import { safeFileName } from '../../domain/text/file-name';
import { AppError, notFound } from '../errors/app-error';
import type { ByteRange } from './byte-range';
import { type FileChunk, piecesOf } from './chunk-reader';
import { ChunkWriter } from './chunk-writer';
import { compressed, type FileEncoding } from './encoding';

const BUCKET = 'files';
/** Each chunk is one acknowledged write: four times the default makes a file of many megabytes quick to keep. */
const CHUNK_BYTES = 1024 * 1024;
const CHUNK_PAGE = 50;

/**
 * What a file is kept for. `job`: lives with a job that refers to it, and goes when none does. `photo`: of its owner,
 * and goes with the account at the latest. `logo`: the instance's. `ppl`: of the library, and goes a while after it was
 * replaced or deleted. `product`: a picture of the product library, and goes when no product of its owner shows it.
 */
export type FilePurpose = 'job' | 'photo' | 'logo' | 'ppl' | 'product';

export interface FileMeta {
  name: string;
  contentType: string;
  owner?: string;
  purpose?: FilePurpose;
  /** Who knows it may read the file without a session. */
  accessKey?: string;
  /** Kept compressed, for large texts: fewer writes, and sent as it is to whoever accepts it. */
  encoding?: FileEncoding;
}

/** How large a file may be, and what its sender reads when it is larger. */
export interface FileLimit {
  maxBytes: number;
  tooLarge?: string;
}

/** A file never changes: a new version is a new file with another id. */
export interface StoredFile {
  id: string;
  /** In `encoding`, if the file has one. */
  stream: Readable;
  /** Of the stream. */
  bytes: number;
  name: string;
  contentType: string;
  encoding?: FileEncoding;
  /** Some bytes of the stream. */
  part(range: ByteRange): Readable;
}

/** What is read of a chunk; `files_id` and its place in the file are one index. */
interface ChunkOwner {
  files_id: mongo.ObjectId;
}

type Metadata = Omit<FileMeta, 'name'>;

/** Files in the database (GridFS), streamed both ways. */
@Injectable()
export class FileStore {
  private bucket?: mongo.GridFSBucket;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Keeps a stream; over `maxBytes` nothing is kept. One that is `encoded` comes as it is to be kept. */
  async save(
    stream: Readable,
    { name, ...metadata }: FileMeta,
    { encoded, ...limit }: Partial<FileLimit> & { encoded?: boolean } = {},
  ): Promise<{ id: string; bytes: number }> {
    const upload = this.files().openUploadStream(safeFileName(name), {
      metadata,
      chunkSizeBytes: CHUNK_BYTES,
    });
    const chunks = new ChunkWriter(upload);
    try {
      const capped = capAt(limit);
      const write = (pieces: AsyncIterable<Buffer>) => chunks.writeAll(pieces);
      if (metadata.encoding && !encoded) await pipeline(stream, capped, compressed(), write);
      else await pipeline(stream, capped, write);
    } catch (error) {
      await chunks.abort();
      throw chunks.failure ?? error;
    }
    return { id: upload.id.toHexString(), bytes: upload.length };
  }

  open(id: string): Promise<StoredFile> {
    return this.openOne({ _id: idOf(id) });
  }

  /** A file for somebody of whom only its key is known. */
  openWithKey(id: string, accessKey: string): Promise<StoredFile> {
    return this.openOne({ _id: idOf(id), 'metadata.accessKey': accessKey });
  }

  private async openOne(filter: mongo.Filter<mongo.GridFSFile>): Promise<StoredFile> {
    const [file] = await this.files().find(filter).limit(1).toArray();
    if (!file) throw notFound();
    const { contentType, encoding } = file.metadata as unknown as Metadata;
    return {
      id: file._id.toHexString(),
      stream: this.read(file, { start: 0, end: file.length - 1 }),
      bytes: file.length,
      name: file.filename,
      contentType,
      encoding,
      part: (range) => this.read(file, range),
    };
  }

  /** The driver's own stream would hold 16 chunks for each reader. Nothing is asked for before somebody reads. */
  private read(file: mongo.GridFSFile, range: ByteRange): Readable {
    const chunks = this.database().collection<FileChunk>(`${BUCKET}.chunks`);
    return Readable.from(piecesOf(chunks, file, range), { objectMode: false, highWaterMark: CHUNK_BYTES });
  }

  /** Deleting what is gone already is no error. */
  async delete(id: string): Promise<void> {
    try {
      await this.files().delete(idOf(id));
    } catch (error) {
      if (!(error instanceof mongo.MongoRuntimeError)) throw error;
    }
  }

  /** All files that are kept for a purpose of an owner's. */
  async deleteOf(owner: string, purpose: FilePurpose): Promise<void> {
    const filter = { 'metadata.owner': owner, 'metadata.purpose': purpose };
    const files = await this.files().find(filter).toArray();
    for (const file of files) await this.delete(file._id.toHexString());
  }

  /** What all of them take, as they are kept. */
  async bytesOf(owner: string, purpose: FilePurpose): Promise<number> {
    return (await this.sumOf(owner, purpose)).bytes;
  }

  /** How many there are, and what they take. */
  async sumOf(owner: string, purpose: FilePurpose): Promise<{ files: number; bytes: number }> {
    const [sum] = await this.database()
      .collection(`${BUCKET}.files`)
      .aggregate<{ files: number; bytes: number }>([
        { $match: { 'metadata.owner': owner, 'metadata.purpose': purpose } },
        { $group: { _id: null, files: { $sum: 1 }, bytes: { $sum: '$length' } } },
      ])
      .toArray();
    return { files: sum?.files ?? 0, bytes: sum?.bytes ?? 0 };
  }

  /** A file that nobody may open any more; who reads it meanwhile reads it to its end. */
  async retire(id: string, now: Date): Promise<void> {
    await this.markRetired({ _id: idOf(id) }, now);
  }

  /** The same for a file of an owner's purpose, and no other. */
  async retireOf(owner: string, purpose: FilePurpose, id: string, now: Date): Promise<void> {
    await this.markRetired({ _id: idOf(id), 'metadata.owner': owner, 'metadata.purpose': purpose }, now);
  }

  private async markRetired(filter: mongo.Filter<mongo.Document>, now: Date): Promise<void> {
    await this.database()
      .collection(`${BUCKET}.files`)
      .updateOne(filter, { $set: { 'metadata.retiredAt': now } });
  }

  /** Files for a purpose that were saved before `time`, and not retired since, oldest first, from the one after `after` on. */
  async listOf(
    purpose: FilePurpose,
    before: Date,
    after: string | undefined,
    limit: number,
  ): Promise<string[]> {
    const filter = {
      'metadata.purpose': purpose,
      uploadDate: { $lt: before },
      'metadata.retiredAt': { $not: { $gte: before } },
      ...(after === undefined ? {} : { _id: { $gt: idOf(after) } }),
    };
    const files = await this.files().find(filter).sort({ _id: 1 }).limit(limit).toArray();
    return files.map((file) => file._id.toHexString());
  }

  /** Chunks of uploads that began before `time` and never became a file, as when a process is killed; of how many. */
  async removeUnfinished(begunBefore: Date): Promise<number> {
    const chunks = this.database().collection<ChunkOwner>(`${BUCKET}.chunks`);
    const end = mongo.ObjectId.createFromTime(Math.floor(begunBefore.getTime() / 1000));
    let count = 0;
    let after = mongo.ObjectId.createFromTime(0);
    for (;;) {
      const page = await chunks
        .find({ files_id: { $gt: after, $lt: end } }, { projection: { _id: 0, files_id: 1 } })
        .sort({ files_id: 1, n: 1 })
        .limit(CHUNK_PAGE)
        .toArray();
      const unfinished = await this.withoutEntry(page.map((chunk) => chunk.files_id));
      for (const id of unfinished) await chunks.deleteMany({ files_id: id });
      count += unfinished.length;
      after = page.at(-1)?.files_id ?? end;
      if (page.length < CHUNK_PAGE) return count;
    }
  }

  private async withoutEntry(ids: mongo.ObjectId[]): Promise<mongo.ObjectId[]> {
    const files = await this.files()
      .find({ _id: { $in: ids } })
      .toArray();
    const known = new Set(files.map((file) => file._id.toHexString()));
    const missing = ids.filter((id) => !known.has(id.toHexString()));
    return [...new Map(missing.map((id) => [id.toHexString(), id])).values()];
  }

  private files(): mongo.GridFSBucket {
    this.bucket ??= new mongo.GridFSBucket(this.database(), { bucketName: BUCKET });
    return this.bucket;
  }

  private database(): mongo.Db {
    const { db } = this.connection;
    if (!db) throw new AppError('UNAVAILABLE', MESSAGES.unavailable);
    return db;
  }
}

function capAt({ maxBytes = Infinity, tooLarge = MESSAGES.fileTooLarge }: Partial<FileLimit>): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new AppError('FILE_TOO_LARGE', tooLarge));
      else done(null, chunk);
    },
  });
}

function idOf(id: string): mongo.ObjectId {
  if (!mongo.ObjectId.isValid(id)) throw notFound();
  return new mongo.ObjectId(id);
}

import { StoreError } from './errors';
import { prepend, decode, type Doc, encode } from './values/bson';

const OP_MSG = 2013;
const OP_QUERY = 2004;
const OP_REPLY = 1;
const HEADER_BYTES = 16;
const CHECKSUM = 1;
const MORE_TO_COME = 2;
export const MAX_MESSAGE_BYTES = 48_000_000;

/** One command of a client, with the documents that came beside it still in their own bytes. */
export interface Request {
  body: Doc;
  sequences: Map<string, Buffer[]>;
  /** Why the command cannot be read. */
  refusal?: StoreError;
  /** Frames an answer in the form that the client asked in. */
  reply(elements: Buffer | null, rest: Doc): Buffer;
}

export class ProtocolError extends Error {}

/** Cuts a stream of bytes into messages. */
export class Framer {
  private chunks: Buffer[] = [];
  private length = 0;

  /** @throws ProtocolError when the bytes are no MongoDB messages */
  *push(chunk: Buffer): Generator<Buffer> {
    this.chunks.push(chunk);
    this.length += chunk.length;
    while (this.length >= HEADER_BYTES) {
      const size = this.peekSize();
      if (size < HEADER_BYTES || size > MAX_MESSAGE_BYTES + HEADER_BYTES)
        throw new ProtocolError(`message of ${size} bytes`);
      if (this.length < size) return;
      const [only, ...more] = this.chunks as [Buffer, ...Buffer[]];
      const all = more.length === 0 ? only : Buffer.concat(this.chunks);
      this.chunks = all.length > size ? [all.subarray(size)] : [];
      this.length -= size;
      yield all.subarray(0, size);
    }
  }

  private peekSize(): number {
    if ((this.chunks[0] as Buffer).length < 4) this.chunks = [Buffer.concat(this.chunks)];
    return (this.chunks[0] as Buffer).readInt32LE(0);
  }
}

let lastReplyId = 0;

function frame(opCode: number, responseTo: number, parts: Buffer[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeInt32LE(
    parts.reduce((sum, part) => sum + part.length, HEADER_BYTES),
    0,
  );
  header.writeInt32LE((lastReplyId = (lastReplyId + 1) & 0x7fffffff), 4);
  header.writeInt32LE(responseTo, 8);
  header.writeInt32LE(opCode, 12);
  return Buffer.concat([header, ...parts]);
}

function replyDocument(elements: Buffer | null, rest: Doc): Buffer {
  return elements ? prepend(elements, rest) : encode(rest);
}

export function parseMessage(message: Buffer): Request {
  const requestId = message.readInt32LE(4);
  const opCode = message.readInt32LE(12);
  if (opCode === OP_MSG) return parseOpMsg(message, requestId);
  if (opCode === OP_QUERY) return parseOpQuery(message, requestId);
  throw new ProtocolError(`operation code ${opCode}`);
}

function parseOpMsg(message: Buffer, requestId: number): Request {
  const flags = message.readUInt32LE(HEADER_BYTES);
  if (flags & (CHECKSUM | MORE_TO_COME)) throw new ProtocolError(`message with flags ${flags}`);
  let body: Doc | null = null;
  let refusal: StoreError | undefined;
  const sequences = new Map<string, Buffer[]>();
  for (let at = HEADER_BYTES + 4; at < message.length;) {
    const kind = message[at++];
    const section = slice(message, at);
    at += section.length;
    if (kind === 0) {
      try {
        body = decode(section);
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        [body, refusal] = [{}, error];
      }
    } else if (kind === 1) addSequence(sequences, section);
    else throw new ProtocolError(`section of kind ${kind}`);
  }
  if (!body) throw new ProtocolError('a message without a command');
  return {
    body,
    sequences,
    refusal,
    reply: (elements, rest) => frame(OP_MSG, requestId, [Buffer.alloc(5), replyDocument(elements, rest)]),
  };
}

/** The part of a message that begins with its own length. */
function slice(message: Buffer, at: number): Buffer {
  const size = at + 4 <= message.length ? message.readInt32LE(at) : 0;
  if (size < 5 || at + size > message.length)
    throw new ProtocolError('a section that is longer than its message');
  return message.subarray(at, at + size);
}

function addSequence(sequences: Map<string, Buffer[]>, section: Buffer): void {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new ProtocolError('a document sequence without a name');
  const documents: Buffer[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const document = slice(section, at);
    documents.push(document);
    at += document.length;
  }
  sequences.set(section.toString('utf8', 4, nameEnd), documents);
}

/** Only a driver's first greeting still comes in this form. */
function parseOpQuery(message: Buffer, requestId: number): Request {
  const nameEnd = message.indexOf(0, HEADER_BYTES + 4);
  const collection = message.toString('utf8', HEADER_BYTES + 4, nameEnd);
  const body = decode(slice(message, nameEnd + 9));
  const database = collection.split('.')[0];
  const head = Buffer.alloc(20);
  head.writeInt32LE(8, 0);
  head.writeInt32LE(1, 16);
  return {
    body: { ...body, $db: database },
    sequences: new Map(),
    reply: (elements, rest) => frame(OP_REPLY, requestId, [head, replyDocument(elements, rest)]),
  };
}

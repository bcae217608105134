import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize } from 'bson';

const HEADER_BYTES = 16;
const OP_MSG = 2013;
/** The documents of a write, by its command; one `findAndModify` is one. */
const WRITTEN = { insert: 'documents', update: 'updates', delete: 'deletes' };
const READS = ['find', 'getMore', 'aggregate', 'count', 'distinct'];

/** Stands before the socket of a database and counts what is asked of it: commands, written documents, bytes both ways. */
export async function countingProxy(uri) {
  const folder = mkdtempSync(join(tmpdir(), 'cohort-count-'));
  const [, host] = /^mongodb:\/\/([^/]+)/.exec(uri);
  const counts = { reads: 0, writes: 0, written: 0, sent: 0, answered: 0 };
  const open = new Set();
  const server = createServer((client) => {
    const database = connect(decodeURIComponent(host));
    const take = messagesOf((message) => count(message, counts));
    client.on('data', (piece) => take(piece)).pipe(database);
    database.on('data', (piece) => (counts.answered += piece.length)).pipe(client);
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
  });
  const path = join(folder, 'db.sock');
  await once(server.listen(path), 'listening');
  return {
    uri: uri.replace(host, encodeURIComponent(path)),
    counts,
    stop() {
      for (const socket of open) socket.destroy();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Puts the pieces of a stream together to whole messages. */
function messagesOf(onMessage) {
  let rest = Buffer.alloc(0);
  return (piece) => {
    rest = rest.length ? Buffer.concat([rest, piece]) : piece;
    while (rest.length >= HEADER_BYTES && rest.length >= rest.readInt32LE(0)) {
      const bytes = rest.readInt32LE(0);
      onMessage(rest.subarray(0, bytes));
      rest = rest.subarray(bytes);
    }
  };
}

function count(message, counts) {
  counts.sent += message.length;
  if (message.readInt32LE(12) !== OP_MSG) return;
  const { body, sequences } = sectionsOf(message.subarray(HEADER_BYTES + 4));
  const [command] = Object.keys(body);
  if (READS.includes(command)) counts.reads += 1;
  const list = WRITTEN[command];
  if (!list && command !== 'findAndModify') return;
  counts.writes += 1;
  counts.written += list ? (body[list]?.length ?? sequences) : 1;
}

/** The command, and how many documents come beside it. */
function sectionsOf(rest) {
  let body = {};
  let sequences = 0;
  for (let at = 0; at < rest.length;) {
    const bytes = rest.readInt32LE(at + 1);
    if (rest[at] === 0) body = deserialize(rest.subarray(at + 1, at + 1 + bytes));
    else sequences += documentsIn(rest.subarray(at + 5, at + 1 + bytes));
    at += 1 + bytes;
  }
  return { body, sequences };
}

function documentsIn(sequence) {
  let documents = 0;
  for (let at = sequence.indexOf(0) + 1; at < sequence.length; at += sequence.readInt32LE(at)) documents += 1;
  return documents;
}

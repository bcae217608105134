import { Logger } from '@nestjs/common';
import type { Connection, Types } from 'mongoose';

interface KeySource {
  /** Where the documents are. */
  collection: string;
  /** The field that the key is made of, and the one that holds the key. */
  text: string;
  key: string;
  keyOf: (text: string) => string;
}

interface Keyed {
  _id: Types.ObjectId;
  [field: string]: unknown;
}

const PAGE = 500;

/**
 * Gives every document the key of its text, for a unique index. Of documents with one key the oldest has it; the others
 * stay usable under a key of their own, and the log says which they are.
 */
export async function fillKeys(
  connection: Connection,
  { collection, text, key, keyOf }: KeySource,
): Promise<void> {
  const documents = connection.collection<Keyed>(collection);
  const known = await documents.find({}, { projection: { [text]: 1, [key]: 1 } }).toArray();
  const oldestFirst = known.sort((one, other) => (one._id.toHexString() < other._id.toHexString() ? -1 : 1));
  const owners = new Map<string, string>();
  const changes = oldestFirst.flatMap((document) => {
    const id = document._id.toHexString();
    const shared = keyOf(String(document[text]));
    const owner = owners.get(shared);
    owners.set(shared, owner ?? id);
    if (owner) new Logger('Migrations').warn(lookAlike(collection, text, id, owner));
    const value = owner ? `${shared} ${id}` : shared;
    if (document[key] === value) return [];
    return [{ updateOne: { filter: { _id: document._id }, update: { $set: { [key]: value } } } }];
  });
  // The newest first: it gives its key up before an older one takes it.
  changes.reverse();
  for (let at = 0; at < changes.length; at += PAGE) {
    await documents.bulkWrite(changes.slice(at, at + PAGE), { ordered: true });
  }
}

function lookAlike(collection: string, field: string, id: string, owner: string): string {
  return `In ${collection} the ${field} of ${id} looks like that of the older ${owner}: change or delete one of them.`;
}

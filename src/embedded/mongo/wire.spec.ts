import { serialize } from 'bson';
import { Framer, parseMessage, ProtocolError } from './wire';

function message(opCode: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const header = Buffer.alloc(16);
  header.writeInt32LE(16 + body.length, 0);
  header.writeInt32LE(7, 4);
  header.writeInt32LE(opCode, 12);
  return Buffer.concat([header, body]);
}

const flags = (value: number) => Buffer.of(value, 0, 0, 0);
const body = (doc: object) => Buffer.concat([Buffer.of(0), serialize(doc)]);

function sequence(name: string, docs: object[]): Buffer {
  const content = Buffer.concat([Buffer.from(`${name}\0`), ...docs.map((doc) => serialize(doc))]);
  const size = Buffer.alloc(4);
  size.writeInt32LE(content.length + 4);
  return Buffer.concat([Buffer.of(1), size, content]);
}

const ping = message(2013, flags(0), body({ ping: 1, $db: 'x' }));

test.each([1, 3, 16, 17, 1000])('messages are found in pieces of %i bytes', (size) => {
  const framer = new Framer();
  const stream = Buffer.concat([ping, ping, ping]);
  const found: Buffer[] = [];
  for (let at = 0; at < stream.length; at += size) found.push(...framer.push(stream.subarray(at, at + size)));
  expect(found).toEqual([ping, ping, ping]);
});

test('a document sequence stays in its own bytes', () => {
  const insert = message(2013, flags(0), sequence('documents', [{ a: 1 }, { b: 2 }]), body({ insert: 'x' }));
  const { body: command, sequences } = parseMessage(insert);
  expect(Object.keys(command)).toEqual(['insert']);
  expect(sequences.get('documents')).toEqual([
    Buffer.from(serialize({ a: 1 })),
    Buffer.from(serialize({ b: 2 })),
  ]);
});

test('an answer names the request that it is for', () => {
  const reply = parseMessage(ping).reply(null, { ok: 1 });
  expect(reply.readInt32LE(0)).toBe(reply.length);
  expect(reply.readInt32LE(8)).toBe(7);
});

test.each([
  ['a foreign operation', message(2012, Buffer.alloc(20))],
  ['a section that is longer than its message', message(2013, flags(0), Buffer.of(0, 99, 0, 0, 0))],
  ['a checksum', message(2013, flags(1), body({ ping: 1 }), Buffer.alloc(4, 9))],
  ['a wish for no answer', message(2013, flags(2), body({ ping: 1 }))],
  ['an unknown section', message(2013, flags(0), Buffer.of(5), serialize({}))],
  ['no command', message(2013, flags(0))],
])('%s is refused', (_what, bytes) => {
  expect(() => parseMessage(bytes)).toThrow(ProtocolError);
});

test('a size that no message has is refused', () => {
  expect(() => [...new Framer().push(Buffer.from('GET / HTTP/1.1\r\n'))]).toThrow(ProtocolError);
});

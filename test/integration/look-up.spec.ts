import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createLookUp } from '../../src/core/fetch/look-up';

/** Names are asked of a name server; here it is one on loopback. */

const A = 1;
const AAAA = 28;
const RECORDS: Record<string, Partial<Record<number, number[][]>>> = {
  'both.example': {
    [A]: [
      [93, 184, 216, 34],
      [10, 0, 0, 1],
    ],
    [AAAA]: [[0x26, 6, ...Array<number>(13).fill(0), 1]],
  },
  'four.example': { [A]: [[93, 184, 216, 34]] },
  'empty.example': {},
};

let nameServer: Socket;
let lookUp: ReturnType<typeof createLookUp>;

beforeAll(async () => {
  nameServer = createSocket('udp4');
  nameServer.on('message', (query, { port, address }) => nameServer.send(answerTo(query), port, address));
  nameServer.bind(0, '127.0.0.1');
  await once(nameServer, 'listening');
  lookUp = createLookUp([`127.0.0.1:${nameServer.address().port}`]);
});

afterAll(() => nameServer.close());

/** The header and question of the query, and a record for each address (RFC 1035). */
function answerTo(query: Buffer): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const type = query.readUInt16BE(at + 1);
  const records = RECORDS[labels.join('.').toLowerCase()];
  const addresses = records?.[type] ?? [];
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(records ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(addresses.length, 6);
  header.writeUInt32BE(0, 8);
  const answers = addresses.map((address) =>
    Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 1, 0, address.length, ...address]),
  );
  return Buffer.concat([header, query.subarray(12, at + 5), ...answers]);
}

it('gives all addresses of a name', async () => {
  expect(await lookUp('both.example')).toEqual([
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.1', family: 4 },
    { address: '2606::1', family: 6 },
  ]);
});

it('needs no address of either kind', async () => {
  expect(await lookUp('four.example')).toEqual([{ address: '93.184.216.34', family: 4 }]);
});

it.each(['empty.example', 'gone.example'])('does not find %s', async (name) => {
  await expect(lookUp(name)).rejects.toMatchObject({ reason: 'dns' });
});

it('does not read the names of this machine', async () => {
  await expect(lookUp('localhost')).rejects.toMatchObject({ reason: 'dns' });
});

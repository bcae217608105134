import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '../errors/app-error';
import { exportFormatOf, exportOf, type ExportFormat } from './export';

interface Row {
  name: string;
  score: number;
  note?: string | null;
}

const COLUMNS = {
  Name: ({ name }: Row) => name,
  Score: ({ score }: Row) => score,
  Note: ({ note }: Row) => note,
};

async function* source(...rows: Row[]): AsyncGenerator<Row> {
  yield* rows;
}
const download = async (format: ExportFormat, ...rows: Row[]) =>
  (
    await buffer(exportOf({ name: 'people', format, user: {} }, COLUMNS, source(...rows)).getStream())
  ).toString();

it('writes csv that a spreadsheet opens as it is', async () => {
  const rows = [
    { name: 'Ada, Countess', score: -1.5, note: '=HYPERLINK("http://evil")' },
    { name: '+1', score: 2, note: null },
    { name: '@ada', score: 3 },
  ];
  expect(await download('csv', ...rows)).toBe(
    [
      '\ufeffName,Score,Note',
      '"Ada, Countess",-1.5,"\'=HYPERLINK(""http://evil"")"',
      '+1,2,',
      "'@ada,3,",
      '',
    ].join('\r\n'),
  );
});

it.each([
  ['semicolon', 'Ada, Countess;-1.5;"a;b"'],
  ['tab', 'Ada, Countess\t-1.5\ta;b'],
  ['comma', '"Ada, Countess",-1.5,a;b'],
] as const)('parts cells with a %s for a user who wants it', async (csvDelimiter, line) => {
  const row = { name: 'Ada, Countess', score: -1.5, note: 'a;b' };
  const file = exportOf({ name: 'people', format: 'csv', user: { csvDelimiter } }, COLUMNS, source(row));
  expect((await buffer(file.getStream())).toString().split('\r\n')[1]).toBe(line);
});

it('writes a JSON list of the same columns', async () => {
  const rows = [
    { name: 'Ada', score: 1 },
    { name: 'Bea', score: 2, note: '=x' },
  ];
  expect(JSON.parse(await download('json', ...rows))).toEqual([
    { Name: 'Ada', Score: 1, Note: null },
    { Name: 'Bea', Score: 2, Note: '=x' },
  ]);
});

it.each<[ExportFormat, string]>([
  ['csv', '\ufeffName,Score,Note\r\n'],
  ['json', '[\n]\n'],
])('writes %s without rows', async (format, expected) => {
  expect(await download(format)).toBe(expected);
});

it('names the download', () => {
  expect(exportOf({ name: 'users', format: 'csv', user: {} }, COLUMNS, source()).getHeaders()).toMatchObject({
    type: 'text/csv; charset=utf-8',
    disposition: 'attachment; filename=users.csv',
  });
});

it('takes csv when no format is named, and refuses what it does not write', () => {
  expect(exportFormatOf(undefined)).toBe('csv');
  expect(exportFormatOf('json')).toBe('json');
  expect(() => exportFormatOf('xlsx')).toThrow(AppError);
});

describe('a client that does not take it all', () => {
  let server: Server;
  let made = 0;
  let ended: Promise<void>;

  beforeEach(async () => {
    made = 0;
    let end: () => void;
    ended = new Promise((fulfil) => (end = fulfil));
    // Far more than the buffers of a connection hold.
    async function* endless(): AsyncGenerator<Row> {
      try {
        for (; ; made++) {
          if (made % 100 === 0) await new Promise(setImmediate);
          yield { name: 'x'.repeat(1000), score: made };
        }
      } finally {
        end();
      }
    }
    server = createServer((_, response) => {
      pipeline(
        exportOf({ name: 'people', format: 'csv', user: {} }, COLUMNS, endless()).getStream(),
        response,
        () => undefined,
      );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => server.close());

  it('is not written ahead of, and ends the source when it leaves', async () => {
    const [response] = (await once(
      get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }),
      'response',
    )) as [IncomingMessage];
    await once(response, 'readable');
    const madeAfterPause = await settled(() => made);
    expect(madeAfterPause).toBeLessThan(100_000);
    response.destroy();
    await ended;
  });
});

/** A number once it grows no more. */
async function settled(read: () => number): Promise<number> {
  for (let last = -1, same = 0; ;) {
    await new Promise((fulfil) => setTimeout(fulfil, 5));
    same = read() === last ? same + 1 : 0;
    last = read();
    if (same === 20) return last;
  }
}

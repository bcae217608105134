import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { mongo } from 'mongoose';
import { expectIndexesToAgree } from './index-agreement';

const ENTRY = resolve(__dirname, '../../../dist/src/embedded/store.js');
const WRITERS = 20;
const ENOUGH_STEPS = 1000;
const ROUNDS = 3;

/** What may be found after the acknowledged step: its result, or that of the step then in flight. */
const AFTER = {
  inserted: ['inserted', 'updated'],
  updated: ['updated', 'absent'],
  deleted: ['absent'],
};
type State = keyof typeof AFTER;

type Item = { _id: string; name: string; group: number; tags: string[]; state: string };

describe('kill -9 under 20 writers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cohort-crash-'));
  const acknowledged = new Map<string, State>();
  let counted = 0;
  const clients: mongo.MongoClient[] = [];
  let child: ChildProcess | null = null;

  afterAll(async () => {
    child?.kill('SIGKILL');
    for (const client of clients) await client.close(true);
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async (): Promise<mongo.MongoClient> => {
    const started = spawn(process.execPath, [ENTRY], {
      env: { PATH: process.env.PATH, DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    for await (const line of createInterface({ input: started.stdout })) {
      const uri = /^MONGODB_URI=(.+)$/.exec(line)?.[1];
      if (!uri) continue;
      const client = await mongo.MongoClient.connect(uri, {
        maxPoolSize: WRITERS,
        serverSelectionTimeoutMS: 10_000,
      });
      clients.push(client);
      return client;
    }
    throw new Error('the store did not start');
  };

  const kill = async () => {
    const dying = child as ChildProcess;
    const gone = once(dying, 'exit');
    dying.kill('SIGKILL');
    await gone;
  };

  /** Each writer inserts, updates and deletes its own documents and notes what was acknowledged, until the store dies. */
  const write = async (client: mongo.MongoClient, prefix: string, onStep: () => void) => {
    const items = client.db('crash').collection<Item>('items');
    const counters = client.db('crash').collection<{ _id: string; n: number }>('counters');
    for (let i = 0; ; i++) {
      const _id = `${prefix}-${i}`;
      const note = (state: State) => {
        acknowledged.set(_id, state);
        onStep();
      };
      await items.insertOne({
        _id,
        name: `N${_id}`,
        group: i % 7,
        tags: ['a', `t${i % 3}`],
        state: 'inserted',
      });
      note('inserted');
      await items.updateOne(
        { _id },
        { $set: { group: (i % 7) + 10, state: 'updated' }, $pull: { tags: 'a' } },
      );
      note('updated');
      await counters.updateOne({ _id: 'all' }, { $inc: { n: 1 } }, { upsert: true });
      counted++;
      if (i % 3 > 0) continue;
      await items.deleteOne({ _id });
      note('deleted');
    }
  };

  const writeUntilKilled = async (client: mongo.MongoClient, round: number) => {
    let steps = 0;
    const enough = new Promise<void>((done) => {
      const onStep = () => {
        if (++steps === ENOUGH_STEPS) done();
      };
      for (let w = 0; w < WRITERS; w++) void write(client, `${round}-${w}`, onStep).catch(() => undefined);
    });
    await enough;
    await kill();
  };

  it('loses nothing that was acknowledged', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const client = await start();
      const items = client.db('crash').collection<Item>('items');
      await items.createIndexes([
        { key: { name: 1 }, unique: true },
        { key: { group: 1, name: -1 } },
        { key: { tags: 1 } },
      ]);
      await writeUntilKilled(client, round);
      await client.close(true);
      await expectIndexesToAgree(folder);
    }
    const client = await start();
    const found = await client.db('crash').collection<Item>('items').find().toArray();
    const states = new Map(found.map(({ _id, state }) => [_id, state]));
    const lost = [...acknowledged].filter(
      ([id, state]) => !AFTER[state].includes(states.get(id) ?? 'absent'),
    );
    expect(acknowledged.size).toBeGreaterThan(ENOUGH_STEPS);
    expect(lost).toEqual([]);
    const counter = await client
      .db('crash')
      .collection<{ _id: string; n: number }>('counters')
      .findOne({ _id: 'all' });
    expect(counter?.n).toBeGreaterThanOrEqual(counted);
    await client.close();
    const ended = once(child as ChildProcess, 'exit');
    child?.kill('SIGTERM');
    await ended;
  }, 240_000);
});

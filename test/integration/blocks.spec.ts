import { Types } from 'mongoose';
import type { AuthUser } from '../../src/contracts/access/access';
import { MAX_SAVED_BLOCKS } from '../../src/contracts/blocks/blocks';
import { SAMPLE_ACCOUNTS } from '../../src/modules/setup/sample-data';
import {
  type IdentityDatabase,
  type IdentitySystem,
  startIdentityDatabase,
  LOCAL,
} from '../support/identity-system';
import { blockToSave } from '../support/saved-blocks';

let database: IdentityDatabase;
let system: IdentitySystem;
let admin: AuthUser;
let pro: AuthUser;

beforeAll(async () => {
  database = await startIdentityDatabase();
  system = await database.start();
  await system.setup.run({ generateAdmin: false });
  admin = await signIn('admin');
  pro = await signIn('pro');
}, 30_000);
afterAll(() => database.stop(), 30_000);
beforeEach(() => blocks().deleteMany({}));

const blocks = () => system.connection.collection('blocks');
const blocksOf = ({ id }: AuthUser) => blocks().countDocuments({ owner: new Types.ObjectId(id) });
const save = (who: AuthUser) => system.blocks.save(who, blockToSave());

function signIn(name: keyof typeof SAMPLE_ACCOUNTS): Promise<AuthUser> {
  const { email, password } = SAMPLE_ACCOUNTS[name];
  return system.users.verifyCredentials(email, password, LOCAL);
}

/** As if the user had saved so many. */
async function fill(who: AuthUser, count: number): Promise<void> {
  const owner = new Types.ObjectId(who.id);
  const records = Array.from({ length: count }, (_, i) => {
    const { name, variant, config } = blockToSave('product-box-1', `n${i}`);
    return { owner, variant, config, name, nameKey: name, createdAt: new Date(), updatedAt: new Date() };
  });
  await blocks().insertMany(records);
}

describe('the most blocks of one user', () => {
  const full = {
    code: 'CONFLICT',
    message: 'You have 500 saved blocks. Delete one before you save another.',
  };

  it('are kept, and one more only when another is gone', async () => {
    await fill(admin, MAX_SAVED_BLOCKS - 1);
    const { id } = await save(admin);
    await expect(save(admin)).rejects.toMatchObject(full);
    await expect(system.blocks.duplicate(admin, id)).rejects.toMatchObject(full);
    await system.blocks.rename(admin, id, 'Another name');
    await system.blocks.remove(admin, id);
    await save(admin);
    expect(await blocksOf(admin)).toBe(MAX_SAVED_BLOCKS);
  });

  it('are not passed by requests that come at once', async () => {
    await fill(admin, MAX_SAVED_BLOCKS - 5);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => save(admin)));
    const refusals = results.filter((result) => result.status === 'rejected');
    expect(refusals.length).toBeGreaterThanOrEqual(15);
    for (const { reason } of refusals) expect(reason).toMatchObject(full);
    expect(await blocksOf(admin)).toBe(MAX_SAVED_BLOCKS - 5 + 20 - refusals.length);
  });

  it('are counted for each user alone', async () => {
    await fill(pro, MAX_SAVED_BLOCKS);
    await save(admin);
    expect(await blocksOf(admin)).toBe(1);
  });
});

it('a deleted account takes its blocks along, and nobody else’s', async () => {
  await fill(pro, 3);
  await save(admin);
  await system.admin.remove(admin, pro.id);
  expect([await blocksOf(pro), await blocksOf(admin)]).toEqual([0, 1]);
});

import { Types } from 'mongoose';
import { EMPTY_SCHEMA_FORM, EMPTY_SCHEMA_PRODUCT } from '../../src/contracts/schema/schema';
import { picturePath } from '../../src/domain/products/product';
import { savedSchemasMigrations } from '../../src/modules/saved-schemas/saved-schemas.migrations';
import { SavedSchemasRepository } from '../../src/modules/saved-schemas/saved-schemas.repository';
import {
  SAVED_SCHEMA_MODEL,
  type SavedSchemaRecord,
  SavedSchemaSchema,
} from '../../src/modules/saved-schemas/saved-schemas.schema';
import { startDatabase, type TestDatabase } from '../support/store';

let database: TestDatabase;
let schemas: SavedSchemasRepository;

beforeAll(async () => {
  database = await startDatabase();
  for (const { up } of savedSchemasMigrations) await up(database.connection);
  schemas = new SavedSchemasRepository(
    database.connection.model<SavedSchemaRecord>(SAVED_SCHEMA_MODEL, SavedSchemaSchema),
  );
}, 30_000);
afterAll(() => database.stop());

it('names the uploaded pictures of its article and products, until they are taken out or it is deleted', async () => {
  const owner = new Types.ObjectId().toHexString();
  const [article, product, other] = [1, 2, 3].map(() => new Types.ObjectId().toHexString()) as [
    string,
    string,
    string,
  ];
  const files = [article, product, other];
  const address = (id: string) => `https://cohort.test${picturePath(id, 'k'.repeat(43))}`;
  const form = {
    ...EMPTY_SCHEMA_FORM,
    article_img: ` ${address(article)} `,
    products: [
      { ...EMPTY_SCHEMA_PRODUCT, image: address(product) },
      { ...EMPTY_SCHEMA_PRODUCT, image: 'https://shop.example/a.jpg' },
    ],
  };
  const { _id } = await schemas.insert(owner, 'Shoes', form);
  const id = _id.toHexString();
  expect(await schemas.shownPictures(files)).toEqual([article, product]);
  await schemas.update(owner, id, 'Other shoes');
  expect(await schemas.shownPictures(files)).toEqual([article, product]);
  await schemas.update(owner, id, 'Other shoes', { ...form, article_img: '' });
  expect(await schemas.shownPictures(files)).toEqual([product]);
  await schemas.remove(owner, id);
  expect(await schemas.shownPictures(files)).toEqual([]);
});

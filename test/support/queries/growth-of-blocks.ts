import { mongo } from 'mongoose';
import { MANY, FEWER, DAY_MS, NOW, stranger, oneIn, ago, type Growth } from './growing';

/** What grows with blocks, and with the products that they are filled from. */
export const GROWTH_OF_BLOCKS: Record<string, Growth> = {
  blocks: {
    rows: FEWER,
    vary: (i, { student }) => ({
      owner: oneIn(20, i, student),
      config: {},
      name: `Block ${i}`,
      nameKey: `block ${i}`,
      products: [`product ${i % 1_000}`],
      pictures: [new mongo.ObjectId()],
      updatedAt: ago(i, FEWER),
    }),
  },
  block_undo: {
    rows: FEWER,
    vary: (i, { student }) => ({
      change: stranger(i),
      owner: oneIn(20, i, student),
      block: new mongo.ObjectId(),
      config: {},
      updatedAt: ago(i, FEWER),
      at: ago(i, FEWER),
    }),
  },
  go_links: {
    rows: FEWER,
    vary: (i, { student }) => ({
      _id: String(i).padStart(16, '0'),
      owner: oneIn(20, i, student),
      block: stranger(Math.floor(i / 4)),
      target: `https://shop.example/${i}`,
      targetKey: `target ${i}`,
      products: [`product ${i % 1_000}`],
      ...(i % 10 === 0 && { orphanedAt: ago(i, FEWER) }),
    }),
  },
  go_clicks: {
    rows: MANY,
    vary: (i, { student }) => ({
      link: String(i % FEWER).padStart(16, '0'),
      day: new Date(NOW - Math.floor(i / FEWER) * DAY_MS).toISOString().slice(0, 10),
      owner: oneIn(20, i % FEWER, student),
      block: stranger(Math.floor((i % FEWER) / 4)),
      clicks: 1 + (i % 50),
    }),
  },
  products: {
    rows: FEWER,
    vary: (i, { student }) => ({
      owner: oneIn(20, i, student),
      slot: 1_000 + i,
      name: `Product ${i}`,
      nameKey: `product ${i}`,
      tagKeys: [`tag ${i % 40}`],
      links: [{ shop: `shop ${i % 30}`, url: 'https://shop.example/' }],
      amount: i,
      picture: new mongo.ObjectId(),
      createdAt: ago(i, FEWER),
      updatedAt: ago(i, FEWER),
    }),
  },
  product_changes: {
    rows: FEWER,
    vary: (i, { student }) => ({ owner: oneIn(200, i, student), at: ago(i, FEWER) }),
  },
  product_undo: {
    rows: FEWER,
    vary: (i, { student }) => ({
      change: stranger(i),
      owner: oneIn(20, i, student),
      product: new mongo.ObjectId(),
      picture: new mongo.ObjectId(),
    }),
  },
  product_shops: { rows: FEWER, vary: () => ({}) },
};

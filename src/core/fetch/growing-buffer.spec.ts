import { GrowingBuffer } from './growing-buffer';

it.each([0, 5, 100_000, 1e12])('gathers pieces in their order, with %d bytes expected', (expected) => {
  const pieces = Array.from({ length: 300 }, (_, i) => Buffer.alloc(i * 7, i));
  const body = new GrowingBuffer();
  body.expect(expected);
  pieces.forEach((piece) => body.append(piece));
  expect(body.length).toBe(Buffer.concat(pieces).length);
  expect(body.take().equals(Buffer.concat(pieces))).toBe(true);
});

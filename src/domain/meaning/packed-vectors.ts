import type { TextVectors } from './text-vectors';

/** Of the number that each vector is scaled by. */
const SCALE_BYTES = 4;
const MOST = 127;

/**
 * A vector in a byte a number, behind the scale that makes them (float32, little-endian): a quarter of its bytes, at
 * cosines that differ by less than 0.001.
 * @param place of the vector in its row
 */
export function packedVector({ width, values }: TextVectors, place: number): Uint8Array<ArrayBuffer> {
  const row = values.subarray(place * width, (place + 1) * width);
  const scale = row.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / MOST || 1;
  const bytes = new Uint8Array(SCALE_BYTES + width);
  const view = new DataView(bytes.buffer);
  view.setFloat32(0, scale, true);
  row.forEach((value, at) => view.setInt8(SCALE_BYTES + at, Math.round(value / scale)));
  return bytes;
}

/** Vectors that were packed, in their order; all of one width. */
export function unpackedVectors(packed: readonly Uint8Array[]): TextVectors {
  const width = (packed[0]?.byteLength ?? SCALE_BYTES) - SCALE_BYTES;
  const values = new Float32Array(packed.length * width);
  packed.forEach((bytes, place) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const scale = view.getFloat32(0, true);
    for (let at = 0; at < width; at += 1) values[place * width + at] = scale * view.getInt8(SCALE_BYTES + at);
  });
  return { width, values };
}

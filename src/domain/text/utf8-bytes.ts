let room = new Uint8Array(64 * 1024);

/** The bytes of a text in UTF-8, for whoever looks at them at once: the next call puts other ones in their place. */
export function utf8Bytes(text: string): Uint8Array {
  // No character of a text takes more than three bytes.
  if (room.length < 3 * text.length) room = new Uint8Array(3 * text.length);
  return room.subarray(0, new TextEncoder().encodeInto(text, room).written);
}

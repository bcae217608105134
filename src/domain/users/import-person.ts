/** An e-mail, and the name that stands before it. */
export interface Person {
  email: string;
  name: string;
}

/** Reads `Ada Lovelace <ada@example.org>`, as mail programs copy it; anything else is an e-mail without a name. */
export function readPerson(text: string): Person {
  const open = text.lastIndexOf('<');
  if (open < 0 || !text.endsWith('>')) return { email: text, name: '' };
  const name = text.slice(0, open).trim();
  const quoted = name.length > 1 && name.startsWith('"') && name.endsWith('"');
  return {
    email: text.slice(open + 1, -1).trim(),
    name: quoted ? name.slice(1, -1).replaceAll('\\"', '"').trim() : name,
  };
}

const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** Whether a text can be a record's id. */
export function isObjectId(text: string): boolean {
  return OBJECT_ID.test(text);
}

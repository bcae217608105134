export const MIN_SECRET_LENGTH = 32;
const MIN_CHARACTERS = 8;
/** What documents and generators of settings write where a secret belongs; too long to come about by chance. */
const PLACEHOLDER =
  /secret|passwor[dt]|passphrase|example|placeholder|(?:change|replace|insert).?(?:me|it|this|here)|your.?(?:jwt|key|token|own)|random.?(?:string|characters)|^(?:change|(?:test|your)[ _-]|<.*>$)|qwerty|abcdefgh|12345678/i;

/** Whether a secret is short, a placeholder, or one block again and again. */
export function isWeakSecret(secret: string): boolean {
  return (
    secret.length < MIN_SECRET_LENGTH ||
    new Set(secret).size < MIN_CHARACTERS ||
    PLACEHOLDER.test(secret) ||
    repeatsItself(secret)
  );
}

function repeatsItself(text: string): boolean {
  for (let block = 1; block <= text.length / 2; block++) {
    if (text.startsWith(text.slice(block))) return true;
  }
  return false;
}

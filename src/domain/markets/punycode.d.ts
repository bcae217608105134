/** By this path Node.js takes the package and not its own module of that name, which is deprecated. */
declare module 'punycode/punycode.js' {
  export function toUnicode(domain: string): string;
}

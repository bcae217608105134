/**
 * What a site answers at /llms.txt: a text in its format, one that does not begin with a title as that format has it, something
 * else such as a page, nothing, or what nobody knows, since it failed or robots.txt forbids to ask.
 */
export interface LlmsFile {
  state: 'text' | 'untitled' | 'other' | 'missing' | 'unknown';
  bytes: number;
}

// Letters of many languages, which files in UTF-8 do without: loaded by itself.
export { decodeBytes } from '@domain/csv/code-pages';
export { tellEncoding } from '@domain/csv/decode';

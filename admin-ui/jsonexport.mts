/** In place of the library of that name: react-admin's own export is no list's. */
export default function jsonExport(): never {
  throw new TypeError('Give the list an `exporter`, or its resource an `exportPath`.');
}

import { decodeUtf8, encodeUtf8 } from './bytes';
import { WholeRows } from './whole-rows';

function cutsOf(pieces: readonly string[]): (string | undefined)[] {
  const rows = new WholeRows();
  return pieces.map((piece) => {
    const whole = rows.cut(encodeUtf8(piece));
    return whole && decodeUtf8(whole);
  });
}

it.each<[what: string, pieces: string[], cuts: (string | undefined)[]]>([
  ['whole rows', ['a,b\r\n', 'c,d\r\n'], ['a,b\r\n', 'c,d\r\n']],
  ['a row in three pieces', ['a,b\r\nc', ',', 'd\r\ne'], ['a,b\r\n', undefined, 'c,d\r\n']],
  ['a line break in quotes', ['a,"b\n', 'c"\r\nd'], [undefined, 'a,"b\nc"\r\n']],
  ['doubled quotes, cut between them', ['a,"b"', '"\n"\r\nc'], [undefined, 'a,"b""\n"\r\n']],
  ['a line end that is cut', ['a\r', '\nb\r\n'], [undefined, 'a\r\nb\r\n']],
])('cuts %s', (_, pieces, cuts) => {
  expect(cutsOf(pieces)).toEqual(cuts);
});

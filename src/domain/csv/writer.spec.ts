import { decodeUtf8 } from './bytes';
import { CsvWriter, withoutGuard } from './writer';

function written(text: string): string {
  const writer = new CsvWriter(64);
  writer.row([text]);
  return decodeUtf8(writer.take()).trimEnd();
}

it.each(['=1+1', '-Minus Max', '+plus@x.test', '@ada', '\tx'])(
  'guards %j, and takes the guard off again',
  (text) => {
    expect(written(text)).toBe(`'${text}`);
    expect(withoutGuard(`'${text}`)).toBe(text);
  },
);

it.each(['-18%', '+49', 'Ada', "'t Hooft", "'-18", "'", ''])('leaves %j as it is both ways', (text) => {
  expect(written(text)).toBe(text);
  expect(withoutGuard(text)).toBe(text);
});

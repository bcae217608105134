import { addressesOfCsv } from './addressesOfCsv';

describe('addressesOfCsv', () => {
  it('reads a plain list', async () => {
    await expect(addressesOfCsv('https://a.example/1\r\nhttps://a.example/2\r\n')).resolves.toEqual([
      'https://a.example/1',
      'https://a.example/2',
    ]);
  });

  it('finds the column, whatever it is called and whatever stands around it', async () => {
    const csv =
      '\uFEFFTitle;Address;Words\n"One; two";https://a.example/1;10\nThree;a.example/2;20\nFour;;30\n';
    await expect(addressesOfCsv(csv)).resolves.toEqual(['https://a.example/1', 'https://a.example/2']);
  });

  it('loses none that is broken', async () => {
    const csv = 'Address,Words\nhttps://a.example/1,10\nhtps://a.example/2,20\nhttps://a.example/3,30\n';
    await expect(addressesOfCsv(csv)).resolves.toEqual([
      'https://a.example/1',
      'htps://a.example/2',
      'https://a.example/3',
    ]);
  });

  it('finds none where there are none', async () => {
    await expect(addressesOfCsv('keyword\nbuy shoes\n')).resolves.toEqual([]);
    await expect(addressesOfCsv('')).resolves.toEqual([]);
  });
});

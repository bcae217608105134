import type { FileDelimiter } from '../../contracts/csv/file-reading';
import { encodeUtf8 } from './bytes';
import { declaring, delimiterName, likelyDelimiter, separatorLine } from './layout';
import { cellTexts, CsvReader, NO_DELIMITER } from './reader';

const told = (text: string) => delimiterName(likelyDelimiter(encodeUtf8(text)));

it.each([
  ['semicolon', 'E-Mail;Nachname, Vorname\na@x.test;Müller, Jan\nb@x.test;Weiß, Eva\n'],
  ['semicolon', 'running shoes;1200;1,20\ntrail shoes;800;0,90\n'],
  ['pipe', 'Name, colour|Price|URL\nMug, red|4.50|https://x.test/1\nMug, blue|4.50|https://x.test/2\n'],
  ['semicolon', 'shoes;1,20\nboots;2,40\n'],
  ['semicolon', 'Name;Preis\nTee;1,20\nKaffee;2,40\nKakao;3,10\n'],
  ['semicolon', 'Keyword;Volume;CPC;Competition\nshoes;1.200;1,20;0,5\nboots;900;0,80;0,4\n'],
  ['semicolon', 'Nom;Prix\n"Thé, vert";3,50\n"Café, noir";4,20\n'],
  ['semicolon', 'Titre;Description\nBonjour, monde;Un, deux, trois\nSalut, toi;Quatre, cinq, six\n'],
  ['comma', 'Name,Pros\nTea,Cheap; good; strong\nMug,Nice; big; blue\nPot,Old; fine; round\n'],
  ['comma', 'Name,Links\nTea,https://a.test | https://b.test\nMug,https://c.test | https://d.test\n'],
  ['comma', 'Name,Price,Tags\nTea,1.20,a;b\nMug,2.40,c;d\n'],
  ['comma', 'name,note\nTea,"good; hot"\nMug,"big, blue"\n'],
  ['comma', '1,2\n3,4\n'],
  ['comma', 'Name, Price\nTea, 1.20\nMug, 2.40\n'],
  ['comma', 'email,name\na@x.test,Ada\n'],
  ['tab', 'Name, first\tPrice; net\nTea, green\t1,20\nMug, red\t2,40\n'],
  ['tab', 'a\tb\tc\n1,5\t2;3\tx|y\n'],
  ['pipe', 'a|b|c\n1|2,5|3;4\n'],
  ['none', 'running shoes\nboots, red\ntrail shoes\nsandals\n'],
  ['none', 'shoes\n'],
  ['semicolon', 'Export of 3 May, 2026\nName;Price;Stock\nTea;1,20;5\nMug;2,40;7\nPot;9,99;1\n'],
  ['semicolon', 'Ad;Fiyat;Adet\nÇay;1.299,90;5\nKupa;49,90;7\n'],
])('of a file is the %s: %j', (delimiter, text) => expect(told(text)).toBe(delimiter));

it.each<[string, string, FileDelimiter, string[][]]>([
  [
    'one that would be read otherwise',
    'a;b,c\n1;2,3\n',
    'comma',
    [
      ['a;b', 'c'],
      ['1;2', '3'],
    ],
  ],
  ['one that declares another', 'sep=,\r\na;b,c\n', 'semicolon', [['a', 'b,c']]],
  ['one that was declared before', declaring('a;b|c\n', 'pipe'), 'semicolon', [['a', 'b|c']]],
  ['a list without any', 'a\nb\n', 'tab', [['a'], ['b']]],
])('declares the delimiter of %s, and lines keep their numbers', (_, text, delimiter, rows) => {
  const declared = declaring(text, delimiter);
  expect(declared.split('\n')).toHaveLength(text.split('\n').length);
  const found = separatorLine(encodeUtf8(declared));
  const reader = new CsvReader(encodeUtf8(declared), found?.delimiter ?? NO_DELIMITER, found?.start);
  const read: string[][] = [];
  while (reader.next()) read.push(cellTexts(reader, encodeUtf8(declared)));
  expect(read).toEqual(rows);
});

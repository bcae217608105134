import { encodeUtf8 } from './bytes';
import { delimiterName, likelyDelimiter } from './layout';

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

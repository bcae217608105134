import type { FetchFailure } from '../../contracts/scraper/crawls';
import { AllowedHosts } from './allowed-hosts';
import { checkUrl } from './check-url';

const OPENED = new AllowedHosts(['127.0.0.1:8080', 'staging.example.com:8443', '[::1]:80', 'localhost:80']);

const TAKEN: [given: string, read: string][] = [
  ['http://example.com', 'http://example.com/'],
  ['https://example.com/a/../b?c#d', 'https://example.com/b?c'],
  ['  https://example.com/  ', 'https://example.com/'],
  ['HTTPS://EXAMPLE.COM/A', 'https://example.com/A'],
  ['https:example.com', 'https://example.com/'],
  ['https:\\\\example.com\\a', 'https://example.com/a'],
  ['ht\ntps://exa\tmple.com', 'https://example.com/'],
  ['https://example.com:443/', 'https://example.com/'],
  ['http://example.com:443/', 'http://example.com:443/'],
  ['https://example.com:80/', 'https://example.com:80/'],
  ['http://example.com:0080/', 'http://example.com/'],
  ['https://example.com./', 'https://example.com./'],
  ['https://münchen.example/ü?ü', 'https://xn--mnchen-3ya.example/%C3%BC?%C3%BC'],
  ['https://ｅｘａｍｐｌｅ.com/', 'https://example.com/'],
  ['https://@example.com/', 'https://example.com/'],
  ['http://127.0.0.1.example.com/', 'http://127.0.0.1.example.com/'],
  ['http://8.8.8.8/', 'http://8.8.8.8/'],
  ['http://134744072/', 'http://8.8.8.8/'],
  ['http://[2606:4700:4700::1111]/', 'http://[2606:4700:4700::1111]/'],
  ['http://127.0.0.1:8080/a', 'http://127.0.0.1:8080/a'],
  ['http://0x7f.1:8080/', 'http://127.0.0.1:8080/'],
  ['https://127.0.0.1:8080/', 'https://127.0.0.1:8080/'],
  ['https://staging.example.com:8443/', 'https://staging.example.com:8443/'],
  ['http://[::1]/', 'http://[::1]/'],
  ['http://localhost/', 'http://localhost/'],
];

const REFUSED: Partial<Record<FetchFailure, string[]>> = {
  scheme: [
    'ftp://example.com/',
    'file:///etc/passwd',
    'data:text/html,a',
    'javascript:alert(1)',
    'gopher://example.com/',
    'ws://example.com/',
    'wss://example.com/',
    'blob:https://example.com/1',
    'about:blank',
    'mailto:a@example.com',
    'view-source:https://example.com',
    'example.com:443',
    'unix:/var/run/docker.sock',
  ],
  credentials: [
    'https://user@example.com/',
    'https://user:secret@example.com/',
    'https://:secret@example.com/',
    'http://example.com@127.0.0.1/',
    'http://user@127.0.0.1:8080/',
    'http://example.com:80@evil.example/',
  ],
  port: [
    'http://example.com:8080/',
    'https://example.com:22/',
    'http://example.com:0/',
    'https://example.com:65535/',
    'http://127.0.0.1:8081/',
    'https://staging.example.com:8444/',
    'http://staging.example.com.:8443/',
  ],
  address: [
    '',
    ' ',
    'example.com',
    '/path',
    '//example.com/',
    'http://',
    'https://exa mple.com/',
    'http://example.com:99999/',
    'http://[fe80::1%25eth0]/',
    'http://[::1%lo]/',
    'http://[::g]/',
    'http://1.2.3.4.5/',
    'http://256.256.256.256/',
    'http://127.0.0.1%00.example.com/',
    'http://127.0.0.1/',
    'http://127.0.0.1:443/',
    'http://127.0.0.1./',
    'http://127.1/',
    'http://127.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0X7F.0.0.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://0/',
    'http://00/',
    'http://①②⑦.⓪.⓪.①/',
    'http://１２７.0.0.1/',
    'http://127。0。0。1/',
    'http://%31%32%37.0.0.1/',
    'http://127.0.0.1\\@example.com/',
    'http://127.0.0.1#@example.com/',
    'http://127.0.0.1?@example.com/',
    'http:/127.0.0.1/',
    'http:127.0.0.1',
    'http://169.254.169.254/latest/meta-data/',
    'http://0xa9fea9fe/',
    'http://0xa9.0xfe.0xa9.0xfe/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://168.63.129.16/',
    'https://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[0:0:0:0:0:ffff:127.0.0.1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
    'http://[2606:4700::5efe:7f00:1]/',
    'http://[fd00:ec2::254]/',
    `https://example.com/${'a'.repeat(2_030)}`,
    `https://example.com/${'ü'.repeat(400)}`,
  ],
};

describe('checkUrl', () => {
  it.each(TAKEN)('takes %j', (given, read) => {
    expect(checkUrl(given, OPENED).href).toBe(read);
  });

  describe.each(Object.entries(REFUSED))('for its %s refuses', (reason, urls) => {
    it.each(urls)('%j', (url) => {
      expect(() => checkUrl(url, OPENED)).toThrow(expect.objectContaining({ reason }));
    });
  });

  it.each<[location: string, result: string]>([
    ['/b', 'https://example.com/b'],
    ['b?c', 'https://example.com/a/b?c'],
    ['//example.org/b', 'https://example.org/b'],
    ['http://example.org', 'http://example.org/'],
    ['', 'https://example.com/a/'],
    ['//127.0.0.1/', 'address'],
    ['http://[::ffff:10.0.0.1]/', 'address'],
    ['file:///etc/passwd', 'scheme'],
    ['//user@example.com/', 'credentials'],
    ['//example.com:25/', 'port'],
  ])('reads the redirect %j by where it comes from: %s', (location, result) => {
    const read = () => checkUrl(location, OPENED, new URL('https://example.com/a/')).href;
    if (result.includes('/')) expect(read()).toBe(result);
    else expect(read).toThrow(expect.objectContaining({ reason: result }));
  });
});

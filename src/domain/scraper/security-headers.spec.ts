import { unsetHeaders } from './security-headers';

const page = 'https://example.com/';

it.each<[what: string, url: string, headers: Record<string, string>, unset: string[]]>([
  ['all', page, {}, ['hsts', 'nosniff', 'framing', 'referrer']],
  ['all but HSTS by http', 'http://example.com/', {}, ['nosniff', 'framing', 'referrer']],
  [
    'none',
    page,
    {
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'NoSniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    },
    [],
  ],
  [
    'a wrong nosniff',
    page,
    {
      'strict-transport-security': 'max-age=1',
      'x-content-type-options': 'yes',
      'content-security-policy': "default-src 'self'",
      'referrer-policy': 'origin',
    },
    ['nosniff'],
  ],
])('misses %s', (_what, url, headers, unset) => expect(unsetHeaders(url, headers)).toEqual(unset));

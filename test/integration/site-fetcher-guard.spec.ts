import { createServer as createTlsServer } from 'node:https';
import { SiteFetcher } from '../../src/core/fetch/site-fetcher';
import { type FakeNetwork, fakeNetwork } from '../support/fake-network';
import { SELF_SIGNED } from '../support/self-signed';
import { serve, type Site, startSite } from '../support/site';

/** Where the way out lets a request go. Every connection ends on loopback, whatever it is for. */

const PUBLIC = '93.184.216.34';
const PUBLIC_6 = '2606:2800:220:1::1';

let site: Site;
let secureSite: Site;
/** What arrived: host and path. */
let arrived: string[];
let redirectTo: string;

beforeAll(async () => {
  site = await startSite((request, response) => {
    arrived.push(`${request.headers.host}${request.url}`);
    if (request.url === '/redirect') response.writeHead(302, { location: redirectTo });
    if (request.url === '/close') response.setHeader('connection', 'close');
    response.end(request.headers.host);
  });
  secureSite = await serve(
    createTlsServer(SELF_SIGNED, (request, response) => response.end(request.headers.host)),
    'https',
  );
});

afterAll(() => Promise.all([site.close(), secureSite.close()]));

beforeEach(() => {
  arrived = [];
});

async function withFetcher(
  network: FakeNetwork,
  use: (fetcher: SiteFetcher) => Promise<void>,
  allowHosts: string[] = [],
): Promise<void> {
  const fetcher = new SiteFetcher({ allowHosts, publicUrl: '' }, network);
  try {
    await use(fetcher);
  } finally {
    await fetcher.close();
  }
}

describe('a name', () => {
  it.each<[what: string, addresses: string[], first: string]>([
    ['with a public address', [PUBLIC], PUBLIC],
    ['with two public addresses', [PUBLIC, PUBLIC_6], PUBLIC],
    ['with a public address of IPv6', [PUBLIC_6], PUBLIC_6],
  ])('%s is asked there', async (_what, addresses, first) => {
    const network = fakeNetwork(site.port, { 'site.example': [addresses] });
    await withFetcher(network, async (fetcher) => {
      expect((await fetcher.get('http://site.example/')).body.toString()).toBe('site.example');
    });
    expect(network.connected).toEqual([first]);
  });

  it.each<[what: string, addresses: string[]]>([
    ['loopback', ['127.0.0.1']],
    ['a private address', ['10.0.0.1']],
    ['a public and a private address', [PUBLIC, '192.168.0.1']],
    ['a private and a public address', ['192.168.0.1', PUBLIC]],
    ['a public address and loopback of IPv6', [PUBLIC, '::1']],
    ['the metadata of clouds', ['169.254.169.254']],
    ['a mapped address', ['::ffff:10.0.0.1']],
    ['an IPv4-compatible address', ['::10.0.0.1']],
    ['NAT64', ['64:ff9b::a00:1']],
    ['6to4', ['2002:a00:1::']],
    ['Teredo', ['2001:0:4136:e378:8000:63bf:3fff:fdd2']],
    ['ISATAP', ['2606:2800::5efe:10.0.0.1']],
    ['a zone', ['fe80::1%eth0']],
    ['a public address with a zone', [`${PUBLIC_6}%eth0`]],
    ['what is not a URL', ['localhost']],
    ['a name behind the address', [PUBLIC, 'example.com']],
  ])('that answers with %s is refused before anything is sent', async (_what, addresses) => {
    const network = fakeNetwork(site.port, { 'site.example': [addresses] });
    await withFetcher(network, async (fetcher) => {
      await expect(fetcher.get('http://site.example/')).rejects.toMatchObject({ reason: 'address' });
      await expect(fetcher.get('https://site.example/')).rejects.toMatchObject({ reason: 'address' });
    });
    expect(network.connected).toEqual([]);
  });

  it('without an address is not found', async () => {
    const network = fakeNetwork(site.port, {});
    await withFetcher(network, async (fetcher) => {
      await expect(fetcher.get('http://gone.example/')).rejects.toMatchObject({ reason: 'dns' });
    });
  });

  it('whose look-up breaks is not found', async () => {
    const network = fakeNetwork(site.port, {});
    network.lookUp = () => Promise.reject(new Error('SERVFAIL'));
    await withFetcher(network, async (fetcher) => {
      await expect(fetcher.get('http://site.example/')).rejects.toMatchObject({ reason: 'dns' });
    });
    expect(network.connected).toEqual([]);
  });

  it('that changes between two connections is refused at the second', async () => {
    const network = fakeNetwork(site.port, { 'site.example': [[PUBLIC], ['127.0.0.1']] });
    await withFetcher(network, async (fetcher) => {
      await fetcher.get('http://site.example/close');
      await expect(fetcher.get('http://site.example/')).rejects.toMatchObject({ reason: 'address' });
    });
    expect(network.connected).toEqual([PUBLIC]);
    expect(arrived).toEqual(['site.example/close']);
  });

  it('stays at the address that was checked while its connection is kept', async () => {
    const network = fakeNetwork(site.port, { 'site.example': [[PUBLIC], ['127.0.0.1']] });
    await withFetcher(network, async (fetcher) => {
      for (const path of ['1', '2', '3']) await fetcher.get(`http://site.example/${path}`);
    });
    expect(network.lookedUp).toEqual(['site.example']);
    expect(network.connected).toEqual([PUBLIC]);
  });

  it('is looked up itself, though another one has a connection to the same address', async () => {
    const network = fakeNetwork(site.port, {
      'site.example': [[PUBLIC]],
      'other.example': [[PUBLIC]],
      'inner.example': [['10.0.0.1']],
    });
    await withFetcher(network, async (fetcher) => {
      await fetcher.get('http://site.example/');
      await fetcher.get('http://other.example/');
      await expect(fetcher.get('http://inner.example/')).rejects.toMatchObject({ reason: 'address' });
    });
    expect(network.lookedUp).toEqual(['site.example', 'other.example', 'inner.example']);
    expect(network.connected).toEqual([PUBLIC, PUBLIC]);
  });

  it('whose connection ends up elsewhere is refused', async () => {
    const network = fakeNetwork(site.port, { 'site.example': [[PUBLIC]] }, { actualAddress: '10.0.0.1' });
    await withFetcher(network, async (fetcher) => {
      await expect(fetcher.get('http://site.example/')).rejects.toMatchObject({ reason: 'address' });
    });
    expect(arrived).toEqual([]);
  });

  it('is refused by the system as well, not by these tests alone', async () => {
    const lookUp = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    const fetcher = new SiteFetcher({ allowHosts: [], publicUrl: '' }, { lookUp });
    await expect(fetcher.get('http://site.example/')).rejects.toMatchObject({ reason: 'address' });
    await expect(fetcher.get('https://site.example/')).rejects.toMatchObject({ reason: 'address' });
    await fetcher.close();
  });
});

describe('a redirect', () => {
  it.each([
    ['to a private address', 'http://10.0.0.1/', 'address'],
    ['to loopback in another spelling', 'http://0x7f.1/', 'address'],
    ['to a name with a private address', 'http://inner.example/', 'address'],
    ['to a name that nobody knows', 'http://gone.example/', 'dns'],
    ['to another port', 'http://site.example:8080/', 'port'],
    ['to a file', 'file:///etc/passwd', 'scheme'],
    ['with credentials', 'http://a:b@site.example/', 'credentials'],
  ])('%s is refused', async (_what, location, reason) => {
    redirectTo = location;
    const network = fakeNetwork(site.port, { 'site.example': [[PUBLIC]], 'inner.example': [['10.0.0.1']] });
    const hops = [{ url: 'http://site.example/redirect', status: 302, location }];
    await withFetcher(network, async (fetcher) => {
      await expect(fetcher.get('http://site.example/redirect')).rejects.toMatchObject({ reason, hops });
    });
    expect(network.connected).toEqual([PUBLIC]);
    expect(arrived).toEqual(['site.example/redirect']);
  });

  it('from an opened address obeys the rule', async () => {
    redirectTo = 'http://127.0.0.1:80/';
    const network = fakeNetwork(site.port, {});
    await withFetcher(
      network,
      async (fetcher) => {
        await expect(fetcher.get(`${site.origin}/redirect`)).rejects.toMatchObject({ reason: 'address' });
      },
      [site.host],
    );
    expect(arrived).toEqual([`${site.host}/redirect`]);
  });

  it('that the name changes for is refused', async () => {
    redirectTo = 'https://site.example/';
    const network = fakeNetwork(site.port, { 'site.example': [[PUBLIC], ['127.0.0.1']] });
    await withFetcher(network, async (fetcher) => {
      const refused = fetcher.get('http://site.example/redirect');
      await expect(refused).rejects.toMatchObject({ reason: 'address' });
    });
    expect(network.connected).toEqual([PUBLIC]);
  });
});

describe('an opened address', () => {
  it('opens its own port alone', async () => {
    const network = fakeNetwork(site.port, { 'staging.example': [['10.0.0.1']] });
    await withFetcher(
      network,
      async (fetcher) => {
        expect((await fetcher.get('http://staging.example:8080/')).status).toBe(200);
        await expect(fetcher.get('http://staging.example/')).rejects.toMatchObject({ reason: 'address' });
        await expect(fetcher.get('http://staging.example:8081/')).rejects.toMatchObject({ reason: 'port' });
      },
      ['staging.example:8080'],
    );
  });
});

describe('TLS', () => {
  it('is spoken with a site whose certificate is good', async () => {
    const network = fakeNetwork(secureSite.port, { 'site.example': [[PUBLIC]] });
    await withFetcher(network, async (fetcher) => {
      expect((await fetcher.get('https://site.example/')).body.toString()).toBe('site.example');
    });
  });

  it('is refused where the certificate is for another name', async () => {
    const network = fakeNetwork(secureSite.port, { 'other.example': [[PUBLIC]] });
    await withFetcher(network, async (fetcher) => {
      await expect(fetcher.get('https://other.example/')).rejects.toMatchObject({ reason: 'tls' });
    });
  });

  it('is refused where nobody vouches for the certificate', async () => {
    const fetcher = new SiteFetcher({ allowHosts: [secureSite.host], publicUrl: '' });
    await expect(fetcher.get(secureSite.origin)).rejects.toMatchObject({ reason: 'tls' });
    await fetcher.close();
  });

  it('is refused where the other side speaks none', async () => {
    const network = fakeNetwork(site.port, { 'site.example': [[PUBLIC]] });
    await withFetcher(network, async (fetcher) => {
      await expect(fetcher.get('https://site.example/')).rejects.toMatchObject({ reason: 'tls' });
    });
  });

  it('says nothing to an address that is refused', async () => {
    const network = fakeNetwork(
      secureSite.port,
      { 'site.example': [[PUBLIC]] },
      { actualAddress: '10.0.0.1' },
    );
    await withFetcher(network, async (fetcher) => {
      await expect(fetcher.get('https://site.example/')).rejects.toMatchObject({ reason: 'address' });
    });
  });
});

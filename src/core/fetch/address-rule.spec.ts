import { isPublicAddress } from './address-rule';

const PUBLIC = `
1.1.1.1
8.8.8.8
9.255.255.255
11.0.0.0
93.184.216.34
100.63.255.255
100.128.0.0
126.255.255.255
128.0.0.1
151.101.1.69
168.63.129.15
168.63.129.17
169.253.255.255
169.255.0.0
172.15.255.255
172.32.0.0
191.255.255.255
192.0.1.0
192.167.255.255
192.169.0.0
198.17.255.255
198.20.0.0
203.0.112.255
203.0.114.0
223.255.255.255
::ffff:8.8.8.8
::ffff:808:808
2000::1
2606:4700:4700::1111
2606:2800:220:1:248:1893:25c8:1946
2a00:1450:4001:81b::200e
2A00:1450:4001:81B::200E
2a03:2880:f12f:83:face:b00c:0:25de
`;

const REFUSED: Record<string, string> = {
  'this network': `0.0.0.0 0.0.0.1 0.255.255.255`,
  private: `10.0.0.0 10.0.0.1 10.255.255.255 172.16.0.0 172.16.0.1 172.31.255.255 192.168.0.0 192.168.1.1 192.168.255.255`,
  'carrier-grade NAT': `100.64.0.0 100.100.100.200 100.127.255.255`,
  loopback: `127.0.0.0 127.0.0.1 127.1.2.3 127.255.255.255 ::1 0:0:0:0:0:0:0:1`,
  'link-local, with the metadata of clouds': `169.254.0.0 169.254.169.254 169.254.170.2 169.254.255.255 fe80:: fe80::1 febf::1`,
  'the host of a virtual machine on Azure': `168.63.129.16 ::ffff:168.63.129.16 ::ffff:a83f:8110`,
  'protocol assignments': `192.0.0.0 192.0.0.1 192.0.0.170 192.0.0.192`,
  documentation: `192.0.2.0 192.0.2.1 198.51.100.1 203.0.113.1 2001:db8:: 2001:db8::1 3fff::1`,
  '6to4 relays': `192.88.99.0 192.88.99.1`,
  benchmarking: `198.18.0.0 198.19.255.255 2001:2::1`,
  multicast: `224.0.0.0 224.0.0.1 239.255.255.255 ff00::1 ff02::1 ff0e::1`,
  'reserved, broadcast': `240.0.0.0 240.0.0.1 255.255.255.254 255.255.255.255`,
  unspecified: `:: 0:0:0:0:0:0:0:0 ::0`,
  'IPv4-mapped': `::ffff:0.0.0.0 ::ffff:10.0.0.1 ::ffff:127.0.0.1 ::ffff:7f00:1 0:0:0:0:0:ffff:7f00:1 ::FFFF:192.168.0.1 ::ffff:169.254.169.254 ::ffff:a9fe:a9fe`,
  'IPv4-compatible': `::7f00:1 ::127.0.0.1 ::10.0.0.1 ::8.8.8.8 ::a9fe:a9fe`,
  'IPv4-translated': `::ffff:0:127.0.0.1 ::ffff:0:8.8.8.8`,
  NAT64: `64:ff9b::7f00:1 64:ff9b::127.0.0.1 64:ff9b::8.8.8.8 64:ff9b:1::1 64:ff9b:1:7f00:1::`,
  '6to4': `2002:7f00:1:: 2002:7f00:1::1 2002:a00:1:: 2002:808:808::1`,
  Teredo: `2001::1 2001:0:4136:e378:8000:63bf:3fff:fdd2`,
  ISATAP: `2606:4700::5efe:127.0.0.1 2606:4700::5efe:7f00:1 2a00:1450:4001:81b:200:5efe:a00:1 fe80::5efe:10.0.0.1`,
  'unique local': `fc00:: fc00::1 fd00:ec2::254 fdff:ffff::1`,
  'site-local': `fec0::1 feff::1`,
  discard: `100::1`,
  'not given out': `1000::1 1fff::1 4000::1 5f00::1 8000::1 e000::1 f000::1`,
  'ORCHID, AMT, AS112 and drone identities': `2001:10::1 2001:20::1 2001:3::1 2001:4:112::1 2620:4f:8000::1`,
  'a zone': `fe80::1%eth0 fe80::1%lo ::1%1 2606:4700:4700::1111%eth0 2606:4700:4700::1111%`,
  'no address': `localhost example.com 127.1 2130706433 0x7f000001 0177.0.0.1 1.2.3 1.2.3.4.5 256.1.1.1 1.1.1.1. 1.1.1.1/8 [::1] :::1 1.1.1.-1 ::ffff:999.1.1.1`,
};

describe('isPublicAddress', () => {
  it.each(PUBLIC.trim().split('\n'))('lets %s through', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  describe.each(Object.entries(REFUSED))('refuses %s:', (_kind, addresses) => {
    it.each(addresses.split(' '))('%s', (address) => {
      expect(isPublicAddress(address)).toBe(false);
    });
  });

  it('refuses nothing at all', () => {
    expect(isPublicAddress('')).toBe(false);
  });
});

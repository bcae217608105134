import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { assertCanListen } from './listening';

describe('assertCanListen', () => {
  it('passes where the address is free', async () => {
    await expect(
      assertCanListen('127.0.0.1', { PORT: 0, MANAGEMENT_PORT: undefined }),
    ).resolves.toBeUndefined();
  });

  it.each(['PORT', 'MANAGEMENT_PORT'])('names %s when it is taken', async (setting) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(assertCanListen('127.0.0.1', { [setting]: port })).rejects.toThrow(
      `Port ${port} is in use by another program: stop it or set ${setting} to a free one.`,
    );
    other.close();
  });

  it('names HOST when this machine does not have it', async () => {
    await expect(assertCanListen('192.0.2.1', { PORT: 0 })).rejects.toThrow(
      /^HOST 192\.0\.2\.1 is not an address/,
    );
  });
});

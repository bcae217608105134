import { Agent, get } from 'node:http';

const CONNECTIONS = 8;

/** Sends so many requests, one after the other on each of some connections, with each of the headers in turn. */
export async function send(count, address, headers) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let asked = 0;
  const connection = async () => {
    while (asked < count) await ask(address, { agent, headers: headers[asked++ % headers.length] });
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  } finally {
    agent.destroy();
  }
}

function ask(address, options) {
  return new Promise((resolve, reject) => {
    const request = get(address, options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}.`));
      response.resume().once('end', resolve).once('error', reject);
    });
    request.once('error', reject);
  });
}

import { Agent, get } from 'node:http';

const CONNECTIONS = 16;

/** Answers a second to requests that are sent one after the other on each of some connections, with each of the headers in turn. */
export async function measure(address, headers, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let [asked, answers] = [0, 0];
  const connection = async () => {
    while (performance.now() < end) {
      await ask(address, { agent, headers: headers[asked++ % headers.length] });
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return (answers / (performance.now() - begin)) * 1000;
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

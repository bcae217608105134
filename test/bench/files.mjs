// npm run bench:files: what a PPL file of 100 MB costs on its way up and down, and 40 downloads of it at the same time.
import { readFileSync } from 'node:fs';
import { report } from './support/report.mjs';
import { call, withSeparateStore } from './support/server.mjs';

const MB = 1024 * 1024;
/** A little less than the limit, which counts the file alone. */
const FILE_BYTES = 99 * MB;
const GROWTH_LIMIT = 60;
const SAMPLE_MS = 20;
const PARALLEL = 40;
const SMALL_BYTES = 5 * MB;

await withSeparateStore(async ({ url, pid, admin }) => {
  const small = await upload(url, admin, csvOf(SMALL_BYTES));
  await download(url, admin, small);
  const file = csvOf(FILE_BYTES);

  const up = await measured(pid, () => upload(url, admin, file));
  tell('100 MB up', up);
  const down = await measured(pid, () => download(url, admin, up.value));
  tell('100 MB down', down);
  report('it comes back whole', `${down.value} bytes`, down.value === file.size, `${file.size}`);

  const many = await measured(pid, () =>
    Promise.all(Array.from({ length: PARALLEL }, () => download(url, admin, small))),
  );
  console.log(
    `         ${PARALLEL} downloads of 5 MB at the same time: ${seconds(many)} s, ${many.growth.toFixed(0)} MB more`,
  );
  const { downloads } = await (await call(`${url}/api/ppl/${small}`, admin)).json();
  report('downloads counted', downloads, downloads === PARALLEL + 1, PARALLEL + 1);
});

function tell(what, measurement) {
  const { growth } = measurement;
  const text = `${seconds(measurement)} s, ${growth.toFixed(0)} MB more memory at its peak`;
  report(what, text, growth < GROWTH_LIMIT, `< ${GROWTH_LIMIT} MB`);
}

function seconds({ ms }) {
  return (ms / 1000).toFixed(1);
}

/** What some work gives, how long it takes, and how much the process grew meanwhile, in MB. */
async function measured(pid, work) {
  const before = residentMb(pid);
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, residentMb(pid))), SAMPLE_MS);
  const start = performance.now();
  try {
    const value = await work();
    return { value, ms: performance.now() - start, growth: peak - before };
  } finally {
    clearInterval(timer);
  }
}

function residentMb(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) / 1024;
}

/** Rows that are all different, as in a real list. */
function csvOf(bytes) {
  const parts = ['keyword,volume,cpc\n'];
  let length = parts[0].length;
  for (let block = 0; length < bytes; block++) {
    const rows = Array.from({ length: 5000 }, (_, i) => `how to find lead ${block}-${i},${i},${i % 97}.5\n`);
    const text = rows.join('');
    parts.push(text);
    length += text.length;
  }
  return new Blob(parts);
}

async function upload(url, token, file) {
  const body = new FormData();
  body.append('name', 'Bench');
  body.append('file', file, 'bench.csv');
  const { id } = await (await call(`${url}/api/ppl/createPPLFile/`, token, { method: 'POST', body })).json();
  return id;
}

/** Gives how many bytes came, of which none is kept. */
async function download(url, token, id) {
  const response = await call(`${url}/api/ppl/download?id=${id}`, token);
  let bytes = 0;
  for await (const piece of response.body) bytes += piece.length;
  return bytes;
}

import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { probeDuring } from '../support/probe.mjs';
import { call, json, withServer } from '../support/server.mjs';

const KILOBYTES_IN_MEGABYTE = 1024;
const SAMPLE_MS = 10;
/** By then the questions of others have made the heap as large as they make it. */
const SETTLE_MS = 10_000;
/** Two students send two submissions each, which is as many as one may send at a time. */
const SENDERS = 2;
const PROBERS = 8;

/** Four JSON submissions of the file at once: by how much a server that has just started grows, and how long others wait. */
export function measureSubmissions(file, lists) {
  const content = `data:text/csv;base64,${file.toString('base64')}`;
  const submission = json({ ...lists, file: { name: 'keywords', extension: 'csv', content } });
  return withServer(SENDERS + PROBERS, async ({ url, pid, students }) => {
    const senders = students.splice(0, SENDERS);
    const { value: megabytes, latencies } = await probeDuring(url, students, async () => {
      await pause(SETTLE_MS);
      const growth = watchGrowth(pid);
      await Promise.all([...senders, ...senders].map((token) => submit(url, token, submission)));
      return growth.stop();
    });
    return { megabytes, latencies };
  });
}

async function submit(url, token, submission) {
  const { body } = await call(`${url}/api/intent/submit`, token, submission);
  for await (const piece of body) void piece;
}

/** Memory that is the process's own, without what it maps of files. */
function watchGrowth(pid) {
  const now = () => {
    const [, kilobytes] = /RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(kilobytes) / KILOBYTES_IN_MEGABYTE;
  };
  const start = now();
  let most = start;
  const timer = setInterval(() => (most = Math.max(most, now())), SAMPLE_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return most - start;
    },
  };
}

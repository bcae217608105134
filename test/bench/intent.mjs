// npm run bench:intent: how fast keywords are classified, how much memory it takes, and what others feel of it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { classifyFile, measureClassification } from './intent/classification.mjs';
import { keywordFile, wordLists } from './intent/inputs.mjs';
import { measureSubmissions } from './intent/submissions.mjs';
import { measureWholeCall } from './intent/whole-call.mjs';
import { percentile } from './support/probe.mjs';
import { report } from './support/report.mjs';

const MEMORY_RUN = '--memory-of';
const MEGABYTE = 1024 * 1024;

if (process.argv[2] === MEMORY_RUN) measureMemory(process.argv[3]);
else await main();

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'cohort-bench-intent-'));
  try {
    const file = join(folder, 'keywords.csv');
    writeFileSync(file, keywordFile());
    const classification = measureClassification(file, folder);
    reportClassification(classification, readFileSync(file).length);
    const memory = spawnSync(process.execPath, [fileURLToPath(import.meta.url), MEMORY_RUN, file], {
      encoding: 'utf8',
    });
    report(
      'Peak memory above the start',
      `${memory.stdout.trim()} MB`,
      Number(memory.stdout) < 400,
      '< 400 MB',
    );
    reportWholeCall(await measureWholeCall(readFileSync(file), wordLists(500)), classification.runs[0]);
    reportSubmissions(await measureSubmissions(readFileSync(file), wordLists(500)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In a process of its own: one classification with 500 words per intent. */
function measureMemory(file) {
  const lists = wordLists(500);
  const before = process.memoryUsage.rss();
  classifyFile(file, `${file}.memory`, lists);
  const peak = process.resourceUsage().maxRSS * 1024;
  process.stdout.write(`${Math.round((peak - before) / MEGABYTE)}`);
}

function reportClassification({ rows, runs }, bytes) {
  console.log(`${rows.toLocaleString('en')} rows, ${(bytes / MEGABYTE).toFixed(1)} MB; best of all rounds\n`);
  const [limit, few, many, most] = runs;
  for (const { name, cpu, wall } of runs) {
    const speed = `${(rows / wall / 1000).toFixed(2)} million rows/s`;
    console.log(
      `  ${name.padEnd(26)} ${wall.toFixed(0).padStart(5)} ms  ${speed.padStart(22)}  ${cpu.toFixed(0)} ms cpu`,
    );
  }
  console.log('');
  const share = limit.cpu / many.cpu;
  report('500 words, share of the limit', share.toFixed(2), share >= 0.5, '≥ 0.5');
  const growth = most.cpu / few.cpu;
  report('5,000 words against 50', `${growth.toFixed(2)} × the time`, growth <= 1.3, '≤ 1.3');
}

function reportWholeCall({ calls, idleLatencies, busyLatencies }, limit) {
  const best = calls.reduce((quickest, each) => (each.whole < quickest.whole ? each : quickest));
  for (const part of ['upload', 'job', 'download']) console.log(`  ${part} ${best[part].toFixed(0)} ms`);
  const all = calls.map(({ whole }) => (whole / 1000).toFixed(2)).join(', ');
  const share = best.whole / limit.wall;
  const figure = `${all} s; the best ${share.toFixed(1)} × ${limit.name}`;
  report('Upload, classify, download', figure, share <= 5, '≤ 5 ×');
  const idle = percentile(idleLatencies, 0.99);
  const busy = percentile(busyLatencies, 0.99);
  console.log(`  Other requests, idle: p99 ${idle.toFixed(0)} ms of ${idleLatencies.length}`);
  const details = `p50 ${percentile(busyLatencies, 0.5).toFixed(0)} ms, p99 ${busy.toFixed(0)} ms of ${busyLatencies.length}`;
  report('Other requests, meanwhile', details, busy < 100, 'p99 < 100 ms');
}

function reportSubmissions({ megabytes, latencies }) {
  report('Four JSON submissions at once', `${megabytes.toFixed(0)} MB more`, megabytes < 150, '< 150 MB');
  const [p99, worst] = [percentile(latencies, 0.99), Math.max(...latencies)];
  const details = `p99 ${p99.toFixed(0)} ms, worst ${worst.toFixed(0)} ms of ${latencies.length}`;
  report('Other requests, meanwhile', details, worst < 200, 'worst < 200 ms');
}

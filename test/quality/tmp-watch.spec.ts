import { CHANGES } from '../support/watch-histories/changes';
import { FAILURES } from '../support/watch-histories/failures';
import { ACTS_AT, histories, watch } from '../support/watch-histories/histories';
it('x', () => {
  const out: string[] = [];
  const t = Date.now();
  const all = histories({ noise: 10, change: 10, failure: 6 }).map(watch);
  out.push(`${all.length} in ${Date.now() - t} ms`);
  let [tp, fp, fn, ex] = [0, 0, 0, 0];
  for (const told of all) {
    const { history, alarms, outcomes } = told;
    const name = `${history.change ?? history.failure ?? '-'} ${told.page.kind} ${told.page.phrases.lang} ${history.seed} (${history.noises.join(', ')})`;
    alarms.forEach((alarm, at) => {
      if (!alarm) return;
      if (history.change && at === ACTS_AT) { tp++; return; }
      fp++;
      out.push(`FALSE ${at} ${name} ${JSON.stringify({ f: alarm.fields.map(({ field, before, after }) => [field, before.slice(0,2), after.slice(0,2)]), h: alarm.hunks.map(({ removed, added }) => [removed.map(x=>x.slice(0,60)), added.map(x=>x.slice(0,60))]) }).slice(0, 600)}`);
    });
    if (history.change) {
      if (!alarms[ACTS_AT]) { fn++; out.push(`MISSED ${name}`); }
      else {
        const got = alarms[ACTS_AT]!.fields.map(({ field }) => field).filter((f) => f !== 'words' && f !== 'links').sort().join();
        const want = CHANGES[history.change]!.fields(told.page).sort().join();
        if (got === want) ex++; else out.push(`FIELDS ${name}: want ${want} got ${got}`);
      }
    }
    if (history.failure && outcomes[ACTS_AT] !== FAILURES[history.failure]!.outcome) out.push(`OUTCOME ${name} ${outcomes[ACTS_AT]}`);
  }
  out.push(`tp ${tp} fp ${fp} fn ${fn} precision ${tp / (tp + fp)} recall ${tp / (tp + fn)} exact ${ex / tp}`);
  require('node:fs').writeFileSync('/tmp/watch-quality.txt', out.join('\n'));
});

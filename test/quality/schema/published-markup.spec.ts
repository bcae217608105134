import { reportOnMarkup } from '../../../src/domain/schema/markup-report';
import { PLUGIN_HEADS } from './plugin-heads';

const today = '2026-11-24';
const MIN_HEADS = 40;
const reportOf = (text: string) => reportOnMarkup({ text, address: 'https://site.example/post/', today });

describe('what plugins and shops write', () => {
  it.each(PLUGIN_HEADS)('is held to nothing that Google does not ask: $name', ({ html, results }) => {
    const { findings, verdicts } = reportOf(html);
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
    const shown = verdicts.filter(({ state }) => state === 'eligible' || state === 'warnings');
    expect(results.filter((feature) => !shown.some((verdict) => verdict.feature === feature))).toEqual([]);
  });

  it('is of all the common ones', () => {
    expect(new Set(PLUGIN_HEADS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(MIN_HEADS);
  });
});

import { reportOnMarkup } from '../markup-report';

it('says what an invisible character before the JSON is', () => {
  const json = '\ufeff{"@context": "https://schema.org", "@type": "Thing", "name": "Kettle"}';
  const text = `<script type="application/ld+json">${json}</script>`;
  const { findings } = reportOnMarkup({ text, today: '2026-11-22' });
  expect(findings.filter(({ rule }) => rule === 'json-broken')).toMatchObject([
    {
      sentence:
        'There is an invisible character at line 1, a byte order mark: remove it, since JSON allows none',
    },
  ]);
});

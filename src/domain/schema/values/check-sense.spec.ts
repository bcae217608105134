import { reportOnMarkup } from '../markup-report';

it.each([
  ['51.51', '-0.12', []],
  ['-33.8568', '151.2153', []],
  ['91', '5', ['coordinates latitude']],
  ['5', '-181', ['coordinates longitude']],
  ['50,7374', '7,0982', ['number-format latitude 50.7374', 'number-format longitude 7.0982']],
  ['-33,8568', '151.2153', ['number-format latitude -33.8568']],
  ['50,737', '7.098', ['number-format latitude 50.737']],
])('of latitude %s and longitude %s', (latitude, longitude, found) => {
  const geo = { '@type': 'GeoCoordinates', latitude, longitude };
  const text = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Place', name: 'Quay', geo });
  const told = reportOnMarkup({ text, today: '2026-11-22' }).findings.map(({ rule, property, fix }) =>
    [rule, property, fix].filter(Boolean).join(' '),
  );
  expect(told).toEqual(found);
});

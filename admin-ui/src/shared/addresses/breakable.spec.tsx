import { render } from '@testing-library/react';
import { breakable } from './breakable';

it.each([
  ['https://shop.example/', ['https://shop.example/']],
  ['https://shop.example/shoes/trail-3', ['https://shop.example/', 'shoes/', 'trail-3']],
  [
    'https://shop.example/?next=https://other.example/a',
    ['https://shop.example/', '?next=https://other.example/', 'a'],
  ],
  ['Shoes / boots', ['Shoes / boots']],
])('breaks %s after its slashes alone', (text, parts) => {
  const { container } = render(breakable(text));
  expect(container).toHaveTextContent(text);
  expect(container.innerHTML.split('<wbr>').map((part) => part.replaceAll('&amp;', '&'))).toEqual(parts);
});

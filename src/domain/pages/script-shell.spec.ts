import { readPage } from './read-page';

describe('pages that need scripts', () => {
  it.each([
    ['an empty root', '<div id="root"></div><script src=x></script>', true],
    ['a root with a spinner', '<div id="app">Loading…</div><script src=x></script>', true],
    ['a root without scripts', '<div id="root"></div>', false],
    ['a full root', `<div id="root">${'word '.repeat(20)}</div><script></script>`, false],
    ['of Angular', '<app-root></app-root><script src=main.js type=module></script>', true],
    [
      'of Angular, with words around',
      '<p>Loading the shop</p><app-root></app-root><script src=a></script>',
      true,
    ],
    ['of Gatsby', '<div id="___gatsby"></div><script src=app.js></script>', true],
    ['of SvelteKit', '<body><div style="display: contents"><script src=a></script></div>', true],
    ['of Svelte', '<div id=svelte></div><script src=a></script>', true],
    ['of Ember', '<body class="ember-application"><script src=vendor.js></script></body>', true],
    ['of Ember, with its root', '<h1>Shop</h1><div id="ember-app"></div><script></script>', true],
    ['of a custom element', '<header>Shop</header><my-shop lang=en></my-shop><script src=a></script>', true],
    [
      'that asks for JavaScript without scripts',
      '<noscript>You need to enable JavaScript to run this app.</noscript><div id=x></div><script src=a></script>',
      true,
    ],
    ['that asks for JavaScript', '<p>Please enable JavaScript to continue.</p><script></script>', true],
    ['that says that JavaScript is required', '<p>JavaScript is required</p><script></script>', true],
    ['of Vue', '<noscript>x</noscript><div id=app></div><script src=a></script>', true],
    [
      'a custom element that says something',
      '<my-page><p>Some words of its own here</p></my-page><script></script>',
      false,
    ],
    ['a picture alone', '<img src=a alt=""><script src=a></script>', false],
    ['a noscript of a counter', '<p>Hello</p><noscript><img src=count></noscript><script></script>', false],
    ['words beside the root', `<div id="root"></div>${'word '.repeat(60)}<script></script>`, false],
    ['a short page', '<p>Hello</p><script></script>', false],
  ])('%s', (_, html, needs) => {
    expect(readPage(html, { url: 'https://shop.example/' }).needsJavaScript).toBe(needs);
  });
});

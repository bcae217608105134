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
    [
      'of SvelteKit, that imports its scripts',
      '<body><div style="display: contents"><script>{Promise.all([import("./_app/start.js"), import("./_app/app.js")])}</script></div>',
      true,
    ],
    [
      'a loading page of Next',
      '<body><div class="spinner">Just a second</div><script src="/_next/static/chunks/main.js" async></script>',
      true,
    ],
    [
      'a loading page of Next, by its inline scripts',
      '<p>Hold on</p><script src=a></script><script>self.__next_f.push([0])</script>',
      true,
    ],
    ['a page that loads', '<p>Loading…</p><script src=a></script>', true],
    ['a page that is to come', '<p>Coming soon</p><script src=count.js></script>', false],
    ['a page about what loads', '<p>Loading dock</p><script src=count.js></script>', false],
    ['a page with an import in its text', '<p>import("x")</p><script></script>', false],
    [
      'a page of Next that is rendered',
      `<main><h1>Shop</h1>${'word '.repeat(60)}</main><script src="/_next/static/a.js"></script>`,
      false,
    ],
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

describe('pages whose content stands in a frame', () => {
  it.each([
    ['a frameset', '<frameset cols="20%,80%"><frame src="/menu"><frame src="/start"></frameset>', true],
    [
      'a frameset with words for others',
      '<frameset><frame src="/a"><noframes>Old</noframes></frameset>',
      true,
    ],
    ['a frame alone', '<body><iframe src="https://shop.example/app"></iframe></body>', true],
    ['a frame and a word', '<p>Shop</p><iframe src="/shop"></iframe>', true],
    [
      'a map beside an address',
      '<p>You find us in Mill Lane 5, Leeds</p><iframe src="/map"></iframe>',
      false,
    ],
    [
      'a frame without an address',
      '<body><iframe></iframe><iframe src="about:blank"></iframe></body>',
      false,
    ],
    ['a frame of a counter', '<noscript><iframe src="/count"></iframe></noscript>', false],
    ['an empty page', '<body></body>', false],
  ])('%s', (_, html, framed) => {
    expect(readPage(html, { url: 'https://shop.example/' }).framed).toBe(framed);
  });

  it('are told as needing scripts alone where they do', () => {
    const html = '<div id="root"></div><iframe src="/count"></iframe><script src="a"></script>';
    expect(readPage(html, { url: 'https://shop.example/' })).toMatchObject({
      needsJavaScript: true,
      framed: false,
    });
  });
});

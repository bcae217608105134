import { escapeHtml, isBlank, markup } from './html';

describe('escapeHtml', () => {
  it.each([
    ['plain', 'plain'],
    ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
    ['&amp;', '&amp;amp;'],
    [`"quoted" 'too'`, '&quot;quoted&quot; &#39;too&#39;'],
    ['one\n  two\r\n\tthree', 'one two three'],
    ['line\u2028separator\vnext', 'line separator next'],
    ['zero\u0000bell\u0007delete\u007Fcontrol\u009B', 'zerobelldeletecontrol'],
    ['half \uD83D of a pair', 'half of a pair'],
    ['non-character \uFFFE', 'non-character '],
    ['100\u00A0km', '100\u00A0km'],
    ['👩‍💻 שלום', '👩‍💻 שלום'],
  ])('%j becomes %j', (text, escaped) => {
    expect(escapeHtml(text)).toBe(escaped);
  });
});

describe('isBlank', () => {
  it.each([
    ['', true],
    [' \n\u00A0', true],
    ['\u200B\u200F\uFEFF', true],
    ['\u0000\uFFFE\uD800', true],
    ['.', false],
    ['👍', false],
  ])('of %j is %s', (text, blank) => {
    expect(isBlank(text)).toBe(blank);
  });
});

describe('markup', () => {
  it('escapes texts in content and attributes, and markup only once', () => {
    const inner = markup`<b title="${'"x"'}">${'<i>'}</b>`;
    expect(markup`<p>${inner}${3}</p>`.toString()).toBe('<p><b title="&quot;x&quot;">&lt;i&gt;</b>3</p>');
  });

  it('lets a text that looks like a template be a text', () => {
    expect(markup`<p>${'${x} $& `'}</p>`.toString()).toBe('<p>${x} $&amp; `</p>');
  });

  it('joins the lines of templates and lists, and leaves out what is not there', () => {
    const item = (text: string) => markup`
      <li>
        ${text}
      </li>
    `;
    const list = markup`
      <ul>
        ${[' a', 'b '].map(item)}
        ${undefined}
        ${[]}
      </ul>
    `;
    expect(list.toString()).toBe('<ul><li> a</li><li>b </li></ul>');
  });

  it('joins a list within a line without anything between', () => {
    expect(markup`<p>${['a', undefined, markup`<br>`]}</p>`.toString()).toBe('<p>a<br></p>');
  });
});

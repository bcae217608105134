import { type Mail, mailTexts } from './mail-text';

const MAIL: Mail = {
  to: { name: 'Ann <script>', address: 'ann@cohort.test' },
  subject: 'Hello',
  before: ['Tom & "Jerry" wrote.'],
  action: { label: 'Look <here>', url: 'https://cohort.test/a?b=1&c="2"' },
  after: ['Bye.'],
};

it('says the same in plain text and in html', () => {
  const { text, html } = mailTexts(MAIL);
  expect(text).toBe(
    'Hello Ann <script>,\n\nTom & "Jerry" wrote.\n\nhttps://cohort.test/a?b=1&c="2"\n\nBye.\n',
  );
  expect(html).toContain('<p>Hello Ann &lt;script&gt;,</p><p>Tom &amp; &quot;Jerry&quot; wrote.</p>');
  expect(html).toContain('<p>Bye.</p>');
});

it('lets nothing out of the html that was written by somebody', () => {
  const { html } = mailTexts(MAIL);
  expect(html).not.toMatch(/<script|<here>/);
  expect(html).toContain('href="https://cohort.test/a?b=1&amp;c=&quot;2&quot;"');
});

it('lists further links, and says why it comes', () => {
  const { text, html } = mailTexts({
    ...MAIL,
    items: [{ text: 'One <b>', url: 'https://cohort.test/1?a&b' }],
    footer: {
      text: 'You asked for it.',
      links: [
        { text: 'Switch off', url: 'https://cohort.test/off' },
        { text: 'Leave', url: 'https://cohort.test/leave' },
      ],
    },
  });
  expect(text).toContain('\n\n- One <b>\n  https://cohort.test/1?a&b\n\n');
  expect(text).toMatch(
    /Bye\.\n\nYou asked for it\.\nSwitch off: https:\/\/cohort\.test\/off\nLeave: \S+\/leave\n$/,
  );
  expect(html).toMatch(
    /<li [^>]*><a href="https:\/\/cohort\.test\/1\?a&amp;b" [^>]*>One &lt;b&gt;<\/a><\/li>/,
  );
  expect(html).toMatch(
    /You asked for it\. <a href="https:\/\/cohort\.test\/off" [^>]*>Switch off<\/a> · <a href="\S+\/leave" [^>]*>Leave<\/a><\/p>/,
  );
});

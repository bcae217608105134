import { CHAT_TYPES, type ChatType } from '../../../contracts/notices/chats';
import { NOTICE_LIMITS } from '../../../contracts/notices/notices';
import { type ChatItem, type ChatMessage, fittingPayload, type ChatRefusal } from './chat-message';
import { CHAT_RECEIVERS } from './chat-receivers';

const URL = 'https://cohort.example.com/x?a=1&b=(2)';
const CHANGED: ChatMessage = {
  severity: 'critical',
  title: 'A <b> & *c* @everyone',
  lines: ['- one_two [x](y)', '# https://a.example/b_c_d'],
  url: URL,
  items: [],
  more: 0,
};
const ITEMS: ChatItem[] = [
  { severity: 'warning', title: 'First', lines: ['Before: 1'], url: URL },
  { severity: 'info', title: 'Sec|ond', lines: [], url: '' },
];
const DIGEST: ChatMessage = {
  ...CHANGED,
  severity: 'warning',
  title: '5 told',
  lines: [],
  items: ITEMS,
  more: 3,
};

const payloadOf = (type: ChatType, message: ChatMessage) =>
  fittingPayload(CHAT_RECEIVERS[type], message, '-1001');
const section = (text: string, type = 'mrkdwn') => ({
  type: 'section',
  text: { type, text, ...(type === 'mrkdwn' ? { verbatim: true } : { emoji: false }) },
});
const run = (text: string, more: object = {}, spacing = 'Small') => ({
  type: 'RichTextBlock',
  spacing,
  inlines: [{ type: 'TextRun', text, ...more }],
});
const card = (body: object[]) => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      contentUrl: null,
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        msteams: { width: 'Full' },
        body,
        actions: [{ type: 'Action.OpenUrl', title: 'Open', url: URL }],
      },
    },
  ],
});
const head = (text: string, style: string) => ({
  ...{ type: 'Container', style, bleed: true },
  items: [run(text, { weight: 'Bolder', size: 'Medium' })],
});
const html = (text: string) => ({
  ...{ chat_id: '-1001', text, parse_mode: 'HTML', link_preview_options: { is_disabled: true } },
});
const ESCAPED_URL = 'https://cohort.example.com/x?a=1&amp;b=(2)';

it.each<[ChatType, object]>([
  [
    'slack',
    {
      attachments: [
        {
          color: '#d32f2f',
          fallback: 'A &lt;b&gt; &amp; *c* @everyone',
          blocks: [
            section(`*<${ESCAPED_URL}|A &lt;b&gt; &amp; *c* @everyone>*`),
            section('- one_two [x](y)\n# https://a.example/b_c_d', 'plain_text'),
          ],
        },
      ],
    },
  ],
  [
    'discord',
    {
      embeds: [
        {
          title: 'A \\<b\\> & \\*c\\* @everyone',
          url: URL,
          description: '\\- one\\_two \\[x\\]\\(y\\)\n\\# https://a.example/b_c_d',
          color: 0xd32f2f,
        },
      ],
      allowed_mentions: { parse: [] },
    },
  ],
  [
    'teams',
    card([
      head('A <b> & *c* @everyone', 'attention'),
      run('- one_two [x](y)'),
      run('# https://a.example/b_c_d'),
    ]),
  ],
  [
    'telegram',
    html(
      `🔴 <b><a href="${ESCAPED_URL}">A &lt;b&gt; &amp; *c* @everyone</a></b>\n- one_two [x](y)\n# https://a.example/b_c_d`,
    ),
  ],
])(
  '%s gets a notification with its title, text, link and color, and none of its signs as markup',
  (type, payload) => {
    expect(payloadOf(type, CHANGED)).toEqual(payload);
  },
);

it.each<[ChatType, object]>([
  [
    'slack',
    {
      attachments: [
        {
          color: '#ed6c02',
          fallback: '5 told',
          blocks: [
            section(`*<${ESCAPED_URL}|5 told>*`),
            section(`🟠 <${ESCAPED_URL}|First>\nBefore: 1\n🔵 Sec|ond\n3 more`),
          ],
        },
      ],
    },
  ],
  [
    'discord',
    {
      embeds: [
        {
          title: '5 told',
          url: URL,
          description:
            '🟠 [First](https://cohort.example.com/x?a=1&b=%282%29)\nBefore: 1\n🔵 Sec\\|ond\n3 more',
          color: 0xed6c02,
        },
      ],
      allowed_mentions: { parse: [] },
    },
  ],
  [
    'teams',
    card([
      head('5 told', 'warning'),
      run('First', {
        ...{ color: 'warning', weight: 'Bolder' },
        selectAction: { type: 'Action.OpenUrl', url: URL },
      }),
      run('Before: 1', { size: 'Small' }, 'None'),
      run('Sec|ond', { color: 'accent', weight: 'Bolder' }),
      run('3 more'),
    ]),
  ],
  [
    'telegram',
    html(
      `🟠 <b><a href="${ESCAPED_URL}">5 told</a></b>\n🟠 <a href="${ESCAPED_URL}">First</a>\nBefore: 1\n🔵 Sec|ond\n3 more`,
    ),
  ],
])('%s gets a digest with a link for each of its items, and how many there are beyond', (type, payload) => {
  expect(payloadOf(type, DIGEST)).toEqual(payload);
});

it.each(CHAT_TYPES)('%s gets no link where this instance does not know its own address', (type) => {
  const text = JSON.stringify(payloadOf(type, { ...CHANGED, lines: ['Changed'], url: '' }));
  expect(text).not.toMatch(/cohort\.example|<a |OpenUrl|"url"/);
});

const LINK = `https://cohort.example.com/${'x'.repeat(NOTICE_LIMITS.link)}`;
/** The longest that is published, of what is worst to write. */
const WORST = ['&', '<', '"', '_', '漢', '👟', 'a b '].map((sign) => ({
  sign,
  title: sign.repeat(NOTICE_LIMITS.title / sign.length),
  body: sign.repeat(NOTICE_LIMITS.body / sign.length),
}));

it.each(CHAT_TYPES.flatMap((type) => WORST.map((worst) => [type, worst.sign, worst] as const)))(
  '%s takes the longest notification and the largest digest of %s',
  (type, _, { title, body }) => {
    const { fits } = CHAT_RECEIVERS[type];
    const single = { ...CHANGED, title, lines: [body], url: LINK };
    expect(fits(payloadOf(type, single))).toBe(true);
    const broken = { ...single, lines: body.split('').slice(0, NOTICE_LIMITS.body / 2) };
    expect(fits(payloadOf(type, broken))).toBe(true);
    const items = Array.from({ length: 50 }, () => ({ ...single, lines: [body, body, body] }));
    const digest = payloadOf(type, { ...DIGEST, items, more: 7 });
    expect(fits(digest)).toBe(true);
    const [, more = ''] = /(\d+) more/.exec(JSON.stringify(digest)) ?? [];
    expect(Number(more)).toBeGreaterThan(7);
    expect(Number(more)).toBeLessThan(57);
  },
);

it.each(CHAT_TYPES)('%s loses the details of a digest before it loses a title', (type) => {
  const items = Array.from({ length: 10 }, (_, index) => ({
    ...({ severity: 'info', title: `Page ${index}`, url: '' } as const),
    lines: Array.from({ length: 3 }, () => `Detail ${'long '.repeat(500)}`),
  }));
  const text = JSON.stringify(payloadOf(type, { ...DIGEST, items, more: 0 }));
  expect(text).toContain('Page 9');
  expect(text).not.toMatch(/Detail| more/);
});

it.each(['slack', 'discord', 'telegram'] as const)('%s has a text cut at a word', (type) => {
  const lines = ['& word '.repeat(2_000)];
  const text = JSON.stringify(payloadOf(type, { ...CHANGED, lines }));
  expect(text).toMatch(/ (?:&amp;|&|word)…"/);
});

const json = (value: unknown) => JSON.stringify(value);

it.each<[ChatType, number, string, ChatRefusal]>([
  ['slack', 404, 'no_service', { isRemoved: true }],
  ['slack', 410, 'channel_is_archived\n', { isRemoved: true }],
  ['slack', 403, 'action_prohibited', { isRemoved: true }],
  ['slack', 403, '<html>Blocked by a proxy</html>', {}],
  ['slack', 404, '', {}],
  ['slack', 400, 'invalid_payload', {}],
  ['slack', 500, 'no_service', {}],
  ['slack', 429, '', {}],
  ['discord', 404, json({ message: 'Unknown Webhook', code: 10_015 }), { isRemoved: true }],
  ['discord', 401, json({ message: 'Invalid Webhook Token', code: 50_027 }), { isRemoved: true }],
  ['discord', 403, 'error code: 1015', {}],
  ['discord', 404, json({ code: 0 }), {}],
  ['discord', 429, json({ retry_after: 64.57, global: false }), { waitSeconds: 64.57 }],
  ['discord', 429, json({ retry_after: 'soon' }), {}],
  ['discord', 429, json({ retry_after: -1 }), {}],
  ['discord', 429, json(null), {}],
  ['teams', 404, json({ error: { code: 'WorkflowNotFound' } }), { isRemoved: true }],
  ['teams', 410, '', { isRemoved: true }],
  ['teams', 400, json({ error: { code: 'WorkflowTriggerIsNotEnabled' } }), {}],
  ['teams', 401, '', {}],
  [
    'telegram',
    403,
    json({ ok: false, description: 'Forbidden: bot was blocked by the user' }),
    { isRemoved: true },
  ],
  ['telegram', 401, json({ ok: false, description: 'Unauthorized' }), { isRemoved: true }],
  ['telegram', 404, json({ ok: false, description: 'Not Found' }), { isRemoved: true }],
  ['telegram', 403, '<html>Forbidden</html>', {}],
  ['telegram', 400, json({ ok: false, description: 'Bad Request: chat not found' }), { isUnknown: true }],
  ['telegram', 400, json({ ok: false, description: 'Bad Request: message is too long' }), {}],
  ['telegram', 429, json({ ok: false, parameters: { retry_after: 35 } }), { waitSeconds: 35 }],
  ['telegram', 429, json({ ok: false, parameters: 'none' }), {}],
])('%s that answers %i with %s', (type, status, text, refusal) => {
  expect(CHAT_RECEIVERS[type].refusal({ status, text })).toEqual(refusal);
});

import { filesBelow, textOf } from './documents';
import { fieldRefusalsOf, messages, messagesOf, refusalsOf } from './refusals';

/** Refusals end with a full stop, whether they are of a request or of a field. */

const MESSAGES = messages();

/** The fields of forms that the specification quotes without one, and what is found in markup, which refuses nothing. */
const SPARED = /^(?:MESSAGES|SCHEMA_MESSAGES|CALCULATOR_MESSAGES|SCHEMA_CHECK_MESSAGES)\./;
/** As the specification quotes them. */
const VERBATIM = [
  'MESSAGES.tooManyRequests',
  'MESSAGES.invalidAccessToken',
  'MESSAGES.fileTooLarge',
  'WATCH_MESSAGES.alreadyWatched',
];
/** How messages are named that refuse something. */
const REFUSING =
  /\.(?:tooMany|tooFew)|(?:Invalid|Required|TooLong|TooMany|TooLarge|Taken|Unknown|Missing|Twice|First|Gone)$/;

const SOURCES = ['src', 'worker'].flatMap((folder) =>
  filesBelow(folder).filter((file) => file.endsWith('.ts') && !file.includes('.spec.')),
);
const OF_REQUESTS = new Set(SOURCES.flatMap((file) => refusalsOf(file, textOf(file))));
const OF_FIELDS = new Set(SOURCES.flatMap((file) => fieldRefusalsOf(file, textOf(file))));

const isUnended = (name: string) => MESSAGES.get(name)?.texts.some((text) => !/[.?!…]$/.test(text)) ?? false;
const saysTwoThings = (name: string) =>
  MESSAGES.get(name)?.texts.some((text) => /[\p{L}\d)”][.?!] \p{Lu}/u.test(text)) ?? false;

describe('refusals end with a full stop', () => {
  it('where they are of a whole request', () => {
    expect(OF_REQUESTS.size).toBeGreaterThan(100);
    expect([...OF_REQUESTS].filter(isUnended).filter((name) => !VERBATIM.includes(name))).toEqual([]);
  });

  it('where they are of a field, but in the forms of the specification', () => {
    expect(OF_FIELDS.size).toBeGreaterThan(200);
    const named = [...MESSAGES.keys()].filter((name) => OF_FIELDS.has(name) || REFUSING.test(name));
    expect(named.filter(isUnended).filter((name) => !SPARED.test(name))).toEqual([]);
  });

  it('wherever they say two things', () => {
    const known = [...MESSAGES.keys()].filter((name) => OF_FIELDS.has(name) || OF_REQUESTS.has(name));
    expect(known.filter(saysTwoThings).filter(isUnended)).toEqual([]);
  });

  it('are looked for by whatever name a file has for them, and whatever they may come to', () => {
    const source = [
      "import { HUB_MESSAGES as OURS } from './hub-messages';",
      'const SAYS = TEXT_MESSAGES;',
      'class Dto { @IsText(SAYS.nameRequired) name = ""; @Max(9, { message: () => OURS.tooMany(9) }) count = 0; }',
      "if (wrong) throw new AppError('CONFLICT', isOld ? SAYS.old : OURS.other);",
      "throw fieldsRefused({ name: SAYS.taken }, 'Elsewhere');",
    ].join('\n');
    expect(fieldRefusalsOf('example.ts', source)).toEqual([
      'TEXT_MESSAGES.nameRequired',
      'HUB_MESSAGES.tooMany',
      'TEXT_MESSAGES.taken',
    ]);
    expect(refusalsOf('example.ts', source)).toEqual(['TEXT_MESSAGES.old', 'HUB_MESSAGES.other']);
    const table =
      "export const HUB_MESSAGES = { other: 'No', tooMany: (most: number) => `At most ${most} ` + (most > 1 ? 'pages.' : 'page') } as const;";
    expect(messagesOf('example.ts', table).map(({ name, texts }) => [name, ...texts])).toEqual([
      ['HUB_MESSAGES.other', 'No'],
      ['HUB_MESSAGES.tooMany', 'At most … pages.', 'At most … page'],
    ]);
  });
});

import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { RenameBlockDto } from '../blocks/blocks.dto';
import { ButtonDto, ImageDto } from '../blocks/block-fields';
import { BriefOutlinesDto } from '../briefs/brief-edits.dto';
import { NewDraftDto } from '../drafts/draft.dto';
import { InstanceDto } from '../instance/instance.dto';
import { MESSAGES } from '../messages';
import { ChannelDto } from '../notices/channels.dto';
import { PermissionDto } from '../permissions/permissions.dto';
import { PlanDto } from '../plans/plans.dto';
import { PplFileDto } from '../ppl/ppl.dto';
import { SaveProductDto } from '../products/products.dto';
import { OwnShopDto } from '../products/shops.dto';
import { RenameSchemaDto } from '../schema/saved-schema.dto';
import { SaveSnippetDto } from '../snippets/snippets.dto';
import { NewUserDto, UpdateUserDto } from '../users/users.dto';

const BROKEN = ' One\r\ntwo\u0000\u2028three ';

/** Where users read names: in lists, e-mails, exports and titles. */
it.each<[string, ClassConstructor<object>, string]>([
  ['a user', NewUserDto, 'name'],
  ['a user that is changed', UpdateUserDto, 'name'],
  ['a batch', PermissionDto, 'batch'],
  ['a plan', PlanDto, 'name'],
  ['a price', PlanDto, 'priceText'],
  ['the instance', InstanceDto, 'name'],
  ['a channel', ChannelDto, 'name'],
  ['a draft', NewDraftDto, 'title'],
  ['a draft’s keyword', NewDraftDto, 'keyword'],
  ['a block', RenameBlockDto, 'name'],
  ['a product', SaveProductDto, 'name'],
  ['a shop', OwnShopDto, 'name'],
  ['a saved schema', RenameSchemaDto, 'name'],
  ['a saved snippet', SaveSnippetDto, 'name'],
  ['a file', PplFileDto, 'name'],
])('writes the name of %s in one line', (_, dto, field) => {
  const read = plainToInstance(dto, { [field]: BROKEN }) as Record<string, unknown>;
  expect(read[field]).toBe('One two three');
});

it('takes control characters out of outlines, and keeps the lines of notes and prose', () => {
  const section = { heading: BROKEN, terms: [BROKEN], questions: [BROKEN], note: BROKEN, prose: BROKEN };
  const sent = { outlines: [{ title: BROKEN, sections: [section] }] };
  const [outline] = plainToInstance(BriefOutlinesDto, sent).outlines;
  const plain = ' One\ntwo\u2028three ';
  expect(outline).toMatchObject({
    title: 'One two three',
    sections: [
      {
        ...{ heading: 'One two three', terms: ['One two three'], questions: ['One two three'] },
        ...{ note: plain, prose: plain },
      },
    ],
  });
});

function refusals(dto: ClassConstructor<object>, plain: object, field: string): string[] {
  const flatten = (errors: ValidationError[]): ValidationError[] =>
    errors.flatMap((error) => [error, ...flatten(error.children ?? [])]);
  return flatten(validateSync(plainToInstance(dto, plain)))
    .filter(({ property }) => property === field)
    .flatMap(({ constraints }) => Object.values(constraints ?? {}));
}

it.each(['"a\nb"@example.org', '"a\rb"@example.org', '"a\u0001b"@example.org', '"a\u2028b"@example.org'])(
  'takes %j for no e-mail address',
  (email) => {
    expect(refusals(NewUserDto, { email }, 'email')).toContain(MESSAGES.emailIncorrect);
    expect(refusals(InstanceDto, { contactEmail: email }, 'contactEmail')).not.toEqual([]);
  },
);

it.each(['http://u:p@host.example/', 'https://u@host.example/', 'https://:p@host.example/a'])(
  'refuses %s where everybody sees it',
  (url) => {
    const SAYS = MESSAGES.addressCredentials;
    expect(refusals(SaveProductDto, { name: 'A', links: [{ url }] }, 'url')).toContain(SAYS);
    expect(refusals(SaveProductDto, { name: 'A', image: url }, 'image')).toContain(SAYS);
    expect(refusals(ButtonDto, { link: url }, 'link')).toContain(SAYS);
    expect(refusals(ImageDto, { image: url }, 'image')).toContain(SAYS);
    expect(refusals(ImageDto, { imageHref: url }, 'imageHref')).toContain(SAYS);
    expect(refusals(InstanceDto, { upgradeUrl: url }, 'upgradeUrl')).not.toEqual([]);
    expect(refusals(ChannelDto, { type: 'webhook', address: url }, 'address')).not.toEqual([]);
  },
);

it('lets an address without them pass, with an @ behind the host too', () => {
  for (const url of ['https://host.example/@me?mail=a@b.example', '']) {
    expect(refusals(ButtonDto, { link: url }, 'link')).toEqual([]);
    expect(refusals(SaveProductDto, { name: 'A', image: url }, 'image')).toEqual([]);
  }
});

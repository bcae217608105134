import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync, ValidationTypes } from 'class-validator';
import { ALL_BLOCK_VARIANTS } from '../blocks/blocks';
import { LIMITED_TOOL_IDS } from '../usage/limits';
import { presetOf } from '../../domain/blocks/blocks';

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

const CONTRACTS = join(__dirname, '..');

function isDto(value: unknown): boolean {
  return typeof value === 'function' && value.name.endsWith('Dto');
}

/** Every exported DTO of the contracts. */
function loadDtos(): ClassConstructor<object>[] {
  const names = readdirSync(CONTRACTS, { encoding: 'utf8', recursive: true });
  const files = names.filter((name) => name.endsWith('.dto.ts'));
  const modules = files.map((file) => jest.requireActual<Record<string, unknown>>(join(CONTRACTS, file)));
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is ClassConstructor<object> => isDto(value));
}

/** What class-validator knows: the rules of each class that was loaded so far. */
const { validationMetadatas: CLASSES } = getMetadataStorage() as unknown as {
  validationMetadatas: Map<unknown, Rule[]>;
};

describe('DTOs', () => {
  const DTOS = loadDtos();
  const byName = (name: string) => DTOS.find((dto) => dto.name === name) as ClassConstructor<object>;

  function rulesOf(dto: ClassConstructor<object>): Rule[] {
    return getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
  }

  /** Of all classes of the contracts with rules, those inside a file too. */
  const ALL_RULES = [...CLASSES.values()].flat();
  const ofProperty = (rule: Rule) =>
    ALL_RULES.filter(
      ({ target, propertyName }) => target === rule.target && propertyName === rule.propertyName,
    );
  const labelOf = ({ target, propertyName }: Rule) => `${(target as { name: string }).name} ${propertyName}`;

  const NESTED = DTOS.flatMap((dto) =>
    rulesOf(dto)
      .filter((rule) => rule.type === ValidationTypes.NESTED_VALIDATION)
      .map(({ propertyName, each }) => ({
        label: `${dto.name}.${propertyName}`,
        name: dto.name,
        property: propertyName,
        list: each,
      })),
  );

  /** Whatever else a DTO asks for, so that nothing but the nested property is tried. */
  const BESIDE: Record<string, object> = {
    CreateUserDto: { role: 'student', userType: 'pro' },
    NewUserDto: { role: 'student', userType: 'pro' },
    UpdateUserDto: { role: 'student', userType: 'pro' },
    SaveBlockDto: { variant: ALL_BLOCK_VARIANTS[0] },
    BlockFileDto: { variant: ALL_BLOCK_VARIANTS[0], format: 'cohort-block', version: 1 },
  };
  /** Where null means that nothing is given. */
  const NULL_IS_NOTHING = [
    'ChangeWatchDto',
    'CreateUserDto',
    'ImportSettingsDto',
    'NewUserDto',
    'OwnDataDto',
    'PlanDto',
    'PlanLimitsDto',
    'UpdateProfileDto',
    'UpdateUserDto',
    'UserDataDto',
  ];

  function check(name: string, property: string, value: unknown) {
    const instance = plainToInstance(byName(name), { ...BESIDE[name], [property]: value });
    const errors = validateSync(instance, { whitelist: true });
    return { instance, refused: errors.some((error) => error.property === property) };
  }

  it('finds the nested properties', () => {
    expect(NESTED.map(({ label }) => label).sort()).toEqual([
      'BlockFileDto.config',
      'BriefDto.competitors',
      'BriefOutlinesDto.outlines',
      'BriefPagesDto.pages',
      'BulkChangeDto.selection',
      'ChangeWatchDto.scope',
      'ComparisonDto.competitors',
      'CrawlScheduleDto.extractions',
      'CreateUserDto.extendedPlans',
      'HubEditsDto.edits',
      'ImportSettingsDto.values',
      'IntentSubmitDto.file',
      'NewUserDto.extendedPlans',
      'OwnDataDto.data',
      'PlanDto.limits',
      ...LIMITED_TOOL_IDS.toSorted().map((tool) => `PlanLimitsDto.${tool}`),
      'ProductChangeDto.selection',
      'ProductChangeDto.values',
      'SaveBlockDto.config',
      'SaveProductDto.features',
      'SaveProductDto.links',
      'SaveProductDto.price',
      'SaveShopsDto.shops',
      'SaveShopsDto.tags',
      'SaveSnippetDto.fields',
      'SchemaFormDto.faqs',
      'SchemaFormDto.products',
      'StartCrawlDto.extractions',
      'TakeOverDto.blocks',
      'UpdateProfileDto.data',
      'UpdateUserDto.extendedPlans',
      'UserDataDto.settings',
      'WatchDto.scope',
      'WatchImportDto.scope',
      'WatchPreviewDto.scope',
      'WatchSettingsDto.scope',
    ]);
  });

  describe.each(NESTED)('$label', ({ name, property, list }) => {
    it.each<[string, unknown]>([
      ['an empty list', list ? 'x' : []],
      ['a list of objects', list ? [[{}]] : [{}]],
      ['a list of nothing', [null]],
      ['a text', 'x'],
      ['a number', 7],
      ['true', true],
      ['an object where a list is meant', list ? { 0: {}, length: 1 } : 'x'],
    ])('refuses %s', (_, value) => {
      expect(check(name, property, value).refused).toBe(true);
    });

    it('takes null for nothing, or refuses it', () => {
      const { instance, refused } = check(name, property, null);
      const empty = JSON.stringify((instance as Record<string, unknown>)[property] ?? {}) === '{}';
      expect([refused, empty]).toEqual(NULL_IS_NOTHING.includes(name) ? [false, true] : [true, true]);
    });

    it('keeps no key that its class does not name', () => {
      const known = property === 'config' ? presetOf(ALL_BLOCK_VARIANTS[0] as 'product-box-1') : {};
      const object = { ...known, unknown: { $set: 1 }, 'a.b': 1, $where: 'x' };
      const { instance } = check(name, property, list ? [object] : object);
      const kept = JSON.stringify((instance as Record<string, unknown>)[property]);
      expect(kept).not.toMatch(/unknown|a\.b|\$where/);
    });
  });

  it('every list in a DTO is bounded', () => {
    const lists = ALL_RULES.filter(({ name }) => name === 'isArray');
    const unbounded = lists.filter((rule) => !ofProperty(rule).some(({ name }) => name === 'arrayMaxSize'));
    expect(lists.length).toBeGreaterThan(5);
    expect(unbounded.map(labelOf)).toEqual([]);
  });

  it('every nested property is one object, or a list of objects', () => {
    const nested = ALL_RULES.filter(({ type }) => type === ValidationTypes.NESTED_VALIDATION);
    const loose = nested.filter(
      (rule) => !ofProperty(rule).some(({ name }) => name === (rule.each ? 'isArray' : 'isObject')),
    );
    expect(loose.map(labelOf)).toEqual([]);
  });

  /** A file's content has the cap of its route; the schema generator's form never leaves the browser. */
  const MAY_BE_LONG = /^(IntentFileDto content|Schema\w+Dto \w+)$/;

  it('every other text is bounded', () => {
    const bounds = [
      'maxLength',
      'isIn',
      'matches',
      'isEmail',
      'isDay',
      'isDayOrMoment',
      'isWebAddress',
      'isPlainNumber',
    ];
    const texts = ALL_RULES.filter(({ name }) => name === 'isString');
    const isBound = ({ name = '', constraints }: Rule) =>
      bounds.includes(name) || (name === 'isLength' && typeof constraints[1] === 'number');
    const unbounded = texts.filter((rule) => !ofProperty(rule).some(isBound));
    expect(unbounded.map(labelOf).filter((label) => !MAY_BE_LONG.test(label))).toEqual([]);
  });
});

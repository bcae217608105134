import { reportOnMarkup } from '../markup-report';

const context = { '@context': 'https://schema.org' };
const report = (data: unknown, today = '2026-11-22') => reportOnMarkup({ text: JSON.stringify(data), today });
const featuresOf = (data: object, today?: string) =>
  report({ ...context, ...data }, today).verdicts.map(({ feature }) => feature);

const product = { '@type': 'Product', name: 'Kettle', aggregateRating: 5 };
const recipe = { '@type': 'Recipe', name: 'Tea' };
const course = { '@type': 'Course', name: 'Boiling', description: 'All of it.', provider: 'Ada' };
const policy = { '@type': 'MerchantReturnPolicy', merchantReturnLink: 'https://shop.example/returns' };

describe('of which entities a rich result is told', () => {
  it.each<[what: string, data: object, features: string[]]>([
    ['what stands by itself', recipe, ['recipe']],
    ['a kind of the type', { '@type': 'NewsArticle' }, ['article']],
    ['one of several types', { '@type': ['Thing', 'Recipe'] }, ['recipe']],
    ['several types with results of their own', { '@type': ['Recipe', 'Event'] }, ['recipe', 'event']],
    ['a type that schema.org does not have', { '@type': 'Recip' }, []],
    ['one without a type', { name: 'Tea' }, []],
    ['what the page is about', { '@type': 'WebPage', mainEntity: recipe }, ['recipe']],
    ['what a list holds', { '@type': 'ItemList', itemListElement: [recipe] }, ['carousel', 'recipe']],
    [
      'a list of pages',
      {
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', position: 1, url: 'https://a.example/1' }],
      },
      ['carousel'],
    ],
    [
      'a list of what Google makes no carousel of',
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: { '@type': 'Thing' } }] },
      [],
    ],
    [
      'pros, which are a list too',
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', name: 'Quiet' }] },
      [],
    ],
    [
      'what one page is about and another one mentions',
      {
        '@graph': [
          { '@type': 'WebPage', mentions: { '@id': '#tea' } },
          { '@type': 'WebPage', mainEntity: { ...recipe, '@id': '#tea' } },
        ],
      },
      ['recipe'],
    ],
    ['what a page only mentions', { '@type': 'WebPage', mentions: recipe }, []],
    ['what an offer is of', { '@type': 'Offer', itemOffered: product }, []],
    [
      'a clip, wherever it is',
      { '@type': 'WebPage', mentions: { '@type': 'Clip', name: 'Boiling' } },
      ['video-clip'],
    ],
    ['a kind of clip, which is none', { '@type': 'MovieClip', name: 'Boiling' }, []],
    [
      'the policy of a shop',
      { '@type': 'OnlineStore', hasMerchantReturnPolicy: policy },
      ['organization', 'return-policy'],
    ],
    [
      'the policy of a shop that is something else as well',
      { '@type': ['OnlineStore', 'Thing'], hasMerchantReturnPolicy: policy },
      ['organization', 'return-policy'],
    ],
    ['the policy of an offer', { '@type': 'Offer', hasMerchantReturnPolicy: policy }, []],
    ['a policy by itself', policy, ['return-policy']],
    ['a group of variants', { '@type': 'ProductGroup', name: 'Kettle' }, ['product-variants']],
    ['a product with offers', { ...product, offers: [] }, ['product-snippet']],
    ['a shop, which is no mere organization', { '@type': 'Store' }, ['local-business']],
    ['a rental, which is no mere business', { '@type': 'VacationRental' }, ['vacation-rental']],
    ['a picture that names its maker', { '@type': 'ImageObject', creditText: 'Ada' }, ['image-license']],
    ['a picture that says nothing of its rights', { '@type': 'ImageObject', caption: 'A kettle' }, []],
    [
      'an article to be read aloud',
      { '@type': 'Article', speakable: { '@type': 'SpeakableSpecification' } },
      ['article', 'speakable'],
    ],
    [
      'a site that can be searched',
      { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } },
      ['sitelinks-search-box'],
    ],
    ['a site with another action', { '@type': 'WebSite', potentialAction: { '@type': 'ReadAction' } }, []],
    ['a site without actions', { '@type': 'WebSite' }, []],
    [
      'an article behind a paywall',
      { '@type': 'Article', isAccessibleForFree: 'False' },
      ['article', 'paywalled'],
    ],
    [
      'an article behind a paywall, by the address of false',
      { '@type': 'Article', isAccessibleForFree: { '@id': 'http://schema.org/False' } },
      ['article', 'paywalled'],
    ],
    [
      'data behind a paywall, whose results are others',
      { '@type': 'Dataset', isAccessibleForFree: false },
      ['dataset'],
    ],
    ['an article that is free', { '@type': 'Article', isAccessibleForFree: true }, ['article']],
    [
      'a quiz of flashcards',
      { '@type': 'Quiz', hasPart: { '@type': 'Question', eduQuestionType: 'Flashcard' } },
      ['education-qa'],
    ],
    [
      'a quiz of other questions',
      { '@type': 'Quiz', hasPart: { '@type': 'Question', eduQuestionType: 'Multiple choice' } },
      ['practice-problem'],
    ],
    ['a video by itself', { '@type': 'VideoObject' }, ['video']],
    ['a video to learn from', { '@type': ['VideoObject', 'LearningResource'] }, ['video', 'learning-video']],
    ['something to learn from', { '@type': 'LearningResource' }, ['learning-resource']],
    ['a kind of it', { '@type': 'Course' }, ['course-list']],
    [
      'pros and cons of a product',
      {
        ...{ '@type': 'Review', itemReviewed: product },
        positiveNotes: { '@type': 'ItemList' },
      },
      ['review-snippet', 'pros-and-cons'],
    ],
    [
      'pros and cons of something else',
      {
        ...{ '@type': 'Review', itemReviewed: recipe },
        positiveNotes: { '@type': 'ItemList' },
      },
      ['review-snippet'],
    ],
    ['what uses the names of another vocabulary', { ...recipe, '@context': 'https://other.example' }, []],
  ])('%s', (_, data, features) => {
    expect(featuresOf(data)).toEqual(features);
  });
});

describe('what keeps a rich result away', () => {
  const state = (data: unknown, feature: string) => {
    const verdict = report(data).verdicts.find((each) => each.feature === feature);
    return [verdict?.state, verdict?.missing];
  };
  const whole = { '@type': 'Recipe', name: 'Tea', image: 'https://shop.example/tea.jpg' };

  it.each<[what: string, data: unknown, feature: string, state: string, missing: string[]]>([
    ['nothing', { ...context, ...whole }, 'recipe', 'warnings', []],
    ['what is missing', { ...context, ...recipe }, 'recipe', 'not-eligible', ['image']],
    ['no context', whole, 'recipe', 'not-eligible', ['@context']],
    [
      'nothing, for a course whose list may be another page',
      { ...context, ...course },
      'course-list',
      'eligible',
      [],
    ],
    [
      'nothing, for one that is the item of something else',
      { ...context, '@type': 'DataFeedItem', item: course },
      'course-list',
      'eligible',
      [],
    ],
    [
      'nothing, for one that an item of a list is of',
      {
        ...{ ...context, '@type': 'ItemList' },
        itemListElement: [{ '@type': 'ListItem', subjectOf: course }],
      },
      'course-list',
      'eligible',
      [],
    ],
    [
      'nothing, for a course in a list',
      { ...context, '@type': 'ItemList', itemListElement: [course] },
      'course-list',
      'eligible',
      [],
    ],
    [
      'nothing, for a course that is an item of a list',
      { ...context, '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: course }] },
      'course-list',
      'eligible',
      [],
    ],
  ])('%s', (_, data, feature, expected, missing) => {
    expect(state(data, feature)).toEqual([expected, missing]);
  });

  it('a block that nobody else can read', () => {
    const text = JSON.stringify({ ...context, ...whole }).slice(0, -1);
    const { verdicts } = reportOnMarkup({ text, today: '2026-11-22' });
    expect(verdicts).toMatchObject([{ feature: 'recipe', state: 'not-eligible', missing: [] }]);
  });

  it('a value that is wrong: it costs a result that needs it, and is a warning where it is recommended', () => {
    const video = {
      ...{ ...context, '@type': 'VideoObject', name: 'Boiling', description: 'Water boils.' },
      ...{ thumbnailUrl: 'https://shop.example/v.jpg', contentUrl: 'https://shop.example/v.mp4' },
      ...{ uploadDate: '2026-02-03T08:00:00Z', duration: 'PT1M' },
    };
    expect(state(video, 'video')).toEqual(['eligible', []]);
    expect(state({ ...video, duration: '1 minute' }, 'video')).toEqual(['warnings', []]);
    expect(state({ ...video, uploadDate: 'yesterday' }, 'video')).toEqual(['not-eligible', []]);
  });
});

it('takes only the product snippets of a page that marks up several products', () => {
  const whole = { '@type': 'Recipe', name: 'Tea', image: 'https://shop.example/tea.jpg' };
  const { verdicts } = report([
    { ...context, ...product },
    { ...context, ...product, name: 'Boiler' },
    { ...context, ...whole },
  ]);
  expect(verdicts.map(({ feature, state }) => [feature, state])).toEqual([
    ['product-snippet', 'not-eligible'],
    ['product-snippet', 'not-eligible'],
    ['recipe', 'warnings'],
  ]);
});

it('tells of each verdict what it is held against, and whether its source recommends anything', () => {
  const trail = { ...context, '@type': 'BreadcrumbList' };
  expect(report(trail).verdicts).toMatchObject([
    { feature: 'breadcrumb', title: 'Breadcrumb', entity: 0, recommendsNothing: true, recommended: [] },
  ]);
  const [verdict] = report({ ...context, ...recipe }).verdicts;
  expect(verdict).toMatchObject({ feature: 'recipe', title: 'Recipe', entity: 0 });
  expect(verdict).not.toHaveProperty('recommendsNothing');
  expect(verdict).not.toHaveProperty('endedOn');
});

it('tells of what ended only when it ended, and asks nothing for it', () => {
  const quiz = { ...context, '@type': 'Quiz' };
  expect(report(quiz).verdicts).toMatchObject([
    { state: 'ended', endedOn: '2026-01-06', missing: [], recommended: [] },
  ]);
  expect(report(quiz, '2026-01-05').verdicts).toMatchObject([{ state: 'eligible' }]);
});

it('names missing ways without what is only for the judge', () => {
  const { verdicts } = report({
    ...context,
    '@type': 'Product',
    name: 'Kettle',
    offers: { '@type': 'Offer' },
  });
  expect(verdicts.map(({ feature, missing }) => [feature, missing])).toEqual([
    ['product-snippet', ['offers.price']],
    ['merchant-listing', ['image', 'offers.price', 'offers.priceCurrency']],
  ]);
});

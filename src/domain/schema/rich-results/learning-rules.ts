import type { Condition, RichResultRule } from './rich-result-rule';
import { googlePage } from './sources';

/** A Quiz of cards, of which Google still shows the answers. */
export const IS_FLASHCARDS: Condition = { path: 'hasPart.eduQuestionType', text: /^flashcard$/i };

/** What is learnt, listed and looked up. */
export const LEARNING_RULES: readonly RichResultRule[] = [
  {
    feature: 'education-qa',
    title: 'Education Q&A',
    ...googlePage('education Q&A', 'education-qa'),
    types: ['Quiz'],
    where: IS_FLASHCARDS,
    required: ['hasPart.text', 'hasPart.acceptedAnswer.text'],
    recommended: ['about', 'educationalAlignment'],
  },
  {
    feature: 'math-solver',
    title: 'Math solver',
    ...googlePage('math solver', 'math-solvers'),
    types: ['MathSolver'],
    required: ['url', 'usageInfo', 'potentialAction.target', 'potentialAction.mathExpression-input'],
    recommended: ['inLanguage', 'potentialAction?.eduQuestionType'],
    optional: ['assesses', 'learningResourceType'],
  },
  {
    feature: 'course-list',
    title: 'Course list',
    ...googlePage('course list', 'course'),
    types: ['Course'],
    inList: true,
    required: ['name', 'description'],
    recommended: ['provider'],
  },
  {
    feature: 'movie-list',
    title: 'Movie list',
    ...googlePage('movie', 'movie'),
    types: ['Movie'],
    inList: true,
    required: ['name', 'image'],
    recommended: ['aggregateRating', 'dateCreated', 'director', 'review'],
  },
  {
    feature: 'carousel',
    title: 'Carousel',
    ...googlePage('carousel', 'carousel'),
    types: ['ItemList'],
    isCarousel: true,
    required: ['itemListElement.position', 'itemListElement.item.url|itemListElement.url'],
    recommended: 'nothing',
    note: 'Google shows carousels of courses, films, recipes and restaurants only',
  },
  {
    feature: 'dataset',
    title: 'Dataset Search',
    ...googlePage('dataset', 'dataset'),
    types: ['Dataset'],
    required: ['name', 'description', 'distribution?.contentUrl'],
    recommended: ['creator', 'license', 'identifier', 'keywords', 'isAccessibleForFree', 'distribution'],
    optional: [
      ...['alternateName', 'citation', 'funder', 'hasPart|isPartOf', 'includedInDataCatalog', 'sameAs'],
      ...[
        'measurementTechnique',
        'variableMeasured',
        'spatialCoverage',
        'temporalCoverage',
        'url',
        'version',
      ],
      'distribution?.encodingFormat',
    ],
    note: 'A Dataset is shown in Google Dataset Search only, never in the results of Google Search',
  },
];

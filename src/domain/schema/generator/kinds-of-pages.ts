import type { SchemaKind } from './schema-kind';
import { authorFields, imageField, ratingGroup } from './schema-fields';

/** What is read, watched and followed. */
export const KINDS_OF_PAGES: readonly SchemaKind[] = [
  {
    id: 'article',
    title: 'Article',
    text: 'A news, blog or other article.',
    types: [
      ['Article', 'Article'],
      ['BlogPosting', 'Blog post'],
      ['NewsArticle', 'News article'],
    ],
    groups: [
      {
        title: 'Article',
        fields: [
          { path: 'headline', label: 'Headline' },
          { path: 'description', label: 'Description', input: 'long' },
          imageField,
          { path: 'datePublished', label: 'Published', input: 'moment' },
          { path: 'dateModified', label: 'Modified', input: 'moment' },
        ],
      },
      {
        title: 'Author and publisher',
        fields: [
          ...authorFields,
          { path: 'publisher<Organization>/name', label: 'Publisher name' },
          { path: 'publisher<Organization>/logo', label: 'Publisher logo URL', input: 'url' },
        ],
      },
    ],
  },
  {
    id: 'breadcrumb',
    title: 'Breadcrumb',
    text: 'The way from the home page to this one.',
    types: [['BreadcrumbList', 'Breadcrumb']],
    groups: [
      {
        title: 'Steps',
        text: 'From the home page on. The last one, this page, may have no URL.',
        list: { path: 'itemListElement<ListItem>', noun: 'Step', least: 3, numbered: 'position' },
        fields: [
          { path: 'name', label: 'Name' },
          { path: 'item', label: 'URL', input: 'url' },
        ],
      },
    ],
  },
  {
    id: 'recipe',
    title: 'Recipe',
    text: 'Ingredients, steps and times of a dish.',
    types: [['Recipe', 'Recipe']],
    groups: [
      {
        title: 'Dish',
        fields: [
          { path: 'name', label: 'Name of the dish' },
          { path: 'description', label: 'Description', input: 'long' },
          imageField,
          { path: 'recipeCategory', label: 'Category', help: 'Such as dinner or dessert.' },
          { path: 'recipeCuisine', label: 'Cuisine', help: 'Such as Greek.' },
          { path: 'keywords', label: 'Keywords', help: 'Separated by commas.' },
          { path: 'recipeYield', label: 'Servings', help: 'Such as 4 servings.' },
          {
            path: 'nutrition<NutritionInformation>/calories',
            label: 'Calories of a serving',
            help: 'Such as 270 calories.',
          },
        ],
      },
      {
        title: 'Preparation',
        fields: [
          { path: 'recipeIngredient', label: 'Ingredients', input: 'lines', help: 'One per line.' },
          {
            path: 'recipeInstructions<HowToStep>/text',
            label: 'Steps',
            input: 'lines',
            help: 'One per line.',
          },
          { path: 'prepTime', label: 'Preparation time', help: 'Such as PT20M for 20 minutes.' },
          { path: 'cookTime', label: 'Cooking time', help: 'Such as PT1H30M.' },
          { path: 'totalTime', label: 'Total time', help: 'Such as PT1H50M.' },
        ],
      },
      {
        title: 'Author',
        fields: [...authorFields, { path: 'datePublished', label: 'Published', input: 'day' }],
      },
      ratingGroup,
    ],
  },
  {
    id: 'video',
    title: 'Video',
    text: 'A video that people watch on this page.',
    types: [['VideoObject', 'Video']],
    groups: [
      {
        title: 'Video',
        fields: [
          { path: 'name', label: 'Title' },
          { path: 'description', label: 'Description', input: 'long' },
          { path: 'thumbnailUrl', label: 'Thumbnail URLs', input: 'lines', help: 'One per line.' },
          { path: 'uploadDate', label: 'Published', input: 'moment' },
          { path: 'duration', label: 'Duration', help: 'Such as PT1M54S.' },
          { path: 'contentUrl', label: 'URL of the file', input: 'url' },
          { path: 'embedUrl', label: 'URL of the player', input: 'url' },
        ],
      },
      {
        title: 'Key moments',
        text: 'Where chapters of the video begin, if you name them.',
        list: { path: 'hasPart<Clip>', noun: 'Moment', least: 0 },
        fields: [
          { path: 'name', label: 'Name' },
          { path: 'startOffset', label: 'Begins at second', input: 'number' },
          { path: 'endOffset', label: 'Ends at second', input: 'number' },
          { path: 'url', label: 'URL with this time', input: 'url' },
        ],
      },
    ],
  },
  {
    id: 'faq',
    title: 'FAQ',
    text: 'Questions with your answers. Google has shown none since 7 May 2026; other search engines may.',
    types: [['FAQPage', 'FAQ page']],
    groups: [
      {
        title: 'Questions',
        list: { path: 'mainEntity<Question>', noun: 'Question', least: 1 },
        fields: [
          { path: 'name', label: 'Question' },
          { path: 'acceptedAnswer<Answer>/text', label: 'Answer', input: 'long' },
        ],
      },
    ],
  },
  {
    id: 'how-to',
    title: 'How-to',
    text: 'Steps to do something. Google has shown none since 13 Sept 2023; other search engines may.',
    types: [['HowTo', 'How-to']],
    groups: [
      {
        title: 'Task',
        fields: [
          { path: 'name', label: 'What is done' },
          { path: 'description', label: 'Description', input: 'long' },
          imageField,
          { path: 'totalTime', label: 'Total time', help: 'Such as PT1H30M.' },
          { path: 'tool<HowToTool>/name', label: 'Tools', input: 'lines', help: 'One per line.' },
          { path: 'supply<HowToSupply>/name', label: 'Supplies', input: 'lines', help: 'One per line.' },
        ],
      },
      {
        title: 'Steps',
        list: { path: 'step<HowToStep>', noun: 'Step', least: 1, numbered: 'position' },
        fields: [
          { path: 'name', label: 'Name of the step' },
          { path: 'text', label: 'What to do', input: 'long' },
          { path: 'image', label: 'Image URL', input: 'url' },
        ],
      },
    ],
  },
];

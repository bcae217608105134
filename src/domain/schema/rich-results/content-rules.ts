import type { RichResultRule } from './rich-result-rule';
import { googlePage } from './sources';

/** Articles, trails, recipes, questions and talk. */
export const CONTENT_RULES: readonly RichResultRule[] = [
  {
    feature: 'article',
    title: 'Article',
    ...googlePage('article', 'article'),
    types: ['Article'],
    except: ['DiscussionForumPosting'],
    required: [],
    recommended: [
      ...(['headline', 'image', 'author.name', 'author.url|author.sameAs', 'datePublished'] as const),
      'dateModified',
    ],
  },
  {
    feature: 'paywalled',
    title: 'Subscription and paywalled content',
    ...googlePage('paywalled content', 'paywalled-content'),
    types: ['CreativeWork'],
    where: { path: 'isAccessibleForFree', text: /false$/i },
    // The part behind the paywall is told of with the whole.
    except: ['WebPageElement', 'Dataset'],
    required: ['hasPart.isAccessibleForFree', 'hasPart.cssSelector'],
    recommended: 'nothing',
  },
  {
    feature: 'speakable',
    title: 'Speakable (beta)',
    ...googlePage('speakable', 'speakable'),
    types: ['Article', 'WebPage'],
    when: ['speakable'],
    required: ['speakable.cssSelector|speakable.xpath'],
    recommended: 'nothing',
    note: 'Google reads speakable text aloud for users of Google Home in the United States, in English only',
  },
  {
    feature: 'breadcrumb',
    title: 'Breadcrumb',
    ...googlePage('breadcrumb', 'breadcrumb'),
    types: ['BreadcrumbList'],
    nested: true,
    required: [
      { path: 'itemListElement', atLeast: 2 },
      'itemListElement.position',
      'itemListElement.name|itemListElement.item.name',
      { path: 'itemListElement.item', exceptLast: true },
    ],
    recommended: 'nothing',
  },
  {
    feature: 'recipe',
    title: 'Recipe',
    ...googlePage('recipe', 'recipe'),
    types: ['Recipe'],
    required: ['name', 'image'],
    recommended: [
      ...(['prepTime', 'cookTime', 'totalTime', 'recipeYield', 'recipeIngredient'] as const),
      ...['recipeInstructions', 'nutrition.calories', 'aggregateRating', 'video', 'author.name'],
      ...['datePublished', 'description', 'keywords', 'recipeCategory', 'recipeCuisine'],
    ],
  },
  {
    feature: 'qa-page',
    title: 'Q&A',
    ...googlePage('Q&A page', 'qapage'),
    types: ['QAPage'],
    required: [
      ...['mainEntity', 'mainEntity?.name', 'mainEntity?.answerCount'],
      'mainEntity?.acceptedAnswer|mainEntity?.suggestedAnswer',
      ...['mainEntity?.acceptedAnswer?.text', 'mainEntity?.suggestedAnswer?.text'],
    ],
    recommended: [
      ...(['mainEntity?.text', 'mainEntity?.author.name', 'mainEntity?.author.url'] as const),
      ...['mainEntity?.datePublished', 'mainEntity?.upvoteCount'],
      ...['acceptedAnswer', 'suggestedAnswer'].flatMap((answer) =>
        ['author.name', 'author.url', 'datePublished', 'upvoteCount', 'url'].map(
          (property) => `mainEntity?.${answer}?.${property}`,
        ),
      ),
    ],
    optional: ['mainEntity?.image', 'mainEntity?.video', 'mainEntity?.comment', 'mainEntity?.dateModified'],
  },
  {
    feature: 'discussion-forum',
    title: 'Discussion forum',
    ...googlePage('discussion forum', 'discussion-forum'),
    types: ['DiscussionForumPosting'],
    required: ['author.name', 'datePublished', 'text|image|video|sharedContent'],
    recommended: ['author.url', 'comment', 'headline', 'interactionStatistic', 'url'],
    optional: ['dateModified', 'creativeWorkStatus', 'isPartOf', 'mainEntityOfPage'],
  },
  {
    feature: 'profile-page',
    title: 'Profile page',
    ...googlePage('profile page', 'profile-page'),
    types: ['ProfilePage'],
    required: ['mainEntity.name|mainEntity.alternateName'],
    recommended: [
      ...(['dateCreated', 'dateModified', 'mainEntity.description', 'mainEntity.image'] as const),
      'mainEntity.sameAs',
    ],
    optional: [
      ...['mainEntity?.identifier', 'mainEntity?.interactionStatistic'],
      'mainEntity?.agentInteractionStatistic',
    ],
  },
];

import type { Estimator } from '../estimators';

export interface Question {
  question: string;
  answer: string;
}

const OWN: Record<Estimator, readonly Question[]> = {
  keywords: [
    {
      question: 'How do searches become visitors?',
      answer:
        'The volumes of the main keyword and of the longtail keywords are added and multiplied by the click rate of the position that you choose: 18.1 % for positions 1 to 3, 6.5 % for 4 to 6 and 3.1 % for 7 to 10. These are the means of Backlinko’s study of 4 million search results.',
    },
    {
      question: 'Why do other tools show other click rates?',
      answer:
        'Studies differ in the keywords that they look at. First Page Sage gives 39.8 % for position 1, Sistrix 28.5 %, Backlinko 27.6 %. The lower figures are used here, so that reality rather surprises you for the better.',
    },
    {
      question: 'What do AI Overviews change?',
      answer:
        'With an AI Overview above the results the click rate of position 1 falls by 58 % (Ahrefs, December 2025). If most of your keywords show one, halve the volumes before you calculate.',
    },
  ],
  visitors: [
    {
      question: 'Which visitors should I count?',
      answer:
        'Those of the pages that carry your affiliate links, from all sources, in a usual month. Your analytics show them; for a page that does not exist yet, the estimator by keywords gives a number to start from.',
    },
  ],
};

const COMMON: readonly Question[] = [
  {
    question: 'How many visitors buy?',
    answer:
      '0.8 % unless you enter your own conversion. bulls-media.com reports 0.5 to 1 % of an affiliate site’s visitors. Amazon’s reports show your own figure: ordered items divided by visitors.',
  },
  {
    question: 'What is cookie revenue?',
    answer:
      'After a click on your link Amazon pays you for whatever the visitor buys within 24 hours, not only for the product that you showed. The forecast adds 20 % of the Amazon revenue for it. No public figure exists: it is our assumption.',
  },
  {
    question: 'What are international sales?',
    answer:
      'Visitors from other countries are led to their own Amazon shop and buy there, if you have joined its partner programme. The forecast adds 15 % of the Amazon revenue. No public figure exists: it is our assumption.',
  },
  {
    question: 'How is AdSense revenue counted?',
    answer:
      '$3 for 1,000 visitors, the upper end of what makerneo.com calls ordinary ($1 to $3); it calls $3 to $8 normal. Your AdSense account shows your own page RPM.',
  },
  {
    question: 'Is this what I will earn?',
    answer:
      'No. It is the order of magnitude that public averages suggest. Season, niche, the design of the page and Amazon’s changes to its commissions move it up and down.',
  },
];

/** What people ask about an estimator, its own questions first. */
export function questionsOf(estimator: Estimator): Question[] {
  return [...OWN[estimator], ...COMMON];
}

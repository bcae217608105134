import {
  ADSENSE_RPM,
  BUYER_SHARE,
  CLICK_RATES,
  COOKIE_SHARE,
  NON_US_SHARE,
  percentOf,
} from '@domain/calculators/assumptions';
import type { Estimator } from '../estimators';

export interface Question {
  question: string;
  answer: string;
}

const clicks = (position: keyof typeof CLICK_RATES) => percentOf(CLICK_RATES[position]);

const OWN: Record<Estimator, readonly Question[]> = {
  keywords: [
    {
      question: 'How do searches become visitors?',
      answer: `The volumes of the main keyword and of the longtail keywords are added and multiplied by the click rate of the position that you choose: ${clicks('1-3')} for positions 1 to 3, ${clicks('4-6')} for 4 to 6 and ${clicks('7-10')} for 7 to 10. These are the means of Backlinko’s study of 4 million search results.`,
    },
    {
      question: 'Why do other tools show other click rates?',
      answer:
        'Studies look at different keywords and years. For positions 1 to 3 the mean is 18.1 % in Backlinko’s study, 18.4 % in Sistrix’s and 22.9 % in First Page Sage’s; for positions 7 to 10 it is 3.1, 3.1 and 2.2 %. All three rates here are Backlinko’s, so that they can be compared with each other.',
    },
    {
      question: 'What do AI Overviews change?',
      answer:
        'With an AI Overview above the results the click rate of position 1 falls by 58 % (Ahrefs, December 2025). The click rates here do not count that in. For keywords that show one, enter about 40 % of the volume.',
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
    answer: `${percentOf(BUYER_SHARE)} unless you enter your own conversion. bulls-media.com reports 0.5 to 1 % of an affiliate site’s visitors. For your own figure divide the ordered items of Amazon’s reports by the visitors of the same time.`,
  },
  {
    question: 'What is cookie revenue?',
    answer: `After a click on your link Amazon pays you for whatever the visitor buys within 24 hours, not only for the product that you showed. The forecast adds ${percentOf(COOKIE_SHARE)} of the Amazon revenue for it, or the share that you enter. No public figure exists: it is our assumption.`,
  },
  {
    question: 'What are international sales?',
    answer: `Visitors from other countries are led to their own Amazon shop and buy there, if you have joined its partner programme. The forecast adds ${percentOf(NON_US_SHARE)} of the Amazon revenue, or the share that you enter. No public figure exists: it is our assumption.`,
  },
  {
    question: 'How is AdSense revenue counted?',
    answer: `$${ADSENSE_RPM} for 1,000 visitors, the upper end of what makerneo.com calls ordinary ($1 to $3); it calls $3 to $8 normal. Your AdSense account shows your own page RPM.`,
  },
  {
    question: 'Where do the figures come from?',
    answer:
      'From published studies: each figure is listed above with its source. Where no study exists, it is marked as our assumption. The commissions are those of Amazon’s table for its partners.',
  },
  {
    question: 'Is this what I will earn?',
    answer:
      'No, it is an estimate: the order of magnitude that public averages suggest. Season, niche, the design of the page and Amazon’s changes to its commissions move it up and down.',
  },
];

/** What people ask about an estimator, its own questions first. */
export function questionsOf(estimator: Estimator): Question[] {
  return [...OWN[estimator], ...COMMON];
}

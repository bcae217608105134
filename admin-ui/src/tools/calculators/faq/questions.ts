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
      answer: `We add up the volumes of your main and longtail keywords and multiply them by the click rate of the position you choose: ${clicks('1-3')} for positions 1 to 3, ${clicks('4-6')} for 4 to 6 and ${clicks('7-10')} for 7 to 10. These are averages from Backlinko’s study of 4 million search results.`,
    },
    {
      question: 'Why do other tools show different click rates?',
      answer:
        'Studies cover different keywords and years. For positions 1 to 3, the average is 18.1% in Backlinko’s study, 18.4% in Sistrix’s and 22.9% in First Page Sage’s; for positions 7 to 10 it is 3.1%, 3.1% and 2.2%. All three rates used here are Backlinko’s, so you can compare them with each other.',
    },
    {
      question: 'How do AI Overviews affect this?',
      answer:
        'When an AI Overview appears above the results, the click rate of position 1 drops by 58% (Ahrefs, December 2025). The click rates here do not take that into account. For keywords that show one, enter about 40% of their volume.',
    },
  ],
  visitors: [
    {
      question: 'Which visitors should I count?',
      answer:
        'Everyone who visits the pages with your affiliate links in a typical month, whatever the source. Your analytics will tell you. For a page that does not exist yet, the estimator by keywords gives you a number to start with.',
    },
  ],
};

const COMMON: readonly Question[] = [
  {
    question: 'How many visitors buy?',
    answer: `${percentOf(BUYER_SHARE)}, unless you enter your own conversion. bulls-media.com reports 0.5% to 1% of an affiliate site’s visitors. To find your own figure, divide the ordered items in your Amazon reports by your visitors over the same period.`,
  },
  {
    question: 'What is cookie revenue?',
    answer: `After a click on your link, Amazon pays you for anything the visitor buys within 24 hours, not just the product you recommended. The forecast adds ${percentOf(COOKIE_SHARE)} of the Amazon revenue for this, or the share you enter. This is our default, as no public figure exists.`,
  },
  {
    question: 'What are international sales?',
    answer: `If you have joined the partner programs of Amazon’s other stores, visitors from abroad are sent to their own store and buy there. The forecast adds ${percentOf(NON_US_SHARE)} of the Amazon revenue for this, or the share you enter. This is our default, as no public figure exists.`,
  },
  {
    question: 'How is AdSense revenue calculated?',
    answer: `We assume $${ADSENSE_RPM} per 1,000 visitors, the upper end of what makerneo.com calls ordinary ($1 to $3); it calls $3 to $8 normal. Your AdSense account shows your own page RPM.`,
  },
  {
    question: 'Where do the figures come from?',
    answer:
      'From published studies: each figure is listed above with its source. Where there is no study, it is marked as our default. The commissions are from Amazon’s own table for its partners.',
  },
  {
    question: 'Is this what I will earn?',
    answer:
      'No, it is an estimate based on public averages and tells you the order of magnitude. Season, niche, page design and changes to Amazon’s commissions will move it up or down.',
  },
];

/** What people ask about an estimator, its own questions first. */
export function questionsOf(estimator: Estimator): Question[] {
  return [...OWN[estimator], ...COMMON];
}

/** A text that a disclaimer often has, by what it is for. */
interface DisclaimerPreset {
  name: string;
  text: string;
}

const OF_LINKS = /\baffiliate links?\b/i;

/**
 * Whether a disclaimer tells of affiliate links in its block, which is untrue of a block that has none. Readers are to be told
 * of the links that there are: FTC, 16 CFR 255.5, https://www.ecfr.gov/current/title-16/section-255.5.
 */
export function tellsOfLinks(text: string): boolean {
  return OF_LINKS.test(text);
}

/**
 * Ready texts of a disclaimer. Amazon asks its Associates for the first, word for word: section 5 of the Associates Program
 * Operating Agreement, https://affiliate-program.amazon.com/help/operating/agreement. That of prices follows the programme's
 * policy on prices and their date.
 */
export const DISCLAIMER_PRESETS: readonly DisclaimerPreset[] = [
  { name: 'Amazon Associates', text: 'As an Amazon Associate I earn from qualifying purchases.' },
  {
    name: 'Affiliate links',
    text: 'Disclosure: this box contains affiliate links. If you buy through them, we may earn a commission at no extra cost to you.',
  },
  {
    name: 'Prices may change',
    text: 'Prices and availability are accurate as of the date shown and may change. The price at the shop at the time of purchase applies.',
  },
  {
    name: 'Tested by us',
    text: 'We test every product ourselves. Shops have no influence on our verdict, but we may earn a commission when you buy through our links.',
  },
  {
    name: 'Sample provided',
    text: 'The maker lent us this product for the test. It had no say in what we write.',
  },
];

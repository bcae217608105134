import { JOINING_WORDS } from './question-words';

/**
 * Words that say little by themselves, in the form in which keywords are compared: what joins two things (`mac or pc`), names
 * of well-known sites, and words that stand beside other intents, too (`best time tracking app`). They decide only where no
 * other word does.
 */
const SLIGHT_WORDS: ReadonlySet<string> = new Set([
  ...JOINING_WORDS,
  ...wordsIn('app support tracking hours locations contact password portal web careers docs official'),
  ...wordsIn(
    'services agency repair repairs installation bulk appointment ticket donate leading strategies supplier suppliers',
  ),
  ...wordsIn(
    'youtube facebook instagram gmail wikipedia netflix whatsapp linkedin tiktok pinterest ebay walmart craigslist',
  ),
  ...wordsIn(
    'hotmail google twitter reddit yahoo paypal spotify github chatgpt canva discord twitch snapchat hulu etsy airbnb',
  ),
  ...wordsIn(
    'tripadvisor quora bbc cnn espn nhs irs usps fedex dhl coursera udemy duolingo roblox barclays hsbc santander',
  ),
  ...wordsIn(
    'ryanair easyjet lufthansa starbucks mcdonalds tesco aldi lidl costco asda sainsburys walgreens verizon vodafone',
  ),
  ...wordsIn(
    'xfinity error names history weather template templates chart charts workout plot quiz better rated',
  ),
  ...wordsIn('fix rules example methods requirements remove delete'),
  ...wordsIn('largest biggest smallest oldest tallest longest fastest richest'),
  ...phrasesIn(
    'for beginners|by age|by state|by country|in spanish|in french|last minute|all inclusive|same day|check in',
  ),
  ...phrasesIn(
    'in stock|black friday|in cm|in inches|in feet|to km|to miles|to kg|to lbs|time in|apple store|app store',
  ),
  ...phrasesIn(
    'play store|wells fargo|bank of america|make a|write a|set up|can a|map of|full moon|word for|words for',
  ),
  ...phrasesIn('stuck on|bad credit|student discount'),
  // What one may ask about: how to open a bank account.
  ...phrasesIn(
    'open a bank account|open bank account|open an account|open account|get a loan|request a demo',
  ),
]);

function wordsIn(line: string): string[] {
  return line.split(' ');
}

function phrasesIn(line: string): string[] {
  return line.split('|');
}

/** Whether a listed word in normal form decides only where no other one does. */
export function saysLittle(text: string): boolean {
  return SLIGHT_WORDS.has(text);
}

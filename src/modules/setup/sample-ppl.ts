import type { PplFileDto } from '../../contracts/ppl/ppl.dto';

interface SamplePplFile extends Required<PplFileDto> {
  csv: string;
}

const ROOFING = [
  ['roof repair near me', '49500', '41.20', 'Roofing'],
  ['metal roof cost', '33100', '18.75', 'Roofing'],
  ['emergency roof leak repair', '8100', '52.40', 'Roofing'],
  ['flat roof replacement', '6600', '27.10', 'Roofing'],
  ['roof inspection cost', '5400', '14.95', 'Roofing'],
  ['hail damage roof claim', '2400', '36.80', 'Roofing'],
  ['gutter installation', '18100', '22.30', 'Roofing'],
  ['solar roof tiles', '14800', '11.60', 'Roofing'],
];
const LEGAL = [
  ['car accident lawyer', '60500', '128.00', 'Legal'],
  ['workers compensation attorney', '12100', '94.50', 'Legal'],
  ['free legal advice', '22200', '9.80', 'Legal'],
  ['divorce lawyer near me', '40500', '46.20', 'Legal'],
  ['immigration attorney', '33100', '21.90', 'Legal'],
  ['slip and fall lawyer', '3600', '110.30', 'Legal'],
];
const OFFERS = [
  ['Home services', 'US', 'Call over 90 seconds', '35.00'],
  ['Insurance', 'US', 'Form filled in', '18.50'],
  ['Legal', 'US, CA', 'Call over 120 seconds', '140.00'],
  ['Solar', 'US', 'Appointment', '95.00'],
  ['Debt relief', 'US', 'Form filled in', '27.00'],
  ['Senior care', 'US, UK', 'Call over 60 seconds', '42.00'],
  ['Windows and doors', 'UK', 'Form filled in', '31.00'],
];
const CITIES = [
  ['Houston', 'Texas', '2314157', 'High'],
  ['Phoenix', 'Arizona', '1650070', 'High'],
  ['Columbus', 'Ohio', '913175', 'Medium'],
  ['Nashville', 'Tennessee', '687788', 'Medium'],
  ['Tulsa', 'Oklahoma', '411894', 'Low'],
  ['Boise', 'Idaho', '235421', 'Low'],
];
const KEYWORD_HEADER = ['Keyword', 'Searches a month', 'CPC (USD)', 'Niche'];

/** A small library to look around in. The figures are made up. */
export const SAMPLE_PPL_FILES: readonly SamplePplFile[] = [
  { name: 'Roofing keywords', isPro: false, tags: ['keywords', 'home'], csv: csvOf(KEYWORD_HEADER, ROOFING) },
  { name: 'Legal keywords', isPro: true, tags: ['keywords', 'legal'], csv: csvOf(KEYWORD_HEADER, LEGAL) },
  {
    name: 'Lead offers by niche',
    isPro: true,
    tags: ['offers'],
    csv: csvOf(['Niche', 'Countries', 'A lead is', 'Payout (USD)'], OFFERS),
  },
  {
    name: 'Cities to start with',
    isPro: false,
    tags: ['home', 'places'],
    csv: csvOf(['City', 'State', 'People', 'Competition'], CITIES),
  },
];

function csvOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n');
}

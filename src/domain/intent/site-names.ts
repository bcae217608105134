/**
 * Names of well-known sites and shops, in the form in which keywords are compared. Somebody who enters one, and a word beside it
 * at most, wants to go there; in more words it is what is asked about: `netflix error tvq-pm-100`.
 */
export const SITE_NAMES: ReadonlySet<string> = new Set([
  ...namesIn(
    'youtube|facebook|instagram|gmail|wikipedia|netflix|whatsapp|linkedin|tiktok|pinterest|ebay|walmart',
  ),
  ...namesIn(
    'craigslist|hotmail|google|twitter|reddit|yahoo|paypal|spotify|github|chatgpt|canva|discord|twitch',
  ),
  ...namesIn(
    'snapchat|hulu|etsy|airbnb|tripadvisor|quora|bbc|cnn|espn|nhs|irs|usps|fedex|dhl|coursera|udemy',
  ),
  ...namesIn(
    'duolingo|roblox|barclays|hsbc|santander|ryanair|easyjet|lufthansa|starbucks|mcdonalds|tesco|aldi',
  ),
  ...namesIn('lidl|costco|asda|sainsburys|walgreens|verizon|vodafone|xfinity|wells fargo|bank of america'),
  ...namesIn(
    'apple store|app store|play store|zillow|redfin|indeed|glassdoor|expedia|trivago|doordash|ubereats',
  ),
  ...namesIn(
    'uber eats|grubhub|instacart|shein|temu|aliexpress|alibaba|dropbox|icloud|onedrive|turbotax|venmo',
  ),
  ...namesIn(
    'coinbase|robinhood|webmd|yelp|kohls|macys|nordstrom|sephora|wayfair|chewy|lowes|kroger|publix|safeway',
  ),
  ...namesIn(
    'cvs|google maps|google docs|google drive|google translate|google flights|google scholar|google sheets',
  ),
  ...namesIn(
    'google classroom|microsoft teams|quickbooks online|disney plus|prime video|apple music|weather channel',
  ),
  ...namesIn('home depot|yahoo finance|chase bank|capital one|american express'),
]);

function namesIn(line: string): string[] {
  return line.split('|');
}

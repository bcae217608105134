/**
 * Parameters by which campaigns and advertisements tell where visitors come from: Google Analytics, Google Ads, Meta,
 * Microsoft Advertising, Mailchimp, TikTok and HubSpot, as their documentation names them.
 */
const TRACKING =
  /[?&](?:utm_[a-z]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|mc_cid|mc_eid|ttclid|_hsenc|_hsmi)=/i;

/** Whether an address carries a parameter of a campaign; in its fragment it would be none of the address. */
export function isTracked(url: string): boolean {
  const query = url.indexOf('?');
  if (query === -1) return false;
  const hash = url.indexOf('#');
  return TRACKING.test(hash === -1 ? url.slice(query) : url.slice(query, Math.max(query, hash)));
}

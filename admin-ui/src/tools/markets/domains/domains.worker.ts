import { readDomain, type DomainLine } from '@domain/markets/domain-facts';
import { domainLines } from './domainLines';

/** What the domains of a text say. */
export interface DomainsAnswer {
  rows: readonly DomainLine[];
  /** How many there are, those beyond the limit included. */
  count: number;
}

// A file of its own, which is loaded when a domain is there: the public suffix list is most of it.
self.onmessage = ({ data: text }: MessageEvent<string>) => {
  const { lines, count } = domainLines(text);
  const answer: DomainsAnswer = { rows: lines.map(readDomain), count };
  self.postMessage(answer);
};

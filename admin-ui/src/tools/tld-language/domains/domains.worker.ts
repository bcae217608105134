import { readDomain, type DomainLine } from '@domain/markets/domain-facts';

// A file of its own, which is loaded when a domain is there: the public suffix list is most of it.
self.onmessage = ({ data }: MessageEvent<readonly string[]>) => {
  const answer: DomainLine[] = data.map(readDomain);
  self.postMessage(answer);
};

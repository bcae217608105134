import { PageToolPage } from './PageToolPage';
import { HEADING_EXTRACTOR, INTERLINK_EXTRACTOR, PAGES_ANALYSIS } from './pageTools';

export function PagesAnalysisPage() {
  return <PageToolPage key={PAGES_ANALYSIS.id} tool={PAGES_ANALYSIS} />;
}

export function InterlinkExtractorPage() {
  return <PageToolPage key={INTERLINK_EXTRACTOR.id} tool={INTERLINK_EXTRACTOR} />;
}

export function HeadingExtractorPage() {
  return <PageToolPage key={HEADING_EXTRACTOR.id} tool={HEADING_EXTRACTOR} />;
}

import type { SchemaMarkupFinding } from '@contracts/schema/schema-checks';
import { NewTabLink } from '../NewTabLink';

/** Who says so. */
export function SourceLink({ source }: Pick<SchemaMarkupFinding, 'source'>) {
  return source.url ? (
    <NewTabLink inText href={source.url}>
      {source.name}
    </NewTabLink>
  ) : (
    source.name
  );
}

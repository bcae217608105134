import type { SchemaForm } from '../../contracts/schema/schema';
import { reviewSchema } from './review-schema';

/** Written as escapes: `<` could end the block or open a comment, the two line separators end a line of old JavaScript. */
const ESCAPED = /[<\u2028\u2029]/g;

/**
 * The HTML that carries the schema of a checked form: one script element of JSON-LD, indented by two spaces, without a line
 * end after it. Reading its content as JSON gives the graph back; no text can end the element.
 */
export function schemaScript(form: SchemaForm): string {
  return jsonLdScript(JSON.stringify(reviewSchema(form), null, 2));
}

/** The HTML that carries JSON-LD. */
export function jsonLdScript(json: string): string {
  const safe = json.replace(
    ESCAPED,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/ld+json">\n${safe}\n</script>`;
}

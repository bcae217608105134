/** Sentences as one text; those of a form's fields come without their full stop. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences
    .map((sentence, index) => (index < sentences.length - 1 ? sentence.replace(/\.?$/, '.') : sentence))
    .join(' ');
}

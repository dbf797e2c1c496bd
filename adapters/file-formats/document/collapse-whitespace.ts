/** Replaces white space by single spaces; removes soft hyphens and zero-width characters. */
export function collapseWhitespace(text: string): string {
  return text.replace(/[\s\u00ad\u200b\ufeff]+/gu, (run) => (/\s/u.test(run) ? ' ' : '')).trim()
}

/** White space as single blanks; soft hyphens and characters of no width are taken out. */
export function collapseWhitespace(text: string): string {
  return text.replace(/[\s\u00ad\u200b\ufeff]+/gu, (run) => (/\s/u.test(run) ? ' ' : '')).trim()
}

const LONGEST_NAME = 60

/**
 * A name that somebody typed, for messages to others: letters, spaces, apostrophes, hyphens and full stops after initials,
 * 60 characters at most. No mail program makes a link of it. Empty where nothing is left.
 */
export function plainName(typed: string): string {
  const name = typed
    .slice(0, 10 * LONGEST_NAME)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}'’.\- ]/gu, ' ')
    .replace(/\.(?! |$)/g, ' ')
    .replace(/\b(https?|ftp|mailto|www)\b/giu, ' ')
    .replace(/ +/g, ' ')
    .trim()
  return [...name].slice(0, LONGEST_NAME).join('').trim()
}

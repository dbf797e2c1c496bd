const LONGEST_NAME = 60

/**
 * A line of what somebody wrote, for messages to others: letters, figures and punctuation, of which no mail program makes a
 * link. Cut at a word beyond `longest` characters.
 */
export function plainLine(written: string, longest: number): string {
  const line = written
    .slice(0, 10 * longest)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{Sc}+=% ]|[@:/\\]/gu, ' ')
    .replace(/\.(?=[^\s\d])/g, ' ')
    .replace(/\b(https?|ftp|mailto|www)\b/giu, ' ')
    .replace(/ +/g, ' ')
    .trim()
  const letters = [...line]
  if (letters.length <= longest) return line
  const cut = letters.slice(0, longest).join('')
  return `${cut.replace(/ [^ ]*$/, '')}…`
}

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

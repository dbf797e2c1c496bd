const LONGEST_NAME = 60

/**
 * A line of somebody's text for messages to others: letters, figures and punctuation, in which no mail program finds a
 * link. Cut at a word after `longest` characters.
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
 * A typed name for messages to others: letters, spaces, apostrophes, hyphens and full stops after initials, at most 60
 * characters. No mail program finds a link in it. Empty if nothing is left.
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

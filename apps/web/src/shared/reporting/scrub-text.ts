const MOST_CHARACTERS = 300

/** A message without what it may quote of people's texts, addresses and secrets. */
export function scrubText(text: string): string {
  return text
    .replace(/[^\s@"'<>(]+@[^\s@"'<>)]+/g, '[e-mail]')
    .replace(/([?#])[^\s"']*/g, '$1…')
    .replace(/"[^]*("|$)/, '"…"')
    .replace(/“[^”]*(”|$)|`[^`]*(`|$)/g, '"…"')
    .replace(/'(?![\w$./-]{1,30}')[^']*'/g, '"…"')
    .replace(/[\w+=-]{32,}/g, '[long word]')
    .slice(0, MOST_CHARACTERS)
}

const MAX_CHARACTERS = 300

const REVEALING: readonly (readonly [RegExp, string])[] = [
  [/[^\s@"'<>(]+@[^\s@"'<>)]+/g, '[e-mail]'],
  [/\b([a-z][a-z+.-]*:\/\/[^\s?#/"']*)[^\s"']*/gi, '$1/…'],
  [/([?#])[^\s"']*/g, '$1…'],
  // Up to the last quotation mark, for quotations hold others; or to the end, where one was cut off.
  [/"[^]*("|$)/, '"…"'],
  [/“[^”]*(”|$)|`[^`]*(`|$)/g, '"…"'],
  // The name of a property or of a module may stay.
  [/'(?![\w$./-]{1,30}')[^']*'/g, '"…"'],
  [/[\w+/=-]{32,}/g, '[long word]'],
]

/** Removes possible quotations of users' text, addresses and secrets from a message. */
export function scrubText(text: string): string {
  const scrubbed = REVEALING.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)
  return scrubbed.length > MAX_CHARACTERS ? `${scrubbed.slice(0, MAX_CHARACTERS)}…` : scrubbed
}

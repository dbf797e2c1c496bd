/** An e-mail address in a text, with its "@" as it is or as a link holds it. */
const ADDRESS = /[\w.!#$&'*+/=?^`{|}~-]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)+/g
/** Looked for first: hardly any line of the log holds one. */
const SIGN = /@|%40/

/** The text with e-mail addresses made unreadable: a log is kept for longer than an account may be. */
export function maskAddresses(text: string): string {
  return SIGN.test(text) ? text.replace(ADDRESS, '[e-mail]') : text
}

/** The same for the texts among the details of a line, and in lists and objects of these. */
export function withoutAddresses(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskAddresses(value)
  if (typeof value !== 'object' || value === null || value instanceof Error || depth === DEEPEST) return value
  if (Array.isArray(value)) return value.map((item: unknown) => withoutAddresses(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutAddresses(item, depth + 1)]))
}

const DEEPEST = 4

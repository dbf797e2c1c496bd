const FENCED = /```(?:json)?\s*\n?([^]*?)```/giu

/** The object that a text is, or holds in a fence of code or among words; null where it holds none. */
export function jsonObjectIn(text: string): Record<string, unknown> | null {
  const fenced = [...text.matchAll(FENCED)].map(([, inner = '']) => inner)
  for (const candidate of [text, ...fenced, ...bracedIn(text)]) {
    const value = parsed(candidate)
    if (value !== null) return value
  }
  return null
}

/** From the first brace to the last: what stands around an object has none, as a rule. */
function bracedIn(text: string): string[] {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')]
  return start < 0 || end < start ? [] : [text.slice(start, end + 1)]
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

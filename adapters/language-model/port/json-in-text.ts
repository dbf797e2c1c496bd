const FENCED = /```(?:json)?\s*\n?([^]*?)```/giu

/** Finds a JSON object: the text itself, in a code fence or among words; null if there is none. */
export function jsonObjectIn(text: string): Record<string, unknown> | null {
  const fenced = [...text.matchAll(FENCED)].map(([, inner = '']) => inner)
  for (const candidate of [text, ...fenced, ...bracedIn(text)]) {
    const value = parsed(candidate)
    if (value !== null) return value
  }
  return null
}

/** From the first brace to the last, because the text around an object seldom has braces. */
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

/** Parts of the schemas of what a model hands in, and how their values are read. */
export const text = { type: 'string' }
export const list = (items: object) => ({ type: 'array', items })
export const object = (properties: Readonly<Record<string, object>>) => ({
  type: 'object' as const,
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** In one line; null where there are none. */
export function wordsOf(value: unknown): string | null {
  const clean = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : ''
  return clean === '' ? null : clean
}

export function textsIn(value: unknown): string[] {
  return (Array.isArray(value) ? (value as unknown[]) : []).flatMap((each) => wordsOf(each) ?? [])
}

/** Parts of the schemas for the model's data, and the functions that read their values. */
export const text = { type: 'string' }
export const list = (items: object) => ({ type: 'array', items })
export const object = (properties: Readonly<Record<string, object>>) => ({
  type: 'object' as const,
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** In one line; null if empty. */
export function wordsOf(value: unknown): string | null {
  const clean = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : ''
  return clean === '' ? null : clean
}

export function textsIn(value: unknown): string[] {
  return (Array.isArray(value) ? (value as unknown[]) : []).flatMap((each) => wordsOf(each) ?? [])
}

/** A part of a message with the fields of its type. */
export type MessagePart = Readonly<Record<string, unknown>> & { readonly type: string }

interface ToolOutcome {
  readonly isSuccess: boolean
  /** Empty without text. */
  readonly text: string
  /** US dollars; null if unknown. */
  readonly cost: number | null
  readonly sourceFiles: readonly string[]
}

/** Parts of a message; plain text is one part. */
export function partsOf(content: unknown): readonly MessagePart[] {
  if (typeof content === 'string') return [{ type: 'text', text: content }]
  const parts: readonly unknown[] = Array.isArray(content) ? content : [content]
  return parts.map((part) => ({ type: 'unknown', ...fieldsOf(part) }))
}

/** Content of a tool result or a model's reply; missing values are left out. */
export function resultOf(part: MessagePart): ToolOutcome {
  const { success, answer, cost, metadata } = fieldsOf(part['content'])
  const { sourceFiles } = fieldsOf(metadata)
  return {
    isSuccess: success !== false && part['is_error'] !== true,
    text: typeof answer === 'string' ? answer : textIn(part['content']),
    cost: typeof cost === 'number' ? cost : null,
    sourceFiles: Array.isArray(sourceFiles) ? sourceFiles.flatMap(nameOf) : [],
  }
}

/** Text of the material that a model was shown, a paragraph for each passage; empty without any. */
export function textIn(shown: unknown): string {
  if (typeof shown === 'string') return shown
  if (Array.isArray(shown)) return shown.map(textIn).filter(Boolean).join('\n\n')
  if (typeof shown !== 'object' || shown === null) return ''
  const { title, text, content, source } = fieldsOf(shown)
  if (text !== undefined) return textIn(text)
  return [title, content ?? fieldsOf(source)['content']].map(textIn).filter(Boolean).join('\n\n')
}

function nameOf(source: unknown): string[] {
  const { fileName } = fieldsOf(source)
  return typeof fileName === 'string' ? [fileName] : []
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

import type { FormWordKind } from '../../../core/languages/language-data.ts'
import { formWords } from '../../../core/languages/languages.ts'

/** The meaning of a key in a written-out form. */
export type SchemaKey = 'prompt' | 'weakPrompt' | 'help' | 'type' | 'options' | 'limit' | 'required' | 'section'

const KINDS: Readonly<Record<SchemaKey, FormWordKind>> = {
  prompt: 'schemaPrompts',
  weakPrompt: 'schemaWeakPrompts',
  help: 'schemaHelp',
  type: 'schemaTypes',
  options: 'schemaOptions',
  limit: 'schemaLimits',
  required: 'schemaRequired',
  section: 'schemaSections',
}
const KEYS = Object.entries(KINDS).map(
  ([key, kind]) => [key as SchemaKey, new RegExp(`^(?:${formWords(kind)})$`, 'iu')] as const,
)
/** White space or a comma before another key with its colon. */
export const KEY_AHEAD = new RegExp(
  String.raw`[\s,;|]+(?=["'*_{[(]{0,3}(?:${Object.values(KINDS).map(formWords).join('|')})["'*_]{0,3}\s*[:=])`,
  'iu',
)
const CHOICE = new RegExp(formWords('choiceTypes'), 'iu')
const FILE = new RegExp(formWords('fileTypes'), 'iu')
const MARKS = /^[\s"'*_`{[,-]+|[\s"'*_`:=}\],]+$/gu

/** Removes surrounding marks of Markdown, JSON and YAML. */
export function withoutMarks(text: string): string {
  return text.replace(MARKS, '')
}

/** "Hint", "Section-Hint", "Sub-Ask-Question", "help_text". */
export function schemaKeyOf(text: string): SchemaKey | null {
  const name = withoutMarks(text).replace(/[_\s]+/gu, ' ')
  if (name.length > LONGEST_KEY) return null
  const key = KEYS.find(([, pattern]) => pattern.test(name))?.[0] ?? null
  const parts = name.split('-')
  return key === null && parts.length > 1 ? schemaKeyOf(parts.at(-1)!) : key
}

const LONGEST_KEY = 40

const TYPED = new RegExp(
  String.raw`^(.*\S)\s*[([]((?:${formWords('fieldTypes')})(?:\s*[,;–-][^()[\]]*(?:\([^()]*\))?)?)[)\]]\s*\*?$`,
  'isu',
)

/** "What will you do? (Long text, 200 words)": the prompt and the type of its field; null without a type. */
export function typedPrompt(text: string): { readonly prompt: string; readonly type: string } | null {
  const [, prompt, type] = TYPED.exec(text) ?? []
  return prompt === undefined || type === undefined ? null : { prompt, type }
}

/** The control for this type of field. */
export function controlOf(type: string, options: readonly string[]): 'text' | 'choice' | 'file' {
  if (options.length > 0 || (CHOICE.test(type) && !/text/iu.test(type))) return 'choice'
  return FILE.test(type) && !/text/iu.test(type) ? 'file' : 'text'
}

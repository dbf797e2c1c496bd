import { roleOf } from '../memory/line-roles.ts'

/** Whether a line or sentence of a document is what a form asks or explains, and not what anybody answers. */
export function isPromptText(text: string): boolean {
  const isItem = text.startsWith('• ')
  const line = { text: text.replace(/^• /, '').replace(ORDINAL, ''), listLevel: isItem ? 1 : 0, ...PLAIN }
  const role = roleOf(line)
  return role === 'prompt' || role === 'guidance'
}

const ORDINAL = /^\(?(?:\p{N}{1,2}(?:\.\p{N}{1,2})*|[a-z])[.)]\s+(?=\S)/u
const PLAIN = { level: null, bold: false, italic: false, number: null, place: 'none', page: null } as const

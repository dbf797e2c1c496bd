import type { Brief } from '../../../../../adapters/http-contract/brief.ts'
import { isDraft } from '../../shared/editor/origin-words.ts'

const isWritten = ({ text }: { readonly text: string }) => text.trim() !== ''

/** Number of written sections, and number of proposals that nobody has kept or changed yet. */
export function progressOf({ sections, budget }: Brief) {
  const written = sections.filter(isWritten)
  const proposed = [...written, ...(budget.lines.length > 0 ? [budget] : [])].filter(({ state }) => isDraft(state))
  return { written: written.length, all: sections.length, toCheck: proposed.length }
}

export function isEmpty({ sections, budget }: Brief): boolean {
  return !sections.some(isWritten) && budget.lines.length === 0
}

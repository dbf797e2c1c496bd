import type { BriefSectionKey } from '../../../core/projects/brief-sections.ts'
import type { PassageHit } from '../../../core/documents/passage.ts'
import { countWords } from '../../../core/shared/text-limit.ts'
import { statementsOf, type Statement } from '../answers/statements.ts'
import { sectionNamedBy } from './section-headings.ts'

/** A sentence or list item of a document that stands under a heading for the section. */
export interface HeadedStatement extends Statement {
  readonly section: BriefSectionKey
  readonly hit: PassageHit
}

/** What a form or its guidance says to applicants. */
const SPOKEN_TO_APPLICANTS =
  /\byou(?:r|rs)?\b|\bapplicants?\b|^(?:for .{1,120}, )?(?:please|describe|explain|outline|provide|give|list|state|tell|summari[sz]e|complete|include|specify|add|attach|enter|select|indicate|comment)\b|\((?:max(?:imum)?|up to|required|optional)\b[^)]*\)|[?][)"'”’]*$/iu
const BEGINS = /^["'“‘(]?[\p{Lu}\p{N}£€$]/u
const SHORTEST_SENTENCE = 4

/** What stands under headings for the sections of a brief, in the order of the document. */
export function headedStatements(hits: readonly PassageHit[]): HeadedStatement[] {
  return hits.flatMap((hit) =>
    statementsOf(hit.passage).flatMap((statement) => {
      const section = sectionAbove(statement, hit)
      return section !== null && isPlan(statement, section) ? [{ ...statement, section, hit }] : []
    }),
  )
}

/** Fields of a form tell dates; of what else they tell, too little is left without the form. */
function isPlan({ kind, text }: Statement, section: BriefSectionKey): boolean {
  if (SPOKEN_TO_APPLICANTS.test(text)) return false
  if (kind === 'item') return true
  if (kind === 'field') return section === 'timeline'
  return kind === 'sentence' && BEGINS.test(text) && countWords(text) >= SHORTEST_SENTENCE
}

/** The nearest heading counts; one that names no section belongs to the section of the headings above it. */
function sectionAbove({ under }: Statement, { passage: { headings, question } }: PassageHit): BriefSectionKey | null {
  const at = under === null ? headings.length : headings.lastIndexOf(under)
  const parents = at === -1 ? headings.slice(0, -1) : headings.slice(0, at)
  // The first of several headings is the title of the document, which says little of its parts.
  const above = parents.length > 1 || under === null ? parents.slice(headings.length > 1 ? 1 : 0) : []
  for (const heading of [under, question, ...above.reverse()]) {
    const section = heading === null ? null : sectionNamedBy(heading)
    if (section !== null) return section
  }
  return null
}

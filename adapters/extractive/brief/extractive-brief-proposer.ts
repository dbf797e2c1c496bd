import type { BriefSectionKey } from '../../../core/projects/brief-sections.ts'
import type {
  BriefProposer,
  BriefTask,
  ProposedBrief,
  ProposedSection,
} from '../../../core/brief/ports/brief-proposer.ts'
import type { Library } from '../../../core/documents/library.ts'
import type { PassageHit } from '../../../core/documents/passage.ts'
import { escaped } from '../../../core/languages/escaped.ts'
import { budgetIn } from './budget-table.ts'
import { countWords } from '../../../core/shared/text-limit.ts'
import { sourceFrom } from '../answers/sources.ts'
import { statementsOf, textOfStatements, type Statement } from '../answers/statements.ts'
import { sectionNamedBy } from './section-headings.ts'

/** A sentence or list item of a document that stands under a heading for the section. */
interface HeadedStatement extends Statement {
  readonly section: BriefSectionKey
  readonly hit: PassageHit
}

/** What a form or its guidance says to applicants. */
const SPOKEN_TO_APPLICANTS =
  /\byou(?:r|rs)?\b|\bapplicants?\b|^(?:for .{1,120}, )?(?:please|describe|explain|outline|provide|give|list|state|tell|summari[sz]e|complete|include|specify|add|attach|enter|select|indicate|comment)\b|\((?:max(?:imum)?|up to|required|optional)\b[^)]*\)|[?][)"'”’]*$/iu
const BEGINS = /^["'“‘(]?[\p{Lu}\p{N}£€$]/u
const SHORTEST_SENTENCE = 4

/** What stands under headings for the sections of a brief, in the order of the document. */
function headedStatements(hits: readonly PassageHit[]): HeadedStatement[] {
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

/** Words that a proposed section has at most: more is for its reader to add. */
const LONGEST_SECTION = 180

/** The statements as they stand in their document; null where there are none. */
function sectionText(key: BriefSectionKey, statements: readonly HeadedStatement[]): ProposedSection | null {
  const chosen = withoutLooseLeadIns(firstWords(statements))
  if (chosen.length === 0) return null
  const hits = [...new Set(chosen.map(({ hit }) => hit))]
  const sources = hits.map((hit) =>
    sourceFrom(
      hit,
      chosen.filter((statement) => statement.hit === hit).map(({ quoted }) => quoted),
    ),
  )
  return { key, text: textOfStatements(chosen, escaped), sources }
}

function firstWords(statements: readonly HeadedStatement[]): HeadedStatement[] {
  const chosen: HeadedStatement[] = []
  let words = 0
  for (const statement of statements) {
    words += countWords(statement.text)
    if (words > LONGEST_SECTION && chosen.length > 0) break
    chosen.push(statement)
  }
  return chosen
}

/** "We will:" says nothing without the list that it introduces. */
function withoutLooseLeadIns(chosen: readonly HeadedStatement[]): HeadedStatement[] {
  return chosen.filter(({ text }, index) => !text.endsWith(':') || chosen[index + 1]?.kind === 'item')
}

/** Proposes a brief without a language model: what stands under the headings of the documents, the newest first, and the budget of their tables. */
export class ExtractiveBriefProposer implements BriefProposer {
  async propose({ sections, wantsBudget }: BriefTask, library: Library): Promise<ProposedBrief> {
    const documents = await newestFirst(library)
    const headed = documents.map(headedStatements)
    return {
      sections: sections.flatMap((key) => fromHeadings(key, headed)),
      budget: wantsBudget ? budgetIn(documents) : null,
    }
  }
}

/** Of the first document that has something under such a heading. */
function fromHeadings(key: BriefSectionKey, documents: readonly (readonly HeadedStatement[])[]): ProposedSection[] {
  for (const statements of documents) {
    const section = sectionText(
      key,
      statements.filter((one) => one.section === key),
    )
    if (section !== null) return [section]
  }
  return []
}

/** The passages of each document in order, those of the newest document first. */
async function newestFirst(library: Library): Promise<PassageHit[][]> {
  const documents = [...(await library.documents())].sort((a, b) => (a.datedAt < b.datedAt ? 1 : -1))
  const passages: PassageHit[][] = []
  for (const { documentId, fileName } of documents)
    passages.push((await library.passagesOf(documentId)).map((passage) => ({ passage, fileName, score: 1 })))
  return passages
}

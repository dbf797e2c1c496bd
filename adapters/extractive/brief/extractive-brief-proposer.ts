import type { BriefSectionKey } from '../../../core/projects/brief-sections.ts'
import type {
  BriefProposer,
  BriefTask,
  ProposedBrief,
  ProposedSection,
} from '../../../core/brief/ports/brief-proposer.ts'
import type { Library } from '../../../core/documents/library.ts'
import type { PassageHit } from '../../../core/documents/passage.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import { escaped } from '../../../core/languages/escaped.ts'
import { topicText } from '../topics/topic-text.ts'
import { budgetIn } from './budget-table.ts'
import { headedStatements, type HeadedStatement } from './headed-statements.ts'
import { sectionText } from './section-text.ts'
import { topicOf } from './section-topics.ts'

/**
 * Proposes a brief without a language model: what stands under the headings of the documents, the newest first, else the
 * sentences that a search finds, and the budget of their tables.
 */
export class ExtractiveBriefProposer implements BriefProposer {
  constructor(private readonly analyser: TermAnalyser) {}

  async propose({ sections, wantsBudget }: BriefTask, library: Library): Promise<ProposedBrief> {
    const documents = await newestFirst(library)
    const headed = documents.map(headedStatements)
    const said = new Set<string>()
    const proposed: ProposedSection[] = []
    for (const key of sections) proposed.push(...fromHeadings(key, headed, said))
    for (const key of sections.filter((wanted) => proposed.every(({ key: found }) => found !== wanted)))
      proposed.push(...(await this.fromSearch(key, library, said)))
    return { sections: proposed, budget: wantsBudget ? budgetIn(documents) : null }
  }

  private async fromSearch(key: BriefSectionKey, library: Library, said: Set<string>): Promise<ProposedSection[]> {
    const found = await topicText(topicOf(key), library, this.analyser, said)
    return found ? [{ key, text: escaped(found.text), sources: found.sources }] : []
  }
}

/** Of the first document that has something under such a heading. */
function fromHeadings(
  key: BriefSectionKey,
  documents: readonly (readonly HeadedStatement[])[],
  said: Set<string>,
): ProposedSection[] {
  for (const statements of documents) {
    const own = statements.filter(({ section }) => section === key)
    const section = sectionText(key, own)
    if (section === null) continue
    for (const { text } of own) said.add(wordsOf(text))
    return [section]
  }
  return []
}

/** As `topicText` knows what was said before. */
function wordsOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
}

/** The passages of each document in order, those of the newest document first. */
async function newestFirst(library: Library): Promise<PassageHit[][]> {
  const documents = [...(await library.documents())].sort((a, b) => (a.datedAt < b.datedAt ? 1 : -1))
  const passages: PassageHit[][] = []
  for (const { documentId, fileName } of documents)
    passages.push((await library.passagesOf(documentId)).map((passage) => ({ passage, fileName, score: 1 })))
  return passages
}

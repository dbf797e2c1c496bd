import type { LibraryDocument } from '../../../core/documents/library.ts'
import type { PassageHit } from '../../../core/documents/passage.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import { statementsOf, type Statement } from './statements.ts'

/** A passage that may hold the answer, taken apart. */
export interface Evidence {
  readonly hit: PassageHit
  /** Place among the hits, from 0. */
  readonly rank: number
  readonly language: string | null
  readonly year: number
  /** Terms of the passage's text, headings and question. */
  readonly terms: ReadonlySet<string>
  readonly candidates: readonly Candidate[]
}

export interface Candidate extends Statement {
  readonly evidence: Evidence
  readonly terms: ReadonlySet<string>
  /** Terms of what stands above it: its sub-heading and lead-in, the passage's headings and question. */
  readonly contextTerms: ReadonlySet<string>
}

export function gatherEvidence(
  hits: readonly PassageHit[],
  documents: readonly LibraryDocument[],
  analyser: TermAnalyser,
): Evidence[] {
  const byId = new Map(documents.map((document) => [document.documentId, document]))
  return hits.map((hit, rank) => {
    const document = byId.get(hit.passage.documentId)
    return evidenceFrom(hit, rank, document?.language ?? null, Number(document?.datedAt.slice(0, 4)) || 0, analyser)
  })
}

export function evidenceFrom(
  hit: PassageHit,
  rank: number,
  language: string | null,
  year: number,
  analyser: TermAnalyser,
): Evidence {
  const { headings, question, text } = hit.passage
  const aboveTerms = analyser.termsOf([...headings, question ?? ''].join('\n'), language)
  const candidates: Candidate[] = []
  const terms = new Set([...analyser.termsOf(text, language), ...aboveTerms])
  const evidence: Evidence = { hit, rank, language, year, terms, candidates }
  const statements = statementsOf(hit.passage)
  for (const statement of statements) {
    const leadIn = statements.find(({ position }) => position === statement.leadIn)?.text ?? ''
    candidates.push({
      ...statement,
      evidence,
      terms: new Set(analyser.termsOf(statement.text, language)),
      contextTerms: new Set([...aboveTerms, ...analyser.termsOf(`${statement.under ?? ''}\n${leadIn}`, language)]),
    })
  }
  return evidence
}

import type { LibraryDocument } from '../../../core/documents/library.ts'
import type { PassageHit } from '../../../core/documents/passage.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import { yearsIn } from '../../../core/languages/dates.ts'
import type { QuestionProfile } from './question-profile.ts'
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
  /** Terms of the line that heads it and of its lead-in. */
  readonly leadTerms: ReadonlySet<string>
  /** Terms of each heading that it stands right below, and of the passage's own. */
  readonly heads: readonly ReadonlySet<string>[]
  /** Terms of the passage's headings and question. */
  readonly contextTerms: ReadonlySet<string>
  /** The share of its words that carry no meaning of their own: prose has many, titles and lists of names few. */
  readonly smallWords: number
}

export interface ScoredCandidate {
  readonly candidate: Candidate
  readonly score: number
}

/** A hit with what is known of its document. */
type Found = Pick<Evidence, 'hit' | 'rank' | 'language' | 'year'>

export function gatherEvidence(
  hits: readonly PassageHit[],
  documents: readonly LibraryDocument[],
  profile: QuestionProfile,
  analyser: TermAnalyser,
): Evidence[] {
  const byId = new Map(documents.map((document) => [document.documentId, document]))
  return hits.map((hit, rank) => {
    const document = byId.get(hit.passage.documentId)
    const year = Number(document?.datedAt.slice(0, 4)) || 0
    return evidenceFrom({ hit, rank, language: document?.language ?? null, year }, profile, analyser)
  })
}

export function evidenceFrom(found: Found, profile: QuestionProfile, analyser: TermAnalyser): Evidence {
  const { language, hit } = found
  const { headings, question, text } = hit.passage
  const contextTerms = new Set(analyser.termsOf([...headings, question ?? ''].join('\n'), language))
  const parts = compoundParts(profile, language)
  const terms = withParts([...analyser.termsOf(text, language), ...contextTerms], text, parts)
  const candidates: Candidate[] = []
  const evidence: Evidence = { ...found, terms, candidates }
  const statements = statementsOf(hit.passage)
  const headOf = (line: string): ReadonlySet<string> => new Set(analyser.termsOf(line, language))
  const ownHead = headings.slice(-2)
  for (const statement of statements) {
    const leadIn = statements.find(({ position }) => position === statement.leadIn)?.text ?? ''
    candidates.push({
      ...statement,
      evidence,
      terms: withParts(analyser.termsOf(statement.text, language), statement.text, parts),
      leadTerms: new Set(analyser.termsOf(`${statement.under ?? ''}\n${leadIn}`, language)),
      heads: [...new Set([...statement.above, ...ownHead])].map(headOf),
      contextTerms,
      smallWords: 1 - analyser.termsOf(statement.text.replace(/[-./]/g, ''), language).length / wordsIn(statement.text),
    })
  }
  return evidence
}

/** Languages that write compounds as one word. */
const COMPOUNDING: ReadonlySet<string | null> = new Set(['da', 'de', 'fi', 'nl', 'no', 'sv'])
const SHORTEST_PART = 5

/** The terms of the question that may be parts of longer words: "Ausgaben" of "Gesamtausgaben". */
function compoundParts(profile: QuestionProfile, language: string | null): readonly string[] {
  if (!COMPOUNDING.has(language)) return []
  const asked = profile.conceptsIn(language).filter(({ kind }) => kind === 'asked')
  return asked.map(({ term }) => term).filter((term) => term.length >= SHORTEST_PART)
}

/** The terms with the question's own that they are made of, and the years of dates such as 31.12.2024. */
function withParts(terms: readonly string[], text: string, parts: readonly string[]): ReadonlySet<string> {
  const found = parts.filter((part) => terms.some((term) => term.startsWith(part) || term.endsWith(part)))
  return new Set([...terms, ...found, ...yearsIn(text).map(String)])
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length
}

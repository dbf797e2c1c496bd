import type { AccountId, DocumentId } from '../shared/ids.ts'
import { AppError } from '../shared/app-error.ts'
import { cutPassages } from './cut-passages.ts'
import { documentDate } from './document-date.ts'
import type { DocumentScope } from './document.ts'
import type { IndexedDocument } from './ports/passage-index.ts'
import type { PassagesToWeight, TermWeights } from './ports/term-weight-calculator.ts'
import type { TermAnalyser } from './ports/term-analyser.ts'
import type { TextBlock } from './ports/text-reader.ts'
import { packPostings } from './posting-blocks.ts'
import { TermCounts } from './term-counts.ts'

const SAMPLE_BLOCKS = 400
/** A book of a thousand pages has 4,000. */
const MAX_PASSAGES = 50_000

export interface DocumentToIndex {
  readonly accountId: AccountId
  readonly documentId: DocumentId
  readonly fileName: string
  readonly scopes: readonly DocumentScope[]
  /** ISO time that stands for the document's date where neither its name nor its text holds a year. */
  readonly uploadedAt: string
  readonly blocks: readonly TextBlock[]
}

/** Splits a document's text into passages and computes the weights of their terms. */
export function indexDocument(document: DocumentToIndex, analyser: TermAnalyser): IndexedDocument {
  const { accountId, documentId, fileName, scopes, uploadedAt, blocks } = document
  const language = analyser.languageOf(sampleOf(blocks))
  const passages = cutPassages(blocks)
  if (passages.length > MAX_PASSAGES) throw tooManyPassages()
  return {
    accountId,
    documentId,
    fileName,
    scopes,
    language,
    datedAt: documentDate(fileName, blocks, uploadedAt),
    passages: passages.map((passage) => ({ ...passage, documentId })),
    ...computeTermWeights({ fileName, language, passages }, analyser),
  }
}

function tooManyPassages(): AppError {
  return new AppError('unsupported', 'file.too-large-inside', { values: { of: 'passages', most: MAX_PASSAGES } })
}

/** The weights of the terms in existing passages. */
export function computeTermWeights(
  { fileName, language, passages }: PassagesToWeight,
  analyser: TermAnalyser,
): TermWeights {
  return weighTerms(passages, fileName, (text) => analyser.termsOf(text, language))
}

function sampleOf(blocks: readonly TextBlock[]): string {
  return blocks
    .slice(0, SAMPLE_BLOCKS)
    .map((block) => block.text)
    .join('\n')
}

/** "Annual_Report2014final.pdf" → "Annual Report 2014 final". */
function nameWords(fileName: string): string {
  return fileName
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[_.-]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ')
}

function weighTerms(
  passages: PassagesToWeight['passages'],
  fileName: string,
  termsOf: (text: string) => readonly string[],
): TermWeights {
  const counts = new TermCounts()
  const nameTerms = termsOf(nameWords(fileName))
  for (const { text, question } of passages) {
    counts.beginPassage()
    counts.add(termsOf(text))
    // A past application's question, matched by a new one, is the best sign there is that the passage answers it.
    if (question !== null) counts.add(termsOf(`${question}\n${question}`))
    counts.add(nameTerms)
  }
  return { lengths: counts.lengths, postings: packPostings(counts.entriesOf) }
}

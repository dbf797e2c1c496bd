import type { AccountId } from '../accounts/account.ts'
import { cutPassages, type CutPassage } from './cut-passages.ts'
import { documentDate } from './document-date.ts'
import type { DocumentId, DocumentScope } from './document.ts'
import type { IndexedDocument } from './ports/passage-index.ts'
import type { TermAnalyser } from './ports/term-analyser.ts'
import type { TextBlock } from './ports/text-reader.ts'

/** Heading words stand in the passage's text once already; they say what all of it is about. */
const HEADING_WEIGHT = 1
/** A past application's question, matched by a new one, is the best sign there is that the passage answers it. */
const QUESTION_WEIGHT = 2
/** The file's name tells projects and years apart, but it is the same for every passage of the document. */
const FILE_NAME_WEIGHT = 0.25
const SAMPLE_BLOCKS = 400

export interface DocumentToIndex {
  readonly accountId: AccountId
  readonly documentId: DocumentId
  readonly fileName: string
  readonly scope: DocumentScope
  /** ISO time that stands for the document's date where neither its name nor its text holds a year. */
  readonly uploadedAt: string
  readonly blocks: readonly TextBlock[]
}

/** Cuts a document's text into passages and weighs their terms. */
export function indexDocument(document: DocumentToIndex, analyser: TermAnalyser): IndexedDocument {
  const { accountId, documentId, fileName, scope, uploadedAt, blocks } = document
  const language = analyser.languageOf(sampleOf(blocks))
  const nameTerms = analyser.termsOf(nameWords(fileName), language)
  return {
    accountId,
    documentId,
    fileName,
    scope,
    language,
    datedAt: documentDate(fileName, blocks, uploadedAt),
    passages: cutPassages(blocks).map((passage) => ({
      ...passage,
      documentId,
      terms: weighTerms(passage, nameTerms, language, analyser),
    })),
  }
}

function sampleOf(blocks: readonly TextBlock[]): string {
  return blocks
    .slice(0, SAMPLE_BLOCKS)
    .map((block) => block.text)
    .join('\n')
}

/** "Annual_Report2014-final.pdf" → "Annual Report 2014 final". */
function nameWords(fileName: string): string {
  return fileName
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[_.-]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
}

function weighTerms(
  passage: CutPassage,
  nameTerms: readonly string[],
  language: string | null,
  analyser: TermAnalyser,
): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  const add = (terms: readonly string[], weight: number) => {
    for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + weight)
  }
  add(analyser.termsOf(passage.text, language), 1)
  add([...new Set(passage.headings.flatMap((heading) => analyser.termsOf(heading, language)))], HEADING_WEIGHT)
  if (passage.question !== null) add(analyser.termsOf(passage.question, language), QUESTION_WEIGHT)
  add(nameTerms, FILE_NAME_WEIGHT)
  return weights
}

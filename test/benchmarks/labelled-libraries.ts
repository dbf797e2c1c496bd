import { SHARED_LIBRARY } from '../../core/documents/document.ts'
import type { DocumentId } from '../../core/shared/ids.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DirectTextReader } from '../../adapters/file-formats/direct-text-reader.ts'
import { InMemoryPassageIndex } from '../../adapters/memory/documents/in-memory-passage-index.ts'
import { StemmedTermAnalyser } from '../../adapters/term-analysis/stemmed-term-analyser.ts'
import { indexDocument } from '../../core/documents/index-document.ts'
import type { MeaningSearch } from '../../core/documents/ports.ts'
import type { TextBlock } from '../../core/documents/ports/text-reader.ts'
import type { Library } from '../../core/documents/library.ts'
import { ScopedLibrary } from '../../core/documents/scoped-library.ts'
import { SOME_ACCOUNT } from '../support/builders.ts'

/** Real libraries with questions and the words that answer them. */
const FOLDER = resolve(process.env['BENCH_DATA'] ?? '../shared', 'data/library')
/** Of a snippet's words that a passage must have, as the shared score counts. */
const SHARE_OF_WORDS = 0.8

export interface LabelledQuery {
  readonly question: string
  readonly need: 'any' | 'all'
  readonly evidence: readonly { readonly snippet: string }[]
  /** Of each inner list a right answer has one. */
  readonly facts: readonly (readonly string[])[]
}

export interface LibraryLabels {
  readonly queries: readonly LabelledQuery[]
  /** Of these the documents say nothing. */
  readonly unanswerable?: readonly { readonly question: string }[]
}

export interface LabelledLibrary extends LibraryLabels {
  readonly name: string
  readonly library: Library
}

/** A library's passages in an index of their own. */
export interface IndexedLibrary {
  readonly name: string
  readonly index: InMemoryPassageIndex
  readonly documentIds: readonly DocumentId[]
}

const ITS_ACCOUNT = {
  accountId: SOME_ACCOUNT,
  scopes: SHARED_LIBRARY,
  uploadedAt: '2026-01-01T00:00:00.000Z',
} as const
export const analyser = new StemmedTermAnalyser()

/** The names of the labelled libraries. */
export function labelledLibraryNames(): string[] {
  if (!existsSync(FOLDER)) throw new Error(`The labelled data is not there: ${FOLDER} (BENCH_DATA names its folder).`)
  const entries = readdirSync(FOLDER, { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

/** A labelled library, read from its files. */
export async function labelledLibrary(name: string): Promise<LabelledLibrary> {
  return labelled(await indexedLibrary(name), null)
}

/** What is labelled of an indexed library, with the library to search. */
export function labelled({ name, index }: IndexedLibrary, meaning: MeaningSearch | null): LabelledLibrary {
  const library = new ScopedLibrary(index, analyser, SOME_ACCOUNT, [{ kind: 'shared' }], meaning)
  const labels = JSON.parse(readFileSync(join(FOLDER, name, 'queries.json'), 'utf8')) as LibraryLabels
  return { ...labels, name, library }
}

/** The documents of a labelled library, indexed. */
export async function indexedLibrary(name: string): Promise<IndexedLibrary> {
  const index = new InMemoryPassageIndex()
  const documentIds: DocumentId[] = []
  for await (const { fileName, blocks } of documentsOf(name)) {
    const documentId = fileName as DocumentId
    documentIds.push(documentId)
    await index.put(indexDocument({ ...ITS_ACCOUNT, documentId, fileName, blocks }, analyser))
  }
  return { name, index, documentIds }
}

/** The documents of a labelled library, read. */
export async function* documentsOf(name: string): AsyncGenerator<{ fileName: string; blocks: readonly TextBlock[] }> {
  const folder = join(FOLDER, name, 'documents')
  for (const fileName of readdirSync(folder)) {
    const { blocks } = await new DirectTextReader().read({ fileName, bytes: readFileSync(join(folder, fileName)) })
    yield { fileName, blocks }
  }
}

/** How much of a query's evidence the passages hold, from 0 to 1. */
export function evidenceHeld({ evidence, need }: LabelledQuery, passages: readonly string[]): number {
  const found = evidence.filter(({ snippet }) => passages.some((text) => holds(text, snippet))).length
  return need === 'all' ? found / evidence.length : Math.min(1, found)
}

/** How many of a query's facts the text gives. */
export function countFacts({ facts }: LabelledQuery, text: string): number {
  const given = plainText(text)
  return facts.filter((alternatives) => alternatives.some((fact) => given.includes(plainText(fact)))).length
}

function holds(passage: string, snippet: string): boolean {
  const [have, needed] = [wordsOf(passage), [...wordsOf(snippet)]]
  return needed.filter((word) => have.has(word)).length >= needed.length * SHARE_OF_WORDS
}

function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  )
}

/** Without regard to case, white space, the kind of quotes and dashes, and the commas of thousands. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/[‐‑‒–—]/gu, '-')
    .replace(/\s+/gu, ' ')
    .replace(/(\d),(?=\d{3})/gu, '$1')
}

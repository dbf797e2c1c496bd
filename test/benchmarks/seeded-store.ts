import { SHARED_LIBRARY } from '../../core/documents/document.ts'
import type { AccountId, DocumentId } from '../../core/shared/ids.ts'
import { RandomIdSource } from '../../adapters/system/random-id-source.ts'
import { StemmedTermAnalyser } from '../../adapters/term-analysis/stemmed-term-analyser.ts'
import { indexDocument } from '../../core/documents/index-document.ts'
import type { TextBlock } from '../../core/documents/ports/text-reader.ts'
import type { Persistence } from '../../core/persistence.ts'
import type { SeededText } from './seeded-text.ts'

export const PASSAGES_PER_ACCOUNT = 300
const PASSAGES_PER_DOCUMENT = 30
const WORDS_PER_PASSAGE = 190
const ids = new RandomIdSource()
const analyser = new StemmedTermAnalyser()

/** Runs a statement with "?" for its parameters. */
export type Run = (statement: string, parameters: readonly unknown[]) => unknown

/** Stores an account of that many passages the way the product does; answers it with its passages' texts. */
export async function seedAccount(
  { unitOfWork }: Pick<Persistence, 'unitOfWork'>,
  text: SeededText,
  passages = PASSAGES_PER_ACCOUNT,
): Promise<{ accountId: AccountId; texts: string[] }> {
  const accountId = ids.next<'account'>()
  const texts: string[] = []
  for (let count = 0; count < passages; count += PASSAGES_PER_DOCUMENT) {
    const indexed = indexDocument(documentOf(accountId, text), analyser)
    texts.push(...indexed.passages.map((passage) => passage.text))
    await unitOfWork.run((stores) => stores.passages.put(indexed))
  }
  return { accountId, texts }
}

function documentOf(accountId: AccountId, text: SeededText) {
  const blocks: TextBlock[] = Array.from({ length: PASSAGES_PER_DOCUMENT }, () => ({
    kind: 'paragraph',
    level: 0,
    text: text.paragraph(WORDS_PER_PASSAGE),
    page: null,
  }))
  const documentId = ids.next<'document'>()
  const uploadedAt = '2026-01-01T00:00:00.000Z'
  return { accountId, documentId, fileName: 'a.pdf', scopes: SHARED_LIBRARY, uploadedAt, blocks } as const
}

/** The account of a copy: ids begin with the time, so the first digits are the same for all that are not copies. */
export function accountOfCopy(accountId: AccountId, copy: number): AccountId {
  return `${prefixOf(copy)}${accountId.slice(4)}` as AccountId
}

export function documentOfCopy(documentId: DocumentId, copy: number): DocumentId {
  return `${prefixOf(copy)}${documentId.slice(4)}` as DocumentId
}

function prefixOf(copy: number): string {
  return copy.toString(16).padStart(4, '0')
}

const COPY = [
  `INSERT INTO indexed_documents
     (number, account_id, document_id, scope_key, project_id, section, file_name, language, dated_at, lengths, block_count)
   SELECT number + ?, CAST(? AS text) || substr(account_id, 5), CAST(? AS text) || substr(document_id, 5), scope_key,
     project_id, section, file_name, language, dated_at, lengths, block_count
   FROM indexed_documents WHERE number <= ? ORDER BY number`,
  `INSERT INTO posting_blocks (account_id, block_count, block, document_number, lines)
   SELECT CAST(? AS text) || substr(account_id, 5), block_count, block, document_number + ?, lines FROM posting_blocks
   WHERE document_number <= ? ORDER BY account_id, block_count, block, document_number`,
  `INSERT INTO passages (account_id, document_id, ordinal, page, headings, question, text, layout)
   SELECT CAST(? AS text) || substr(account_id, 5), CAST(? AS text) || substr(document_id, 5), ordinal, page, headings,
     question, text, layout
   FROM passages WHERE document_id >= '1' ORDER BY account_id, document_id, ordinal`,
] as const

interface Copies {
  /** How many documents the store had before any copy. */
  readonly documents: number
  readonly from: number
  readonly to: number
  /** The account whose documents multiply; without it each copy has accounts of its own. */
  readonly within?: AccountId
}

/** Copies the documents of a store for accounts of their own: a hundred times quicker than storing them again. */
export async function copyDocuments(run: Run, { documents, from, to, within }: Copies): Promise<void> {
  for (let copy = from; copy <= to; copy++) {
    const prefix = prefixOf(copy)
    const account = within?.slice(0, 4) ?? prefix
    await run(COPY[0], [copy * documents, account, prefix, documents])
    await run(COPY[1], [account, copy * documents, documents])
    await run(COPY[2], [account, prefix])
  }
}

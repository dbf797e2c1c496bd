import { InMemoryPassageIndex } from '../../../../adapters/memory/documents/in-memory-passage-index.ts'
import { StemmedTermAnalyser } from '../../../../adapters/term-analysis/stemmed-term-analyser.ts'
import { indexDocument } from '../../../../core/documents/index-document.ts'
import type { Library } from '../../../../core/documents/library.ts'
import type { TextBlock } from '../../../../core/documents/ports/text-reader.ts'
import { ScopedLibrary } from '../../../../core/documents/scoped-library.ts'
import { CountingIds } from '../../../support/counting-ids.ts'
import { SOME_ACCOUNT } from '../../../support/builders.ts'

export const analyser = new StemmedTermAnalyser()

/**
 * A library of documents written as text: "# " begins a heading, "- " a list item, " | " parts the cells of a row, all
 * else is a paragraph a line.
 */
export function libraryOf(documents: Readonly<Record<string, string>>): Promise<Library> {
  const library = indexed.get(documents) ?? index(documents)
  indexed.set(documents, library)
  return library
}

const indexed = new WeakMap<Readonly<Record<string, string>>, Promise<Library>>()

async function index(documents: Readonly<Record<string, string>>): Promise<Library> {
  const store = new InMemoryPassageIndex()
  const ids = new CountingIds('2026-01-01T00:00:00.000Z')
  for (const [fileName, text] of Object.entries(documents)) {
    const passages = indexDocument(
      {
        accountId: SOME_ACCOUNT,
        documentId: ids.next<'document'>(),
        fileName,
        scopes: [{ kind: 'shared' }],
        uploadedAt: '2026-01-01T00:00:00.000Z',
        blocks: text.split('\n').map(blockOf),
      },
      analyser,
    )
    await store.put(passages)
  }
  return new ScopedLibrary(store, analyser, SOME_ACCOUNT, [{ kind: 'shared' }])
}

function blockOf(line: string): TextBlock {
  const text = line.trim()
  if (text.startsWith('# ')) return { kind: 'heading', level: 1, text: text.slice(2), page: 1 }
  if (text.startsWith('- ')) return { kind: 'list-item', level: 1, text: text.slice(2), page: 1 }
  return { kind: text.includes(' | ') ? 'table-row' : 'paragraph', level: 0, text, page: 1 }
}

import type { DocumentId } from '../../core/shared/ids.ts'
import { placedWords, LONGEST_WORD } from '../../core/languages/words.ts'
import { DocumentSource } from '../../core/search/document-source.ts'
import { TextMatcher } from '../../core/documents/text-matcher.ts'
import { SOME_ACCOUNT } from '../support/builders.ts'
import { analyser, indexedLibrary, labelledLibraryNames, type IndexedLibrary } from './labelled-libraries.ts'
import type { Benchmark, Figure } from './measure.ts'
import { librariesOf } from '../support/libraries.ts'

/** Every so many of a library's words is typed. */
const EVERY = Number(process.env['BENCH_EVERY'] ?? 5)
const SHOWN = Number(process.env['BENCH_SHOW'] ?? 0)

/** Typed, they would ask for a phrase, and a minus for what must not be there. */
const QUOTES = /["“”„«»]|^-/gu

interface Count {
  asked: number
  found: number
  marked: number
  readonly lost: string[]
}

function searchOf({ index, documentIds }: IndexedLibrary): DocumentSource {
  const names = documentIds.map((id) => ({ id, originalName: 'document' }))
  return new DocumentSource({ names: () => Promise.resolve(names) } as never, index, analyser, librariesOf(index))
}

/** The documents in which a word stands as it is printed. */
async function printedIn({ index, documentIds }: IndexedLibrary): Promise<Map<string, DocumentId[]>> {
  const printed = new Map<string, DocumentId[]>()
  for (const id of documentIds) {
    const texts = (await index.passagesOf(SOME_ACCOUNT, id)).map(({ text }) => text)
    for (const word of new Set(texts.join('\n').split(/\s+/u).filter(isWord)))
      printed.set(word, [...(printed.get(word) ?? []), id])
  }
  return printed
}

function isWord(text: string): boolean {
  const words = placedWords(text)
  return words.length > 0 && text.length <= LONGEST_WORD
}

async function look(library: IndexedLibrary, count: Count): Promise<void> {
  const source = searchOf(library)
  const printed = await printedIn(library)
  const ids = [...new Set([...printed.values()].flat())]
  const statistics = await library.index.statisticsOf(SOME_ACCOUNT, ids)
  const languages = new Map(statistics.map((one) => [one.documentId, one.language]))
  const words = [...printed].filter((_, at) => at % EVERY === 0)
  for (const [word, documents] of words) {
    const results = await source.find(SOME_ACCOUNT, new TextMatcher(word.replace(QUOTES, ' '), analyser), 1_000)
    for (const id of documents) {
      if (analyser.termsOf(word, languages.get(id) ?? null).length === 0) continue
      const result = results.find((one) => one.id === id)
      count.asked += 1
      if (result !== undefined) count.found += 1
      if (result !== undefined && (result.snippet?.marks.length ?? 0) > 0) count.marked += 1
      else if (count.lost.length < SHOWN)
        count.lost.push(`${word} (${library.name}/${id}: ${result ? 'no mark' : 'not found'})`)
    }
  }
}

/** Of the words of the labelled libraries, typed as they are printed, the share that finds every document they stand in. */
export const foundAsPrinted: Benchmark = {
  name: 'found-as-printed',
  async run() {
    const count: Count = { asked: 0, found: 0, marked: 0, lost: [] }
    for (const name of labelledLibraryNames()) await look(await indexedLibrary(name), count)
    for (const line of count.lost) console.log(`  ${line}`)
    const figures: Figure[] = [
      {
        name: `found, of ${count.asked} words in documents`,
        value: count.found / count.asked,
        unit: 'share',
        goal: '>= 0.999',
      },
      { name: 'shown with a mark on them', value: count.marked / count.asked, unit: 'share', goal: '>= 0.999' },
    ]
    return figures
  },
}

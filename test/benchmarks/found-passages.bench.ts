import type { Library } from '../../core/documents/library.ts'
import { evidenceHeld, labelledLibrary, labelledLibraryNames, type LabelledQuery } from './labelled-libraries.ts'
import type { Benchmark, Figure } from './measure.ts'

const SIZES = [6, 10, 15, 20, 30] as const

/** How much of a question's evidence is among the best so many passages, for each size. */
async function foundFor(library: Library, query: LabelledQuery): Promise<number[]> {
  const hits = await library.search(query.question, Math.max(...SIZES))
  const texts = hits.map(({ passage }) => passage.text)
  return SIZES.map((size) => evidenceHeld(query, texts.slice(0, size)))
}

/** The share of questions whose evidence is among the passages found, on labelled libraries. */
export const foundPassages: Benchmark = {
  name: 'found-passages',
  async run() {
    const found: number[][] = []
    for (const name of labelledLibraryNames()) {
      const { library, queries } = await labelledLibrary(name)
      for (const query of queries) found.push(await foundFor(library, query))
    }
    return SIZES.map((size, at): Figure => {
      const value = found.reduce((sum, shares) => sum + shares[at]!, 0) / found.length
      return {
        name: `evidence among the best ${size} passages, of ${found.length} questions`,
        value,
        unit: 'share',
        goal: size === 20 ? '>= 0.95' : null,
      }
    })
  },
}

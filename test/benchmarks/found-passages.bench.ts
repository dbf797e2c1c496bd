import { FOUND_FOR_QUESTION } from '../../adapters/language-model/answers/library-reading.ts'
import { LibraryToolHandler } from '../../adapters/language-model/answers/library-tool-handler.ts'
import { ShownPassages } from '../../adapters/language-model/answers/shown-passages.ts'
import type { Library } from '../../core/documents/library.ts'
import { encodedLibrary } from './encoded-library.ts'
import { evidenceHeld, labelledLibrary, labelledLibraryNames, type LabelledQuery } from './labelled-libraries.ts'
import type { Benchmark, Figure } from './measure.ts'

const SIZES = [3, 6, 20] as const
/** For libraries never seen. */
const GOALS = { 3: 0.55, 6: 0.72, 20: 0.92 } as const

/** How much of a question's evidence is among the best so many passages, for each size. */
async function foundFor(library: Library, query: LabelledQuery): Promise<number[]> {
  const hits = await library.search(query.question, Math.max(...SIZES))
  const texts = hits.map(({ passage }) => passage.text)
  return SIZES.map((size) => evidenceHeld(query, texts.slice(0, size)))
}

/** How much of a question's evidence a language model is shown, and in how many words. */
async function shownFor(library: Library, query: LabelledQuery): Promise<[number, number]> {
  const shown = new ShownPassages(await library.documents(), [])
  const found = await new LibraryToolHandler(library, shown, false).search(query.question, FOUND_FOR_QUESTION)
  const texts = found.map(({ passage }) => passage.text)
  return [evidenceHeld(query, texts), texts.join(' ').split(/\s+/).length]
}

/** The share of questions whose evidence is among the passages found, on each labelled library and on all; with an encoder, both ways. */
export const foundPassages: Benchmark = {
  name: 'found-passages',
  async run(encoderUrl) {
    const figures = await figuresBy(labelledLibrary, '')
    if (encoderUrl === undefined) return figures
    return [...figures, ...(await figuresBy((name) => encodedLibrary(name, encoderUrl), ', with vectors'))]
  },
}

async function figuresBy(open: typeof labelledLibrary, way: string): Promise<Figure[]> {
  const all: number[][] = []
  const shown: [number, number][] = []
  const figures: Figure[] = []
  for (const name of labelledLibraryNames()) {
    const { library, queries } = await open(name)
    const found: number[][] = []
    for (const query of queries) found.push(await foundFor(library, query))
    for (const query of queries) shown.push(await shownFor(library, query))
    figures.push(...figuresOf(`${name}${way}`, found))
    all.push(...found)
  }
  const mean = (part: 0 | 1) => shown.reduce((sum, one) => sum + one[part], 0) / shown.length
  return [
    ...figures,
    ...figuresOf(`all${way}`, all),
    { name: `all${way}: evidence that a model is shown`, value: mean(0), unit: 'share', goal: null },
    { name: `all${way}: words that a model is shown`, value: mean(1), unit: 'words', goal: null },
  ]
}

function figuresOf(of: string, found: readonly (readonly number[])[]): Figure[] {
  return SIZES.map((size, at) => ({
    name: `${of}: evidence among the best ${size} passages, of ${found.length} questions`,
    value: found.reduce((sum, shares) => sum + shares[at]!, 0) / found.length,
    unit: 'share',
    goal: `>= ${GOALS[size]}`,
  }))
}

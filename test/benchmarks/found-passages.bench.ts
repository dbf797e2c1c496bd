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
  const figures: Figure[] = []
  for (const name of labelledLibraryNames()) {
    const { library, queries } = await open(name)
    const found: number[][] = []
    for (const query of queries) found.push(await foundFor(library, query))
    figures.push(...figuresOf(`${name}${way}`, found))
    all.push(...found)
  }
  return [...figures, ...figuresOf(`all${way}`, all)]
}

function figuresOf(of: string, found: readonly (readonly number[])[]): Figure[] {
  return SIZES.map((size, at) => ({
    name: `${of}: evidence among the best ${size} passages, of ${found.length} questions`,
    value: found.reduce((sum, shares) => sum + shares[at]!, 0) / found.length,
    unit: 'share',
    goal: `>= ${GOALS[size]}`,
  }))
}

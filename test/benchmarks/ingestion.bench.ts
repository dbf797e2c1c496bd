import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import mammoth from 'mammoth'
import { pagesOf, pdfOf, wordFileOf } from './generated-documents.ts'
import { documentsOf, ingested, untilRead, upload, type LibraryFile } from './library.ts'
import { interleaved, timed, type Benchmark, type Figure } from './measure.ts'
import { newUser, type ProductClient } from './product-client.ts'
import { forgetPeak, peakMemoryOf, startProduct, type RunningProgram } from './running-program.ts'

const run = promisify(execFile)
const DOCUMENTS = 20
const PAGES = 16
const PAIRS = 5
/** About as many pages in large documents as in small ones, and more than one of both: reading and storing overlap. */
const [LARGE, SMALL] = [3, 93]
const PAGES_ALIKE = (SMALL * 16) / (LARGE * 500)

/** The built product on SQLite, reading so many files at once. */
async function withProduct<T>(threads: number, work: (product: RunningProgram) => Promise<T>): Promise<T> {
  const product = await startProduct({ cores: 2, settings: { READING_THREADS: String(threads) } })
  try {
    return await work(product)
  } finally {
    await product.stop()
  }
}

function pdfFiles(documents: number, pages: number): Promise<LibraryFile[]> {
  const seeds = Array.from({ length: documents }, (_, index) => index + 1)
  return Promise.all(seeds.map(async (seed) => ({ name: `${seed}.pdf`, bytes: await pdfOf(pagesOf(seed, pages)) })))
}

async function pdfToTextMs(folder: string, files: readonly LibraryFile[]): Promise<number> {
  for (const { name, bytes } of files) await writeFile(join(folder, name), bytes)
  return timed(async () => {
    for (const { name } of files) await run('pdftotext', [join(folder, name), '-'], { maxBuffer: 1 << 26 })
  })
}

async function pdfFigures(threads: number, goal: string, folder: string): Promise<Figure[]> {
  const files = await pdfFiles(DOCUMENTS, PAGES)
  return withProduct(threads, async ({ url }) => {
    await ingested(url, files)
    const both = await interleaved(
      PAIRS,
      () => pdfToTextMs(folder, files),
      () => ingested(url, files),
    )
    const name = threads === 1 ? 'one reading thread' : `${threads} reading threads`
    const pagesPerSecond = (DOCUMENTS * PAGES * 1000) / both.yardstick
    return [
      { name: `PDF to stored passages / pdftotext, ${name}`, value: both.ratio, unit: 'ratio', goal },
      { name: `pages per second, ${name}`, value: pagesPerSecond, unit: '1/s', goal: null },
    ]
  })
}

/** The share of a document's words that can be read in the library. */
async function wordRecall(): Promise<Figure> {
  const pages = pagesOf(99, PAGES)
  const bytes = await pdfOf(pages)
  return withProduct(1, async ({ url }) => {
    const user = await newUser(url)
    await upload(user, [{ name: 'recall.pdf', bytes }])
    await untilRead(user)
    const [document] = await documentsOf(user)
    const stored = countWords(await textOf(user, document?.id ?? ''))
    const wanted = countWords(pages.flat().join(' '))
    const found = [...wanted].reduce((sum, [word, count]) => sum + Math.min(count, stored.get(word) ?? 0), 0)
    const all = [...wanted.values()].reduce((sum, count) => sum + count, 0)
    return { name: 'words of a PDF found in its stored text', value: found / all, unit: 'share', goal: '>= 0.999' }
  })
}

/** What the library shows of a document's pages, ten pages at a time. */
async function textOf(user: ProductClient, id: string): Promise<string> {
  let text = ''
  for (let from = 1; from <= PAGES; from += 10) {
    const to = Math.min(PAGES, from + 9)
    text += JSON.stringify(await user.get(`/documentLibrary/${id}/text?from=${from}&to=${to}`))
  }
  return text
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of text.match(/\p{L}+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

async function growthWithPages(): Promise<Figure[]> {
  const [small, large] = [await pdfFiles(SMALL, 16), await pdfFiles(LARGE, 500)]
  return withProduct(1, async (product) => {
    await ingested(product.url, small)
    await ingested(product.url, large)
    const peaks: [number[], number[]] = [[], []]
    const peakIn = async (files: readonly LibraryFile[], into: number[]) => {
      forgetPeak(product.process.pid!)
      const elapsed = await ingested(product.url, files)
      into.push(peakMemoryOf(product.process.pid!))
      return elapsed
    }
    const { ratio } = await interleaved(
      3,
      () => peakIn(large, peaks[1]),
      () => peakIn(small, peaks[0]),
    )
    return [
      { name: 'ms a page, 500 pages / 16 pages', value: ratio * PAGES_ALIKE, unit: 'ratio', goal: '<= 1.1' },
      {
        name: 'peak memory of the server, 500 pages / 16 pages',
        value: Math.max(...peaks[1]) / Math.max(...peaks[0]),
        unit: 'ratio',
        goal: '<= 2',
      },
      { name: 'peak memory of the server, 500 pages', value: Math.max(...peaks[1]), unit: 'MB', goal: null },
    ]
  })
}

async function growthWithQueue(): Promise<Figure> {
  const files = await pdfFiles(200, 4)
  return withProduct(2, async ({ url }) => {
    await ingested(url, files.slice(0, 20))
    const few = async () => {
      let elapsed = 0
      for (let batch = 0; batch < 10; batch++) elapsed += await ingested(url, files.slice(batch * 2, batch * 2 + 2))
      return elapsed / 20
    }
    const { ratio } = await interleaved(3, async () => (await ingested(url, files)) / 200, few)
    return { name: 'ms a document, 200 queued / 2 queued', value: ratio, unit: 'ratio', goal: '<= 1.1' }
  })
}

/** PDF files from upload over HTTP to searchable passages, beside pdftotext alone, which it needs. */
export const ingestion: Benchmark = {
  name: 'ingestion',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'bench-ingestion-'))
    try {
      const speed = [...(await pdfFigures(1, '>= 0.8', folder)), ...(await pdfFigures(2, '>= 1.2', folder))]
      return [...speed, await wordRecall(), ...(await growthWithPages()), await growthWithQueue()]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

function wordFiles(documents: number, pages: number): Promise<LibraryFile[]> {
  const seeds = Array.from({ length: documents }, (_, index) => index + 1)
  return Promise.all(
    seeds.map(async (seed) => ({ name: `${seed}.docx`, bytes: await wordFileOf(pagesOf(seed, pages)) })),
  )
}

/** Word files from upload over HTTP to searchable passages, beside mammoth's raw text alone. */
export const wordIngestion: Benchmark = {
  name: 'word-ingestion',
  run: () =>
    withProduct(1, async ({ url }) => {
      const files = await wordFiles(DOCUMENTS, PAGES)
      const [small, large] = [await wordFiles(SMALL, 16), await wordFiles(LARGE, 500)]
      const theirs = () =>
        timed(async () => {
          for (const { bytes } of files) await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
        })
      await theirs()
      await ingested(url, files)
      const { ratio } = await interleaved(PAIRS, theirs, () => ingested(url, files))
      const growth = await interleaved(
        3,
        () => ingested(url, large),
        () => ingested(url, small),
      )
      return [
        {
          name: 'Word to stored passages / mammoth raw text',
          value: ratio,
          unit: 'ratio',
          goal: '>= 1.0 (stretch 2.5)',
        },
        {
          name: 'ms a page, 500 pages / 16 pages',
          value: growth.ratio * PAGES_ALIKE,
          unit: 'ratio',
          goal: '<= 1.1',
        },
      ]
    }),
}

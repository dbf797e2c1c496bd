import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import mammoth from 'mammoth'
import type { Actor } from '../../core/accounts/user.ts'
import { compose, type Application } from '../../apps/wiring/compose.ts'
import { readConfig } from '../../apps/wiring/config.ts'
import { pagesOf, pdfOf, wordFileOf } from './generated-documents.ts'
import { interleaved, timed, type Benchmark, type Figure } from './measure.ts'

const run = promisify(execFile)
const DOCUMENTS = 20
const PAGES = 16
const PAIRS = 5

interface Bench {
  readonly application: Application
  readonly actor: Actor
  readonly folder: string
}

/** The product on SQLite, with so many jobs at once. */
async function withProduct<T>(workers: number, work: (bench: Bench) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-ingestion-'))
  const environment = { DATA_DIR: folder, WORKER_CONCURRENCY: String(workers), LOG_LEVEL: 'error' }
  const application = await compose(readConfig(environment))
  try {
    const { user } = await application.useCases.register.execute({
      email: 'bench@example.org',
      password: 'correct horse',
      firstName: '',
      lastName: '',
    })
    return await work({ application, folder, actor: { userId: user.id, accountId: user.accountId, isAdmin: true } })
  } finally {
    await application.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Milliseconds from the first upload until the last passage can be searched; then everything is removed again. */
async function ingested({ application, actor }: Bench, files: readonly { name: string; bytes: Uint8Array }[]) {
  const { useCases, jobs } = application
  const elapsed = await timed(async () => {
    for (const { name, bytes } of files)
      await useCases.uploadDocument.execute({
        actor,
        scope: { kind: 'shared' },
        fileName: name,
        lastModified: null,
        content: (async function* () {
          yield bytes
        })(),
      })
    await jobs.drain()
  })
  const { documents } = await useCases.listSharedDocuments.execute({ actor })
  const unread = documents.find((document) => document.status !== 'active')
  if (unread) throw new Error(`${unread.originalName}: ${unread.processingError ?? unread.status}`)
  for (const { id } of documents) await useCases.removeDocument.execute({ actor, documentId: id })
  return elapsed
}

async function pdfFiles(folder: string, documents: number, pages: number) {
  const files: { name: string; bytes: Uint8Array; path: string }[] = []
  for (let seed = 0; seed < documents; seed++) {
    const bytes = await pdfOf(pagesOf(seed + 1, pages))
    const path = join(folder, `${pages}-${seed}.pdf`)
    await writeFile(path, bytes)
    files.push({ name: `${seed}.pdf`, bytes, path })
  }
  return files
}

async function pdfFigures(workers: number, goal: string): Promise<Figure[]> {
  return withProduct(workers, async (bench) => {
    const files = await pdfFiles(bench.folder, DOCUMENTS, PAGES)
    const theirs = () =>
      timed(async () => {
        for (const { path } of files) await run('pdftotext', [path, '-'], { maxBuffer: 1 << 26 })
      })
    await ingested(bench, files)
    const { ratio, ours } = await interleaved(PAIRS, theirs, () => ingested(bench, files)).then((both) => ({
      ratio: both.ratio,
      ours: both.yardstick,
    }))
    return [
      { name: `PDF to stored passages / pdftotext, ${workers} at once`, value: ratio, unit: 'ratio', goal },
      {
        name: `pages per second, ${workers} at once`,
        value: (DOCUMENTS * PAGES * 1000) / ours,
        unit: '1/s',
        goal: null,
      },
    ]
  })
}

async function growth(): Promise<Figure> {
  return withProduct(1, async (bench) => {
    const [small, large] = [await pdfFiles(bench.folder, 10, 16), await pdfFiles(bench.folder, 1, 500)]
    await ingested(bench, small)
    const { ratio } = await interleaved(
      3,
      () => ingested(bench, large),
      () => ingested(bench, small),
    )
    return { name: 'ms a page, 500 pages / 16 pages', value: (ratio * 160) / 500, unit: 'ratio', goal: '<= 1.1' }
  })
}

/** SPEED.md goal 3: PDF files from upload to searchable passages, beside pdftotext alone. Needs `pdftotext`. */
export const ingestion: Benchmark = {
  name: 'ingestion',
  run: async () => [...(await pdfFigures(1, '>= 0.8')), ...(await pdfFigures(2, '>= 1.2')), await growth()],
}

/** SPEED.md goal 4: Word files from upload to searchable passages, beside mammoth's raw text alone. */
export const wordIngestion: Benchmark = {
  name: 'word-ingestion',
  run: () =>
    withProduct(1, async (bench) => {
      const files = await Promise.all(
        Array.from({ length: DOCUMENTS }, async (_, seed) => ({
          name: `${seed}.docx`,
          bytes: await wordFileOf(pagesOf(seed + 1, PAGES)),
        })),
      )
      const theirs = () =>
        timed(async () => {
          for (const { bytes } of files) await mammoth.extractRawText({ buffer: bytes })
        })
      await ingested(bench, files)
      const { ratio } = await interleaved(PAIRS, theirs, () => ingested(bench, files))
      return [
        {
          name: 'Word to stored passages / mammoth raw text',
          value: ratio,
          unit: 'ratio',
          goal: '>= 1.0 (stretch 2.5)',
        },
      ]
    }),
}

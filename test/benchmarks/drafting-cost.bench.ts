import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ExtractiveAnswerWriter } from '../../adapters/extractive/answers/extractive-answer-writer.ts'
import { InMemoryPassageIndex } from '../../adapters/memory/documents/in-memory-passage-index.ts'
import { openDatabase } from '../../adapters/typeorm/open-database.ts'
import { SHARED_LIBRARY } from '../../core/documents/document.ts'
import { indexDocument } from '../../core/documents/index-document.ts'
import type { IndexedDocument, PassageReader } from '../../core/documents/ports/passage-index.ts'
import type { TextBlock } from '../../core/documents/ports/text-reader.ts'
import { ScopedLibrary } from '../../core/documents/scoped-library.ts'
import { NO_LIMIT } from '../../core/shared/text-limit.ts'
import { REPLAYED_TASKS } from '../support/replayed-application.ts'
import { anId, SOME_ACCOUNT } from '../support/builders.ts'
import { analyser, documentsOf, labelledLibrary, labelledLibraryNames } from './labelled-libraries.ts'
import { median, timedBusy, type Benchmark, type Figure } from './measure.ts'

/** Documents, with the most milliseconds of processor time for an answer. */
const GOALS = [
  [10, 100],
  [100, 150],
  [1_000, 400],
] as const
const RUNS = 3
const OF_EACH_LIBRARY = 6
const ON_US = [
  'What does your organisation do?',
  'What is your mission?',
  'What are the main services your charity provides?',
  'Name of organisation',
  'Registered charity number',
  'What was your total income last year?',
]

interface ReadDocument {
  readonly fileName: string
  readonly blocks: readonly TextBlock[]
}

/** The documents of the labelled libraries again and again, each with a name of its own. */
function* indexedDocuments(read: readonly ReadDocument[], documents: number): Generator<IndexedDocument> {
  for (let at = 0; at < documents; at++) {
    const { fileName, blocks } = read[at % read.length]!
    const document = { accountId: SOME_ACCOUNT, documentId: anId<'document'>(), fileName: `${at} ${fileName}`, blocks }
    yield indexDocument({ ...document, scopes: SHARED_LIBRARY, uploadedAt: '2026-01-01T00:00:00.000Z' }, analyser)
  }
}

/** Answers all questions, each with a library opened for it as the product does. */
async function answerAll(reader: PassageReader, questions: readonly string[]): Promise<number[]> {
  const writer = new ExtractiveAnswerWriter(analyser)
  const { question, ...task } = REPLAYED_TASKS[0]!
  const each: number[] = []
  for (const text of questions) {
    const library = new ScopedLibrary(reader, analyser, SOME_ACCOUNT, SHARED_LIBRARY)
    const asked = { ...question, text, section: null, guidance: null, limit: NO_LIMIT }
    const { busyMs } = await timedBusy(() =>
      writer.write({ ...task, told: [], grantInfo: [], question: asked }, library),
    )
    each.push(busyMs)
  }
  return each
}

async function figuresFor(reader: PassageReader, questions: readonly string[], where: string, goal: number) {
  const runs: number[][] = []
  for (let run = 0; run < RUNS; run++) runs.push(await answerAll(reader, questions))
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  const [first, ...others] = runs.map(mean)
  return [
    {
      name: `${where}: processor time of an answer, mean of the first run`,
      value: first!,
      unit: 'ms',
      goal: `<= ${goal}`,
    },
    { name: `${where}: mean of later runs`, value: mean(others), unit: 'ms', goal: `<= ${goal}` },
    { name: `${where}: median`, value: median(runs.flat()), unit: 'ms', goal: null },
    { name: `${where}: dearest answer`, value: Math.max(...runs.flat()), unit: 'ms', goal: null },
  ]
}

/** Processor time of an answer without a language model, by the number of documents, in memory and on SQLite. */
export const draftingCost: Benchmark = {
  name: 'drafting-cost',
  async run() {
    const read: ReadDocument[] = []
    const questions = [...ON_US]
    for (const name of labelledLibraryNames()) {
      for await (const document of documentsOf(name)) read.push(document)
      const { queries } = await labelledLibrary(name)
      questions.push(...queries.slice(0, OF_EACH_LIBRARY).map(({ question }) => question))
    }
    const figures: Figure[] = []
    for (const [documents, goal] of GOALS) {
      const memory = new InMemoryPassageIndex()
      const folder = await mkdtemp(join(tmpdir(), 'drafting-cost-'))
      const sqlite = await openDatabase({ kind: 'sqlite', file: join(folder, 'store.sqlite') })
      try {
        let passages = 0
        for (const document of indexedDocuments(read, documents)) {
          passages += document.passages.length
          await memory.put(document)
          await sqlite.unitOfWork.run((stores) => stores.passages.put(document))
        }
        const what = `${documents} documents, ${passages} passages`
        figures.push(...(await figuresFor(memory, questions, `${what}, in memory`, goal)))
        figures.push(...(await figuresFor(sqlite.passageReader, questions, `${what}, SQLite`, goal)))
      } finally {
        await sqlite.close()
        await rm(folder, { recursive: true })
      }
    }
    return figures
  },
}

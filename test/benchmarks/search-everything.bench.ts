import { SHARED_LIBRARY } from '../../core/documents/document.ts'
import type { AccountId, UserId, DocumentId } from '../../core/shared/ids.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import pg from 'pg'
import { RandomIdSource } from '../../adapters/system/random-id-source.ts'
import { StemmedTermAnalyser } from '../../adapters/term-analysis/stemmed-term-analyser.ts'
import { dialectOf } from '../../adapters/typeorm/dialect.ts'
import { openDatabase } from '../../adapters/typeorm/open-database.ts'
import { indexDocument } from '../../core/documents/index-document.ts'
import type { Persistence } from '../../core/persistence.ts'
import { DocumentSource } from '../../core/search/document-source.ts'
import { NameSource } from '../../core/search/name-source.ts'
import { QuestionSource } from '../../core/search/question-source.ts'
import { SearchEverything } from '../../core/search/search-everything.ts'
import { SuggestSearch } from '../../core/search/suggest-search.ts'
import { aDocument, anAnswer, aProject, aProposal, aQuestion } from '../support/builders.ts'
import { TEST_START } from '../support/fixed-clock.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { documentsOf, labelledLibraryNames } from './labelled-libraries.ts'
import { percentile, timedBusy, type Benchmark, type Figure } from './measure.ts'
import { copyDocuments, documentOfCopy, seedAccount, type Run } from './seeded-store.ts'
import { SeededText } from './seeded-text.ts'
import { librariesOf } from '../support/libraries.ts'

const APPLICATIONS = Number(process.env['BENCH_APPLICATIONS'] ?? 1_000)
const QUESTIONS = 20
const WORDS_OF_ANSWER = 150
const AT_ONCE = 20
const ASKED = 100
const WARM_UP = 10
/** A large library. */
const DOCUMENTS = Number(process.env['BENCH_DOCUMENTS'] ?? 10_000)
/** A key is struck about five times a second. */
const GOALS = { p50: '<= 50', p95: '<= 100' } as const

const ids = new RandomIdSource()
const analyser = new StemmedTermAnalyser()

interface Searched {
  readonly accountId: AccountId
  readonly words: readonly string[]
}

/** An account with many answered applications and a library of 300 passages. */
async function seed(store: Persistence, text: SeededText): Promise<Searched> {
  const { accountId, texts } = await seedAccount(store, text)
  for (let at = 0; at < APPLICATIONS; at += AT_ONCE) await seedApplications(store, accountId, text)
  await store.unitOfWork.run(({ projects }) => projects.save(aProject({ id: ids.next(), accountId })))
  return { accountId, words: wordsOf(texts) }
}

function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
}

function seedApplications({ unitOfWork }: Persistence, accountId: AccountId, text: SeededText): Promise<void> {
  return unitOfWork.run(async ({ proposals, questions }) => {
    for (let count = 0; count < AT_ONCE; count++) {
      const proposal = aProposal({ id: ids.next(), accountId, name: text.paragraph(4) })
      await proposals.save(proposal)
      for (let position = 0; position < QUESTIONS; position++) {
        const answer = anAnswer({ text: text.paragraph(WORDS_OF_ANSWER) })
        const about = { id: ids.next<'question'>(), accountId, proposalId: proposal.id, position, answer }
        await questions.save(aQuestion({ ...about, text: text.paragraph(12) }))
      }
    }
  })
}

function searchOver(store: Persistence): SearchEverything {
  const names = (['application', 'project', 'report', 'funder'] as const).map(
    (kind) => new NameSource(kind, store.searchableNames),
  )
  const documents = new DocumentSource(
    store.documentReader,
    store.passageReader,
    analyser,
    librariesOf(store.passageReader),
  )
  return new SearchEverything([...names, new QuestionSource(store.questionSearch), documents], analyser)
}

/** What somebody types: a word, a word and the beginning of the next, the first letters of one, a slip. */
const WAYS: Readonly<Record<string, (first: string, second: string) => string>> = {
  'one word': (first) => first,
  'two words, the last begun': (first, second) => `${first} ${second.slice(0, 4)}`,
  'the first three letters of a word': (first) => first.slice(0, 3),
  'the first two letters of a word': (first) => first.slice(0, 2),
  'a word with two letters changed round': (first) => first.replace(/^(..)(.)(.)/, '$1$3$2'),
}

type Seed = (store: Persistence, run: Run) => Promise<Searched>

/** Each in a store of its own. */
const ACCOUNTS: Readonly<Record<string, Seed>> = {
  [`${APPLICATIONS} applications`]: (store) => seed(store, new SeededText(7)),
  [`${DOCUMENTS} documents`]: seedLibrary,
}

/** An account with the documents of the labelled libraries, so often that there are as many as wanted, each with a name. */
async function seedLibrary({ unitOfWork }: Persistence, run: Run): Promise<Searched> {
  const accountId = ids.next<'account'>()
  const originals: { documentId: DocumentId; fileName: string }[] = []
  const texts: string[] = []
  for (const library of labelledLibraryNames())
    for await (const { fileName, blocks } of documentsOf(library)) {
      const documentId = ids.next<'document'>()
      const of = { accountId, documentId, fileName, scopes: SHARED_LIBRARY, uploadedAt: TEST_START } as const
      const indexed = indexDocument({ ...of, blocks }, analyser)
      await unitOfWork.run(({ passages }) => passages.put(indexed))
      originals.push({ documentId, fileName })
      texts.push(...indexed.passages.map(({ text }) => text))
    }
  const copies = Math.ceil(DOCUMENTS / originals.length) - 1
  await copyDocuments(run, { documents: originals.length, from: 1, to: copies, within: accountId })
  for (let copy = 0; copy <= copies; copy++)
    await unitOfWork.run(async ({ documents }) => {
      for (const { documentId, fileName } of originals) {
        const id = copy === 0 ? documentId : documentOfCopy(documentId, copy)
        await documents.save(aDocument({ id, accountId, originalName: `${copy} ${fileName}` }))
      }
    })
  return { accountId, words: wordsOf(texts) }
}

async function measureAccount(name: string, store: Persistence, { accountId, words }: Searched): Promise<Figure[]> {
  const search = searchOver(store)
  const suggest = new SuggestSearch({ names: store.searchableNames, passages: store.passageReader, analyser, search })
  const actor = { accountId, userId: ids.next<'user'>() as UserId, isAdmin: false }
  const sought = async (query: string) => {
    const found = await search.execute({ actor, query, kind: null })
    await suggest.execute({ actor, query, hasFound: found.length > 0 })
  }
  const figures: Figure[] = []
  for (const [way, queryFor] of Object.entries(WAYS)) {
    const taken: { ms: number; busyMs: number }[] = []
    for (let at = 0; at < ASKED + WARM_UP; at++) {
      const query = queryFor(words[(at * 7_919) % words.length]!, words[(at * 104_729 + 1) % words.length]!)
      const took = await timedBusy(() => sought(query))
      if (at >= WARM_UP) taken.push(took)
    }
    figures.push(...figuresOf(`${name}, ${way}`, taken))
  }
  return figures
}

function figuresOf(name: string, taken: readonly { ms: number; busyMs: number }[]): Figure[] {
  const times = taken.map(({ ms }) => ms)
  const busy = taken.map(({ busyMs }) => busyMs)
  return [
    { name: `${name}: p50`, value: percentile(times, 0.5), unit: 'ms', goal: GOALS.p50 },
    { name: `${name}: p95`, value: percentile(times, 0.95), unit: 'ms', goal: GOALS.p95 },
    { name: `${name}: processor time, p50`, value: percentile(busy, 0.5), unit: 'ms', goal: null },
    { name: `${name}: processor time, p95`, value: percentile(busy, 0.95), unit: 'ms', goal: null },
  ]
}

async function onSqlite(name: string, seedIt: Seed): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'grantwright-search-'))
  const file = join(folder, 'store.db')
  const store = await openDatabase({ kind: 'sqlite', file })
  const direct = new BetterSqlite3(file)
  try {
    const account = await seedIt(store, (statement, parameters) => direct.prepare(statement).run(...parameters))
    return await measureAccount(`SQLite, ${name}`, store, account)
  } finally {
    direct.close()
    await store.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function onPostgres(name: string, seedIt: Seed): Promise<Figure[]> {
  const server = await startPostgres()
  const url = await server.createDatabase()
  const store = await openDatabase({ kind: 'postgres', url })
  const client = new pg.Client(url)
  await client.connect()
  const { statement } = dialectOf('postgres')
  try {
    const account = await seedIt(store, (text, parameters) => client.query(statement(text), [...parameters]))
    await client.query('ANALYZE')
    return await measureAccount(`PostgreSQL, ${name}`, store, account)
  } finally {
    await client.end()
    await store.close()
    await server.stop()
  }
}

export const searchEverything: Benchmark = {
  name: 'search-everything',
  async run() {
    const figures: Figure[] = []
    for (const measured of [onSqlite, onPostgres])
      for (const [name, seedIt] of Object.entries(ACCOUNTS)) figures.push(...(await measured(name, seedIt)))
    return figures
  },
}

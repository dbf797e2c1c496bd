import { SHARED_LIBRARY } from '../../core/documents/document.ts'
import { writtenGapPhrases } from '../../adapters/extractive/gaps/written-gap-phrases.ts'
import { sentenceForAdmins as sentenceOf } from '../../adapters/http-contract/texts/en/reasons.ts'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { ModelClient } from '../../adapters/language-model/model-client.ts'
import { ModelAnswerWriter } from '../../adapters/language-model/answers/model-answer-writer.ts'
import { InMemoryPassageIndex } from '../../adapters/memory/documents/in-memory-passage-index.ts'
import { openInMemoryPersistence } from '../../adapters/memory/open-in-memory-persistence.ts'
import { InMemoryTables } from '../../adapters/memory/in-memory-tables.ts'
import { JobRunner } from '../../adapters/queue/job-runner.ts'
import { RandomIdSource } from '../../adapters/system/random-id-source.ts'
import { SystemClock } from '../../adapters/system/system-clock.ts'
import { SystemTimers } from '../../adapters/system/system-timers.ts'
import { StemmedTermAnalyser } from '../../adapters/term-analysis/stemmed-term-analyser.ts'
import { indexDocument } from '../../core/documents/index-document.ts'
import { ScopedLibrary } from '../../core/documents/scoped-library.ts'
import { AnswerQuestion } from '../../core/drafting/answer-question.ts'
import { answeringJob } from '../../core/proposals/job/answering-job.ts'
import { anAccount, anId, aProposal, aQuestion } from '../support/builders.ts'
import { openClaude, type ClaudeWorld } from '../support/messages-server/claude.ts'
import { TEST_KEY } from '../support/messages-server/messages-server.ts'
import { truncatedReply, textReply } from '../support/messages-server/reply.ts'
import { RecordingLog } from '../support/recording-log.ts'
import { timed, type Benchmark, type Figure } from './measure.ts'
import { delivered } from '../../core/jobs/job-handler.ts'
import { writerJob } from '../../core/jobs/writer-job.ts'
import { SeededText } from './seeded-text.ts'

const CONCURRENCY = 8
const LATENCIES_MS = [80, 800] as const
/** How many answers a library of ten pages is asked for. */
const SIZES = [10, 40, 200] as const
const PAGES = 10
const APPLICATIONS_AT_ONCE = 10
const WORDS_OF_PAGE = 500
/** Tokens, and US dollars per million of them. */
const TOKENS_OF_WORD = 4 / 3
const [INPUT, OUTPUT] = [2, 10]
const [INSTRUCTIONS, QUESTION, ANSWER, PASSAGE, PASSAGES] = [900, 100, 350, 267, 12]
const POINTS = [
  [10, 100],
  [40, 10],
  [40, 100],
  [200, 100],
  [40, 500],
] as const

const text = new SeededText(7)
const ANSWER_TEXT = text.paragraph(ANSWER / TOKENS_OF_WORD - 8)

/** Applications of an account that wait for their answers. */
interface Drafting {
  /** Answers all questions of each. */
  run(): Promise<void>
}

/** So many questions in each application over a library of so many pages, to be answered by the product's own jobs. */
async function aDrafting(client: ModelClient, questions: number, pages: number, applications = 1): Promise<Drafting> {
  const passages = new InMemoryPassageIndex()
  const analyser = new StemmedTermAnalyser()
  const { unitOfWork: work, jobQueue, documentReader } = openInMemoryPersistence(new InMemoryTables(), passages)
  const clock = new SystemClock()
  const timers = new SystemTimers()
  const sources = { clock, ids: new RandomIdSource(clock) }
  const account = anAccount()
  await fillLibrary(passages, analyser, account.id, pages)
  await work.run(async (stores) => {
    await stores.accounts.save(account)
    for (let nth = 0; nth < applications; nth++) {
      const proposal = aProposal({ accountId: account.id, processingStatus: 'answering' })
      await stores.proposals.save(proposal)
      for (let position = 0; position < questions; position++) {
        const asked = text.question(QUESTION / TOKENS_OF_WORD)
        const question = aQuestion({ accountId: account.id, proposalId: proposal.id, position, text: asked })
        await stores.questions.save(question)
        await stores.jobs.add(answeringJob(question, sources))
      }
    }
  })
  const log = new RecordingLog()
  const writer = new ModelAnswerWriter(client)
  const libraries = { open: () => new ScopedLibrary(passages, analyser, account.id, [{ kind: 'shared' as const }]) }
  const steps = new AnswerQuestion({
    work,
    writer,
    phrases: writtenGapPhrases,
    asksPeople: true,
    modelPlace: 'none',
    libraries,
    documents: documentReader,
    ...sources,
  })
  const handlers = { 'answer-question': delivered('answer-question', writerJob(steps, log)) }
  const runner = new JobRunner({
    queue: jobQueue,
    clock,
    timers,
    log,
    handlers,
    sentenceOf,
    concurrency: CONCURRENCY,
    leaseMs: 60_000,
  })
  return { run: () => runner.drain() }
}

async function fillLibrary(
  passages: InMemoryPassageIndex,
  analyser: StemmedTermAnalyser,
  accountId: ReturnType<typeof anAccount>['id'],
  pages: number,
): Promise<void> {
  const documents = Math.min(5, pages)
  for (let nth = 0; nth < documents; nth++) {
    const blocks = Array.from({ length: Math.round(pages / documents) }, (_, page) => ({
      kind: 'paragraph' as const,
      level: 0,
      text: text.paragraph(WORDS_OF_PAGE - 8),
      page: page + 1,
    }))
    const document = { accountId, documentId: anId<'document'>(), fileName: `${nth}.pdf`, blocks }
    const uploaded = { ...document, scopes: SHARED_LIBRARY, uploadedAt: new Date().toISOString() }
    await passages.put(indexDocument(uploaded, analyser))
  }
}

function lowerBound(questions: number, pages: number): number {
  const library = pages * WORDS_OF_PAGE * TOKENS_OF_WORD
  const read = INSTRUCTIONS + questions * QUESTION + Math.min(library, questions * PASSAGES * PASSAGE)
  return (read * INPUT + questions * ANSWER * OUTPUT) / 1e6
}

/** A model in a process of its own, so that what it does itself takes no time from those who ask it. */
async function startModel(latencyMs: number): Promise<{ url: string; stop(): void }> {
  const environment = { ...process.env, LATENCY_MS: String(latencyMs), ANSWER: ANSWER_TEXT }
  const program = new URL('yardsticks/drafting-model.mjs', import.meta.url)
  const child = fork(program, { execArgv: ['--import', 'tsx'], env: environment })
  const [url] = (await once(child, 'message')) as [string]
  return { url, stop: () => child.disconnect() }
}

/** The same number of prompts of about that length, asked by `fetch` alone, so many at once. */
async function bareFanOut(url: string, questions: number, pages: number): Promise<void> {
  const content = text.paragraph(pages * WORDS_OF_PAGE)
  const messages = [{ role: 'user', content }]
  const body = JSON.stringify({ model: 'claude-sonnet-5-5', max_tokens: 1000, stream: true, messages })
  const headers = {
    authorization: `Bearer ${TEST_KEY}`,
    'anthropic-version': '2026-10-21',
    'content-type': 'application/json',
  }
  let left = questions
  const lane = async () => {
    while (left-- > 0) await (await fetch(`${url}/v1/messages`, { method: 'POST', headers, body })).text()
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, lane))
}

async function wallTimes(world: ClaudeWorld, latencyMs: number): Promise<Figure[]> {
  const model = await startModel(latencyMs)
  const run = async (questions: number, applications = 1) => {
    const drafts = await aDrafting(world.client({ baseUrl: model.url }), questions, PAGES, applications)
    return timed(() => drafts.run())
  }
  try {
    await run(CONCURRENCY)
    const figures: Figure[] = []
    for (const questions of SIZES) {
      const bare = await timed(() => bareFanOut(model.url, questions, PAGES))
      const least = (Math.ceil(questions / CONCURRENCY) + 1) * latencyMs
      const what = `${questions} answers, ${PAGES} pages, ${latencyMs} ms each`
      figures.push(
        {
          name: `${what}: wall time / (ceil(n/8) + fill)`,
          value: (await run(questions)) / least,
          unit: 'ratio',
          goal: '<= 1.05',
        },
        { name: `${what}: bare fetch / ceil(n/8)`, value: bare / (least - latencyMs), unit: 'ratio', goal: null },
      )
    }
    const together = APPLICATIONS_AT_ONCE * SIZES[0]
    figures.push({
      name: `${APPLICATIONS_AT_ONCE} applications of ${SIZES[0]} answers at once, ${latencyMs} ms each: wall time / (ceil(n/8) + fill)`,
      value: (await run(SIZES[0], APPLICATIONS_AT_ONCE)) / ((Math.ceil(together / CONCURRENCY) + 1) * latencyMs),
      unit: 'ratio',
      goal: '<= 1.05',
    })
    return figures
  } finally {
    model.stop()
  }
}

async function costOf(world: ClaudeWorld, questions: number, pages: number): Promise<number> {
  const before = world.spent.length
  await (await aDrafting(world.client(), questions, pages)).run()
  return world.spent.slice(before).reduce((sum, { usage }) => sum + usage.cost, 0)
}

async function costs(world: ClaudeWorld): Promise<Figure[]> {
  const figures: Figure[] = []
  const measured = new Map<string, number>()
  for (const [questions, pages] of POINTS) {
    const cost = await costOf(world, questions, pages)
    const point = `${questions} questions, ${pages} pages`
    measured.set(point, cost)
    figures.push(
      {
        name: `cost of ${point} / lower bound`,
        value: cost / lowerBound(questions, pages),
        unit: 'ratio',
        goal: '<= 1.7',
      },
      { name: `cost of ${point}`, value: cost, unit: 'USD', goal: null },
    )
  }
  const of = (point: string) => measured.get(point) ?? NaN
  const usual = of('40 questions, 100 pages')
  const many = of('200 questions, 100 pages')
  const large = of('40 questions, 500 pages')
  return [
    ...figures,
    { name: 'cost of a question, 200 / 40 questions', value: many / 200 / (usual / 40), unit: 'ratio', goal: '<= 1.0' },
    { name: 'cost, 500 / 100 pages, 40 questions', value: large / usual, unit: 'ratio', goal: '<= 1.4' },
  ]
}

/** Drafting with a model that answers after a fixed time, counted and priced as the vendor does. */
export const drafting: Benchmark = {
  name: 'drafting',
  async run() {
    const world = await openClaude()
    try {
      world.server.replyWith(({ request }) =>
        request.max_tokens === 1 ? truncatedReply('OK') : textReply(ANSWER_TEXT),
      )
      const figures: Figure[] = []
      for (const latencyMs of LATENCIES_MS) figures.push(...(await wallTimes(world, latencyMs)))
      figures.push(...(await costs(world)))
      return figures
    } finally {
      await world.close()
    }
  },
}

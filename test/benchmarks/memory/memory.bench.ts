import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openInMemoryPersistence } from '../../../adapters/memory/open-in-memory-persistence.ts'
import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'
import { openDatabase } from '../../../adapters/typeorm/open-database.ts'
import type { Actor } from '../../../core/identity/user.ts'
import { answerTerms } from '../../../core/answer-library/answer-terms.ts'
import { AnswerMemory } from '../../../core/answer-library/answer-memory.ts'
import { ListAnswers } from '../../../core/answer-library/list-answers.ts'
import type { Persistence } from '../../../core/persistence.ts'
import { NO_LIMIT } from '../../../core/shared/text-limit.ts'
import { aDocument, anId, aRememberedAnswer } from '../../support/builders.ts'
import { CountingIds } from '../../support/counting-ids.ts'
import { FixedClock } from '../../support/fixed-clock.ts'
import { percentile, timedBusy, type Benchmark, type Figure } from '../measure.ts'
import { SeededText } from '../seeded-text.ts'
import {
  FRESH_QUESTIONS,
  LAST_QUESTIONS,
  LATER_QUESTIONS,
  PARAPHRASED_QUESTIONS,
  type ParaphrasedQuestion,
} from './paraphrased-questions.ts'
import { sharedPairs, type PairOfFile } from './shared-applications.ts'

/** The time for ten times as many answers should be nearly the same. */
const SIZES = [1_000, 10_000] as const
const ROUNDS = 200
const WARM_UP = 20
const BEST = 3
/** Answers of one unit of work. */
const AT_ONCE = 100
const analyser = new StemmedTermAnalyser()

/** An account whose answers of before are all those pairs. */
class Remembering {
  private readonly actor: Actor = { accountId: anId(), userId: anId(), isAdmin: false }
  private readonly memory = new AnswerMemory({ analyser, ids: new CountingIds(), clock: new FixedClock() })
  private readonly answers: ListAnswers

  constructor(private readonly persistence: Persistence) {
    this.answers = new ListAnswers(persistence.rememberedAnswerReader, analyser)
  }

  async keep(pairs: readonly Pick<PairOfFile, 'question' | 'text'>[]): Promise<void> {
    const { accountId } = this.actor
    const document = aDocument({ accountId })
    await this.persistence.unitOfWork.run(({ documents }) => documents.save(document))
    const origin = { kind: 'past-application', documentId: document.id, fileName: 'past.pdf', page: null } as const
    const known = { accountId, origin, funderId: null, funderName: null, outcome: null, limit: NO_LIMIT }
    for (const [at, { question, text }] of pairs.entries()) {
      const writtenAt = new Date(Date.UTC(2020, 0, 1 + (at % 2_000))).toISOString()
      await this.persistence.unitOfWork.run((stores) =>
        this.memory.remember(stores, { ...known, question, text, writtenAt }),
      )
    }
  }

  /** The same without a look for answers that say nearly the same, which a quick filling does without. */
  async fill(count: number, pair: () => Pick<PairOfFile, 'question' | 'text'>): Promise<void> {
    const { accountId } = this.actor
    const document = aDocument({ accountId })
    await this.persistence.unitOfWork.run(({ documents }) => documents.save(document))
    const origin = { kind: 'past-application', documentId: document.id, fileName: 'past.pdf', page: null } as const
    for (let at = 0; at < count; at += AT_ONCE)
      await this.persistence.unitOfWork.run(async ({ rememberedAnswers }) => {
        for (let step = 0; step < AT_ONCE; step += 1) {
          const writtenAt = new Date(Date.UTC(2020, 0, 1 + ((at + step) % 2_000))).toISOString()
          const answer = aRememberedAnswer({ accountId, origin, writtenAt, ...pair() })
          await rememberedAnswers.save(answer, answerTerms(answer, analyser))
        }
      })
  }

  async list(search = '', page = 1) {
    return (await this.answers.execute({ actor: this.actor, state: 'kept', search, page, pageSize: 25 })).items
  }
}

async function ranking(pairs: readonly PairOfFile[]): Promise<Figure[]> {
  const account = new Remembering(openInMemoryPersistence())
  await account.keep(pairs)
  return [
    { name: 'questions with answers in the shared applications', value: pairs.length, unit: 'pairs', goal: '>= 100' },
    ...(await rankedFirst(account, 'first set', PARAPHRASED_QUESTIONS)),
    ...(await rankedFirst(account, 'later set', LATER_QUESTIONS)),
    ...(await rankedFirst(account, 'last set', LAST_QUESTIONS)),
    ...(await rankedFirst(account, 'fresh set', FRESH_QUESTIONS)),
  ]
}

/** How many paraphrased questions have the answer to the right one among the best three. */
async function rankedFirst(
  account: Remembering,
  set: string,
  questions: readonly ParaphrasedQuestion[],
): Promise<Figure[]> {
  let [first, found] = [0, 0]
  for (const { asked, means } of questions) {
    const best = (await account.list(asked)).slice(0, BEST).map(({ answer }) => answer.question)
    if (means.test(best[0] ?? '')) first += 1
    if (best.some((one) => means.test(one))) found += 1
    else console.log(`  not found: ${asked}\n${best.map((one) => `      ${one.slice(0, 110)}`).join('\n')}`)
  }
  return [
    { name: `${set}: paraphrased questions`, value: questions.length, unit: 'questions', goal: '>= 30' },
    {
      name: `${set}: the right one in the first three`,
      value: found / questions.length,
      unit: 'share',
      goal: '>= 0.9',
    },
    { name: `${set}: the right one first`, value: first / questions.length, unit: 'share', goal: null },
  ]
}

async function speed(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const size of SIZES) figures.push(...(await speedWith(size)))
  return figures
}

async function speedWith(answers: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'grantwright-memory-'))
  const persistence = await openDatabase({ kind: 'sqlite', file: join(folder, 'answers.sqlite') })
  try {
    const text = new SeededText(17)
    const account = new Remembering(persistence)
    const pair = () => ({
      question: text.question(),
      text: Array.from({ length: 15 }, () => text.question()).join('. '),
    })
    await account.fill(answers, pair)
    const kept = await timedEach(ROUNDS, () => account.keep([pair()]))
    const listed = await timedEach(ROUNDS, (at) => account.list('', 1 + (at % 20)))
    const found = await timedEach(ROUNDS, () => account.list(text.question()))
    return [
      ...times(`keep one beside ${answers}`, kept),
      ...times(`list a page of 25 of ${answers}`, listed),
      ...times(`search ${answers}`, found),
    ]
  } finally {
    await persistence.close()
    await rm(folder, { recursive: true })
  }
}

type Taken = Awaited<ReturnType<typeof timedBusy>>

async function timedEach(count: number, work: (at: number) => Promise<unknown>): Promise<Taken[]> {
  const taken: Taken[] = []
  for (let at = 0; at < count; at += 1) {
    const one = await timedBusy(() => work(at))
    if (at >= WARM_UP) taken.push(one)
  }
  return taken
}

function times(name: string, taken: readonly Taken[]): Figure[] {
  const times = taken.map(({ ms }) => ms)
  const busy = taken.map(({ busyMs }) => busyMs)
  const figure = (what: string, value: number): Figure => ({ name: `${name}: ${what}`, value, unit: 'ms', goal: null })
  return [
    figure('p50', percentile(times, 0.5)),
    figure('p95', percentile(times, 0.95)),
    figure('processor time, p50', percentile(busy, 0.5)),
    figure('processor time, p95', percentile(busy, 0.95)),
  ]
}

export const memory: Benchmark = {
  name: 'memory',
  run: async () => [...(await ranking(await sharedPairs())), ...(await speed())],
}

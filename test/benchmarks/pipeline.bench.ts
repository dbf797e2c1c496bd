import type { AccountId } from '../../core/shared/ids.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { sentenceForAdmins } from '../../adapters/http-contract/texts/en/reasons.ts'
import { openDatabase } from '../../adapters/typeorm/open-database.ts'
import { ANY_APPLICATION } from '../../core/pipeline/list-applications.ts'
import { ViewHome } from '../../core/pipeline/view-home.ts'
import type { Persistence } from '../../core/persistence.ts'
import { PROPOSAL_STAGES } from '../../core/proposals/proposal-stage.ts'
import { aFunder, anAccount, anAnswer, anId, aProposal, aQuestion } from '../support/builders.ts'
import { FixedClock } from '../support/fixed-clock.ts'
import { median, percentile, type Benchmark, type Figure } from './measure.ts'

const MANY = 1_000
const FEW = 100
const QUESTIONS = 12
const FUNDERS = 40
const ASKED = 40
const DAY_MS = 24 * 60 * 60 * 1000
const clock = new FixedClock()

/** Fills an account with applications to some funders, at all stages, due all over two years. */
async function fill({ unitOfWork }: Persistence, count: number): Promise<AccountId> {
  const account = anAccount()
  const funders = Array.from({ length: FUNDERS }, () => aFunder({ accountId: account.id }))
  await unitOfWork.run(async (stores) => {
    await stores.accounts.save(account)
    for (const funder of funders) await stores.funders.save(funder)
  })
  for (let place = 0; place < count; place += 1)
    await unitOfWork.run(async ({ proposals, questions }) => {
      const proposal = await proposals.save(applicationAt(place, account.id, funders[place % FUNDERS]!.id))
      for (let number = 0; number < QUESTIONS; number += 1)
        await questions.save(aQuestion({ accountId: account.id, proposalId: proposal.id, answer: anAnswer() }))
    })
  return account.id
}

function applicationAt(place: number, accountId: AccountId, funderId: ReturnType<typeof aFunder>['id']) {
  const deadline = new Date(Date.parse(clock.now()) + ((place * 7) % 730) * DAY_MS).toISOString()
  const stage = PROPOSAL_STAGES[place % PROPOSAL_STAGES.length]!
  const coverLetter = 'We run a community kitchen. '.repeat(100)
  return aProposal({ accountId, funderId, deadline, stage, amountAsked: (place * 37) % 50_000, coverLetter })
}

type Ask = (reader: Persistence, accountId: AccountId) => Promise<unknown>

const list = { page: 1, pageSize: 25, isDescending: false, filter: ANY_APPLICATION } as const
const QUESTIONS_ASKED: Readonly<Record<string, Ask>> = {
  'table by deadline': ({ pipelineReader }, id) => pipelineReader.applications(id, { ...list, order: 'deadline' }),
  'table by funder': ({ pipelineReader }, id) => pipelineReader.applications(id, { ...list, order: 'funder' }),
  'table searched': ({ pipelineReader }, id) =>
    pipelineReader.applications(id, { ...list, order: 'amount', filter: { ...ANY_APPLICATION, search: 'trust' } }),
  totals: ({ pipelineReader }, id) => pipelineReader.totals(id, ANY_APPLICATION),
  home: ({ pipelineReader, waitingReader }, accountId) =>
    new ViewHome(pipelineReader, waitingReader, clock).execute({
      actor: { accountId, userId: anId(), isAdmin: false },
    }),
  'list of projects, unchanged': ({ projectReader }, id) => projectReader.listVersion(id),
}

async function timesOf(ask: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < ASKED; turn += 1) {
    const start = performance.now()
    await ask()
    times.push(performance.now() - start)
  }
  return times
}

/** The table of applications and home, of an account with 100 applications and of one with 1,000. */
export const pipeline: Benchmark = {
  name: 'pipeline',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'bench-pipeline-'))
    const store = await openDatabase({ kind: 'sqlite', file: join(folder, 'data.sqlite') }, null, sentenceForAdmins)
    try {
      const [few, many] = [await fill(store, FEW), await fill(store, MANY)]
      const figures: Figure[] = []
      for (const [name, ask] of Object.entries(QUESTIONS_ASKED)) {
        const small = median(await timesOf(() => ask(store, few)))
        const large = await timesOf(() => ask(store, many))
        figures.push(
          { name: `${name}: p50 of ${MANY} applications`, value: median(large), unit: 'ms', goal: null },
          { name: `${name}: p95`, value: percentile(large, 0.95), unit: 'ms', goal: null },
          { name: `${name}: ${MANY} / ${FEW} applications`, value: median(large) / small, unit: 'ratio', goal: null },
        )
      }
      return figures
    } finally {
      await store.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

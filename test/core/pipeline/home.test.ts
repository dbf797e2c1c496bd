import { expect } from 'chai'

import { ListApplications } from '../../../core/pipeline/list-applications.ts'
import { ANY_APPLICATION } from '../../../core/pipeline/list-applications.ts'
import { ViewHome } from '../../../core/pipeline/view-home.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import { aFormTerms, anAnswer, anId, aProposal, aQuestion } from '../../support/builders.ts'
import { anActorIn, openCoreWorld } from '../../support/core-world.ts'

const MISSING = { status: 'completed', answer: anAnswer({ text: '', missing: true }) } as const
const DAY_MS = 24 * 60 * 60 * 1000

async function openPipeline() {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { accountId } = actor
  return {
    actor,
    inDays: (days: number) => new Date(Date.parse(world.clock.now()) + days * DAY_MS).toISOString(),
    save: (of: Partial<Proposal>) =>
      world.unitOfWork.run(({ proposals }) => proposals.save(aProposal({ accountId, ...of }))),
    assign: ({ id }: Proposal) =>
      world.unitOfWork.run(({ questions }) =>
        questions.save(aQuestion({ accountId, proposalId: id, assigneeId: actor.userId })),
      ),
    ask: (proposal: Proposal, of: Partial<Question> = {}) =>
      world.unitOfWork.run(({ questions }) => questions.save(aQuestion({ accountId, proposalId: proposal.id, ...of }))),
    home: () => new ViewHome(world.pipelineReader, world.waitingReader, world.clock).execute({ actor }),
    due: async (due: 'overdue' | 'week' | 'month' | 'none') => {
      const { deadline: _, ...others } = ANY_APPLICATION
      const list = new ListApplications(world.pipelineReader, world.clock)
      const asked = { page: 1, pageSize: 10, order: 'deadline', isDescending: false } as const
      const { items } = await list.execute({ actor, ...asked, filter: { ...others, due } })
      return items.map(({ name }) => name)
    },
  }
}

describe('the home page', () => {
  it('is empty for a new account', async () => {
    const { home } = await openPipeline()

    const nothing = { items: [], total: 0 }
    const stages = ['looking', 'drafting', 'review', 'submitted', 'won'] as const
    expect(await home()).to.deep.equal({
      due: nothing,
      formDeadlines: nothing,
      waiting: nothing,
      board: stages.map((stage) => ({ stage, ...nothing })),
      askedAndWon: [],
    })
  })

  it('puts what is overdue first, and leaves out what is long over or far away', async () => {
    const { home, save, inDays } = await openPipeline()
    await save({ name: 'Soon', deadline: inDays(5) })
    await save({ name: 'Overdue', deadline: inDays(-3) })
    await save({ name: 'Long over', deadline: inDays(-70) })
    await save({ name: 'Far away', deadline: inDays(200) })

    const { due, board } = await home()

    expect(due.items.map(({ name }) => name)).to.deep.equal(['Overdue', 'Soon'])
    const drafting = board.find(({ stage }) => stage === 'drafting')
    expect(drafting?.items.map(({ name }) => name)).to.deep.equal(['Long over', 'Overdue', 'Soon', 'Far away'])
  })

  it('proposes the deadlines that forms name, until one is taken or over', async () => {
    const { home, save, inDays } = await openPipeline()
    const named = (...days: number[]) => ({ formTerms: aFormTerms(days.map((day) => inDays(day).slice(0, 10))) })
    await save({ name: 'Later', ...named(200) })
    await save({ name: 'Two dates', ...named(-20, 30) })
    await save({ name: 'Taken', deadline: inDays(30), ...named(30) })
    await save({ name: 'Over', ...named(-2) })
    await save({ name: 'Sent', stage: 'submitted', ...named(30) })
    await save({ name: 'Silent', ...named() })

    const { due, formDeadlines } = await home()

    expect(due.items.map(({ name }) => name)).to.deep.equal(['Taken'])
    expect(formDeadlines.total).to.equal(2)
    expect(formDeadlines.items.map(({ name, findings }) => [name, findings.map(({ date }) => date)])).to.deep.equal([
      ['Two dates', [inDays(30).slice(0, 10)]],
      ['Later', [inDays(200).slice(0, 10)]],
    ])
  })

  it('says once per application which answers wait for whoever looks after it, or for all where nobody does', async () => {
    const { home, save, ask, actor } = await openPipeline()
    const [mine, nobodys] = [await save({ name: 'Mine', ownerId: actor.userId }), await save({ name: 'Nobody’s' })]
    const others = [
      await save({ ownerId: anId() }),
      await save({ isArchived: true }),
      await save({ stage: 'submitted' }),
    ]
    for (const one of [mine, mine, nobodys, ...others]) await ask(one, MISSING)
    await ask(mine, { status: 'completed', answer: anAnswer() })
    await ask(mine, { ...MISSING, assigneeId: anId() })

    const { waiting } = await home()

    expect(waiting.total).to.equal(2)
    expect(waiting.items.map(({ kind, proposalName, count }) => [kind, proposalName, count])).to.have.deep.members([
      ['missing', 'Mine', 2],
      ['missing', 'Nobody’s', 1],
    ])
  })

  it('shows what waits for whoever looks, and the applications by stage with what they won', async () => {
    const { home, save, assign, inDays } = await openPipeline()
    const open = await save({ name: 'Open', stage: 'review' })
    await save({ name: 'Sent', stage: 'submitted', amountAsked: 500, stageSince: inDays(0) })
    await save({ name: 'Old', stage: 'won', amountAsked: 70, amountGiven: 60, stageSince: inDays(-3 * 366) })
    await assign(open)

    const { waiting, board, askedAndWon } = await home()

    expect(waiting.items.map(({ kind, proposalName }) => [kind, proposalName])).to.deep.equal([['question', 'Open']])
    expect(board.map(({ stage, items }) => [stage, ...items.map(({ name }) => name)])).to.deep.equal([
      ['looking'],
      ['drafting'],
      ['review', 'Open'],
      ['submitted', 'Sent'],
      ['won', 'Old'],
    ])
    expect(askedAndWon.map(({ asked, won }) => [asked, won])).to.deep.equal([[500, 0]])
  })
})

describe('the applications of an account', () => {
  it('are told by when they are due', async () => {
    const { due, save, inDays } = await openPipeline()
    await save({ name: 'Overdue', deadline: inDays(-1) })
    await save({ name: 'Week', deadline: inDays(6) })
    await save({ name: 'Month', deadline: inDays(20) })
    await save({ name: 'Never' })

    expect(await due('overdue')).to.deep.equal(['Overdue'])
    expect(await due('week')).to.deep.equal(['Week'])
    expect(await due('month')).to.deep.equal(['Week', 'Month'])
    expect(await due('none')).to.deep.equal(['Never'])
  })
})

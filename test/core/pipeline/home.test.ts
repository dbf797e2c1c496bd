import { expect } from 'chai'

import { ListApplications } from '../../../core/pipeline/list-applications.ts'
import { ANY_APPLICATION } from '../../../core/pipeline/list-applications.ts'
import { ViewHome } from '../../../core/pipeline/view-home.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import { aProposal, aQuestion } from '../../support/builders.ts'
import { anActorIn, openCoreWorld } from '../../support/core-world.ts'

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
    expect(await home()).to.deep.equal({ due: nothing, waiting: nothing, inProgress: nothing })
  })

  it('puts what is overdue first, and leaves out what is long over or far away', async () => {
    const { home, save, inDays } = await openPipeline()
    await save({ name: 'Soon', deadline: inDays(5) })
    await save({ name: 'Overdue', deadline: inDays(-3) })
    await save({ name: 'Long over', deadline: inDays(-70) })
    await save({ name: 'Far away', deadline: inDays(200) })

    const { due, inProgress } = await home()

    expect(due.items.map(({ name }) => name)).to.deep.equal(['Overdue', 'Soon'])
    expect(inProgress.items.map(({ name }) => name)).to.deep.equal(['Long over', 'Overdue', 'Soon', 'Far away'])
  })

  it('shows what waits for whoever looks, and the applications at an open stage', async () => {
    const { home, save, assign } = await openPipeline()
    const open = await save({ name: 'Open', stage: 'review' })
    await save({ name: 'Sent', stage: 'submitted' })
    await assign(open)

    const { waiting, inProgress } = await home()

    expect(waiting.items.map(({ kind, proposalName }) => [kind, proposalName])).to.deep.equal([['question', 'Open']])
    expect(inProgress.items.map(({ name, questions }) => [name, questions])).to.deep.equal([['Open', 1]])
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

import { expect } from 'chai'
import { ANY_APPLICATION } from '../../core/pipeline/list-applications.ts'
import type { Backend } from '../support/backends.ts'
import { aFormTerms, anAccount, anAnswer, aProject, aProposal, aQuestion, aReport, aUser } from '../support/builders.ts'
import { openFresh } from '../support/open-fresh.ts'

const DUE = '2026-05-01T12:00:00.000Z'
const SPAN = { from: '2026-04-01T00:00:00.000Z', before: '2026-06-01T00:00:00.000Z' }
const FIRST = { page: 1, pageSize: 50 }

/** Every walk and list that shows what is under way. */
export function archivedContract(backend: Backend): void {
  const store = openFresh(backend, 'once')

  /** An open application with everything that is told of one, and a report, in a project. */
  async function seeded() {
    const { id: accountId } = await store.run(({ accounts }) => accounts.save(anAccount()))
    const user = aUser({ accountId })
    const project = aProject({ accountId, name: 'Kitchens' })
    const of = { accountId, projectId: project.id }
    const application = aProposal({ ...of, name: 'Warm', ownerId: user.id, deadline: DUE })
    const undated = aProposal({ ...of, name: 'Undated', ownerId: user.id, formTerms: aFormTerms(['2026-05-03']) })
    const report = aReport({ ...of, name: 'Year one', dueAt: DUE })
    await store.run(async ({ users, projects, proposals, questions, reports }) => {
      await users.save(user)
      await projects.save(project)
      for (const proposal of [application, undated]) await proposals.save(proposal)
      const missing = { status: 'completed', answer: anAnswer({ missing: true }) } as const
      await questions.save(aQuestion({ accountId, proposalId: application.id, ...missing }))
      await questions.save(aQuestion({ accountId, proposalId: application.id, assigneeId: user.id }))
      await reports.save(report)
    })
    const archive = (isArchived: boolean) =>
      store.run(async ({ projects }) => {
        await projects.save({ ...(await projects.find(accountId, project.id))!, isArchived })
      })
    return { accountId, userId: user.id, archive }
  }

  type Seeded = Awaited<ReturnType<typeof seeded>>

  async function told({ accountId, userId }: Seeded) {
    const { deadlineWalk, pipelineReader, waitingReader, missingAnswersReader, projectReader } = store.persistence
    const walked = async (kind: 'application' | 'report') =>
      (await deadlineWalk.next(kind, SPAN, null, 100)).filter((one) => one.accountId === accountId).length
    const listed = (isArchived: boolean) =>
      pipelineReader.applications(accountId, {
        ...FIRST,
        filter: { ...ANY_APPLICATION, isArchived },
        order: 'name',
        isDescending: false,
      })
    const [project] = await projectReader.list(accountId)
    return {
      mailed: [await walked('application'), await walked('report')],
      due: (await pipelineReader.due(accountId, SPAN, FIRST)).total,
      named: (await pipelineReader.formDeadlines(accountId, '2026-04-01', FIRST)).total,
      waiting: (await waitingReader.page(accountId, userId, FIRST)).items.map(({ kind }) => kind).sort(),
      missing: (await missingAnswersReader.ofAccount(accountId, 10)).length,
      listed: [(await listed(false)).total, (await listed(true)).total],
      card: [project?.openApplications, project?.nextDeadline],
    }
  }

  it('is quiet with its project, everywhere alike, and comes back whole', async () => {
    const account = await seeded()
    const before = await told(account)
    expect(before).to.deep.equal({
      mailed: [1, 1],
      due: 2,
      named: 1,
      waiting: ['missing', 'question'],
      missing: 1,
      listed: [2, 0],
      card: [2, DUE],
    })

    await account.archive(true)
    const archived = await told(account)
    await account.archive(false)

    expect(archived).to.deep.equal({
      mailed: [0, 0],
      due: 0,
      named: 0,
      waiting: [],
      missing: 0,
      listed: [0, 2],
      card: [0, null],
    })
    expect(await told(account)).to.deep.equal(before)
  })

  it('is found after what is under way', async () => {
    const account = await seeded()
    await account.archive(true)
    await store.run(({ proposals }) => proposals.save(aProposal({ accountId: account.accountId, name: 'Warm too' })))
    const { searchableNames } = store.persistence

    for (const kind of ['application', 'project', 'report'] as const) {
      const names = await searchableNames.ofKind(account.accountId, kind, 10)
      for (const { name, isArchived } of names) expect(isArchived, name).to.equal(name !== 'Warm too')
    }
  })
}

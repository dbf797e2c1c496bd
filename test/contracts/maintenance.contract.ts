import { expect } from 'chai'

import type { Session } from '../../core/accounts/sessions/session.ts'
import type { InviteStatus } from '../../core/identity/user.ts'
import type { Job } from '../../core/jobs/job.ts'
import { notYetRun, withResult, withRun } from '../../core/maintenance/data-migration.ts'
import { UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import * as build from '../support/builders.ts'
import { aProofreading } from '../support/proofreading-builders.ts'
import { expectError } from '../support/expect-error.ts'
import { openFresh } from '../support/open-fresh.ts'
import { anImport } from './funder-register.contract.ts'

const NOW = '2026-03-02T09:00:00.000Z'
const BEFORE = '2026-03-01T09:00:00.000Z'
const LATER = '2026-03-03T09:00:00.000Z'

export function scheduledTasksContract(backend: Backend): void {
  const store = openFresh(backend, 'once')
  const find = (name: string) => store.run(({ scheduledTasks }) => scheduledTasks.find(name))

  it('answers null for what was never planned', async () => {
    expect(await find('nothing')).to.equal(null)
  })

  it('gives back what was saved', async () => {
    const planned = { name: 'purge', nextRunAt: NOW, jobId: null, version: 0 }
    const saved = await store.run(({ scheduledTasks }) => scheduledTasks.save(planned))
    const queued = { ...saved, nextRunAt: LATER, jobId: build.anId<'job'>() }
    await store.run(({ scheduledTasks }) => scheduledTasks.save(queued))

    expect(saved).to.deep.equal({ ...planned, version: 1 })
    expect(await find('purge')).to.deep.equal({ ...queued, version: 2 })
  })

  it('lets one of several take the same run', async () => {
    const planned = { name: 'contended', nextRunAt: NOW, jobId: null, version: 0 }
    const save = (job: typeof planned) => store.run(({ scheduledTasks }) => scheduledTasks.save(job))
    const ended = async (attempts: Promise<unknown>[]) =>
      (await Promise.allSettled(attempts)).filter(({ status }) => status === 'fulfilled')

    expect(await ended([save(planned), save(planned), save(planned)])).to.have.length(1)
    expect(await ended([1, 2, 3].map(() => save({ ...planned, version: 1 })))).to.have.length(1)
    await expectError(save({ ...planned, version: 1 }), 'conflict')
  })
}

export function namedFilesContract(backend: Backend): void {
  const store = openFresh(backend, 'once')

  it('names the files of an account’s documents and forms', async () => {
    const [account, other] = [build.anAccount(), build.anAccount()]
    const document = build.aDocument({ accountId: account.id })
    const form = { fileName: 'form.md', fileKey: `${account.id}/form`, mediaType: 'text/markdown', sizeBytes: 4 }
    await store.run(async ({ accounts, documents, proposals }) => {
      for (const one of [account, other]) await accounts.save(one)
      await documents.save(document)
      await documents.save(build.aDocument({ accountId: other.id }))
      await proposals.save(build.aProposal({ accountId: account.id, form }))
      await proposals.save(build.aProposal({ accountId: account.id }))
    })

    expect(await store.persistence.namedFiles.under(account.id)).to.deep.equal(
      new Set([document.fileKey, form.fileKey]),
    )
  })

  it('tells an account without files from none', async () => {
    const account = build.anAccount()
    await store.run(({ accounts }) => accounts.save(account))

    expect(await store.persistence.namedFiles.under(account.id)).to.deep.equal(new Set())
    expect(await store.persistence.namedFiles.under(build.anId())).to.equal(null)
  })

  it('names the files of imported registers', async () => {
    const one = anImport()
    await store.run(({ funderImports }) => funderImports.save(one))

    expect(await store.persistence.namedFiles.under('funder-imports')).to.deep.equal(new Set([one.fileKey]))
  })
}

export function dataMigrationsContract(backend: Backend): void {
  const store = openFresh(backend, 'once')
  const find = (id: string) => store.run(({ dataMigrations }) => dataMigrations.find(id))

  it('answers null for what never ran', async () => {
    expect(await find('nothing')).to.equal(null)
  })

  it('gives back what was saved, and refuses what is stale', async () => {
    const begun = withResult({ ...withRun(notYetRun('reindex'), build.anId()), done: 7, cursor: build.anId() }, UNICODE)
    const saved = await store.run(({ dataMigrations }) => dataMigrations.save(begun))
    const ended = { ...saved, isOpen: false, cursor: null, runCount: 1 }
    await store.run(({ dataMigrations }) => dataMigrations.save(ended))

    expect(saved).to.deep.equal({ ...begun, version: 1 })
    expect(await find('reindex')).to.deep.equal({ ...ended, version: 2 })
    await expectError(
      store.run(({ dataMigrations }) => dataMigrations.save(ended)),
      'conflict',
    )
  })
}

export function maintenanceContract(backend: Backend): void {
  const store = openFresh(backend, 'for each test')

  async function invited(inviteStatus: InviteStatus, expiresAt: string) {
    const user = build.aUser({ inviteStatus })
    const token = build.anAccessToken({ userId: user.id, purpose: 'invite', expiresAt })
    await store.run(async ({ users, accessTokens }) => [await users.save(user), await accessTokens.put(token)])
    return { user, token }
  }
  const statusOf = async ({ user: { id } }: Awaited<ReturnType<typeof invited>>) =>
    (await store.run(({ users }) => users.find(id)))?.inviteStatus
  const hasToken = async ({ token: { tokenHash } }: { token: { tokenHash: string } }) =>
    (await store.run(({ accessTokens }) => accessTokens.find(tokenHash))) !== null

  it('removes the sessions that expired, so many at a time', async () => {
    const user = build.aUser()
    const sessions = [BEFORE, NOW, LATER].map((expiresAt) => build.aSession({ userId: user.id, expiresAt }))
    await store.run(async (stores) => {
      await stores.users.save(user)
      for (const session of sessions) await stores.sessions.save(session)
    })
    const remove = () => store.run(({ dataMaintenance }) => dataMaintenance.removeExpiredSessions(NOW, 1))

    expect([await remove(), await remove(), await remove()]).to.deep.equal([1, 1, 0])
    const find = ({ tokenHash }: Session) => store.run(({ sessions: all }) => all.find(tokenHash))
    const left = await Promise.all(sessions.map(find))
    expect(left).to.deep.equal([null, null, sessions[2]])
  })

  it('forgets with them that users were removed', async () => {
    const user = build.aUser()
    const [over, open] = [NOW, LATER].map((expiresAt) => build.aSession({ userId: user.id, expiresAt }))
    await store.run(async ({ users, sessions }) => {
      await users.save(user)
      await sessions.save(over!)
      await sessions.save(open!)
      await sessions.noteRemovalOf(user.id)
      await users.remove(user.id)
    })

    await store.run(({ dataMaintenance }) => dataMaintenance.removeExpiredSessions(NOW, 10))

    const { sessionReader } = store.persistence
    expect(await sessionReader.removedUntil(over!.tokenHash)).to.equal(null)
    expect(await sessionReader.removedUntil(open!.tokenHash)).to.equal(LATER)
  })

  it('has invitations expire whose link ran out', async () => {
    const [over, open, accepted] = [
      await invited('pending', NOW),
      await invited('pending', LATER),
      await invited('accepted', BEFORE),
    ]

    const count = await store.run(({ dataMaintenance }) => dataMaintenance.expireInvitations(NOW, 10))

    expect(count).to.equal(1)
    expect([await statusOf(over), await statusOf(open), await statusOf(accepted)]).to.deep.equal([
      'expired',
      'pending',
      'accepted',
    ])
  })

  it('removes tokens that expired, but not before their invitation has', async () => {
    const [pending, expired, open] = [
      await invited('pending', BEFORE),
      await invited('expired', BEFORE),
      await invited('expired', LATER),
    ]

    const count = await store.run(({ dataMaintenance }) => dataMaintenance.removeExpiredTokens(NOW, 10))

    expect(count).to.equal(1)
    expect([await hasToken(pending), await hasToken(expired), await hasToken(open)]).to.deep.equal([true, false, true])
  })

  it('removes jobs that ended long ago in the named state, with their runs, but none that is shown as the last', async () => {
    const [old, failed, shown, recent, queued] = [5, 4, 3, 2, 1].map((priority) => build.aJob({ priority }))
    const { jobQueue } = store.persistence
    const ends: [string, string | null][] = [
      [BEFORE, null],
      [BEFORE, 'Broken'],
      [BEFORE, null],
      [LATER, null],
    ]
    await store.run(async ({ jobs, scheduledTasks }) => {
      await jobs.add(old!, failed!, shown!, recent!, queued!)
      await scheduledTasks.save({ name: 'purge', nextRunAt: NOW, jobId: shown!.id, version: 0 })
    })
    for (const [end, reason] of ends) {
      const [claim] = await jobQueue.claim({ now: LATER, leaseUntil: LATER, limit: 1 })
      await (reason === null ? jobQueue.complete(claim!, null, end) : jobQueue.fail(claim!, reason, null, end))
    }

    const count = await store.run(({ dataMaintenance }) => dataMaintenance.removeFinishedJobs('completed', NOW, 10))

    expect(count).to.equal(1)
    const find = (job: Job | undefined) => store.run(({ jobs }) => jobs.find(job!.id))
    const found = await Promise.all([old, failed, shown, recent, queued].map(find))
    expect(found.map((job) => job === null)).to.deep.equal([true, false, false, false, false])
    expect(await store.persistence.jobReader.runs(old!.id)).to.deep.equal([])
  })
}

export function walksContract(backend: Backend): void {
  const store = openFresh(backend, 'for each test')

  it('go through all documents by identifier, a few at a time', async () => {
    const documents = [build.aDocument(), build.aDocument({ accountId: build.anId() }), build.aDocument()]
    await store.run(async (stores) => {
      for (const document of documents) await stores.documents.save(document)
    })
    const { documentWalk } = store.persistence

    const first = await documentWalk.next(null, 2)
    const rest = await documentWalk.next(first.at(-1)!.id, 2)

    expect([...first, ...rest]).to.deep.equal(
      documents.map(({ id, accountId, fileKey, status }) => ({ id, accountId, fileKey, status })),
    )
    expect(await documentWalk.next(rest.at(-1)!.id, 2)).to.deep.equal([])
    expect(await documentWalk.count()).to.equal(3)
  })

  it('go through all applications, or those without an overview of their funder', async () => {
    const [known, unknown] = [
      build.aFunder({ markdownOverview: '**Known**' }),
      build.aFunder({ markdownOverview: null }),
    ]
    const proposals = [
      build.aProposal({ funderId: known.id, funderOverviewStatus: 'completed' }),
      build.aProposal({ funderId: unknown.id, funderOverviewStatus: 'completed', accountId: build.anId() }),
      build.aProposal({ funderId: unknown.id, funderOverviewStatus: 'processing' }),
      build.aProposal({ funderId: null, funderOverviewStatus: 'completed' }),
      build.aProposal({ funderId: unknown.id, funderOverviewStatus: null }),
    ]
    await store.run(async (stores) => {
      for (const funder of [known, unknown]) await stores.funders.save(funder)
      for (const proposal of proposals) await stores.proposals.save(proposal)
    })
    const { proposalWalk } = store.persistence
    const walked = proposals.map(({ id, accountId }) => ({ id, accountId }))

    expect(await proposalWalk.next(null, 3)).to.deep.equal(walked.slice(0, 3))
    expect(await proposalWalk.next(walked[2]!.id, 3)).to.deep.equal(walked.slice(3))
    expect(await proposalWalk.withoutOverview(null, 3)).to.deep.equal([walked[1], walked[4]])
    expect(await proposalWalk.withoutOverview(walked[4]!.id, 3)).to.deep.equal([])
    expect(await proposalWalk.count()).to.equal(5)
  })

  it('find what is marked as in progress, of every kind', async () => {
    const proposal = build.aProposal({
      processingStatus: 'reading',
      coverLetterStatus: 'processing',
      funderOverviewStatus: 'processing',
    })
    const project = build.aProject({ overview: { status: 'processing', text: null, error: null } })
    const brief = build.aProjectBrief({ id: project.id, proposing: 'processing' })
    const [document, finished] = [build.aDocument({ status: 'processing' }), build.aDocument({ status: 'active' })]
    const question = build.aQuestion({ proposalId: proposal.id, status: 'processing' })
    const report = build.aReport({ status: 'processing' })
    await store.run(async (stores) => {
      await stores.proposals.save(proposal)
      await stores.projects.save(project)
      await stores.projectBriefs.save(brief)
      await stores.proofreadings.save(aProofreading({ id: proposal.id, status: 'processing' }))
      for (const one of [document, finished]) await stores.documents.save(one)
      await stores.questions.save(question)
      await stores.reports.save(report)
    })
    const { workInProgress } = store.persistence
    const found = async (kind: Parameters<typeof workInProgress.next>[0]) =>
      (await workInProgress.next(kind, null, 10)).map(({ id }) => id)

    expect(await found('read-document')).to.deep.equal([document.id])
    expect(await workInProgress.next('read-document', document.id, 10)).to.deep.equal([])
    for (const kind of ['read-form', 'write-cover-letter', 'write-funder-overview'] as const)
      expect(await found(kind), kind).to.deep.equal([proposal.id])
    expect(await found('answer-question')).to.deep.equal([question.id])
    expect(await found('write-project-overview')).to.deep.equal([project.id])
    expect(await found('propose-brief')).to.deep.equal([project.id])
    expect(await found('proofread-application')).to.deep.equal([proposal.id])
    expect(await found('write-report')).to.deep.equal([report.id])
  })

  it('know what unfinished jobs have in hand', async () => {
    const [waiting, running, done] = [build.aJob({ data: { documentId: 'a' } }), ...[2, 1].map(claimable)]
    const { jobQueue, workInProgress } = store.persistence
    await store.run(({ jobs }) => jobs.add(waiting, running!, done!))
    const [first] = await jobQueue.claim({ now: LATER, leaseUntil: LATER, limit: 1 })
    await jobQueue.complete(first!, null, LATER)
    await jobQueue.claim({ now: LATER, leaseUntil: LATER, limit: 1 })

    expect([...(await workInProgress.withUnfinishedJob())]).to.have.members([`${waiting.name} a`, `${done!.name} 1`])

    function claimable(priority: number) {
      return build.aJob({ priority, data: { documentId: priority } })
    }
  })
}

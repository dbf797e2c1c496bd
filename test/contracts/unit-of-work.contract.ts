import { expect } from 'chai'

import type { Project } from '../../core/projects/project.ts'
import type { Stores } from '../../core/stores.ts'
import type { Backend } from '../support/backends.ts'
import {
  aDocument,
  aFunder,
  aJob,
  anAccount,
  anId,
  anIndexedDocument,
  aProject,
  aProposal,
  aQuestion,
  aSession,
  aUser,
  SOME_ACCOUNT,
} from '../support/builders.ts'
import { expectError } from '../support/expect-error.ts'
import { openFresh } from '../support/open-fresh.ts'
import { roundTrips } from './round-trips.ts'

/** A point that the test passes and the work waits for. */
function gate(): { reached: Promise<void>; open: () => void } {
  let open = () => {}
  const reached = new Promise<void>((resolve) => {
    open = resolve
  })
  return { reached, open }
}

export function unitOfWorkContract(backend: Backend): void {
  const store = openFresh(backend, 'once')

  it('answers what the work answers', async () => {
    expect(await store.run(async () => 42)).to.equal(42)
  })

  it('lets the work see its own changes', async () => {
    const project = aProject()

    const seen = await store.run(async ({ projects }) => {
      await projects.save(project)
      return projects.find(project.accountId, project.id)
    })

    expect(seen).to.deep.equal({ ...project, version: 1 })
  })

  it('leaves nothing of a unit that throws, and passes its error on', async () => {
    const accountId = anId<'account'>()
    const made = everything(accountId)
    const failure = new Error('Halfway')

    const outcome = await store
      .run(async (stores) => {
        await made.save(stores)
        throw failure
      })
      .catch((error: unknown) => error)

    expect(outcome).to.equal(failure)
    expect(await store.run((stores) => made.left(stores))).to.deep.equal([])
    const { passageReader, projectReader, sessionReader } = store.persistence
    expect(await passageReader.statistics(accountId, [{ kind: 'shared' }])).to.deep.equal([])
    expect(await projectReader.list(accountId)).to.deep.equal([])
    expect(await sessionReader.withUser(made.session.tokenHash)).to.equal(null)
  })

  it('keeps all of a unit that ends well', async () => {
    const accountId = anId<'account'>()
    const made = everything(accountId)

    await store.run((stores) => made.save(stores))

    expect(await store.run((stores) => made.left(stores))).to.have.length(9)
    const { passageReader, projectReader, sessionReader } = store.persistence
    expect(await passageReader.statistics(accountId, [{ kind: 'shared' }])).to.have.length(1)
    expect(await projectReader.list(accountId)).to.have.length(1)
    expect(await sessionReader.withUser(made.session.tokenHash)).not.to.equal(null)
  })

  it('undoes removals and changes when it fails', async () => {
    const made = everything(anId())
    await store.run((stores) => made.save(stores))

    await store
      .run(async (stores) => {
        await made.remove(stores)
        throw new Error('No')
      })
      .catch(() => undefined)

    expect(await store.run((stores) => made.left(stores))).to.have.length(9)
    const { accountId, documentId } = made.indexed
    expect(await store.persistence.passageReader.passagesOf(accountId, documentId)).to.have.length(2)
  })

  it('loses no acknowledged write that was made while another unit was open and then failed', async () => {
    const [begun, goOn] = [gate(), gate()]
    const failing = store
      .run(async ({ projects }) => {
        await projects.save(aProject())
        begun.open()
        await goOn.reached
        throw new Error('Rolled back')
      })
      .catch((error: Error) => error.message)
    await begun.reached
    const project = aProject()

    const written = store.run(({ projects }) => projects.save(project))
    await roundTrips(store.persistence)
    goOn.open()
    const acknowledged = await written

    expect(await failing).to.equal('Rolled back')
    expect(await store.run(({ projects }) => projects.find(SOME_ACCOUNT, project.id))).to.deep.equal(acknowledged)
  })

  it('shows nobody outside what is not yet through', async () => {
    const [begun, goOn] = [gate(), gate()]
    const accountId = anId<'account'>()
    const { passageReader, projectReader, documentReader, proposalReader } = store.persistence
    const proposal = aProposal({ accountId })
    const unit = store.run(async ({ projects, documents, passages, proposals }) => {
      await projects.save(aProject({ accountId }))
      await documents.save(aDocument({ accountId }))
      await passages.put(anIndexedDocument({ accountId }))
      await proposals.save(proposal)
      begun.open()
      await goOn.reached
    })
    await begun.reached

    const before = [
      ...(await projectReader.list(accountId)),
      ...(await documentReader.ofScopes(accountId, 'all')),
      ...(await passageReader.postings(accountId, ['club'])),
      ...[await proposalReader.detail(accountId, proposal.id)].filter((detail) => detail !== null),
    ]
    goOn.open()
    await unit

    expect(before).to.deep.equal([])
    expect(await projectReader.list(accountId)).to.have.length(1)
    expect(await documentReader.ofScopes(accountId, 'all')).to.have.length(1)
    expect(await passageReader.postings(accountId, ['club'])).to.have.length(1)
    expect(await proposalReader.detail(accountId, proposal.id)).not.to.equal(null)
  })

  it('keeps a hundred units at once apart, of which every third fails', async () => {
    const accountId = anId<'account'>()

    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        store.run(async ({ projects, jobs }) => {
          await projects.save(aProject({ accountId, name: String(index) }))
          await jobs.add(aJob({ accountId }))
          if (index % 3 === 0) throw new Error('Every third')
        }),
      ),
    )

    expect(outcomes.filter(({ status }) => status === 'rejected')).to.have.length(34)
    const names = (await store.persistence.projectReader.list(accountId)).map(({ name }) => Number(name))
    expect(names.sort((a, b) => a - b)).to.deep.equal(
      Array.from({ length: 100 }, (_, index) => index).filter((index) => index % 3 !== 0),
    )
  })

  it('lets one of two win that change the same thing', async () => {
    const project = await store.run(({ projects }) => projects.save(aProject()))

    const outcomes = await Promise.allSettled(
      ['one', 'two'].map((name) => store.run(({ projects }) => projects.save({ ...project, name }))),
    )

    const lost = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(lost).to.have.length(1)
    await expectError(Promise.reject(lost[0]!.reason as Error), 'conflict')
  })

  it('brings all through that read and change the same thing at once', async () => {
    const { accountId, id } = await store.run(({ projects }) => projects.save(aProject({ name: '' })))
    let reads = 0
    const all = gate()

    await Promise.all(
      ['a', 'b', 'c'].map((letter) =>
        store.run(async ({ projects }) => {
          const project = await projects.find(accountId, id)
          reads += 1
          if (reads === 3) all.open()
          if (!backend.unitsTakeTurns) await all.reached
          await projects.save({ ...project!, name: project!.name + letter })
        }),
      ),
    )

    const after = await store.run(({ projects }) => projects.find(accountId, id))
    expect([...after!.name].sort()).to.deep.equal(['a', 'b', 'c'])
  })

  it('brings two through that change the same things in opposite order', async () => {
    const [one, other] = await store.run(async ({ projects }) => [
      await projects.save(aProject()),
      await projects.save(aProject()),
    ])
    let haveBegun = 0
    const both = gate()
    const rename = async (project: Project, { projects }: Stores) => {
      const now = await projects.find(project.accountId, project.id)
      await projects.save({ ...now!, name: `${now!.name}+` })
    }
    const units: Promise<void>[] = []
    const changing = (first: Project, second: Project) =>
      store.run(async (stores) => {
        const isBegunAnew = haveBegun === 2
        if (isBegunAnew) await Promise.any(units)
        await rename(first, stores)
        haveBegun += 1
        if (haveBegun === 2) both.open()
        if (!backend.unitsTakeTurns) await both.reached
        await rename(second, stores)
      })

    units.push(changing(one, other), changing(other, one))
    await Promise.all(units)

    const names = (
      await Promise.all([one, other].map((p) => store.run((s) => s.projects.find(p.accountId, p.id))))
    ).map((project) => project?.name)
    expect(names).to.deep.equal([`${one.name}++`, `${other.name}++`])
  })

  it('goes on after a unit that failed', async () => {
    await store.run(() => Promise.reject(new Error('No'))).catch(() => undefined)

    expect(await store.run(({ users }) => users.isEmpty())).to.be.a('boolean')
  })

  it('refuses a unit inside another one, in place of waiting for ever', async () => {
    const outcome = await store
      .run(() => store.run(async () => 'inner'))
      .catch((error: unknown) => (error instanceof Error ? error.message : ''))

    expect(outcome).to.match(/inside another/)
    expect(await store.run(async () => 'after')).to.equal('after')
  })

  it('takes text with the character that PostgreSQL refuses', async () => {
    const project = aProject({ name: 'a\0b' })
    const indexed = anIndexedDocument({ accountId: anId(), texts: ['be\0fore'] })

    await store.run(async ({ projects, passages }) => [await projects.save(project), await passages.put(indexed)])

    expect(await store.run(({ projects }) => projects.find(project.accountId, project.id))).not.to.equal(null)
    const { passageReader } = store.persistence
    expect(await passageReader.passagesOf(indexed.accountId, indexed.documentId)).to.have.length(1)
  })
}

/** One of each that the stores keep. */
function everything(accountId: ReturnType<typeof anAccount>['id']) {
  const account = anAccount({ id: accountId })
  const user = aUser({ accountId })
  const session = aSession({ userId: user.id })
  const project = aProject({ accountId })
  const document = aDocument({ accountId })
  const indexed = anIndexedDocument({ accountId, documentId: document.id })
  const funder = aFunder({ accountId })
  const proposal = aProposal({ accountId, funderId: funder.id })
  const question = aQuestion({ accountId, proposalId: proposal.id })
  const job = aJob({ accountId })
  return {
    session,
    indexed,
    async save(stores: Stores) {
      await stores.accounts.save(account)
      await stores.users.save(user)
      await stores.sessions.save(session)
      await stores.projects.save(project)
      await stores.documents.save(document)
      await stores.passages.put(indexed)
      await stores.funders.save(funder)
      await stores.proposals.save(proposal)
      await stores.questions.save(question)
      await stores.jobs.add(job)
    },
    async remove(stores: Stores) {
      await stores.jobs.removeOfAccount(accountId)
      await stores.proposals.remove(accountId, proposal.id)
      await stores.passages.removeAccount(accountId)
      await stores.documents.remove(accountId, document.id)
      await stores.projects.remove(accountId, project.id)
      await stores.users.remove(user.id)
      await stores.accounts.remove(accountId)
    },
    /** What of it is in the stores. */
    async left(stores: Stores): Promise<unknown[]> {
      const found = [
        await stores.accounts.find(accountId),
        await stores.users.find(user.id),
        await stores.sessions.find(session.tokenHash),
        await stores.projects.find(accountId, project.id),
        await stores.documents.find(accountId, document.id),
        await stores.funders.find(accountId, funder.id),
        await stores.proposals.find(accountId, proposal.id),
        await stores.questions.find(accountId, question.id),
        await stores.jobs.find(job.id),
      ]
      return found.filter((one) => one !== null)
    },
  }
}

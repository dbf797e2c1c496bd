import { expect } from 'chai'

import type { Account } from '../../core/identity/account.ts'
import type { Project } from '../../core/projects/project.ts'
import { NO_USAGE } from '../../core/shared/model-usage.ts'
import { LONG, UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import type { Proposal } from '../../core/proposals/proposal.ts'
import { aDocument, anAccount, anId, aProject, aProposal, aReport, OTHER_ACCOUNT } from '../support/builders.ts'
import { openFresh } from '../support/open-fresh.ts'
import { versionedContract } from './versioned.contract.ts'

type GrantOfList = Pick<Proposal, 'id' | 'name' | 'isArchived' | 'createdAt'>

export function projectsContract(backend: Backend): void {
  versionedContract(backend, {
    entities: () => [
      aProject(),
      aProject({ name: UNICODE, isArchived: true, overview: { status: 'completed', text: LONG, error: null } }),
      aProject({ overviewUsage: { ...NO_USAGE, outputTokens: 7, cost: 0.25 } }),
      aProject({ overview: { status: 'error', text: null, error: UNICODE } }),
    ],
    changed: (project) => ({ ...project, name: 'Renamed', isArchived: !project.isArchived }),
    find: ({ projects }, { accountId, id }) => projects.find(accountId, id),
    save: ({ projects }, project) => projects.save(project),
    taken: (project) => ({ ...project, accountId: OTHER_ACCOUNT }),
  })

  it('are removed by their own account alone', async () => {
    const persistence = await backend.open()
    const { run } = persistence.unitOfWork
    const work: typeof run = run.bind(persistence.unitOfWork)
    const project = await work(({ projects }) => projects.save(aProject()))

    await work(({ projects }) => projects.remove(OTHER_ACCOUNT, project.id))
    const kept = await work(({ projects }) => projects.find(project.accountId, project.id))
    await work(({ projects }) => projects.remove(project.accountId, project.id))

    expect(kept).to.deep.equal(project)
    expect(await work(({ projects }) => projects.find(project.accountId, project.id))).to.equal(null)
    await persistence.close()
  })
}

export function projectReaderContract(backend: Backend): void {
  const store = openFresh(backend, 'once')
  let account: Account

  beforeEach(async () => {
    account = await store.run(({ accounts }) => accounts.save(anAccount()))
  })

  const aProjectOf = (of: Partial<Project> = {}) => aProject({ accountId: account.id, ...of })
  const save = (project: Project) => store.run(({ projects }) => projects.save(project))
  const reader = () => store.persistence.projectReader

  it('lists the projects of one account, newest first', async () => {
    const old = await save(aProjectOf({ createdAt: '2026-01-01T00:00:00.000Z', name: UNICODE, isArchived: true }))
    const young = await save(aProjectOf({ createdAt: '2026-02-01T00:00:00.000Z' }))
    const twin = await save(aProjectOf({ createdAt: '2026-02-01T00:00:00.000Z' }))
    await save(aProject({ accountId: anId() }))

    const listed = await reader().list(account.id)

    expect(listed.map(({ id }) => id)).to.deep.equal([twin.id, young.id, old.id])
    const { id, name, isArchived, status, createdAt } = old
    const underWay = { openApplications: 0, nextDeadline: null }
    expect(listed[2]).to.deep.equal({ id, name, isArchived, status, createdAt, ...underWay })
    expect(await reader().list(anId())).to.deep.equal([])
  })

  it('changes the version of the list with every change of it, and with nothing else', async () => {
    const versions = [await reader().listVersion(account.id)]
    const project = await save(aProjectOf())
    versions.push(await reader().listVersion(account.id))
    await save({ ...project, name: 'Renamed' })
    versions.push(await reader().listVersion(account.id))
    await store.run(({ projects }) => projects.remove(account.id, project.id))
    versions.push(await reader().listVersion(account.id))

    await save(aProject({ accountId: OTHER_ACCOUNT }))
    await store.run(({ accounts }) => accounts.save({ ...account, settings: { ...account.settings, factsFile: 'x' } }))
    const last = await reader().listVersion(account.id)

    expect(new Set(versions).size).to.equal(4)
    expect(last).to.equal(versions[3])
  })

  it('reads a project with its applications and documents, newest first', async () => {
    const project = await save(aProjectOf({ overview: { status: 'completed', text: 'All is well.', error: null } }))
    const mine = { accountId: account.id, projectId: project.id }
    const oldGrant = aProposal({ ...mine, createdAt: '2026-01-01T00:00:00.000Z', isArchived: true })
    const newGrant = aProposal({ ...mine, createdAt: '2026-02-01T00:00:00.000Z' })
    const inSection = (section: 'grants' | 'reports', uploadedAt: string) =>
      aDocument({ accountId: account.id, scopes: [{ kind: 'project', projectId: project.id, section }], uploadedAt })
    const [first, second, report] = [
      inSection('grants', '2026-01-01T00:00:00.000Z'),
      inSection('grants', '2026-02-01T00:00:00.000Z'),
      inSection('reports', '2026-01-01T00:00:00.000Z'),
    ]
    await store.run(async ({ proposals, documents }) => {
      for (const grant of [oldGrant, newGrant, aProposal({ accountId: account.id })]) await proposals.save(grant)
      for (const document of [first, second, report, aDocument({ accountId: account.id })])
        await documents.save(document)
    })

    const detail = await reader().detail(account.id, project.id)

    expect(detail).to.deep.include({ id: project.id, name: project.name, overview: project.overview, reports: [] })
    const shown = ({ id, name, isArchived, createdAt }: GrantOfList) => ({ id, name, isArchived, createdAt })
    expect(detail?.grants.map(shown)).to.deep.equal([newGrant, oldGrant].map(shown))
    expect(detail?.grantsDocuments.map(({ id }) => id)).to.deep.equal([second.id, first.id])
    expect(detail?.reportsDocuments.map(({ id }) => id)).to.deep.equal([report.id])
  })

  it('reads what the page of a project lists of its reports, newest first', async () => {
    const project = await save(aProjectOf())
    const mine = { accountId: account.id, projectId: project.id }
    const [old, young] = await store.run(async ({ reports }) => {
      await reports.save(aReport({ accountId: account.id }))
      await reports.save(aReport({ projectId: project.id }))
      return [
        await reports.save(aReport({ ...mine, name: UNICODE, createdAt: '2026-01-01T00:00:00.000Z' })),
        await reports.save(aReport({ ...mine, status: 'error', createdAt: '2026-02-01T00:00:00.000Z' })),
      ]
    })

    const detail = await reader().detail(account.id, project.id)

    expect(detail?.reports).to.deep.equal(
      [young, old].map(({ id, name, status, createdAt, lastModified }) => ({
        id,
        name,
        status,
        createdAt,
        lastModified,
      })),
    )
  })

  it('reads nothing of a project that is absent or another account’s', async () => {
    const project = await save(aProjectOf())

    expect(await reader().detail(OTHER_ACCOUNT, project.id)).to.equal(null)
    expect(await reader().detail(account.id, anId())).to.equal(null)
  })
}

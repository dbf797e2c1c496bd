import type { AccountId } from '../../core/shared/ids.ts'
import { expect } from 'chai'

import { ANY_APPLICATION } from '../../core/pipeline/list-applications.ts'
import type { ApplicationFilter, ApplicationQuery } from '../../core/pipeline/ports.ts'
import type { Proposal } from '../../core/proposals/proposal.ts'
import type { Backend } from '../support/backends.ts'
import {
  aFormTerms,
  aFunder,
  anAccount,
  anAnswer,
  anId,
  aProject,
  aProposal,
  aQuestion,
  aReport,
  aUser,
  OTHER_ACCOUNT,
} from '../support/builders.ts'
import { openFresh } from '../support/open-fresh.ts'

const day = (date: string) => `2026-${date}T12:00:00.000Z`

export function pipelineReaderContract(backend: Backend): void {
  const store = openFresh(backend, 'once')
  const reader = () => store.persistence.pipelineReader
  let accountId: AccountId

  beforeEach(async () => {
    accountId = (await store.run(({ accounts }) => accounts.save(anAccount()))).id
  })

  const save = (of: Partial<Proposal>) => store.run(({ proposals }) => proposals.save(aProposal({ accountId, ...of })))
  const list = (filter: Partial<ApplicationFilter> = {}, of: Partial<ApplicationQuery> = {}, account = accountId) =>
    reader().applications(account, {
      page: 1,
      pageSize: 10,
      order: 'deadline',
      isDescending: false,
      filter: { ...ANY_APPLICATION, ...filter },
      ...of,
    })
  const names = async (...asked: Parameters<typeof list>) => (await list(...asked)).items.map(({ name }) => name)

  it('says of an application what it is planned to be, with names and progress', async () => {
    const project = aProject({ accountId, name: 'Kitchens' })
    const funder = aFunder({ accountId, funderName: 'Harbour Trust' })
    const owner = aUser({ accountId, firstName: 'Ada', lastName: 'Penrose' })
    await store.run(async ({ projects, funders, users }) => {
      await projects.save(project)
      await funders.save(funder)
      await users.save(owner)
    })
    const saved = await save({
      projectId: project.id,
      funderId: funder.id,
      ownerId: owner.id,
      amountAsked: 12_000.5,
      currency: 'EUR',
      deadline: day('05-01'),
      deadlineZone: 'Europe/Dublin',
      nextStep: { text: 'Ring them', due: null },
    })
    await store.run(async ({ questions }) => {
      const mine = { accountId, proposalId: saved.id }
      await questions.save(aQuestion({ ...mine, answer: anAnswer(), status: 'completed', review: 'checked' }))
      await questions.save(aQuestion({ ...mine, answer: anAnswer(), status: 'completed' }))
    })

    const [application] = (await list()).items

    const { id, name, isArchived, createdAt, amountGiven, stage, stageSince, deadlineZone, nextStep } = saved
    expect(application).to.deep.equal({
      ...{ id, name, isArchived, createdAt, amountGiven, stage, stageSince, deadlineZone, nextStep },
      ...{ amountAsked: 12_000.5, currency: 'EUR', deadline: day('05-01') },
      project: { id: project.id, name: 'Kitchens' },
      funder: { id: funder.id, name: 'Harbour Trust' },
      owner: { id: owner.id, name: 'Ada Penrose' },
      questions: 2,
      checked: 1,
    })
    expect(await reader().funders(accountId)).to.deep.equal([{ id: funder.id, name: 'Harbour Trust' }])
    expect((await list({}, {}, OTHER_ACCOUNT)).items.map(({ id: of }) => of)).not.to.include(id)

    await store.run(({ users }) => users.remove(owner.id))
    expect((await list()).items[0]?.owner).to.equal(null)
  })

  it('sorts, with what has no value last, and counts beyond the page', async () => {
    await save({ name: 'b', deadline: day('05-02'), amountAsked: 5, stage: 'won' })
    await save({ name: 'A', deadline: day('05-01'), amountAsked: null, stage: 'looking' })
    await save({ name: 'c', deadline: null, amountAsked: 100, stage: 'review' })

    expect(await names()).to.deep.equal(['A', 'b', 'c'])
    expect(await names({}, { isDescending: true })).to.deep.equal(['b', 'A', 'c'])
    expect(await names({}, { order: 'name', isDescending: true })).to.deep.equal(['c', 'b', 'A'])
    expect(await names({}, { order: 'amount' })).to.deep.equal(['b', 'c', 'A'])
    expect(await names({}, { order: 'stage' })).to.deep.equal(['A', 'c', 'b'])
    const second = await list({}, { page: 2, pageSize: 2 })
    expect([second.items.map(({ name }) => name), second.total]).to.deep.equal([['c'], 3])
  })

  it('finds and sorts in either case, whatever the letters and whatever the language of the database', async () => {
    for (const name of ['Éclair', 'İstanbul', 'istanbul', 'Zürich', 'zebra']) await save({ name })

    expect(await names({ search: 'éCLAIR' })).to.deep.equal(['Éclair'])
    expect(await names({ search: 'ISTANBUL' }, { order: 'name' })).to.have.members(['İstanbul', 'istanbul'])
    expect((await names({}, { order: 'name' })).slice(2)).to.deep.equal(['zebra', 'Zürich', 'Éclair'])
  })

  it('filters, and adds up what is left by currency', async () => {
    const [ownerId, funderId, projectId] = [anId<'user'>(), anId<'funder'>(), anId<'project'>()]
    await store.run(({ users }) => users.save(aUser({ id: ownerId, accountId })))
    await store.run(({ funders }) => funders.save(aFunder({ id: funderId, accountId, funderName: '100% Trust' })))
    await store.run(({ projects }) => projects.save(aProject({ id: projectId, accountId })))
    await save({ name: 'Warm', funderId, projectId, ownerId, amountAsked: 10, deadline: day('05-01') })
    await save({ name: 'Won', stage: 'won', amountAsked: 30, amountGiven: 20, isArchived: false })
    await save({ name: 'Euro', amountAsked: 7, currency: 'EUR', deadline: day('06-01') })
    await save({ name: 'Gone', isArchived: true, amountAsked: 1000 })

    expect(await names({ search: '0% t' })).to.deep.equal(['Warm'])
    expect(await names({ search: 'WA' })).to.deep.equal(['Warm'])
    expect(await names({ stages: ['won', 'lost'] })).to.deep.equal(['Won'])
    expect(await names({ funderId, projectId, ownerId })).to.deep.equal(['Warm'])
    expect(await names({ ownerId: 'none' })).to.deep.equal(['Euro', 'Won'])
    expect(await names({ deadline: 'none' })).to.deep.equal(['Won'])
    expect(await names({ deadline: { from: day('05-02'), before: null } })).to.deep.equal(['Euro'])
    expect(await names({ amount: { least: 10, most: 29 } })).to.deep.equal(['Warm'])
    expect(await names({ isArchived: true })).to.deep.equal(['Gone'])
    expect(await reader().totals(accountId, ANY_APPLICATION)).to.deep.equal([
      { currency: 'EUR', asked: 7, won: 0 },
      { currency: 'GBP', asked: 40, won: 20 },
    ])
  })

  it('finds the deadlines that forms name where an application has none, the earliest first', async () => {
    const closed = aProject({ accountId, isArchived: true })
    await store.run(({ projects }) => projects.save(closed))
    const named = (...days: string[]) => ({ formTerms: aFormTerms(days) })
    await save({ name: 'Later', ...named('2026-06-02') })
    await save({ name: 'Several', ...named('2026-02-01', '2026-07-01', '2026-05-03') })
    await save({ name: 'Over', ...named('2026-02-28') })
    await save({ name: 'Silent', ...named() })
    await save({ name: 'No form', formTerms: null })
    await save({ ...named('2026-06-01'), deadline: day('06-01') })
    await save({ ...named('2026-06-01'), stage: 'submitted' })
    await save({ ...named('2026-06-01'), isArchived: true })
    await save({ ...named('2026-06-01'), projectId: closed.id })
    const page = (of = {}) => reader().formDeadlines(accountId, '2026-03-01', { page: 1, pageSize: 10, ...of })

    const { items, total } = await page()

    expect(total).to.equal(2)
    expect(items.map(({ name, findings }) => [name, ...findings.map(({ date }) => date)])).to.deep.equal([
      ['Several', '2026-07-01', '2026-05-03'],
      ['Later', '2026-06-02'],
    ])
    expect(items[1]).to.deep.include({ projectName: null, funderName: null })
    expect(items[1]?.findings).to.deep.equal(aFormTerms(['2026-06-02']).deadline.findings)
    expect(await page({ page: 2, pageSize: 1 })).to.deep.equal({ items: items.slice(1), total: 2 })
    expect(await reader().formDeadlines(OTHER_ACCOUNT, '2026-03-01', { page: 1, pageSize: 10 })).to.deep.equal({
      items: [],
      total: 0,
    })
  })

  it('adds up what was asked for and won by year, currency and funder, archived applications too', async () => {
    const trust = aFunder({ accountId, funderName: 'Écluse Trust' })
    const bank = aFunder({ accountId, funderName: 'bank' })
    await store.run(async ({ funders }) => {
      for (const one of [trust, bank]) await funders.save(one)
    })
    const at = (year: number) => ({ stageSince: `${year}-06-01T00:00:00.000Z`, currency: 'GBP' })
    await save({ ...at(2026), stage: 'submitted', amountAsked: 100, funderId: trust.id })
    await save({ ...at(2026), stage: 'won', amountAsked: 40, amountGiven: 30, funderId: trust.id, isArchived: true })
    await save({ ...at(2026), stage: 'won', amountAsked: 7, funderId: bank.id })
    await save({ ...at(2026), stage: 'lost', amountAsked: 5 })
    await save({ ...at(2026), stage: 'lost', currency: 'EUR' })
    await save({ ...at(2025), stage: 'lost', amountAsked: 9, funderId: bank.id })
    await save({ ...at(2024), stage: 'won', amountAsked: 1 })
    await save({ ...at(2026), stage: 'drafting', amountAsked: 1000, funderId: bank.id })

    const rows = await reader().askedAndWon(accountId, 2025)

    expect(rows.map((row) => [row.year, row.currency, row.funder, row.applications, row.asked, row.won])).to.deep.equal(
      [
        [2026, 'EUR', null, 1, 0, 0],
        [2026, 'GBP', 'bank', 1, 7, 7],
        [2026, 'GBP', 'Écluse Trust', 2, 140, 30],
        [2026, 'GBP', null, 1, 5, 0],
        [2025, 'GBP', 'bank', 1, 9, 0],
      ],
    )
    expect(await reader().askedAndWon(OTHER_ACCOUNT, 2025)).to.deep.equal([])
  })

  it('tells what is due: open applications and reports, earliest first, without what is archived', async () => {
    const [project, closed] = [aProject({ accountId, name: 'Kitchens' }), aProject({ accountId, isArchived: true })]
    await store.run(async ({ projects, reports }) => {
      for (const one of [project, closed]) await projects.save(one)
      await reports.save(
        aReport({ accountId, projectId: project.id, name: 'Report', dueAt: day('05-02'), dueZone: 'America/New_York' }),
      )
      await reports.save(aReport({ accountId, projectId: closed.id, dueAt: day('05-02') }))
      await reports.save(aReport({ accountId: OTHER_ACCOUNT, projectId: project.id, dueAt: day('05-02') }))
    })
    await save({ name: 'Late', deadline: day('04-01'), deadlineZone: 'Europe/London', projectId: project.id })
    await save({ name: 'Soon', deadline: day('05-03') })
    await save({ name: 'After', deadline: day('09-01') })
    await save({ deadline: day('05-03'), stage: 'submitted' })
    await save({ deadline: day('05-03'), isArchived: true })
    await save({ deadline: day('05-03'), projectId: closed.id })

    const span = { from: day('03-01'), before: day('08-01') }
    const due = await reader().due(accountId, span, { page: 1, pageSize: 2 })

    expect(due.total).to.equal(3)
    expect(due.items.map(({ kind, name, zone }) => [kind, name, zone])).to.deep.equal([
      ['application', 'Late', 'Europe/London'],
      ['report', 'Report', 'America/New_York'],
    ])
    expect(due.items[1]).to.deep.include({ projectName: 'Kitchens', funderName: null, stage: null })
    expect((await reader().due(accountId, span, { page: 2, pageSize: 2 })).items.map(({ name }) => name)).to.deep.equal(
      ['Soon'],
    )
  })
}

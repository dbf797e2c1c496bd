import { sentenceOfError } from '../../support/sentences.ts'
import { expect } from 'chai'
import type { Actor } from '../../../core/identity/user.ts'
import { AdminReadAccess } from '../../../core/audit/admin-read-access.ts'
import type { Funder } from '../../../core/funders/funder.ts'
import { CountFunders, ListFunders } from '../../../core/funders/list-funders.ts'
import type { FunderOverviewDraft, FunderOverviewWriter } from '../../../core/funders/ports.ts'
import { RenewFunderOverview } from '../../../core/funders/renew-funder-overview.ts'
import { RequestFunderRenewal } from '../../../core/funders/request-funder-renewal.ts'
import { SaveFunder } from '../../../core/funders/save-funder.ts'
import { SearchFunders, ViewFunder } from '../../../core/funders/search-funders.ts'
import { aFunder, anId, OTHER_ACCOUNT } from '../../support/builders.ts'
import { deliveredWriter } from '../../support/delivered-writer.ts'
import { anActorIn, claimAll, openCoreWorld, refusalOf } from '../../support/core-world.ts'

const FIRST_PAGE = { page: 1, pageSize: 25, shown: 'all', order: 'funderName', isDescending: false } as const

async function openFunders(draft: FunderOverviewDraft = { text: 'It gives.', citations: [] }) {
  const world = openCoreWorld()
  const { unitOfWork: work, sources, funderIndex, allFundersReader, adminReader } = world
  const owner = await anActorIn(world)
  const admin: Actor = { ...(await anActorIn(world)), isAdmin: true }
  const writer: FunderOverviewWriter = { write: async () => draft }
  const renew = deliveredWriter('renew-funder-overview', new RenewFunderOverview(work, writer))
  const audit = { page: 1, pageSize: 25, search: '', maskedAddress: null, order: 'id', isDescending: false } as const
  return {
    owner,
    admin,
    list: new ListFunders(funderIndex, allFundersReader),
    count: new CountFunders(allFundersReader),
    search: new SearchFunders(funderIndex),
    view: new ViewFunder(work, new AdminReadAccess(work, sources)),
    saveFunder: new SaveFunder(work, sources),
    request: new RequestFunderRenewal(work, sources),
    stored: (of: Partial<Funder>) => work.run(({ funders }) => funders.save(aFunder(of))),
    found: ({ id }: Funder) => work.run(({ funders }) => funders.findAny(id)),
    workOff: async () => {
      const claimed = await claimAll(world)
      return Promise.all(claimed.map(({ job }) => renew.execute({ ...job, lastAttempt: false })))
    },
    acts: async () =>
      (await adminReader.auditEntries(audit)).items.map(({ action, onAccount, subjectId }) => [
        action,
        onAccount,
        subjectId,
      ]),
  }
}

describe('the funders of an installation', () => {
  it('are listed, counted, saved and refreshed by admins alone', async () => {
    const { owner: actor, stored, ...of } = await openFunders()
    const { id: funderId } = await stored({})

    const refusals = await Promise.all(
      [
        of.list.execute({ actor, search: '', ...FIRST_PAGE }),
        of.list.execute({ actor, search: 'harbour', ...FIRST_PAGE }),
        of.count.execute({ actor }),
        of.saveFunder.execute({ actor, funderId, funderName: 'A', charityNumber: '1' }),
        of.request.execute({ actor, funderId }),
      ].map(refusalOf),
    )

    expect(refusals.map(({ kind }) => kind)).to.deep.equal(Array(5).fill('forbidden'))
  })

  it('are searched as accounts search theirs, but all of them, by pages', async () => {
    const { admin: actor, owner, stored, list, search } = await openFunders()
    for (const funderName of ['Harbour Trust', 'Old Harbour', 'Quay'])
      await stored({ funderName, accountId: OTHER_ACCOUNT })

    const first = await list.execute({ actor, search: ' harbour ', ...FIRST_PAGE, pageSize: 1 })
    const second = await list.execute({ actor, search: 'harbour', ...FIRST_PAGE, pageSize: 1, page: 2 })

    const names = [...first.items, ...second.items].map(({ funderName }) => funderName)
    expect(names).to.deep.equal(['Harbour Trust', 'Old Harbour'])
    expect([first.total, first.isCutOff]).to.deep.equal([2, false])
    expect(await search.execute({ actor: owner, query: 'harbour' })).to.deep.equal([])
  })

  it('say of a search that finds very many that there may be more', async () => {
    const { admin: actor, stored, list } = await openFunders()
    for (let count = 0; count < 201; count += 1) await stored({ funderName: `Mill ${count}` })

    const { total, isCutOff } = await list.execute({ actor, search: 'mill', ...FIRST_PAGE })

    expect([total, isCutOff]).to.deep.equal([200, true])
  })

  it('that another account typed are seen by admins, and by nobody else', async () => {
    const { admin, owner, stored, view } = await openFunders()
    const funder = await stored({ accountId: OTHER_ACCOUNT })

    expect(await view.execute({ actor: admin, funderId: funder.id })).to.deep.equal(funder)
    expect((await refusalOf(view.execute({ actor: owner, funderId: funder.id }))).kind).to.equal('not-found')
  })

  it('are noted in the audit log where an admin reads what one other account alone has', async () => {
    const { admin, owner, stored, view, acts } = await openFunders()
    const everybodys = await stored({ accountId: null })
    const own = await stored({ accountId: admin.accountId })
    const others = await stored({ accountId: owner.accountId })

    for (const { id: funderId } of [everybodys, own, others, others]) await view.execute({ actor: admin, funderId })
    await view.execute({ actor: owner, funderId: others.id })

    expect(await acts()).to.deep.equal([['read-funder', owner.accountId, others.id]])
  })
})

describe('saving a funder', () => {
  it('names and numbers it, shows it to everybody, and is noted in the audit log', async () => {
    const { admin: actor, owner, stored, found, saveFunder, view, acts } = await openFunders()
    const typed = await stored({ accountId: OTHER_ACCOUNT, markdownOverview: 'It gives.' })

    await saveFunder.execute({ actor, funderId: typed.id, funderName: ' The  Quay Trust ', charityNumber: ' SC 12 ' })

    const saved = { ...typed, accountId: null, funderName: 'The Quay Trust', charityNumber: 'SC 12', version: 2 }
    expect(await found(typed)).to.deep.equal(saved)
    expect(await view.execute({ actor: owner, funderId: typed.id })).to.deep.equal(saved)
    expect(await acts()).to.deep.equal([['save-funder', OTHER_ACCOUNT, typed.id]])
  })

  it('is noted also where the funder was the admin’s own or everybody’s', async () => {
    const { admin: actor, stored, saveFunder, acts } = await openFunders()
    const own = await stored({ accountId: actor.accountId, funderName: 'Own' })
    const everybodys = await stored({ funderName: 'Of all' })

    await saveFunder.execute({ actor, funderId: own.id, funderName: 'Own', charityNumber: '1' })
    await saveFunder.execute({ actor, funderId: everybodys.id, funderName: 'Of all', charityNumber: '2' })

    expect(await acts()).to.have.deep.members([
      ['save-funder', null, own.id],
      ['save-funder', null, everybodys.id],
    ])
  })

  it('wants a name and a number that are neither blank nor endless, and names every wrong field', async () => {
    const { admin: actor, stored, saveFunder } = await openFunders()
    const { id: funderId } = await stored({})

    const blank = await refusalOf(saveFunder.execute({ actor, funderId, funderName: ' ', charityNumber: '\t' }))
    const endless = { funderName: 'x'.repeat(301), charityNumber: '1'.repeat(41) }
    const long = await refusalOf(saveFunder.execute({ actor, funderId, ...endless }))
    const absent = saveFunder.execute({ actor, funderId: anId(), funderName: 'A', charityNumber: '1' })

    for (const { kind, details } of [blank, long]) {
      expect(kind).to.equal('invalid')
      expect(details.fields).to.have.all.keys(['funderName', 'charityNumber'])
    }
    expect((await refusalOf(absent)).kind).to.equal('not-found')
  })

  it('is refused where everybody sees another funder of that name or number, which the sentence names', async () => {
    const { admin: actor, stored, found, saveFunder, acts } = await openFunders()
    await stored({ funderName: 'The Harbour Trust', charityNumber: '100' })
    const other = await stored({ funderName: 'Quay', charityNumber: '200', accountId: OTHER_ACCOUNT })
    const change = (of: { funderName: string; charityNumber: string }) =>
      refusalOf(saveFunder.execute({ actor, funderId: other.id, ...of }))

    const name = await change({ funderName: 'the HARBOUR  trust', charityNumber: '200' })
    const number = await change({ funderName: 'Quay', charityNumber: ' 100 ' })

    expect([name.kind, number.kind]).to.deep.equal(['conflict', 'conflict'])
    expect(sentenceOfError(name)).to.equal(
      'Another funder is called “The Harbour Trust” already. It has the charity number 100.',
    )
    expect(sentenceOfError(number)).to.equal('The charity number 100 belongs to another funder: “The Harbour Trust”.')
    expect(await found(other)).to.deep.equal(other)
    expect(await acts()).to.deep.equal([])
  })

  it('may leave a name as it is that registers give to several, and one that another account typed', async () => {
    const { admin: actor, stored, found, saveFunder } = await openFunders()
    await stored({ funderName: 'Smith Trust', charityNumber: '1' })
    await stored({ funderName: 'Quay', charityNumber: '3', accountId: OTHER_ACCOUNT })
    const twin = await stored({ funderName: 'Smith Trust', charityNumber: '2' })

    await saveFunder.execute({ actor, funderId: twin.id, funderName: 'Smith  trust', charityNumber: '22' })
    await saveFunder.execute({ actor, funderId: twin.id, funderName: 'Quay', charityNumber: '3' })

    expect(await found(twin)).to.include({ funderName: 'Quay', charityNumber: '3' })
  })
})

describe('refreshing the overview of a funder', () => {
  it('writes it anew by a job, keeps what was saved meanwhile, and is noted in the audit log', async () => {
    const citations = [{ title: 'Annual review', url: 'https://example.org/review' }]
    const {
      admin: actor,
      stored,
      found,
      request,
      saveFunder,
      workOff,
      acts,
    } = await openFunders({
      text: 'It gives to quays.',
      citations,
    })
    const funder = await stored({ accountId: OTHER_ACCOUNT, markdownOverview: 'Old.' })

    await request.execute({ actor, funderId: funder.id })
    await saveFunder.execute({ actor, funderId: funder.id, funderName: 'Quay', charityNumber: '7' })
    const results = await workOff()

    expect(await found(funder)).to.include({ funderName: 'Quay', markdownOverview: 'It gives to quays.' })
    expect((await found(funder))?.citations).to.deep.equal(citations)
    expect(results).to.deep.equal([{ code: 'funders.overview-renewed' }])
    expect((await acts())[0]).to.deep.equal(['renew-overview', OTHER_ACCOUNT, funder.id])
  })

  it('leaves the overview as it was where nothing is known, and says so', async () => {
    const { admin: actor, stored, found, request, workOff } = await openFunders({ text: null, citations: [] })
    const funder = await stored({ markdownOverview: 'Old.' })

    await request.execute({ actor, funderId: funder.id })

    expect(await workOff()).to.deep.equal([{ code: 'funders.overview-kept' }])
    expect(await found(funder)).to.deep.equal(funder)
  })

  it('needs a funder', async () => {
    const { admin: actor, request } = await openFunders()

    expect((await refusalOf(request.execute({ actor, funderId: anId() }))).kind).to.equal('not-found')
  })
})

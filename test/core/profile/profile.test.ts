import { expect } from 'chai'
import type { Actor } from '../../../core/identity/user.ts'
import { assembleProfile } from '../../../core/profile/assemble-profile.ts'
import { AddFact } from '../../../core/profile/add-fact.ts'
import { ChangeFact, type FactToChange } from '../../../core/profile/change-fact.ts'
import { FindProfileFacts } from '../../../core/profile/find-profile-facts.ts'
import type { FoundFact, ProfileFact } from '../../../core/profile/profile-fact.ts'
import { ViewProfile } from '../../../core/profile/view-profile.ts'
import type { SecretBox } from '../../../core/shared/ports.ts'
import { exported } from '../../../core/transfer/exported.ts'
import { aDocument, anId, anIndexedDocument, SOME_ACCOUNT } from '../../support/builders.ts'
import { aFoundFact, aStoredFact } from '../../support/profile-builders.ts'
import { TEST_START } from '../../support/fixed-clock.ts'
import { anActorIn, claimAll, openCoreWorld, refusalOf } from '../../support/core-world.ts'

const box: SecretBox = {
  seal: (text, owner) => `sealed for ${owner}: ${text}`,
  open: (sealed, owner) => {
    const start = `sealed for ${owner}: `
    return sealed.startsWith(start) ? { text: sealed.slice(start.length), isCurrent: true } : null
  },
}

/** The profile of an account, whose documents say what `says` puts in their mouth. */
async function openProfile() {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { unitOfWork: work, sources } = world
  const said = new Map<string, FoundFact[]>()
  const finder = { release: 1, find: async ({ fileName }: { fileName: string }) => said.get(fileName) ?? [] }
  const view = new ViewProfile(work, finder, box, sources, { ofAccount: () => Promise.resolve([]) })
  const change = new ChangeFact(work, box, sources)
  const add = new AddFact(work, sources)
  const search = new FindProfileFacts(work, world.passageReader, finder, sources)
  const facts = async (who = actor) =>
    new Map((await view.execute({ actor: who })).facts.map((fact) => [fact.key, fact]))
  return {
    world,
    actor,
    view,
    facts,
    fact: async (key: string, who?: Actor): Promise<ProfileFact> => (await facts(who)).get(key)!,
    change: (of: Partial<FactToChange> & { key: string }) =>
      change.execute({ actor, value: '', state: 'confirmed', validUntil: null, ...of }),
    add: (of: { key?: string; label: string; value: string }) => add.execute({ actor, key: null, ...of }),
    giveUp: () => search.giveUp({ accountId: actor.accountId }),
    search: () => search.execute({ accountId: actor.accountId }),
    /** A document of the account that says this, read and looked through. */
    async says(fileName: string, ...values: [key: string, value: string, owner?: string][]) {
      const found = values.map(([key, value, owner = null]) => aFoundFact({ key, value, owner }))
      said.set(fileName, found)
      const { accountId } = actor
      const document = aDocument({ accountId, originalName: fileName, contentHash: fileName, status: 'active' })
      await work.run(async ({ documents, passages }) => {
        await documents.save(document)
        await passages.put(anIndexedDocument({ accountId, documentId: document.id, fileName, texts: ['A text.'] }))
      })
      await search.execute({ accountId })
      return document
    },
  }
}

describe('the profile of an organisation', () => {
  it('asks for every fact of the catalogue, and for yearly ones of the last full year', async () => {
    const { facts } = await openProfile()

    const known = await facts()

    expect([...known.values()].every(({ state, value }) => state === 'missing' && value === null)).to.equal(true)
    expect([...known.keys()]).to.include.members(['legalName', 'iban', 'income2025', 'staff2025'])
  })

  it('keeps what a person confirms, with who, when and until when', async () => {
    const { change, fact, actor, world } = await openProfile()

    await change({ key: 'charityNumber', value: ' 1101607 ', validUntil: '2030-01-01T00:00:00.000Z' })

    const { state, value, confirmedBy, confirmedAt, validUntil } = await fact('charityNumber')
    expect([state, value, validUntil]).to.deep.equal(['confirmed', '1101607', '2030-01-01T00:00:00.000Z'])
    expect(confirmedBy?.id).to.equal(actor.userId)
    expect(confirmedAt).to.equal(world.clock.now())
  })

  it('says that a fact is out of date once the day has passed until which it holds', async () => {
    const { change, fact } = await openProfile()

    await change({ key: 'insurance', value: 'Public liability, £5 million', validUntil: '2020-01-01T23:59:59.999Z' })

    expect(await fact('insurance')).to.include({ state: 'outdated', value: 'Public liability, £5 million' })
  })

  it('proposes what documents say, with the file, the page and the words', async () => {
    const { says, fact } = await openProfile()

    const { id: documentId } = await says('report.pdf', ['legalName', 'Tidewell Trust'])

    const { state, value, candidates } = await fact('legalName')
    expect([state, value]).to.deep.equal(['proposed', 'Tidewell Trust'])
    const source = { documentId, fileName: 'report.pdf', page: 3, ordinal: 0, passage: 'It says: Tidewell Trust.' }
    expect(candidates).to.deep.equal([{ value: 'Tidewell Trust', sources: [source] }])
  })

  it('takes two ways to write a value for one', async () => {
    const { says, fact } = await openProfile()

    await says(
      'a.pdf',
      ['legalName', 'THE TIDEWELL TRUST'],
      ['income2025', '£1.2 million'],
      ['website', 'tidewell.org/'],
    )
    await says(
      'b.pdf',
      ['legalName', 'Tidewell Trust Ltd'],
      ['income2025', '£1,201,095'],
      ['website', 'https://www.tidewell.org'],
    )

    for (const key of ['legalName', 'income2025', 'website']) {
      const { state, candidates } = await fact(key)
      expect([key, state, candidates[0]?.sources.length]).to.deep.equal([key, 'proposed', 2])
    }
  })

  it('leaves the choice to people where documents differ, but in other years a figure may be another one', async () => {
    const { says, fact } = await openProfile()

    await says('a.pdf', ['founded', '1998'], ['income2024', '£10,000'])
    await says('b.pdf', ['founded', '1997'], ['income2025', '£12,000'])

    expect(await fact('founded')).to.include({ state: 'conflicting', value: null })
    expect((await fact('income2024')).state).to.equal('proposed')
    expect((await fact('income2025')).state).to.equal('proposed')
  })

  it('does not propose again what a person decided against, and asks when a later document says something new', async () => {
    const { says, change, fact } = await openProfile()
    await says('a.pdf', ['founded', '1998'])
    await says('b.pdf', ['founded', '1997'])

    await change({ key: 'founded', value: '1998' })
    expect(await fact('founded')).to.include({ state: 'confirmed', value: '1998' })

    await says('c.pdf', ['founded', '1996'])
    const { state, value, candidates } = await fact('founded')
    expect([state, value]).to.deep.equal(['conflicting', '1998'])
    expect(candidates.map((candidate) => candidate.value)).to.have.members(['1998', '1996'])
  })

  it('forgets a value that is refused', async () => {
    const { says, change, fact } = await openProfile()
    await says('a.pdf', ['workingName', 'Somebody Else'])

    await change({ key: 'workingName', value: 'Somebody Else', state: 'missing' })

    expect(await fact('workingName')).to.deep.include({ state: 'missing', value: null, candidates: [] })
  })

  it('calls a confirmed figure out of date once a report gives that of a later year', async () => {
    const { says, change, fact } = await openProfile()
    await change({ key: 'income2024', value: '£10,000' })

    await says('new.pdf', ['income2025', '£12,000'])
    expect((await fact('income2024')).state).to.equal('outdated')

    await change({ key: 'income2025', value: '£12,000' })
    expect((await fact('income2024')).state).to.equal('confirmed')
  })

  it('leaves out what is true of another organisation', async () => {
    const { says, change, fact } = await openProfile()
    await change({ key: 'legalName', value: 'Tidewell Trust' })

    await says('a.pdf', ['charityNumber', '1101607', 'The Tidewell Trust'], ['charityNumber', '207076', 'Big Funder'])

    expect(await fact('charityNumber')).to.include({ state: 'proposed', value: '1101607' })
  })

  it('proposes details of the contact person and shared ones, and no other person’s', () => {
    const of = (fileName: string, ...found: [key: string, value: string, person?: string][]) => ({
      ...{ accountId: SOME_ACCOUNT, documentId: anId<'document'>(), fileName, finder: 1, datedAt: TEST_START },
      found: found.map(([key, value, person]) => aFoundFact({ key, value, ...(person && { person }) })),
    })
    const old = of('old.pdf', ['contactEmail', 'bea@tidewell.org', 'Bea Lake'], ['contactTelephone', '01326 555 123'])
    const now = of('new.pdf', ['contactName', 'Omar Reid'], ['contactRole', 'Gardener', 'Mr Omar Reid'])
    const proposed = (confirmed: string | null) => {
      const stored = confirmed === null ? [] : [aStoredFact({ key: 'contactName', value: confirmed })]
      const facts = assembleProfile({ stored, documents: [now, old], now: TEST_START })
      return ['contactEmail', 'contactRole', 'contactTelephone'].map(
        (key) => facts.find((one) => one.key === key)?.value,
      )
    }

    expect(proposed(null)).to.deep.equal([null, 'Gardener', '01326 555 123'])
    expect(proposed('Bea Lake')).to.deep.equal(['bea@tidewell.org', null, '01326 555 123'])
    expect(proposed('Sam Hall')).to.deep.equal([null, null, '01326 555 123'])
  })

  it('proposes a text in its newest wording', () => {
    const said = (fileName: string, value: string) => ({
      ...{ accountId: SOME_ACCOUNT, documentId: anId<'document'>(), fileName, finder: 1, datedAt: TEST_START },
      found: [aFoundFact({ key: 'mission', value })],
    })
    const documents = [
      said('2024.pdf', 'To find work at sea for everybody'),
      said('2023.pdf', 'To teach the young to swim, to sail and to row'),
      said('2022.pdf', 'To teach the young of the coast to swim, to sail and to row'),
    ]
    const mission = () =>
      assembleProfile({ stored: [], documents, now: TEST_START }).find(({ key }) => key === 'mission')!

    expect(mission().candidates.map(({ value }) => value)).to.deep.equal([
      'To find work at sea for everybody',
      'To teach the young to swim, to sail and to row',
    ])
    expect(mission().value).to.equal('To find work at sea for everybody')
  })

  it('looks through the documents again when somebody says what the organisation is called', async () => {
    const { says, change, world, view, actor } = await openProfile()
    await says('a.pdf', ['founded', '1998'])
    await claimAll(world)

    await change({ key: 'legalName', value: 'Tidewell Trust' })

    expect((await view.execute({ actor })).unread).to.equal(1)
    expect((await claimAll(world)).map(({ job }) => job.name)).to.include('find-profile-facts')
  })

  it('loses what a document said when the document is removed', async () => {
    const { says, fact, world, actor } = await openProfile()
    const { id } = await says('a.pdf', ['founded', '1998'])

    await world.unitOfWork.run(({ documents }) => documents.remove(actor.accountId, id))

    expect((await fact('founded')).state).to.equal('missing')
  })

  it('keeps bank details sealed and shows their end alone', async () => {
    const { change, fact, world, actor } = await openProfile()

    const changed = await change({ key: 'accountNumber', value: '12345678' })

    expect(changed.value).to.equal('•••• 5678')
    expect((await fact('accountNumber')).value).to.equal('•••• 5678')
    const stored = await world.unitOfWork.run(({ profileFacts }) => profileFacts.ofAccount(actor.accountId))
    expect(stored[0]?.value).to.match(/^sealed/)
  })

  it('leaves bank details out of exports, since they open in their installation alone', () => {
    const iban = aStoredFact({ key: 'iban', value: 'sealed' })
    const legalName = aStoredFact({ key: 'legalName', version: 4 })

    expect(exported('profileFacts', iban, 'owner')).to.equal(null)
    expect(exported('profileFacts', legalName, 'owner')).to.deep.equal({ ...legalName, version: 0 })
  })

  it('keeps facts of the account’s own until they are cleared', async () => {
    const { add, change, facts } = await openProfile()

    await add({ label: 'Lead partner', value: 'The Harbour Trust' })
    await add({ key: 'patron', label: 'Patron', value: 'Bea Lake' })
    expect((await facts()).get('ownLeadPartner')).to.include({ state: 'confirmed', label: 'Lead partner' })

    await change({ key: 'patron', state: 'missing' })
    expect((await facts()).has('patron')).to.equal(false)
  })

  it('asks about an amount that may be two in the language of the account', async () => {
    const { change, fact, world, actor } = await openProfile()
    const speak = (language: string) =>
      world.unitOfWork.run(async ({ accounts }) => {
        const account = (await accounts.find(actor.accountId))!
        await accounts.save({ ...account, settings: { ...account.settings, language } })
      })

    for (const [key, value, one, other] of [
      ['income2025', '€ 1.250', '1250', '1.25'],
      ['staff', '1.250', '1250', '1.25'],
    ] as const) {
      const { details } = await refusalOf(change({ key, value }))
      expect(details.fields?.['value']).to.deep.include({
        code: 'profile.two-amounts',
        values: { typed: '1.250', one, other },
      })
    }
    await speak('de')
    await change({ key: 'income2025', value: '€ 1.250' })
    expect((await fact('income2025')).value).to.equal('€ 1.250')
    expect((await refusalOf(change({ key: 'income2025', value: '1,250' }))).details.fields?.['value']).to.deep.include({
      values: { typed: '1,250', one: '1250', other: '1,25' },
    })
  })

  it('refuses values that are not of the kind of the fact', async () => {
    const { change, add } = await openProfile()
    const wrong: [string, string, string][] = [
      ['contactEmail', 'nobody', 'profile.not-an-email'],
      ['website', 'not a page', 'profile.not-a-url'],
      ['income2025', 'a lot', 'profile.not-an-amount'],
      ['founded', 'long ago', 'profile.not-a-date'],
      ['iban', 'GB00 WEST 1234 5698 7654 32', 'profile.not-an-iban'],
      ['legalName', ' ', 'profile.value-required'],
      ['legalName', 'x'.repeat(301), 'profile.value-too-long'],
    ]

    for (const [key, value, code] of wrong)
      expect((await refusalOf(change({ key, value }))).details.fields?.['value']?.code).to.equal(code)
    expect((await refusalOf(change({ key: 'nothing', value: 'x' }))).code).to.equal('profile.fact-not-found')
    const { fields } = (await refusalOf(add({ key: 'iban', label: '', value: '' }))).details
    expect(Object.keys(fields ?? {})).to.have.members(['key', 'label', 'value'])
  })

  it('looks through documents that it has not seen, once they are asked for', async () => {
    const { view, says, world, actor, search } = await openProfile()
    const document = await says('a.pdf', ['founded', '1998'])
    await world.unitOfWork.run(({ documentFacts }) => documentFacts.forget(actor.accountId, document.id))

    const before = await view.execute({ actor })
    await view.execute({ actor })
    expect(before.unread).to.equal(1)
    const queued = async () => (await claimAll(world)).map(({ job }) => job.name)
    expect((await queued()).filter((name) => name !== 'fill-waiting')).to.deep.equal(['find-profile-facts'])

    await search()
    expect((await view.execute({ actor })).unread).to.equal(0)
    expect(await queued()).to.include('fill-waiting')
  })

  it('passes over a document that could not be looked through', async () => {
    const { says, world, actor, view, giveUp } = await openProfile()
    const { id } = await says('a.pdf', ['founded', '1998'])
    await world.unitOfWork.run(({ documentFacts }) => documentFacts.forget(actor.accountId, id))

    await giveUp()

    expect((await view.execute({ actor })).unread).to.equal(0)
  })

  it('is an account’s own', async () => {
    const { change, fact, world } = await openProfile()
    await change({ key: 'legalName', value: 'Tidewell Trust' })

    expect((await fact('legalName', await anActorIn(world))).state).to.equal('missing')
  })
})

import { expect } from 'chai'
import { GenerateFactsFile } from '../../../core/settings/generate-facts-file.ts'
import { RequestFactsFile } from '../../../core/settings/request-facts-file.ts'
import type { FactsWriter } from '../../../core/settings/ports.ts'
import { ChangeSettings, ViewSettings } from '../../../core/settings/settings.ts'
import type { DocumentStatus } from '../../../core/documents/document.ts'
import type { Library } from '../../../core/documents/library.ts'
import { aDocument, anId } from '../../support/builders.ts'
import { deliveredWriter } from '../../support/delivered-writer.ts'
import { anActorIn, claimAll, openCoreWorld, refusalOf } from '../../support/core-world.ts'

const emptyLibrary: Library = {
  documents: async () => [],
  search: async () => [],
  spread: async () => ({ passages: 0, holding: new Map() }),
  neighbours: async () => [],
  passagesOf: async () => [],
}

async function openFacts(of: { documents?: readonly DocumentStatus[]; write?: FactsWriter['write'] } = {}) {
  const world = openCoreWorld()
  const { unitOfWork: work, documentReader, ids, clock } = world
  const owner = await anActorIn(world)
  const admin = { ...(await anActorIn(world)), isAdmin: true }
  const { accountId } = owner
  await work.run(async ({ documents }) => {
    for (const status of of.documents ?? ['active']) await documents.save(aDocument({ accountId, status }))
  })
  const scopes: unknown[] = []
  const writer = { write: of.write ?? (async () => ({ text: '# Facts' })) }
  const libraries = { open: (...asked: unknown[]) => (scopes.push(asked), emptyLibrary) }
  return {
    world,
    owner,
    admin,
    scopes,
    request: new RequestFactsFile(work, documentReader, ids, clock),
    job: deliveredWriter(
      'generate-facts-file',
      new GenerateFactsFile(work, writer, libraries, documentReader, world.sources),
    ),
    view: new ViewSettings(work),
    change: new ChangeSettings(work, world.sources),
    queued: async () => (await claimAll(world)).map((claim) => ({ ...claim.job, lastAttempt: false })),
  }
}

describe('the facts file of an account', () => {
  it('is generated from its shared library at an admin’s request, and leaves the other settings alone', async () => {
    const { owner, admin, request, job, queued, view, change, scopes } = await openFacts()
    await change.execute({ actor: owner, language: 'fr', toneOfVoice: 'warm' })

    await request.execute({ actor: admin, accountId: owner.accountId })
    for (const claimed of await queued()) await job.execute(claimed)

    const { factsFileState, ...settings } = await view.execute({ actor: owner })
    const others = { language: 'fr', toneOfVoice: 'warm', staysOnServer: false }
    expect(settings).to.deep.equal({ ...others, factsFile: '# Facts' })
    expect(factsFileState).to.include({ version: 1, origin: 'documents', author: null })
    expect(scopes).to.deep.equal([[owner.accountId, [{ kind: 'shared' }]]])
  })

  it('is refused to who is no admin, for an unknown account, and where the library is empty', async () => {
    const { owner, admin, request, queued } = await openFacts({ documents: [] })

    const refusals = [
      await refusalOf(request.execute({ actor: owner, accountId: owner.accountId })),
      await refusalOf(request.execute({ actor: admin, accountId: anId() })),
      await refusalOf(request.execute({ actor: admin, accountId: owner.accountId })),
    ]

    expect(refusals.map(({ kind, code }) => [kind, code])).to.deep.equal([
      ['forbidden', 'accounts.admins-only'],
      ['not-found', 'accounts.account-not-found'],
      ['conflict', 'accounts.documents-required'],
    ])
    expect(await queued()).to.deep.equal([])
  })

  it('waits while documents are being read, but not for ever', async () => {
    const { owner, admin, request, job, queued, view } = await openFacts({ documents: ['processing', 'active'] })
    await request.execute({ actor: admin, accountId: owner.accountId })
    const [claimed] = await queued()

    const refusal = await refusalOf(job.execute(claimed!))
    await job.execute({ ...claimed!, lastAttempt: true })

    expect(refusal.code).to.equal('documents.being-read')
    expect((await view.execute({ actor: owner })).factsFile).to.equal('# Facts')
  })

  it('keeps a change of the settings that is made while it is being written', async () => {
    const { owner, admin, request, job, queued, view, change } = await openFacts({
      write: async () => {
        await change.execute({ actor: owner, language: 'de', toneOfVoice: '' })
        return { text: '# Facts' }
      },
    })
    await request.execute({ actor: admin, accountId: owner.accountId })

    for (const claimed of await queued()) await job.execute(claimed)

    expect(await view.execute({ actor: owner })).to.include({ language: 'de', factsFile: '# Facts' })
  })

  it('is written for nobody once the account is gone', async () => {
    const { owner, admin, request, job, queued, world } = await openFacts()
    await request.execute({ actor: admin, accountId: owner.accountId })
    const [claimed] = await queued()
    await world.unitOfWork.run(({ accounts }) => accounts.remove(owner.accountId))

    expect(await job.execute(claimed!)).to.equal(null)
  })
})

describe('settings of another account', () => {
  it('are seen and changed by admins', async () => {
    const { owner, admin, view, change } = await openFacts()
    const { accountId } = owner

    await change.execute({ actor: admin, accountId, language: 'cy', toneOfVoice: 'plain' })

    expect(await view.execute({ actor: admin, accountId })).to.include({ language: 'cy', toneOfVoice: 'plain' })
    expect(await view.execute({ actor: admin })).to.include({ language: 'en-GB' })
  })

  it('are refused to everybody else', async () => {
    const { owner, admin, view, change } = await openFacts()
    const { accountId } = admin

    const refusals = [
      await refusalOf(view.execute({ actor: owner, accountId })),
      await refusalOf(change.execute({ actor: owner, accountId, language: 'cy', toneOfVoice: '' })),
    ]

    expect(refusals.map(({ kind }) => kind)).to.deep.equal(['forbidden', 'forbidden'])
  })
})

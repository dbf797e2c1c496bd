import { expect } from 'chai'

import { StoredFormats } from '../../../core/documents/stored-formats.ts'
import { GiveForm } from '../../../core/forms/give-form.ts'
import { ReadForm } from '../../../core/forms/read-form.ts'
import type { FoundQuestion } from '../../../core/forms/ports/question-finder.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import { NO_LIMIT } from '../../../core/shared/text-limit.ts'
import { aProposal, aQuestion } from '../../support/builders.ts'
import {
  anActorIn,
  bytesOf,
  claimAll,
  noAllowance,
  noTerms,
  openCoreWorld,
  refusalOf,
  simpleFormats,
} from '../../support/core-world.ts'
import { deliveredWriter } from '../../support/delivered-writer.ts'

const FOUND: FoundQuestion = {
  text: 'Why?',
  guidance: null,
  section: null,
  number: null,
  limit: NO_LIMIT,
  kind: 'text',
  anchor: 'a',
}

/** An application with questions that were added by hand, at these positions. */
async function openApplication(of: Partial<Proposal> = {}, positions: readonly number[] = [0, 5]) {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { unitOfWork: work, files, sources } = world
  const { accountId } = actor
  const { id: proposalId } = await work.run(({ proposals }) => proposals.save(aProposal({ accountId, ...of })))
  for (const position of positions)
    await work.run(({ questions }) =>
      questions.save(aQuestion({ accountId, proposalId, position, status: 'completed' })),
    )
  const finder = {
    find: async () => ({ title: null, questions: [FOUND], items: [], notes: [], exchanged: [] }),
    findInScan: async () => null,
  }
  const forms = { read: async () => ({ mediaType: 'text/plain', title: null, blocks: [] }) }
  const reading = deliveredWriter(
    'read-form',
    new ReadForm(work, files, forms, finder, { sources, isPlanned: false }, noTerms, noAllowance, world.quotas),
  )
  const keys = async () => {
    const listed: string[] = []
    for await (const { key } of files.list()) listed.push(key)
    return listed
  }
  return {
    world,
    actor,
    keys,
    give: (content = 'Why?', by = actor) =>
      new GiveForm(work, files, new StoredFormats(files, simpleFormats), sources).execute({
        actor: by,
        proposalId,
        fileName: 'form.txt',
        content: bytesOf(content),
      }),
    proposal: () => work.run(async ({ proposals }) => (await proposals.find(accountId, proposalId))!),
    listed: () => work.run(({ questions }) => questions.ofProposal(accountId, proposalId)),
    read: async () => {
      for (const { job } of await claimAll(world))
        if (job.name === 'read-form') await reading.execute({ ...job, lastAttempt: false })
    },
  }
}

describe('a form that is given later', () => {
  it('adds its questions after those that people added', async () => {
    const { give, read, proposal, listed } = await openApplication()

    await give()
    expect(await proposal()).to.include({ type: 'upload', processingStatus: 'queued' })
    await read()

    expect((await listed()).map(({ text, position }) => [text, position]).at(-1)).to.deep.equal(['Why?', 6])
    expect(await listed()).to.have.length(3)
    expect((await proposal()).form?.fileName).to.equal('form.txt')
  })

  it('takes the place of one that could not be read', async () => {
    const { give, proposal, keys, world, actor } = await openApplication()
    const fileKey = `${actor.accountId}/${world.ids.next()}`
    await world.files.put(fileKey, bytesOf('damaged'))
    const form = { fileName: 'damaged.pdf', fileKey, mediaType: 'application/pdf', sizeBytes: 7 }
    const refused = { form, processingStatus: 'error', processingError: 'Damaged' } as const
    const before = await proposal()
    await world.unitOfWork.run(({ proposals }) => proposals.save({ ...before, ...refused }))

    await give()

    const { form: given, processingError } = await proposal()
    expect(processingError).to.equal(null)
    expect(await keys()).to.deep.equal([given!.fileKey])
  })

  it('is refused while one is being read, and where the questions of one are there', async () => {
    const form = { fileName: 'form.txt', fileKey: 'a/b', mediaType: 'text/plain', sizeBytes: 4 }
    const reading = await openApplication({ form, processingStatus: 'reading' })
    const isRead = await openApplication({ form, processingStatus: 'completed' })
    const emptied = await openApplication({ form, processingStatus: 'completed' }, [])

    expect((await refusalOf(reading.give())).code).to.equal('proposals.form-being-read')
    expect((await refusalOf(isRead.give())).code).to.equal('proposals.form-read-already')
    expect(await isRead.keys()).to.deep.equal([])
    await emptied.give()
  })

  it('leaves nothing behind where its type can’t be read, or the application is another account’s', async () => {
    const { give, keys, world, proposal } = await openApplication()

    expect((await refusalOf(give('MZ program'))).kind).to.equal('unsupported')
    expect((await refusalOf(give('Why?', await anActorIn(world)))).code).to.equal('proposals.not-found')
    expect([await keys(), (await proposal()).form]).to.deep.equal([[], null])
  })
})

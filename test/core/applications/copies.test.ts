import { expect } from 'chai'

import { DuplicateProposal } from '../../../core/applications/duplicate-proposal.ts'
import { RemoveProposal } from '../../../core/applications/remove-proposal.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import { anAnswer, anId, aProposal, aQuestion } from '../../support/builders.ts'
import { anActorIn, bytesOf, claimAll, openCoreWorld, refusalOf } from '../../support/core-world.ts'

const LONGEST_NAME = 'x'.repeat(300)

async function openApplication(of: Partial<Proposal> = {}) {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { unitOfWork: work, files } = world
  const { accountId } = actor
  const form = { fileName: 'form.docx', fileKey: `${accountId}/${anId()}`, mediaType: 'text/plain', sizeBytes: 4 }
  await files.put(form.fileKey, bytesOf('form'))
  const fields = { accountId, name: 'Warm kitchens', type: 'upload', form, stage: 'won', coverLetter: 'Dear' } as const
  const original = await work.run(({ proposals }) => proposals.save(aProposal({ ...fields, ...of })))
  const own = { accountId, proposalId: original.id }
  const answered = aQuestion({
    ...own,
    status: 'completed',
    answer: anAnswer({ text: 'We run a club.' }),
    review: 'final',
    assigneeId: actor.userId,
    chat: [{ role: 'user', text: 'Shorter' }],
  })
  const awaited = aQuestion({ ...own, position: 1, dependsOn: [answered.id] })
  await work.run(async ({ questions }) => [await questions.save(answered), await questions.save(awaited)])
  return {
    world,
    actor,
    original,
    duplicate: (by = actor) =>
      new DuplicateProposal(work, files, world.sources).execute({ actor: by, proposalId: original.id }),
    remove: (proposal: Proposal, by = actor) =>
      new RemoveProposal(work, files).execute({ actor: by, proposalId: proposal.id }),
    questionsOf: (proposal: Proposal) => work.run(({ questions }) => questions.ofProposal(accountId, proposal.id)),
    find: (proposal: Proposal) => work.run(({ proposals }) => proposals.find(accountId, proposal.id)),
    jobs: async () => (await claimAll(world)).map(({ job }) => job),
  }
}

describe('a copy of an application', () => {
  it('has the questions and answers as drafts, and is at the beginning of its way', async () => {
    const { duplicate, questionsOf, original, jobs } = await openApplication({ processingStatus: 'answering' })

    const copy = await duplicate()
    const [answered, awaited] = await questionsOf(copy)

    expect(copy).to.include({ name: 'Warm kitchens (copy)', stage: 'drafting', coverLetter: null, type: 'upload' })
    expect(copy).to.include({ processingStatus: 'answering', projectId: original.projectId })
    expect(answered).to.deep.include({ status: 'completed', review: null, assigneeId: null, chat: [] })
    expect(answered!.answer!.text).to.equal('We run a club.')
    expect(answered!.answerState, 'a person changed it').to.include({ origin: 'chat', version: 1 })
    expect(awaited!.dependsOn).to.deep.equal([answered!.id])
    expect((await jobs()).map(({ data }) => data['questionId'])).to.deep.equal([awaited!.id])
  })

  it('has the form as a file of its own', async () => {
    const { duplicate, remove, world, original } = await openApplication()

    const copy = await duplicate()
    await remove(original)

    expect(copy.form!.fileKey).not.to.equal(original.form!.fileKey)
    expect(new TextDecoder().decode(await world.files.read(copy.form!.fileKey))).to.equal('form')
    expect((await refusalOf(world.files.read(original.form!.fileKey))).kind).to.equal('not-found')
  })

  it('has a form read that is being read for the original', async () => {
    const { duplicate, jobs } = await openApplication({ processingStatus: 'reading' })

    const copy = await duplicate()

    expect(copy.processingStatus).to.equal('queued')
    expect((await jobs()).map(({ name, data }) => [name, data['proposalId']])).to.deep.include(['read-form', copy.id])
  })

  it('has a name that is no longer than it may be', async () => {
    const { duplicate } = await openApplication({ name: LONGEST_NAME })

    expect((await duplicate()).name).to.equal(`${'x'.repeat(293)} (copy)`)
  })

  it('is made of one’s own alone', async () => {
    const { duplicate, remove, world, original, find } = await openApplication()
    const stranger = await anActorIn(world)

    expect((await refusalOf(duplicate(stranger))).code).to.equal('proposals.not-found')
    expect((await refusalOf(remove(original, stranger))).code).to.equal('proposals.not-found')
    expect(await find(original)).not.to.equal(null)
  })
})

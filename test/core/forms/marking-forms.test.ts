import type { ProposalId } from '../../../core/shared/ids.ts'
import { expect } from 'chai'

import type { Actor } from '../../../core/identity/user.ts'
import { StoredFormats } from '../../../core/documents/stored-formats.ts'
import { ChangeQuestion } from '../../../core/questions/change-question.ts'
import { CreateUploadGrant } from '../../../core/applications/create-upload-grant.ts'
import { DuplicateProposal } from '../../../core/applications/duplicate-proposal.ts'
import { AskItem, ChangeItem, RemoveItem } from '../../../core/forms/change-item.ts'
import { MakeItem } from '../../../core/forms/make-item.ts'
import { MarkLine } from '../../../core/forms/mark-line.ts'
import { SettleDoubt } from '../../../core/forms/settle-doubt.ts'
import { ViewForm } from '../../../core/hand-in/view-form.ts'
import type { FormBlock } from '../../../core/proposals/form/form.ts'
import type { FoundItem, FoundQuestion } from '../../../core/forms/ports/question-finder.ts'
import { ReadForm } from '../../../core/forms/read-form.ts'
import { RemoveQuestion, RestoreQuestion } from '../../../core/questions/remove-question.ts'
import { NO_LIMIT } from '../../../core/shared/text-limit.ts'
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

const at = { page: 1, anchor: 'a' }
const paragraph = (text: string): FormBlock => {
  return { ...at, kind: 'paragraph', text, number: null, listLevel: 0, bold: false, italic: false }
}
const BLOCKS: readonly FormBlock[] = [
  { ...at, kind: 'heading', level: 1, text: 'About you', number: null },
  paragraph('Why?'),
  paragraph('2. Where: (max 20 words)'),
  paragraph('Who gains?'),
  paragraph('Enclose your accounts'),
]
const asked = (text: string): FoundQuestion => {
  return { text, guidance: null, section: 'About you', number: null, limit: NO_LIMIT, kind: 'text', anchor: null }
}
const ACCOUNTS: FoundItem = {
  ...{ kind: 'attachment', text: 'Enclose your accounts', section: 'About you', options: [] },
  ...{ anchor: null, page: 1 },
}

/** Where forms of these blocks are read, in which these questions and that item are found. */
async function openForms(questions: readonly string[] = ['Why?', 'Who gains?'], blocks = BLOCKS) {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { unitOfWork: work, files, sources, quotas } = world
  const reader = { read: async () => ({ mediaType: 'application/pdf', title: null, blocks }) }
  const finder = {
    find: async () => ({ title: null, questions: questions.map(asked), items: [ACCOUNTS], notes: [], exchanged: [] }),
    findInScan: async () => null,
  }
  const reading = deliveredWriter(
    'read-form',
    new ReadForm(work, files, reader, finder, { sources, isPlanned: false }, noTerms, noAllowance, world.quotas),
  )
  const grants = new CreateUploadGrant(work, files, new StoredFormats(files, simpleFormats), sources)
  const ports = { sources, quotas, limits: { limitIn: () => NO_LIMIT, withoutLimit: (text: string) => text } }

  const readIt = async (by: Actor = actor, content = '%PDF') => {
    const about = { actor: by, name: 'Kitchens', projectId: null, grantInfo: [], funderId: null, funderName: null }
    const { id } = await grants.execute({ ...about, fileName: 'form.pdf', content: bytesOf(content) })
    for (const { job } of await claimAll(world))
      if (job.name === 'read-form') await reading.execute({ ...job, lastAttempt: false })
    return id
  }
  const detail = async (id: ProposalId, by = actor) => (await world.proposalReader.detail(by.accountId, id))!
  return {
    ...{ world, actor, readIt, detail, ports },
    questions: async (id: ProposalId, by = actor) => (await detail(id, by)).questions.map(({ text }) => text),
    items: async (id: ProposalId) => (await detail(id)).formFindings!.items,
    mark: new MarkLine(work, ports),
    view: new ViewForm(work, files, reader, { boxOf: (anchor) => (anchor === 'a' ? [1, 2, 3, 4] : null) }),
  }
}

describe('a form beside its application', () => {
  it('is kept as it was read, with the places of its questions and what is to be done', async () => {
    const { readIt, detail, view, actor } = await openForms()

    const id = await readIt()

    const { formFindings } = await detail(id)
    const viewed = await view.execute({ actor, proposalId: id })
    expect(viewed.blocks).to.deep.equal(BLOCKS)
    expect(viewed.boxes.get('4')).to.deep.equal([1, 2, 3, 4])
    expect(formFindings?.marks.map(({ place }) => place)).to.deep.equal(['1', '3'])
    expect(formFindings?.items).to.have.length(1)
    expect(formFindings?.items[0]).to.include({ text: 'Enclose your accounts', place: '4', done: false })
    expect(formFindings?.doubt).to.equal(null)
  })

  it('is read once more where an earlier release read it, and kept from then on', async () => {
    const { world, readIt, detail, view, actor } = await openForms()
    const id = await readIt()
    const { proposal } = await detail(id)
    await world.unitOfWork.run(async ({ proposals, questions }) => {
      const asks = await questions.ofProposal(actor.accountId, id)
      await proposals.remove(actor.accountId, id)
      await proposals.save({ ...proposal, version: 0 })
      for (const question of asks) await questions.save({ ...question, version: 0 })
    })

    await view.execute({ actor, proposalId: id })

    expect((await detail(id)).formFindings?.marks.map(({ place }) => place)).to.deep.equal(['1', '3'])
  })

  it('is there to mark questions in where none was found, and the user is told', async () => {
    const { readIt, detail, mark, actor, questions, world } = await openForms([])

    const id = await readIt()

    const { proposal, formFindings, latestCoordinatorMessage } = await detail(id)
    expect(proposal).to.include({ processingStatus: 'completed', processingError: null, type: 'manual' })
    expect(formFindings?.doubt).to.deep.include({ reason: 'none', pages: 1, lines: 5 })
    expect(JSON.stringify(latestCoordinatorMessage?.content)).to.include('doubted')
    await mark.execute({ actor, proposalId: id, place: '1', as: 'question' })
    expect(await questions(id)).to.deep.equal(['Why?'])
    await new SettleDoubt(world.unitOfWork).execute({ actor, proposalId: id })
    expect((await detail(id)).formFindings?.doubt).to.equal(null)
  })

  it('gives a question to the application in its place, under its heading and without its number', async () => {
    const { readIt, detail, mark, actor, questions, world } = await openForms()
    const id = await readIt()

    await mark.execute({ actor, proposalId: id, place: '2', as: 'question' })

    expect(await questions(id)).to.deep.equal(['Why?', 'Where: (max 20 words)', 'Who gains?'])
    expect((await detail(id)).questions[1]).to.include({ section: 'About you', number: '2', status: 'processing' })
    expect((await claimAll(world)).map(({ job }) => job.name)).to.include('answer-question')
  })

  it('refuses a line that it has not, and tells strangers nothing', async () => {
    const { readIt, mark, view, actor, world } = await openForms()
    const id = await readIt()
    const stranger = await anActorIn(world)

    const absent = await refusalOf(mark.execute({ actor, proposalId: id, place: '77', as: 'question' }))
    const foreign = await refusalOf(view.execute({ actor: stranger, proposalId: id }))

    expect([absent.code, foreign.code]).to.deep.equal(['proposals.line-not-found', 'proposals.not-found'])
  })
})

describe('what a form wants done', () => {
  it('is ticked off, reworded, taken off the list, or asked in words', async () => {
    const { world, readIt, items, questions, mark, actor, ports } = await openForms()
    const { unitOfWork: work } = world
    const proposalId = await readIt()
    await mark.execute({ actor, proposalId, place: '2', as: 'signature' })
    const [signed, enclosed] = await items(proposalId)
    expect([signed!.place, enclosed!.place]).to.deep.equal(['2', '4'])

    await new ChangeItem(work).execute({ actor, proposalId, itemId: signed!.id, changes: { done: true, text: 'Sign' } })
    await new ChangeItem(work).execute({ actor, proposalId, itemId: signed!.id, changes: { answer: 'Ada Brook' } })
    const settled = { done: true, text: 'Sign', kind: 'signature', answer: 'Ada Brook' }
    expect((await items(proposalId))[0]).to.include(settled)
    await new ChangeItem(work).execute({ actor, proposalId, itemId: signed!.id, changes: { answer: null } })
    expect((await items(proposalId))[0]).to.include({ ...settled, answer: null })
    await new RemoveItem(work).execute({ actor, proposalId, itemId: signed!.id })
    await new AskItem(work, ports).execute({ actor, proposalId, itemId: enclosed!.id })

    expect(await items(proposalId)).to.deep.equal([])
    expect(await questions(proposalId)).to.deep.equal(['Why?', 'Who gains?', 'Enclose your accounts'])
    const gone = await refusalOf(new RemoveItem(work).execute({ actor, proposalId, itemId: signed!.id }))
    expect(gone.code).to.equal('proposals.item-not-found')
  })

  it('is made of a question too, and comes along into a copy with nothing done', async () => {
    const { world, readIt, detail, items, questions, actor } = await openForms()
    const { unitOfWork: work, files, sources } = world
    const proposalId = await readIt()
    const [first] = (await detail(proposalId)).questions
    await new MakeItem(work, sources).execute({ actor, proposalId, questionId: first!.id, kind: 'declaration' })
    const [made] = await items(proposalId)
    await new ChangeItem(work).execute({ actor, proposalId, itemId: made!.id, changes: { done: true } })

    const copy = await new DuplicateProposal(work, files, sources).execute({ actor, proposalId })

    expect(await questions(proposalId)).to.deep.equal(['Who gains?'])
    expect((await items(copy.id)).map(({ text, done }) => [text, done])).to.deep.equal([
      ['Why?', false],
      ['Enclose your accounts', false],
    ])
    expect((await detail(copy.id)).formFindings?.marks[0]?.questionId).to.equal(
      (await detail(copy.id)).questions[0]!.id,
    )
  })
})

describe('what people corrected in a form', () => {
  it('holds at once where the account uploads the same file again, and nowhere else', async () => {
    const { world, readIt, detail, items, questions, mark, actor } = await openForms()
    const { unitOfWork: work, sources, memory } = world
    const proposalId = await readIt()
    const [why, who] = (await detail(proposalId)).questions
    const [accounts] = await items(proposalId)
    await mark.execute({ actor, proposalId, place: '2', as: 'question' })
    await new RemoveQuestion(work, sources).execute({ actor, proposalId, questionId: why!.id })
    const changes = { text: 'Who will gain?' }
    await new ChangeQuestion(work, sources, memory).execute({ actor, proposalId, questionId: who!.id, changes })
    await new RemoveItem(work).execute({ actor, proposalId, itemId: accounts!.id })
    const stranger = await anActorIn(world)

    const again = await readIt()
    const another = await readIt(actor, '%PDF of others')
    const foreign = await readIt(stranger)

    expect(await questions(again)).to.deep.equal(['Where: (max 20 words)', 'Who will gain?'])
    expect(await items(again)).to.deep.equal([])
    expect(await questions(another)).to.deep.equal(['Why?', 'Who gains?'])
    expect(await questions(foreign, stranger)).to.deep.equal(['Why?', 'Who gains?'])
  })

  it('is taken back with the question that is brought back', async () => {
    const { world, readIt, detail, questions, actor } = await openForms()
    const { unitOfWork: work, sources } = world
    const proposalId = await readIt()
    const named = { actor, proposalId, questionId: (await detail(proposalId)).questions[0]!.id }
    await new RemoveQuestion(work, sources).execute(named)

    await new RestoreQuestion(work, sources).execute(named)

    expect(await questions(await readIt())).to.deep.equal(['Why?', 'Who gains?'])
  })
})

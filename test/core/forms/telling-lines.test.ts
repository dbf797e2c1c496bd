import type { ProposalId } from '../../../core/shared/ids.ts'
import { expect } from 'chai'

import { ListDoubtfulLines, TellLine } from '../../../core/forms/tell-line.ts'
import type { FormBlock } from '../../../core/proposals/form/form.ts'
import type { FoundQuestions, ToldLine } from '../../../core/forms/ports/question-finder.ts'
import { ReadForm } from '../../../core/forms/read-form.ts'
import { CreateUploadGrant } from '../../../core/applications/create-upload-grant.ts'
import { ChangeQuestion } from '../../../core/questions/change-question.ts'
import { StoredFormats } from '../../../core/documents/stored-formats.ts'
import { NO_LIMIT } from '../../../core/shared/text-limit.ts'
import {
  anActorIn,
  bytesOf,
  claimAll,
  noAllowance,
  noTerms,
  openCoreWorld,
  simpleFormats,
} from '../../support/core-world.ts'
import { deliveredWriter } from '../../support/delivered-writer.ts'

const paragraph = (text: string, at: number): FormBlock => {
  return { kind: 'paragraph', text, anchor: `${at}`, page: 1, number: null, listLevel: 0, bold: false, italic: false }
}

/** A finder that takes every line with a question mark, and believes what it is told. */
function found(lines: readonly string[], told: readonly ToldLine[]): FoundQuestions {
  const isAsked = (text: string) => told.find((line) => line.text === text)?.isQuestion ?? text.endsWith('?')
  const questions = lines.filter(isAsked).map((text) => {
    const limit = told.length > 0 && text === 'Why?' ? { words: 50, characters: null } : NO_LIMIT
    return { text, guidance: null, section: null, number: null, limit, kind: 'text' as const, anchor: null }
  })
  const doubtful = lines.map((text) => {
    return { text, isTaken: isAsked(text), likelihood: 0.5, alike: lines.length, anchor: null }
  })
  return { title: null, questions, items: [], doubtful, notes: [], exchanged: [] }
}

const LINES = ['Why?', 'Your aims', 'Who gains?']

async function openForms() {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { unitOfWork: work, files, sources, quotas } = world
  let lines = LINES
  const reader = { read: async () => ({ mediaType: 'text/plain', title: null, blocks: lines.map(paragraph) }) }
  const finder = {
    find: async (_form: unknown, { told = [] }: { readonly told?: readonly ToldLine[] }) => found(lines, told),
    findAgain: async (_form: unknown, { told }: { readonly told: readonly ToldLine[] }) => found(lines, told),
    findInScan: async () => null,
  }
  const reading = deliveredWriter(
    'read-form',
    new ReadForm(work, files, reader, finder, { sources, isPlanned: false }, noTerms, noAllowance, world.quotas),
  )
  const grants = new CreateUploadGrant(work, files, new StoredFormats(files, simpleFormats), sources)
  const ports = { sources, quotas, limits: { limitIn: () => NO_LIMIT, withoutLimit: (text: string) => text } }
  const tell = new TellLine(work, finder, ports)
  const questionsOf = (id: ProposalId) =>
    world.unitOfWork.run((stores) => stores.questions.ofProposal(actor.accountId, id))
  return {
    ...{ world, actor },
    readIt: async (by = actor, printed: readonly string[] = LINES) => {
      lines = [...printed]
      const about = { actor: by, name: 'Kitchens', projectId: null, grantInfo: [], funderId: null, funderName: null }
      const { id } = await grants.execute({
        ...about,
        fileName: 'form.pdf',
        content: bytesOf(`%PDF ${printed.join()}`),
      })
      for (const { job } of await claimAll(world))
        if (job.name === 'read-form') await reading.execute({ ...job, lastAttempt: false })
      return id
    },
    tell: (proposalId: ProposalId, text: string, isQuestion: boolean | null) =>
      tell.execute({ actor, proposalId, text, isQuestion }),
    look: (proposalId: ProposalId, by = actor) =>
      new ListDoubtfulLines(work, finder).execute({ actor: by, proposalId }),
    questionsOf,
    asked: async (id: ProposalId) => (await questionsOf(id)).map(({ text }) => text),
  }
}

describe('what people say of the lines of a form', () => {
  it('adds a question in its place, and takes one away', async () => {
    const { readIt, tell, asked } = await openForms()
    const id = await readIt()

    await tell(id, 'Your aims', true)
    expect(await asked(id)).to.deep.equal(['Why?', 'Your aims', 'Who gains?'])

    await tell(id, 'Who gains?', false)
    expect(await asked(id)).to.deep.equal(['Why?', 'Your aims'])
  })

  it('gives a question the limit that is found with it now', async () => {
    const { readIt, tell, questionsOf } = await openForms()
    const id = await readIt()

    await tell(id, 'Your aims', true)

    expect((await questionsOf(id))[0]!.limit.words).to.equal(50)
  })

  it('is taken back, and the question comes back with its answer', async () => {
    const { world, actor, readIt, tell, questionsOf, asked } = await openForms()
    const id = await readIt()
    const before = (await questionsOf(id))[1]!
    await world.unitOfWork.run(({ questions }) => questions.save({ ...before, guidance: 'In our own words' }))
    await tell(id, 'Who gains?', false)

    await tell(id, 'Who gains?', null)

    expect(await asked(id)).to.deep.equal(['Why?', 'Who gains?'])
    const after = (await world.unitOfWork.run((stores) => stores.questions.find(actor.accountId, before.id)))!
    expect(after.guidance).to.equal('In our own words')
  })

  it('leaves a question that a person reworded as it is', async () => {
    const { world, actor, readIt, tell, questionsOf, asked } = await openForms()
    const id = await readIt()
    await tell(id, 'Your aims', true)
    const questionId = (await questionsOf(id))[1]!.id
    const change = new ChangeQuestion(world.unitOfWork, world.sources, { keepChecked: async () => undefined })
    await change.execute({ actor, proposalId: id, questionId, changes: { text: 'What are your aims?' } })

    await tell(id, 'Your aims', null)

    expect(await asked(id)).to.deep.equal(['Why?', 'What are your aims?', 'Who gains?'])
  })

  it('holds for the form of next year too, which is not asked about again', async () => {
    const { readIt, tell, asked, look } = await openForms()
    await tell(await readIt(), 'Your aims', true)

    const next = await readIt(undefined, [...LINES, 'In 2027'])

    expect(await asked(next)).to.deep.equal(['Why?', 'Your aims', 'Who gains?'])
    const { doubtful, told } = await look(next)
    expect(told).to.deep.equal([{ text: 'Your aims', isQuestion: true }])
    expect(doubtful.map(({ text }) => text)).to.deep.equal(['Why?', 'Who gains?', 'In 2027'])
  })

  it('does not hold for another form, nor for another account', async () => {
    const { world, readIt, tell, asked } = await openForms()
    await tell(await readIt(), 'Your aims', true)

    const other = await readIt(undefined, ['A club', 'Your aims', 'The end', 'Signed'])
    expect(await asked(other)).to.deep.equal([])

    const stranger = await anActorIn(world)
    const theirs = await readIt(stranger)
    const kept = await world.unitOfWork.run(({ questions }) => questions.ofProposal(stranger.accountId, theirs))
    expect(kept.map(({ text }) => text)).to.deep.equal(['Why?', 'Who gains?'])
  })
})

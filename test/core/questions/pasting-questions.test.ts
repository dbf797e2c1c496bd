import { expect } from 'chai'
import { sentenceOfError } from '../../support/sentences.ts'

import { ExtractiveQuestionFinder } from '../../../adapters/extractive/questions/extractive-question-finder.ts'
import { PrintedLimitReader } from '../../../adapters/extractive/questions/printed-limit-reader.ts'
import { textForm } from '../../../adapters/file-formats/text/text-form.ts'
import type { Form } from '../../../core/proposals/form/form.ts'
import { findPasted } from '../../../core/questions/pasted-questions.ts'
import { PasteQuestions } from '../../../core/questions/paste-questions.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { aProposal, aQuestion } from '../../support/builders.ts'
import { anActorIn, claimAll, openCoreWorld, refusalOf } from '../../support/core-world.ts'

const FORM = `About your project

1. Who will benefit from your project? (max 100 words)

2. What will you spend the money on?
`

async function openApplication() {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { unitOfWork: work, sources, quotas } = world
  const { accountId } = actor
  const proposal = await work.run(({ proposals }) => proposals.save(aProposal({ accountId })))
  const texts = {
    read: async (text: string) => {
      if (text.startsWith('%PDF')) throw new AppError('unsupported', 'file.broken', { values: { what: 'text' } })
      return { mediaType: 'text/plain', title: null, blocks: textForm(new TextEncoder().encode(text)) }
    },
  }
  const inForms = new ExtractiveQuestionFinder()
  const readers = { ...texts, find: (form: Form) => inForms.find(form), limits: new PrintedLimitReader() }
  const finder = { find: (text: string) => findPasted(text, readers) }
  const pasting = new PasteQuestions({ work, finder, sources, quotas })
  return {
    world,
    proposal,
    paste: (text: string, isPreview = false, by = actor) =>
      pasting.execute({ actor: by, proposalId: proposal.id, text, isPreview }),
    listed: () => work.run(({ questions }) => questions.ofProposal(accountId, proposal.id)),
    add: (position: number) =>
      work.run(({ questions }) => questions.save(aQuestion({ accountId, proposalId: proposal.id, position }))),
  }
}

describe('pasting questions', () => {
  it('adds what stands in the text after what is there, and has it answered', async () => {
    const { world, paste, listed, add } = await openApplication()
    await add(4)

    const found = await paste(FORM)
    const [, first, second] = await listed()

    expect(found).to.have.length(2)
    expect([first!.position, second!.position]).to.deep.equal([5, 6])
    expect(first).to.include({ text: 'Who will benefit from your project? (max 100 words)', number: '1', anchor: null })
    expect(first!.limit.words).to.equal(100)
    expect((await claimAll(world)).map(({ job }) => job.data['questionId'])).to.deep.equal([first!.id, second!.id])
  })

  it('shows what it would add, and adds nothing', async () => {
    const { paste, listed } = await openApplication()

    const found = await paste(FORM, true)

    expect(found.map(({ text }) => text)).to.deep.equal([
      'Who will benefit from your project? (max 100 words)',
      'What will you spend the money on?',
    ])
    expect(await listed()).to.deep.equal([])
  })

  it('finds every line that asks, in the order of the text', async () => {
    const { paste } = await openApplication()
    const found = async (...lines: string[]) => (await paste(lines.join('\n'), true)).map(({ text }) => text)
    const help = 'How do volunteers help?'
    const charity = 'Is your organisation a charity?'

    expect(await found(help)).to.deep.equal([help])
    expect(await found('Wie helfen Ehrenamtliche?')).to.deep.equal(['Wie helfen Ehrenamtliche?'])
    expect(await found('About you', '', 'What do you do?', '', charity, '', help)).to.deep.equal([
      'What do you do?',
      charity,
      help,
    ])
    expect(await found(`1. ${charity}`, '2. What is your need?', `3. ${help} (50 words)`)).to.deep.equal([
      charity,
      'What is your need?',
      `${help} (50 words)`,
    ])
    expect((await paste('Is it a charity? (20 words)', true))[0]!.limit.words).to.equal(20)
  })

  it('finds a question as often as it is asked, and one whose words begin another', async () => {
    const { paste } = await openApplication()
    const lines = [
      'Children',
      '',
      'Who will help?',
      'Why?',
      '',
      'Parents',
      '',
      'Who will help?',
      'Why?',
      '',
      'Why now?',
    ]

    const found = await paste(lines.join('\n'), true)

    expect(found.map(({ text }) => text)).to.deep.equal(lines.filter((line) => line.endsWith('?')))
  })

  it('takes the lines of a short text as they are where nothing asks', async () => {
    const { paste } = await openApplication()

    const found = await paste('1. Volunteers\n2. Our place in the neighbourhood', true)

    expect(found.map(({ text, number }) => [number, text])).to.deep.equal([
      ['1', 'Volunteers'],
      ['2', 'Our place in the neighbourhood'],
    ])
  })

  it('says so where nothing is asked, or nothing can be read', async () => {
    const { paste } = await openApplication()

    for (const text of [' ', 'Thank you.', '%PDF-1.7'])
      expect((await refusalOf(paste(text))).details.fields, text).to.have.all.keys('text')
  })

  it('makes no application larger than it may be', async () => {
    const { paste, listed, add } = await openApplication()
    for (let position = 0; position < 499; position += 1) await add(position)

    expect(sentenceOfError(await refusalOf(paste(FORM)))).to.equal(
      'An application may have at most 500 questions. This would make 501.',
    )
    expect(await listed()).to.have.length(499)
  })

  it('does not find another account’s application', async () => {
    const { world, paste } = await openApplication()

    expect((await refusalOf(paste(FORM, false, await anActorIn(world)))).code).to.equal('proposals.not-found')
  })
})

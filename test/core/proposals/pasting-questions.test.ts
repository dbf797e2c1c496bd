import { expect } from 'chai'
import { sentenceOfError } from '../../support/sentences.ts'

import { ExtractiveQuestionFinder } from '../../../adapters/extractive/questions/extractive-question-finder.ts'
import { textForm } from '../../../adapters/file-formats/text/text-form.ts'
import { PasteQuestions } from '../../../core/proposals/paste-questions.ts'
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
  const pasting = new PasteQuestions({ work, texts, finder: new ExtractiveQuestionFinder(), sources, quotas })
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

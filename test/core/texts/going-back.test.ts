import { expect } from 'chai'
import { createdAtOf } from '../../../core/shared/id.ts'
import { anAnswer } from '../../support/builders.ts'
import { refusalOf } from '../../support/core-world.ts'
import { openTexts } from './text-world.ts'

const ANSWERED = { status: 'completed', answer: anAnswer({ text: 'A draft.' }) } as const

describe('the history of a text', () => {
  it('is the current text alone while nobody changed it', async () => {
    const { versions } = await openTexts(ANSWERED)

    const [only, ...others] = await versions()

    expect(others).to.deep.equal([])
    expect(only).to.deep.include({ text: 'A draft.', isCurrent: true })
    expect(createdAtOf(only!.id)).to.equal(only?.state.writtenAt)
  })

  it('is empty where there is no text', async () => {
    const { versions } = await openTexts()

    expect(await versions()).to.deep.equal([])
  })

  it('makes an earlier version the newest, with its sources', async () => {
    const { edit, restore, versions, question } = await openTexts(ANSWERED)
    await edit('', 1)
    const draft = (await versions()).at(-1)!

    const restored = await restore(draft.id)

    expect(restored.state).to.deep.include({ version: 3, origin: 'restored', basis: 'documents' })
    expect((await question()).answer).to.deep.include({
      text: 'A draft.',
      sources: ANSWERED.answer.sources,
      missing: false,
    })
    expect((await versions()).map(({ text }) => text)).to.deep.equal(['A draft.', '', 'A draft.'])
  })

  it('leaves the text where the current version is chosen, and does not find one of another text', async () => {
    const { restore, edit, versions, world } = await openTexts(ANSWERED)
    await edit('Our own words.', 1)
    const current = await restore((await versions()).at(0)!.id)
    const other = await openTexts(ANSWERED)

    const refusals = [
      await refusalOf(restore(world.ids.next())),
      await refusalOf(other.restore((await versions()).at(-1)!.id)),
    ]

    expect(current.state.version).to.equal(2)
    expect(refusals.map(({ code }) => code)).to.deep.equal(Array(2).fill('texts.version-not-found'))
  })

  it('names a version alike whether it is the current one or not', async () => {
    const { edit, restore, undo, versions } = await openTexts(ANSWERED)
    await edit('Our own words.', 1)
    const [own, draft] = await versions()

    await restore(draft!.id)
    const again = await restore(own!.id)
    await undo()

    expect(again).to.deep.include({ text: 'Our own words.' })
    expect((await versions()).map(({ text }) => text)).to.deep.equal([
      'A draft.',
      'Our own words.',
      'A draft.',
      'Our own words.',
      'A draft.',
    ])
    expect((await versions()).slice(3).map(({ id }) => id)).to.deep.equal([own?.id, draft?.id])
  })

  it('does not find what a later save of the same stay in the editor has replaced', async () => {
    const { edit, restore, versions } = await openTexts(ANSWERED)
    await edit('Our', 1, { session: { id: 'one', sequence: 1 } })
    const [half] = await versions()
    await edit('Our own words.', 2, { session: { id: 'one', sequence: 2 } })

    expect((await refusalOf(restore(half!.id))).code).to.equal('texts.version-not-found')
  })

  it('keeps the newest 200 and the first', async () => {
    const { edit, versions, world, actor, place, questionId } = await openTexts(ANSWERED)
    for (let version = 1; version <= 205; version += 1) await edit(`Text ${version}`, version)

    const owner = {
      kind: 'answer',
      id: questionId,
      proposalId: place.kind === 'answer' ? place.proposalId : '',
    } as never
    const { total } = await world.unitOfWork.run(({ textVersions }) =>
      textVersions.page(actor.accountId, owner, { page: 3, pageSize: 100 }),
    )

    expect(total).to.equal(201)
    expect((await versions()).at(0)?.text).to.equal('Text 205')
  })
})

describe('undo', () => {
  it('goes back step by step to the first draft, which is a draft again', async () => {
    const { edit, undo, question } = await openTexts(ANSWERED)
    await edit('Second.', 1)
    await edit('Third.', 2)

    const texts = [(await undo()).text, (await undo()).text]

    expect(texts).to.deep.equal(['Second.', 'A draft.'])
    const { answer, answerState } = await question()
    expect(answerState).to.deep.include({ version: 5, origin: 'documents', author: null })
    expect(answer?.sources).to.deep.equal(ANSWERED.answer.sources)
    expect((await refusalOf(undo())).code).to.equal('texts.nothing-to-undo')
  })

  it('goes back behind what was undone before, also after another change', async () => {
    const { edit, undo } = await openTexts(ANSWERED)
    await edit('Second.', 1)
    await undo()
    await edit('Third.', 3)

    expect((await undo()).text).to.equal('A draft.')
    expect((await refusalOf(undo())).code).to.equal('texts.nothing-to-undo')
  })

  it('takes a first answer away, so that the question needs one again', async () => {
    const { edit, undo, question } = await openTexts({ status: 'error', error: 'x' })
    await edit('Typed in the wrong place.', 0)

    await undo()

    expect((await question()).answer).to.include({ text: '', missing: true })
    expect((await refusalOf(undo())).code).to.equal('texts.nothing-to-undo')
  })

  it('leaves what is not the current version any more', async () => {
    const { edit, undo, question } = await openTexts(ANSWERED)
    await edit('Second.', 1)
    await edit('Third.', 2)

    expect((await refusalOf(undo(2))).code).to.equal('texts.newer-version')
    expect((await question()).answer?.text).to.equal('Third.')
    expect((await undo(3)).text).to.equal('Second.')
  })

  it('has nothing to go back to where there is no text', async () => {
    const { undo } = await openTexts()

    expect((await refusalOf(undo())).code).to.equal('texts.nothing-to-undo')
  })
})

import { expect } from 'chai'
import { ViewPortal } from '../../../core/hand-in/view-portal.ts'
import { readMarkdown } from '../../../adapters/application-files/read-markdown.ts'
import { DismissLacking } from '../../../core/questions/dismiss-lacking.ts'
import { completeAnswer, completeChange, requestChange } from '../../../core/proposals/question/question.ts'
import { anAnswer, anAuthor, aQuestion, aTextState } from '../../support/builders.ts'
import { anActorIn, refusalOf } from '../../support/core-world.ts'
import { openTexts } from '../texts/text-world.ts'

const LACKING = ['The budget', 'The start date']
const ANSWERED = { status: 'completed', answer: anAnswer({ text: 'We run a club.', lacking: LACKING }) } as const
const state = aTextState({ version: 2 })

describe('what an answer still lacks', () => {
  it('is kept beside the draft that says so, until another draft', () => {
    const draft = { ...anAnswer({ text: 'A draft.' }), lacking: ['The budget'] }
    const first = completeAnswer(aQuestion(), draft, state)
    const second = completeAnswer(first, { ...draft, lacking: [] }, state)

    expect(first.answer).to.deep.include({ text: 'A draft.', lacking: ['The budget'] })
    expect(second.answer).not.to.have.property('lacking')
  })

  it('stays through a change in the chat, unless its writer says anew what is lacking', () => {
    const asked = requestChange(aQuestion(ANSWERED), 'Shorter', anAuthor())
    const changed = (lacking?: readonly string[]) => {
      const draft = { ...anAnswer({ text: 'Short.' }), ...(lacking && { lacking }) }
      return completeChange(asked, { change: { draft, state }, reply: 'Done.' }).answer?.lacking
    }

    expect([changed(), changed(['A date']), changed([])]).to.deep.equal([LACKING, ['A date'], undefined])
  })

  it('stays while people change the text, and comes back with a version that had it', async () => {
    const { edit, question, restore, versions, world, actor, place, proposal, questionId } = await openTexts(ANSWERED)
    const lacking = async () => (await question()).answer?.lacking

    await edit('', 1)
    const emptied = await lacking()
    await edit('We run two clubs.', 2)
    const edited = await lacking()
    for (const entry of LACKING)
      await new DismissLacking(world.unitOfWork).execute({ actor, proposalId: proposal.id, questionId, entry })
    const dismissed = await lacking()
    await restore((await versions(actor, place)).at(-1)!.id)

    expect([emptied, edited, dismissed, await lacking()]).to.deep.equal([LACKING, LACKING, undefined, LACKING])
  })

  it('is taken off the list an entry at a time, by those of the account', async () => {
    const { question, world, actor, proposal, questionId } = await openTexts(ANSWERED)
    const dismissing = new DismissLacking(world.unitOfWork)
    const named = { proposalId: proposal.id, questionId }
    const stranger = await anActorIn(world)

    const refusal = await refusalOf(dismissing.execute({ actor: stranger, ...named, entry: LACKING[0]! }))
    await dismissing.execute({ actor, ...named, entry: 'Something else' })
    await dismissing.execute({ actor, ...named, entry: LACKING[0]! })

    expect(refusal.code).to.equal('proposals.question-not-found')
    expect((await question()).answer).to.deep.equal({ ...ANSWERED.answer, lacking: [LACKING[1]] })
  })

  it('stands beside the answers for a web form, with how many of their places are to be checked', async () => {
    const warnings = [
      { kind: 'unsupported', claim: 'name', text: 'club', start: 9, end: 13 },
      { kind: 'open-choice', text: '[June]', start: 14, end: 20 },
      { kind: 'cut' },
    ] as const
    const open = (of: object) =>
      openTexts({ ...ANSWERED, answer: anAnswer({ text: 'We run a club [June].', lacking: LACKING, warnings }), ...of })
    const portal = async ({ world, actor, proposal }: Awaited<ReturnType<typeof open>>) => {
      const view = new ViewPortal(world.proposalReader, { read: async (texts) => texts.map(readMarkdown) })
      return (await view.execute({ actor, proposalId: proposal.id })).answers[0]
    }

    expect(await portal(await open({}))).to.deep.include({
      text: 'We run a club [June].',
      toCheck: 2,
      lacking: LACKING,
    })
    expect(await portal(await open({ review: 'checked' }))).to.deep.include({ toCheck: 0, lacking: LACKING })
  })
})

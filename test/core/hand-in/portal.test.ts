import { expect } from 'chai'
import { readMarkdown } from '../../../adapters/application-files/read-markdown.ts'
import { portalText } from '../../../core/hand-in/portal-text.ts'
import { MarkAnswerCopied } from '../../../core/hand-in/mark-answer-copied.ts'
import { ViewPortal } from '../../../core/hand-in/view-portal.ts'
import type { Counting } from '../../../core/shared/counting.ts'
import { countCharacters, countedAs, isWithin } from '../../../core/shared/text-limit.ts'
import { anAnswer, aProposal, aQuestion, aTextState } from '../../support/builders.ts'
import { anActorIn, openCoreWorld, refusalOf } from '../../support/core-world.ts'

const reader = { read: async (texts: readonly string[]) => texts.map(readMarkdown) }

describe('the counting of a funder’s form', () => {
  const counts: readonly [string, Counting | null, number][] = [
    ['one two\nthree', null, 13],
    ['one two\nthree', 'words', 13],
    ['one two\nthree', 'characters', 13],
    ['one two\nthree', 'characters-without-spaces', 11],
    ['one two\nthree', 'characters-line-break-as-two', 14],
    ['one\r\n\r\ntwo', 'characters-line-break-as-two', 10],
    ['', 'characters-line-break-as-two', 0],
  ]

  for (const [text, counting, count] of counts)
    it(`finds ${count} characters in ${JSON.stringify(text)} by ${counting ?? 'the usual way'}`, () => {
      expect(countCharacters(text, counting)).to.equal(count)
      expect(isWithin(text, countedAs({ words: null, characters: count }, counting))).to.equal(true)
      expect(isWithin(`${text}x`, countedAs({ words: null, characters: count }, counting))).to.equal(false)
    })
})

describe('the text that is pasted into a web form', () => {
  const texts: readonly [string, string][] = [
    ['“We’re **here**”, they said…', '"We\'re here", they said...'],
    ['2019–2024, a plan—and a *budget* − 5', '2019-2024, a plan - and a budget - 5'],
    ['One  \ntwo\n\nThree', 'One\ntwo\n\nThree'],
    ['Points:\n\n- a\n- **b**\n  1. c\n\nEnd', 'Points:\n\n- a\n- b\n  1. c\n\nEnd'],
    ['# Heading\n\n[site](https://example.org)', 'Heading\n\nsite (https://example.org)'],
    ['A\u00a0b\u200b\u00ad c\t d • e', 'A b c  d - e'],
    ['5 \\* 3 is < 20 & snake\\_case', '5 * 3 is < 20 & snake_case'],
    ['Ünïcode stays: Łódź, ½, €, Київ', 'Ünïcode stays: Łódź, ½, €, Київ'],
    ['', ''],
  ]

  for (const [markdown, plain] of texts)
    it(`is plain: ${JSON.stringify(markdown)}`, () => expect(portalText(readMarkdown(markdown))).to.equal(plain))
})

describe('the answers for a web form', () => {
  async function openApplication(counting: Counting | null = null) {
    const world = openCoreWorld()
    const actor = await anActorIn(world)
    const { unitOfWork: work, proposalReader } = world
    const own = { accountId: actor.accountId }
    const { id } = await work.run(({ proposals }) => proposals.save(aProposal({ ...own, name: 'Warm', counting })))
    const limit = { words: null, characters: 9 }
    const asked = { ...own, proposalId: id, status: 'completed', limit } as const
    const given = anAnswer({ text: '**One**\n\ntwo' })
    const missing = anAnswer({ text: 'Your documents do not say.', missing: true })
    const first = await work.run(async ({ questions }) => {
      await questions.save(aQuestion({ ...asked, position: 1, answer: missing }))
      return questions.save(aQuestion({ ...asked, answer: given, answerState: aTextState({ version: 2 }) }))
    })
    const view = new ViewPortal(proposalReader, reader)
    const mark = new MarkAnswerCopied(work)
    return {
      world,
      first,
      portal: (by = actor) => view.execute({ actor: by, proposalId: id }),
      mark: (isCopied: boolean, by = actor) =>
        mark.execute({ actor: by, proposalId: id, questionId: first.id, isCopied }),
      change: () =>
        work.run(async ({ questions }) => {
          const now = (await questions.find(actor.accountId, first.id))!
          await questions.save({ ...now, answerState: aTextState({ version: 3 }) })
        }),
    }
  }

  it('are plain text with the counts of the form, and none where something is missing', async () => {
    const usual = (await (await openApplication()).portal()).answers
    const twice = (await (await openApplication('characters-line-break-as-two')).portal()).answers

    expect(
      usual.map(({ text, words, characters, isOverLimit, state }) => [text, words, characters, isOverLimit, state]),
    ).to.deep.equal([
      ['One\n\ntwo', 2, 8, false, 'not-copied'],
      ['', 0, 0, false, 'unanswered'],
    ])
    expect(twice.map(({ characters, isOverLimit }) => [characters, isOverLimit])).to.deep.equal([
      [10, true],
      [0, false],
    ])
  })

  it('are ticked once copied, until they are changed or the tick is taken away', async () => {
    const { portal, mark, change } = await openApplication()
    const state = async () => (await portal()).answers[0]?.state

    await mark(true)
    expect(await state()).to.equal('copied')
    await change()
    expect(await state()).to.equal('changed')
    await mark(false)
    expect(await state()).to.equal('not-copied')
  })

  it('are for those of the account', async () => {
    const { world, portal, mark } = await openApplication()
    const stranger = await anActorIn(world)

    expect((await refusalOf(portal(stranger))).kind).to.equal('not-found')
    expect((await refusalOf(mark(true, stranger))).kind).to.equal('not-found')
  })
})

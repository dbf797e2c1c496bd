import { expect } from 'chai'
import type { Proposal, Question } from '../../adapters/http-contract/proposals.ts'
import { eventually, eventuallyEquals } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { changeAnswers } from './page-calls.ts'
import { PHONE } from './page-checks.ts'
import type { Person } from './person.ts'
import type { Visitor } from './visitor.ts'

const draft = (answer: string): Question['answer'] => ({
  ...{ version: 1, origin: 'documents', author: null, basis: 'documents' },
  ...{ answer, metadata: { sourceFiles: [], warnings: [] } },
})

describe('the page of an application', () => {
  const world = useBrowserWorld()

  /** The path of an application with one question. */
  async function withQuestion(person: Person): Promise<string> {
    const { actor } = person
    const grant = {
      actor,
      name: 'Warm Kitchens Fund',
      projectId: null,
      grantInfo: [],
      funderId: null,
      funderName: null,
    }
    const { id: proposalId } = await world().useCases.createManualGrant.execute(grant)
    await world().useCases.addQuestion.execute({ actor, proposalId, questionText: 'Who benefits?' })
    await world().jobsAreDone(person)
    return `/proposals/${proposalId}`
  }

  const changeQuestion = (visitor: Visitor, path: string, changes: Partial<Question>) =>
    changeAnswers<{ proposal: Proposal }>(visitor, path, ({ proposal, ...rest }) => {
      const questions = proposal.questions.map((question) => ({ ...question, ...changes }))
      return { ...rest, proposal: { ...proposal, questions } }
    })

  it('copies the document as rich text, and pastes a question', async () => {
    const person = await world().person()
    const path = await withQuestion(person)
    await world().visitAs(person, async (visitor) => {
      const answer = draft('We serve **120 people**.')
      await changeQuestion(visitor, path, { answer, requires_custom_answer: false, guidance: 'Be brief.' })
      await visitor.open(`${path}#document`)
      await visitor.sees(visitor.heading('What we still need from you'))
      await visitor.seesBriefly(() => visitor.button(/Copy Document$/).click(), visitor.button('Copied!'))
      const html = await visitor.page.evaluate(async () => {
        const [item] = await navigator.clipboard.read()
        return (await item!.getType('text/html')).text()
      })
      for (const part of ['Warm Kitchens Fund</h2>', 'Who benefits?</h3>', 'Be brief.</p>', '120 people</strong>'])
        expect(html).to.contain(part)
      expect(html).not.to.contain('class=')

      await visitor.tab('Question View').click()
      await visitor.seesBriefly(() => visitor.button('Copy all').click(), visitor.button('Copied!'))
      await visitor.sees(visitor.text('1 answer is not checked'))
      expect(await visitor.clipboard()).to.contain('We serve 120 people.')
      await visitor.page.evaluate(() => navigator.clipboard.writeText('How do you measure change?'))
      await visitor.button(/Paste$/).click()
      await eventually(async () =>
        expect(await visitor.field('New question').inputValue()).to.equal('How do you measure change?'),
      )
    })
  })

  it('begins with its first question, in a wide window and on a phone, with nothing to read past', async () => {
    const person = await world().person()
    const path = await withQuestion(person)
    await world().confirm(person)
    for (const [viewport, lowest] of [
      [{ width: 1280, height: 800 }, 220],
      [PHONE, 300],
    ] as const)
      await world().visitAs(
        person,
        async (visitor) => {
          await visitor.open(path)
          const card = visitor.page.locator('article[data-question]')
          await visitor.sees(card)
          const { y } = (await card.boundingBox())!
          expect(y, `${viewport.width} pixels wide`).to.be.below(lowest)

          const chat = card.getByRole('button', { name: /^Chat about/ })
          const opacity = () => chat.evaluate((button) => getComputedStyle(button.parentElement!).opacity)
          await visitor.page.mouse.move(1, 1)
          await eventuallyEquals(opacity, viewport === PHONE ? '1' : '0')
          await chat.focus()
          await eventuallyEquals(opacity, '1')
        },
        viewport === PHONE ? { viewport, hasTouch: true, isMobile: true } : { viewport },
      )
  })

  it('shows what is above a limit in red, and keeps the chat within 90 vh', async () => {
    const person = await world().person()
    const path = await withQuestion(person)
    await world().visitAs(person, async (visitor) => {
      const answer = { answer: draft('Families of our town'), requires_custom_answer: false }
      const chat = Array.from({ length: 40 }, () => ({ role: 'user' as const, text: 'Shorter, please.' }))
      await changeQuestion(visitor, path, { ...answer, word_limit: 3, characters_limit: 20, chat })
      await visitor.open(path)
      const tooLong = visitor.text('4 of 3 words, above the limit')
      const withinLimit = visitor.text(/^20 of 20 characters$/)
      await visitor.sees(tooLong, withinLimit)
      const colourOf = (text: typeof tooLong) => text.evaluate((element) => getComputedStyle(element).color)
      const red = await colourOf(tooLong)
      const [r = 0, g = 0, b = 0] = red.match(/\d+/g)!.map(Number)
      expect(r, red).to.be.greaterThan(2 * Math.max(g, b))
      expect(await colourOf(withinLimit)).not.to.equal(red)

      await visitor.button(/^Chat about/).click()
      const panel = visitor.page.getByRole('complementary', { name: /^Chat about/ })
      await visitor.sees(panel.getByText('Shorter, please.'))
      await eventually(async () => expect((await panel.boundingBox())?.height).to.be.within(0.5 * 900, 0.9 * 900))
    })
  })
})

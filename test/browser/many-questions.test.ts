import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { ProposalId } from '../../core/shared/ids.ts'
import type { Proposal } from '../../adapters/http-contract/proposals.ts'
import { eventually, eventuallyEquals } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { changeAnswers } from './page-calls.ts'
import type { Person } from './person.ts'
import type { Visitor } from './visitor.ts'

const QUESTIONS = 40
const MIDDLE = 20
/** Cards that can be within two heights of a window of 900 pixels, and those that are whole wherever they stand. */
const MOST_WHOLE = 18

const isFocused = (element: Element) => element === document.activeElement
const cardsOf = ({ page }: Visitor) => page.locator('article[data-question]')
const wholeCards = (visitor: Visitor) => cardsOf(visitor).filter({ has: visitor.page.getByRole('button') })

/**
 * Notes what React last gave to each element of a card: an element that is rendered again is given something else. Functions
 * with names can't be sent to the page.
 */
function noteRendered(page: Page): Promise<void> {
  return page.evaluate(() => {
    const noted = [...document.querySelectorAll('article[data-question], article[data-question] *')].map(
      (element) => [element, Object.entries(element).find(([key]) => key.startsWith('__reactProps'))] as const,
    )
    Object.assign(window, { noted })
  })
}

/** The ids of the cards of which anything was rendered since. */
function renderedAgain(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { noted } = window as unknown as { noted: [Element, [string, unknown] | undefined][] }
    const changed = noted.filter(
      ([element, last]) =>
        last !== undefined && Object.entries(element).find(([key]) => key === last[0])?.[1] !== last[1],
    )
    return [...new Set(changed.map(([element]) => element.closest('article[data-question]')?.id ?? ''))]
  })
}

describe('an application with many questions', () => {
  const world = useBrowserWorld()

  /** Opens one whose answers take some lines each; answers the ids of its cards. */
  async function open(visitor: Visitor, path: string): Promise<string[]> {
    await visitor.open(path)
    await eventuallyEquals(() => cardsOf(visitor).filter({ hasText: 'We serve families.' }).count(), QUESTIONS)
    // The page is hidden until its parts are there: till then it has no places, and nothing in it takes the focus.
    await visitor.sees(cardsOf(visitor).first())
    return cardsOf(visitor).evaluateAll((cards) => cards.map(({ id }) => id))
  }

  let person: Person
  let proposalId: ProposalId

  before(async () => {
    person = await world().person()
    const { actor } = person
    const grant = { actor, name: 'Many', projectId: null, grantInfo: [], funderId: null, funderName: null }
    proposalId = (await world().useCases.createManualGrant.execute(grant)).id
    for (let number = 1; number <= QUESTIONS; number++)
      await world().useCases.addQuestion.execute({
        actor,
        proposalId,
        questionText: `Who benefits from part ${number}?`,
      })
    await world().jobsAreDone(person)
  })

  async function visitMany(visit: (visitor: Visitor, path: string) => Promise<void>): Promise<void> {
    await world().visitAs(person, async (visitor) => {
      await changeAnswers<{ proposal: Proposal }>(visitor, `/proposals/${proposalId}`, ({ proposal, ...rest }) => ({
        ...rest,
        proposal: {
          ...proposal,
          questions: proposal.questions.map((question) => ({
            ...question,
            requires_custom_answer: false,
            reviewStatus: 'draft' as const,
            answer: { ...question.answer!, answer: 'We serve families. '.repeat(30).trim() },
          })),
        },
      }))
      await visit(visitor, `/proposals/${proposalId}`)
    })
  }

  it('has the words of all of them, and controls where one is, was busy, or goes', () =>
    visitMany(async (visitor, path) => {
      const ids = await open(visitor, path)
      const middle = visitor.page.locator(`#${ids[MIDDLE]}`)
      const controls = middle.getByRole('button')
      expect(await wholeCards(visitor).count()).to.be.below(MOST_WHOLE)
      expect(await controls.count()).to.equal(0)

      // As the browser's own search does with what it found.
      await middle.evaluate((card) => {
        const words = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
        while (words.nextNode()) if (words.currentNode.textContent?.startsWith('We serve')) break
        document.getSelection()?.setBaseAndExtent(words.currentNode, 3, words.currentNode, 8)
        card.scrollIntoView()
      })
      await visitor.sees(controls)
      expect(await visitor.page.evaluate(() => document.getSelection()?.toString())).to.equal('serve')

      await middle.getByRole('button', { name: /^Comments/ }).click()
      await visitor.page.locator(`#${ids.at(-1)}`).evaluate((card) => card.scrollIntoView())
      await eventuallyEquals(
        () =>
          visitor.page
            .locator(`#${ids[MIDDLE - 8]}`)
            .getByRole('button')
            .count(),
        0,
      )
      await eventuallyEquals(
        () =>
          visitor.page
            .locator(`#${ids.at(-3)}`)
            .getByRole('button')
            .count()
            .then(Boolean),
        true,
      )
      expect(await controls.count(), 'those of a card where somebody has done something').to.be.above(0)

      await visitor.page.locator(`#${ids[MIDDLE + 8]}`).focus()
      for (const at of [MIDDLE + 9, MIDDLE + 10]) {
        await visitor.page.keyboard.press('j')
        await eventuallyEquals(() => visitor.page.locator(`#${ids[at]}`).evaluate(isFocused), true)
      }
      await visitor.page.keyboard.press('e')
      await visitor.sees(visitor.page.locator(`#${ids[MIDDLE + 10]}`).getByRole('textbox'))
    }))

  it('checks the card with the focus, to wherever one has scrolled', () =>
    visitMany(async (visitor, path) => {
      const ids = await open(visitor, path)
      const { page } = visitor
      // The server has no answer to check.
      visitor.expects(/status of 409 /)
      const asked = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().includes('/questions/'),
      )
      await page.locator(`#${ids[1]}`).focus()
      await page.locator(`#${ids[MIDDLE]}`).evaluate((card) => card.scrollIntoView())
      await page.keyboard.press('c')

      expect((await asked).url().endsWith(`/questions/${ids[1]!.replace('q-', '')}`)).to.equal(true)
      await eventually(async () =>
        expect(await page.locator(`#${ids[1]}`).boundingBox())
          .to.have.property('y')
          .above(0),
      )
    }))

  it('renders no other card for a key, and shows in forced colours which one is read', () =>
    visitMany(async (visitor, path) => {
      const ids = await open(visitor, path)
      const { page } = visitor
      await page.locator(`#${ids[1]}`).evaluate((card) => card.scrollIntoView())
      await page.locator(`#${ids[1]}`).focus()
      await page.keyboard.press('e')
      await visitor.sees(page.locator(`#${ids[1]}`).getByRole('textbox'))
      await page.keyboard.type('a')
      await eventuallyEquals(() => page.locator(`nav a[href$="${ids[1]}"]`).getAttribute('aria-current'), 'location')
      await noteRendered(page)
      await page.keyboard.type('b')
      await eventually(async () => expect(await renderedAgain(page)).to.deep.equal([ids[1]]))

      await page.emulateMedia({ forcedColors: 'active' })
      const outline = await page
        .locator('nav [aria-current=location]')
        .evaluate((entry) => [getComputedStyle(entry).outlineStyle, getComputedStyle(entry).outlineWidth])
      expect(outline).to.deep.equal(['solid', '2px'])
    }))
})

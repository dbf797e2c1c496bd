import { expect } from 'chai'
import { eventuallyEquals, eventually } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { hiddenStops } from './page-checks.ts'
import { seededAccount, type SeededAccount } from './seeded-account.ts'
import { chooseWithKeys, press, stopsPassedOver, tabTo, type } from './keyboard.ts'
import { PASSWORD } from './person.ts'
import { numberedForm, sampleDocuments } from './sample-files.ts'
import type { Visitor } from './visitor.ts'

const isFocused = (element: Element) => element === document.activeElement

/** A tab; while it has the focus, its name says as well which of how many it is. */
const tabOf = (visitor: Visitor, name: string) => visitor.page.getByRole('tab', { name })

/** Which of the page's tabs has the focus; -1 if none has it. */
const focusedTab = (visitor: Visitor) =>
  visitor.page.getByRole('tab').evaluateAll((tabs) => tabs.findIndex((tab) => tab === document.activeElement))

/** From an open tab to one beside it. The focus follows a key after a while: a second press before that goes too far. */
async function goToTab(visitor: Visitor, from: string, to: string): Promise<void> {
  await tabTo(visitor, tabOf(visitor, from))
  const aim = tabOf(visitor, to)
  for (let step = 0; step < 3 && !(await aim.evaluate(isFocused)); step++) {
    const last = await focusedTab(visitor)
    await visitor.page.keyboard.press('ArrowRight')
    await eventually(async () => expect(await focusedTab(visitor)).to.not.be.oneOf([last, -1]))
  }
  await visitor.page.keyboard.press('Enter')
  await eventuallyEquals(() => aim.getAttribute('aria-selected'), 'true')
}

describe('with the keyboard alone one gets', () => {
  const world = useBrowserWorld()
  let account: SeededAccount

  before(async () => {
    account = await seededAccount(world())
  })

  it('from registration to a first answer', () =>
    world().visit(async (visitor) => {
      const { keyboard } = visitor.page
      const email = world().newEmail()
      await visitor.open('/register')
      await type(visitor, visitor.field('Email'), email)
      await type(visitor, visitor.field('Password'), PASSWORD)
      await type(visitor, visitor.field('Confirm password'), PASSWORD)
      await keyboard.press('Enter')
      await visitor.arrivesAt('/newApplication')

      const paths = sampleDocuments.map(({ path }) => path)
      await chooseWithKeys(visitor, visitor.button('Choose documents'), paths)
      await chooseWithKeys(visitor, visitor.button('Choose the form'), await numberedForm())
      await press(visitor, visitor.button('Read the form and draft answers'))

      await visitor.arrivesAt(/^\/proposals\//)
      await visitor.sees(visitor.heading('Draft Response'))
      await press(visitor, visitor.button(/^Show the passage in/))
      const sources = visitor.dialog('Sources of this answer')
      await visitor.sees(sources.locator('mark'))
      await keyboard.press('Escape')
      await visitor.seesNoMore(sources)
      await visitor.page.waitForFunction(() => /^Show the passage/.test(document.activeElement?.textContent ?? ''))
    }))

  it('a draft changed in the chat, back to its card, and its application archived and opened again', () =>
    world().visitAs(account, async (visitor) => {
      await visitor.open(account.applicationPath)
      const opener = visitor.button(/^Chat about/).first()
      await press(visitor, opener)
      const field = visitor.field('What should be changed?')
      await type(visitor, field, 'Make it shorter: at most 30 words.')
      await visitor.page.keyboard.press('Control+Enter')
      const chat = visitor.page.getByRole('complementary', { name: /^Chat about/ })
      await visitor.sees(chat.getByText('Make it shorter'))
      await world().jobsAreDone(account)
      await visitor.seesNoMore(chat.getByText('Processing your request...'))
      await press(visitor, chat.getByRole('button', { name: /close/i }))
      await visitor.seesNoMore(chat)

      await eventuallyEquals(() => opener.evaluate(isFocused), true)
      await press(visitor, visitor.button('Archive'))
      await visitor.sees(visitor.button('Open'))
      await eventuallyEquals(() => visitor.button('Open').evaluate(isFocused), true)
      await visitor.page.keyboard.press('Enter')
      await visitor.sees(visitor.button('Archive'))
    }))

  it('to everything on the page of a project, one stop after the other', () =>
    world().visitAs(account, async (visitor) => {
      await visitor.open(account.projectPath)
      await visitor.sees(visitor.link('Warm Kitchens Fund'))
      await visitor.page.waitForLoadState('networkidle')
      expect(await stopsPassedOver(visitor)).to.deep.equal([])
    }))

  it('a cover letter and the full document, copied', () =>
    world().visitAs(account, async (visitor) => {
      await visitor.open(account.applicationPath)
      await goToTab(visitor, 'Question View', 'Full Document View')
      await visitor.seesBriefly(() => press(visitor, visitor.button(/Copy Document$/)), visitor.button('Copied!'))
      await goToTab(visitor, 'Full Document View', 'Cover Letter')
      await press(visitor, visitor.button('Generate Cover Letter'))
      await visitor.sees(visitor.button(/^Copy the/))
      await press(visitor, visitor.button(/^Copy the/))
      await press(visitor, visitor.button('Go on without'))
      await eventually(async () => expect(await visitor.clipboard()).to.contain('Dear'))
    }))

  it('a report, and its name changed', () =>
    world().visitAs(account, async (visitor) => {
      await visitor.open(account.projectPath)
      await goToTab(visitor, 'Grants', 'Reports')
      await press(visitor, visitor.button(/Create new report$/))
      const modal = visitor.dialog('New Project')
      await type(visitor, modal.getByLabel('Report name'), 'Our year')
      await type(visitor, modal.getByLabel('Report prompt'), 'People reached, and what it cost')
      await press(visitor, modal.getByRole('button', { name: 'Create' }))
      await press(visitor, visitor.link('Our year'))
      await visitor.arrivesAt(/^\/reports\//)
      await visitor.sees(visitor.page.getByRole('article', { name: 'Report' }))
      await press(visitor, visitor.button('Edit: Report name'))
      await visitor.page.keyboard.type('Our best year')
      await visitor.page.keyboard.press('Enter')
      await visitor.sees(visitor.heading('Our best year'))
      await eventuallyEquals(() => visitor.button('Edit: Report name').evaluate(isFocused), true)
    }))

  it('to the question that an address names, and back to it after a reload', () =>
    world().visitAs(account, async (visitor) => {
      await visitor.open(account.applicationPath)
      const cards = visitor.page.locator('article[data-question]')
      await visitor.sees(cards)
      const ids = await cards.evaluateAll((all) => all.map(({ id }) => id))
      const card = visitor.page.locator(`#${ids.at(-1)}`)
      const isThere = async () => {
        await eventuallyEquals(() => card.evaluate(isFocused).catch(() => false), true)
        await eventuallyEquals(() => card.evaluate((element) => element.getBoundingClientRect().top < 300), true)
        expect(await visitor.page.evaluate(() => window.scrollY)).to.be.greaterThan(500)
      }
      await visitor.page.goto('about:blank')
      await visitor.open(`${account.applicationPath}#${ids.at(-1)}`)
      await isThere()

      const topOf = (id: string) =>
        visitor.page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top))
      const beingRead = () =>
        cards.evaluateAll((all) => all.findLast((one) => one.getBoundingClientRect().top <= innerHeight / 4)!.id)
      const painted = () =>
        visitor.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      const stillTop = (id: string) =>
        eventually(async () => {
          const top = await topOf(id)
          await painted()
          expect(await topOf(id)).to.equal(top)
          return top
        })
      const last = ids.at(-1)!
      const atCard = await topOf(last)
      await visitor.page.mouse.move(640, 400)
      await visitor.page.mouse.wheel(0, -1_500)
      await eventually(async () => expect(await topOf(last)).to.be.above(atCard + 1_000))
      await stillTop(last)
      const seen = await beingRead()
      const before = await stillTop(seen)
      await visitor.page.reload()
      await visitor.sees(visitor.page.locator(`#${seen}`))
      await eventually(async () => expect(await topOf(seen)).to.be.within(before - 2, before + 2))
    }))

  it('the focus into sight, in low and in narrow windows', () =>
    world().visitAs(account, async (visitor) => {
      for (const path of [account.applicationPath, '/documentLibrary']) {
        await visitor.open(path)
        await visitor.sees(visitor.heading(/.+/))
        await visitor.page.waitForLoadState('networkidle')
        for (const [width, height] of [
          [768, 1024],
          [853, 533],
          [640, 400],
          [320, 256],
        ] as const) {
          await visitor.page.setViewportSize({ width, height })
          expect(await hiddenStops(visitor), `${path} in ${width} × ${height}`).to.deep.equal([])
        }
      }
    }))
})

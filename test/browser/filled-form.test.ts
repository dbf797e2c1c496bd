import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import type { ProposalId } from '../../core/shared/ids.ts'
import { eventually, eventuallyEquals } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { press, tabTo } from './keyboard.ts'
import type { Person } from './person.ts'
import { numberedForm } from './sample-files.ts'
import { personWithLibrary } from './seeded-account.ts'
import type { Visitor } from './visitor.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
const FIRST = 'Tell us about your organisation and its aims.'

describe('the filled form before it is sent', () => {
  const world = useBrowserWorld()
  let person: Person

  before(async () => {
    person = await personWithLibrary(world())
  })

  async function application(who: Person): Promise<ProposalId> {
    const { name: fileName, buffer } = await numberedForm()
    const about = { projectId: null, grantInfo: [], funderId: null, funderName: null }
    const content = (async function* () {
      yield new Uint8Array(buffer)
    })()
    const grant = { actor: who.actor, name: 'Community Grants', ...about, fileName, content }
    const { id } = await world().useCases.createUploadGrant.execute(grant)
    await world().jobsAreDone(who)
    return id
  }

  async function openFilled(visitor: Visitor, id: ProposalId): Promise<Locator> {
    await visitor.open(`/proposals/${id}`)
    const filled = visitor.button('Filled form').first()
    if ((visitor.page.viewportSize()?.width ?? 0) < 500) await visitor.button('To do').click()
    await filled.click()
    const drawer = visitor.dialog('Filled form')
    await visitor.sees(drawer.getByRole('region', { name: 'Page 1 of' }).first())
    return drawer
  }

  const answer = (drawer: Locator) => drawer.getByRole('button', { name: new RegExp(`^[^:]+: ${FIRST}`) }).first()
  const targets = (drawer: Locator) => drawer.locator('[data-target]')
  const thirdBox = (drawer: Locator) => drawer.locator('[data-target][data-place]').nth(2)
  const placeOf = async (who: Person, proposalId: ProposalId) => {
    const filled = await world().useCases.fillForm.execute({ actor: who.actor, proposalId, hasRemarks: false })
    return filled.places[0]!.place
  }
  const topOf = async (thing: Locator) => (await thing.boundingBox())?.y ?? Number.NaN

  it('has an answer dragged to another box, which the next form of the same layout knows, for a colleague too', async () => {
    const id = await application(person)
    const before = await placeOf(person, id)
    await world().visitAs(person, async (visitor) => {
      const { mouse } = visitor.page
      const drawer = await openFilled(visitor, id)
      await answer(drawer).scrollIntoViewIfNeeded()
      await answer(drawer).hover()
      await mouse.down()
      await mouse.move(640, 400)
      await visitor.sees(targets(drawer).first())
      const box = (await thirdBox(drawer).boundingBox())!
      const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      await mouse.move(to.x, to.y, { steps: 4 })
      await visitor.picture('filled-form-dragging')
      await mouse.up()

      await visitor.seesNoMore(targets(drawer).first())
      await eventually(async () => expect(await topOf(answer(drawer))).to.be.closeTo(box.y, 90))
      await visitor.picture('filled-form-dragged')
    })
    const after = await placeOf(person, id)
    expect(after).not.to.equal(before)

    const email = world().newEmail()
    await world().confirm(person)
    await world().useCases.inviteUser.execute({ actor: person.actor, email })
    const link = new URL(await world().linkMailedTo(email), world().url)
    const token = link.searchParams.get('token') ?? ''
    await world().useCases.acceptInvite.execute({
      ...{ token, email, password: 'harbour lights at sea' },
      ...{ firstName: 'Ruth', lastName: 'Adeyemi' },
    })
    const colleague = await world().personAt(email)
    expect(colleague.actor.accountId).to.equal(person.actor.accountId)
    expect(await placeOf(colleague, await application(colleague))).to.equal(after)
  })

  it('has an answer moved by keys alone, set smaller and on a further page, and back', async () => {
    const who = await personWithLibrary(world())
    const id = await application(who)
    await world().visitAs(who, async (visitor) => {
      const { keyboard } = visitor.page
      const drawer = await openFilled(visitor, id)
      const more = drawer.getByRole('group', { name: new RegExp(`^More for ${FIRST}`) })
      await tabTo(visitor, drawer.locator('[data-shown][tabindex="0"]'))
      await visitor.sees(more)
      await press(visitor, more.getByRole('button', { name: 'Other place' }))
      await visitor.sees(drawer.locator('[data-target]:focus'))
      await keyboard.press('Escape')
      await visitor.seesNoMore(targets(drawer).first())
      await visitor.sees(drawer)

      await press(visitor, more.getByRole('button', { name: 'Other place' }))
      await visitor.sees(drawer.locator('[data-target]:focus'))
      await keyboard.press('End')
      const chosen = await drawer.locator('[data-target]:focus').getAttribute('data-target')
      await keyboard.press('Enter')
      await eventuallyEquals(() => placeOf(who, id), chosen)

      await press(visitor, more.getByRole('button', { name: 'Further page' }))
      await visitor.sees(more.getByRole('button', { name: 'Back to its place' }))
      await visitor.picture('filled-form-further-page')
      await press(visitor, more.getByRole('button', { name: 'Back to its place' }))
      await press(visitor, more.getByRole('button', { name: 'Smaller' }))
      await visitor.sees(more.getByRole('button', { name: 'Usual size' }))
    })
  })

  it('has an answer held and dragged by a finger, while a quick stroke scrolls the pages', async () => {
    const who = await personWithLibrary(world())
    const id = await application(who)
    await world().visitAs(
      who,
      async (visitor) => {
        const drawer = await openFilled(visitor, id)
        const finger = await visitor.context.newCDPSession(visitor.page)
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
          finger.send('Input.dispatchTouchEvent', { type, touchPoints })
        const middleOf = async (thing: Locator) => {
          const box = (await thing.boundingBox())!
          return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        }
        const before = await placeOf(who, id)
        const start = await middleOf(answer(drawer))
        await touch('touchStart', start)
        await touch('touchMove', { ...start, y: start.y - 60 })
        await touch('touchEnd')
        expect(await targets(drawer).count()).to.equal(0)

        const from = await middleOf(answer(drawer))
        await touch('touchStart', from)
        await visitor.sees(targets(drawer).first())
        const to = await middleOf(thirdBox(drawer))
        await touch('touchMove', { x: to.x, y: (from.y + to.y) / 2 })
        await touch('touchMove', to)
        await touch('touchEnd')

        await visitor.seesNoMore(targets(drawer).first())
        await eventually(async () => expect(await placeOf(who, id)).not.to.equal(before))
      },
      PHONE,
    )
  })

  it('has an answer moved by touch on a phone', async () => {
    const who = await personWithLibrary(world())
    const id = await application(who)
    await world().visitAs(
      who,
      async (visitor) => {
        const drawer = await openFilled(visitor, id)
        const more = drawer.getByRole('group', { name: new RegExp(`^More for ${FIRST}`) })
        await visitor.sees(more)
        await visitor.picture('filled-form-phone')
        await more.getByRole('button', { name: 'Other place' }).tap()
        await visitor.sees(drawer.getByRole('group', { name: 'Other place' }))
        await visitor.picture('filled-form-phone-moving')
        const target = await thirdBox(drawer).getAttribute('data-target')
        await thirdBox(drawer).tap()

        await eventuallyEquals(() => placeOf(who, id), target)
        const width = await visitor.page.evaluate(() => document.documentElement.scrollWidth)
        expect(width).to.be.at.most(390)
      },
      PHONE,
    )
  })
})

import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { expect } from 'chai'
import { dom } from './dom.ts'
import { createGrant, uploadText } from './page-fixtures.ts'
import { usePageWorld } from './page-world.ts'

const WORD = 'kitchens'

/** Every page with a box that searches once typing rests. */
const BOXES = [
  '/documentLibrary',
  '/answers',
  '/applications',
  '/admin/users',
  '/admin/proposals',
  '/admin/proposalsDocuments',
  '/admin/funders',
  '/admin/auditLog',
]

describe('a box that searches once typing rests', () => {
  const world = usePageWorld()

  const box = () => screen.findByRole<HTMLInputElement>('searchbox')

  /** Types the next letter after the address was changed, and before the page has followed it. */
  function typesOnWhileAddressFollows(field: HTMLInputElement): void {
    const { history } = dom
    for (const name of ['replaceState', 'pushState'] as const) {
      const change = history[name].bind(history)
      history[name] = (...given) => {
        change(...given)
        queueMicrotask(() => typeNext(field))
      }
    }
  }

  function typeNext(field: HTMLInputElement): void {
    if (field.value.length < WORD.length)
      fireEvent.input(field, { target: { value: WORD.slice(0, field.value.length + 1) } })
  }

  async function open(path: string) {
    const page = await world().open(path, world().admin)
    await page.settles()
    return { page, field: await box() }
  }

  before(async () => {
    await uploadText(world(), world().admin, 'Kitchens.txt', { text: 'We cook for 40 people.' })
    await createGrant(world(), world().admin, { name: 'Warm kitchens' })
  })

  for (const path of BOXES)
    it(`keeps every letter, however unevenly they are typed, at ${path}`, async () => {
      const { page, field } = await open(path)
      expect(field.getAttribute('autocomplete'), 'what a browser would fill in').to.equal('off')
      const { replaceState, pushState } = dom.history
      typesOnWhileAddressFollows(field)
      try {
        typeNext(field)
        const isThere = () => page.address.includes(`search=${WORD}`)
        while (!isThere()) {
          // The page may follow a while after the last letter's timer rang.
          await waitFor(() => expect(isThere() || page.timers.waiting(300) === 1, field.value).to.equal(true))
          if (!isThere()) await page.passes(300)
        }
      } finally {
        Object.assign(dom.history, { replaceState, pushState })
      }

      expect(field.value).to.equal(WORD)
    })

  it('follows the address where something else changed it', async () => {
    const { page, field } = await open('/documentLibrary')
    await page.user.type(field, WORD)
    await page.passes(300)
    await page.user.clear(field)
    await page.user.type(field, 'heron')
    await page.passes(300)
    expect(page.address).to.contain('search=heron')

    await page.user.click(await screen.findByText('Show all documents'))

    await waitFor(() => expect(field.value).to.equal(''))
  })
})

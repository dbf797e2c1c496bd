import { expect } from 'chai'
import { eventually, eventuallyEquals } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { press, tabTo } from './keyboard.ts'
import { numberedForm } from './sample-files.ts'

const UNASKED = 'Please answer every question. We decide in March.'

describe('the form beside its application', () => {
  const world = useBrowserWorld()

  it('has questions added, corrected and taken away by keys alone, and shows the pages of a PDF', async () => {
    const person = await world().person()
    const { name: fileName, buffer } = await numberedForm()
    const about = { projectId: null, grantInfo: [], funderId: null, funderName: null }
    const content = (async function* () {
      yield new Uint8Array(buffer)
    })()
    const grant = { actor: person.actor, name: 'Community Grants', ...about, fileName, content }
    const { id } = await world().useCases.createUploadGrant.execute(grant)
    await world().jobsAreDone(person)
    await world().visitAs(person, async (visitor) => {
      const { keyboard } = visitor.page
      await visitor.open(`/proposals/${id}`)
      const form = visitor.page.getByRole('complementary', { name: 'The form' })
      const cards = visitor.page.getByRole('article')
      await press(visitor, visitor.button('Form'))

      await tabTo(visitor, form.getByRole('button', { name: 'Riverside Trust: Community Grants 2027' }))
      await keyboard.press('ArrowDown')
      await keyboard.press('Enter')
      await press(visitor, form.getByRole('button', { name: 'Add as a question' }))
      await eventuallyEquals(() => cards.count(), 5)
      expect(await cards.first().getByRole('heading', { level: 2 }).textContent()).to.equal(UNASKED)

      await press(visitor, form.getByRole('button', { name: 'Correct the text…' }))
      await visitor.sees(visitor.dialog('Edit the question').locator('textarea:focus'))
      await keyboard.press('Control+A')
      await keyboard.type('When do you decide?')
      await press(visitor, visitor.dialog('Edit the question').getByRole('button', { name: 'Save' }))
      await visitor.sees(cards.getByRole('heading', { name: 'When do you decide?' }))

      await press(visitor, form.getByRole('button', { name: 'Not a question' }))
      await eventuallyEquals(() => cards.count(), 4)

      await form.getByText('Pages', { exact: true }).click()
      const page = form.getByRole('region', { name: 'Page 1 of 1' })
      await visitor.sees(page.getByRole('button', { name: /^Question 4 / }))
      const drawn = () =>
        page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
          const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
          return data.some((value, at) => at % 4 === 0 && data[at + 3] === 255 && value < 100)
        })
      await eventually(async () => expect(await drawn()).to.equal(true))
    })
  })
})

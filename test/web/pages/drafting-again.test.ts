import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { addAnsweredApplication, QUESTIONS } from './answered-questions.ts'
import { usePageWorld, type ShownPage } from './page-world.ts'

const [FAMILIES] = QUESTIONS

describe('drafting an application again', () => {
  const world = usePageWorld()

  async function openAnswered(): Promise<ShownPage> {
    const person = await world().person()
    const path = await addAnsweredApplication(world(), person)
    const page = await world().open(path, person)
    await screen.findAllByRole('article')
    return page
  }

  async function choose(page: ShownPage, action: string): Promise<void> {
    await page.user.click(await screen.findByRole('button', { name: 'More for this application' }))
    await page.user.click(await screen.findByText(action))
  }

  it('is done with the unanswered at once, and leaves the answers', async () => {
    const page = await openAnswered()
    await choose(page, 'Draft the 1 unanswered again')

    await screen.findByText('Writing a new draft…')
    expect(screen.getAllByText('From your documents. Check before you send.')).to.have.length(2)
    await page.settles()
    await world().workOff()
    await page.passes(5000)
  })

  it('says how many drafts it replaces, and keeps what somebody checked unless they say so', async () => {
    const page = await openAnswered()
    const card = screen.getByRole('article', { name: FAMILIES })
    await page.user.click(within(card).getByRole('button', { name: /^Check:/ }))
    await screen.findByText('1 of 3 checked')
    await page.settles()
    await choose(page, 'Draft everything again…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Draft everything again' }))
    dialog.getByText('1 draft will be replaced.')
    dialog.getByText('1 answer was written, changed or checked by people, and will stay.')
    await page.user.click(dialog.getByRole('checkbox'))
    dialog.getByText('Replace 2 answers')
    await page.user.click(dialog.getByRole('checkbox'))
    await page.user.click(dialog.getByText('Replace 1 answer'))
    await waitFor(() => expect(screen.getAllByText('Writing a new draft…')).to.have.length(2))
    await page.settles()
    await world().workOff()
    await page.passes(5000)

    screen.getByText('1 of 3 checked')
  })
})

import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { preload } from '../../../apps/web/src/app/screens.ts'
import { addApplication } from './applications.ts'
import { usePageWorld, type Person } from './page-world.ts'
import { uploadText } from './uploaded-documents.ts'

/** Milliseconds for which typing has to rest. */
const DEBOUNCE = 300

const PAST = `# Application to Elmsey Trust

**Who will benefit from your project?**

Two hundred young people in the harbour district eat with us every day of the week.

**How will you measure success?**

We ask every guest twice a year how they feel, and publish the results each spring.

**How will the work continue after the grant?**

Members pay three pounds a month, which covers the rent of the kitchen from next year on.
`

describe('the answers of before', () => {
  const world = usePageWorld()

  before(() => preload('/answers'))

  /** Somebody with a past application in their library. */
  async function experienced(): Promise<Person> {
    const person = await world().person()
    await uploadText(world(), person, 'Application to Elmsey Trust 2024.md', PAST)
    await world().workOff()
    return person
  }

  const questions = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

  it('are listed, found by other words, opened, changed and retired', async () => {
    const page = await world().open('/answers', await experienced())
    await screen.findByText('3 answers')
    await page.fill(screen.getByLabelText('Search questions and answers'), 'Which target group do you reach?')
    await page.passes(DEBOUNCE)
    await waitFor(() => expect(questions()[0]).to.equal('Who will benefit from your project?'))

    const toggle = screen.getByRole('button', { name: 'Who will benefit from your project?' })
    await page.user.click(toggle)
    expect(window.location.search).to.match(/search=.+answer=[0-9a-f]{24}/)
    const item = within(toggle.closest('li')!)
    item.getByText('Elmsey Trust')
    await page.user.click(await item.findByRole('button', { name: 'Change' }))
    await page.fill(item.getByLabelText('Answer'), 'Three hundred families.')
    await page.user.click(item.getByRole('button', { name: 'Save' }))
    await page.user.click(await item.findByRole('button', { name: 'Retire' }))

    await screen.findByText('The answer is retired. It is not suggested any more.')
    await waitFor(() => expect(questions()).not.to.include('Who will benefit from your project?'))
  })

  it('say how they come to be where there is none', async () => {
    await world().open('/answers', await world().person())

    await screen.findByText('No answers yet')
    screen.getByRole('link', { name: 'Go to the library' })
  })

  it('are suggested on the card of a like question, and put in with one click', async () => {
    const person = await experienced()
    const path = await addApplication(world(), person, { questions: ['Whom does your project benefit?'] })
    await world().workOff()
    const page = await world().open(path, person)
    await screen.findByRole('article')
    await page.user.click(await screen.findByRole('button', { name: 'More for Question 1' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Earlier answers' }))
    const region = within(await screen.findByRole('region', { name: 'You answered this before: Question 1' }))
    region.getByText('Elmsey Trust, 2024')

    await page.user.click(region.getByRole('button', { name: 'Use this answer: Elmsey Trust, for Question 1' }))

    await screen.findByText('From your answer to Elmsey Trust, 2024')
    await waitFor(() => expect(screen.getAllByText(/^Two hundred young people/)).to.have.length(1))
    expect(screen.queryByText('Sources:')).to.equal(null)
  })
})

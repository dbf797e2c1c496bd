import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { uploadForm } from './applications.ts'
import { usePageWorld, type Person } from './page-world.ts'

/** A question that nobody finds, since nothing says that it is one, and things to do. */
const FORM = `Riverside Trust: Community Grants 2027

1. Who will benefit from your work?

Your kitchen and its neighbours

3. How is your organisation governed?

Enclosures
`

describe('the form beside its application', () => {
  const world = usePageWorld()

  async function openForm(text = FORM, person?: Person) {
    const who = person ?? (await world().person())
    const path = await uploadForm(world(), who, { fileName: 'form.txt', text })
    await world().workOff()
    const page = await world().open(path, who)
    await screen.findByRole('button', { name: 'Form' })
    await page.settles()
    const panel = async () => within(await screen.findByRole('complementary', { name: 'The form' }))
    return { page, panel, path, who }
  }

  const cards = () =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent)

  it('asks whether the questions are all, and shows where each stands', async () => {
    const { page, panel } = await openForm()
    await screen.findByText(/^We found 2 questions in \d+ lines\. Question 2 seems to be missing\.$/)

    await page.user.click(screen.getByRole('button', { name: 'Look at the form' }))

    const form = await panel()
    await form.findByRole('button', { name: 'Question 1 Who will benefit from your work?' })
    form.getByRole('button', { name: 'Question 3 How is your organisation governed?' })
    form.getByText(/^2 questions and 0 things to do\./)
    await page.user.click(screen.getByRole('button', { name: 'Yes, that is right' }))
    await waitFor(() => expect(screen.queryByText(/seems to be missing/)).to.equal(null))
    await page.settles()
  })

  it('makes questions and things to do of lines, and takes them away again', async () => {
    const { page, panel } = await openForm()
    await page.user.click(screen.getByRole('button', { name: 'Form' }))
    const form = await panel()

    await page.user.click(await form.findByRole('button', { name: 'Your kitchen and its neighbours' }))
    await page.user.click(form.getByRole('button', { name: 'Add as a question' }))
    await form.findByRole('button', { name: 'Question 2 Your kitchen and its neighbours' })
    expect(cards()[1]).to.equal('Your kitchen and its neighbours')
    await page.settles()
    await page.user.click(form.getByRole('button', { name: 'Not a question' }))
    await form.findByText('This is no question any more.')
    expect(cards()).to.have.length(2)
    await page.user.click(form.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(cards()).to.have.length(3))

    await page.user.click(form.getByRole('button', { name: 'Enclosures' }))
    await page.user.click(form.getByRole('button', { name: 'Add as something to do' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'To attach' }))
    await form.findByRole('button', { name: 'To attach Enclosures' })
    await screen.findByText('0 of 1 done')
    await page.settles()
  })

  it('moves from line to line by arrow keys, one stop of the Tab key in all', async () => {
    const { page, panel } = await openForm()
    await page.user.click(screen.getByRole('button', { name: 'Form' }))
    const first = await (await panel()).findByRole('button', { name: 'Riverside Trust: Community Grants 2027' })

    first.focus()
    await page.user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')

    expect(document.activeElement?.textContent).to.equal('Question 1Who will benefit from your work?')
    expect(document.querySelectorAll('[data-line][tabindex="0"]')).to.have.length(1)
    await page.user.keyboard('{Escape}')
    expect(screen.queryByRole('complementary', { name: 'The form' })).to.equal(null)
    await page.settles()
  })

  it('points at the line of the question on whose card the focus is', async () => {
    const { page, panel } = await openForm()
    await page.user.click(screen.getByRole('button', { name: 'Form' }))
    const line = await (await panel()).findByRole('button', { name: /^Question 3 / })

    screen.getByRole('article', { name: 'How is your organisation governed?' }).focus()

    expect([...document.querySelectorAll('[data-pointed]')]).to.include(line)
    await page.settles()
  })

  it('keeps a list of what is to be done: ticked off, asked in words, or taken away', async () => {
    const who = await world().person()
    const { path } = await openForm(FORM, who)
    const proposalId = path.split('/').at(-1) as never
    const { useCases } = world()
    for (const [place, as] of [
      ['2', 'declaration'],
      ['4', 'attachment'],
    ] as const)
      await useCases.markLine.execute({ actor: who.actor, proposalId, place, as })
    const page = await world().open(path, who)
    await page.settles()

    await page.user.click(await screen.findByText('To tick, sign and attach'))
    await page.user.click(screen.getByRole('checkbox', { name: 'Done: Enclosures' }))
    await screen.findByText('1 of 2 done')
    await page.settles()
    await page.user.click(screen.getByRole('button', { name: 'More for Your kitchen and its neighbours' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Answer this in words' }))
    await screen.findByRole('article', { name: 'Your kitchen and its neighbours' })
    await page.user.click(screen.getByRole('button', { name: 'More for Enclosures' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByText('To tick, sign and attach')).to.equal(null))
    await page.settles()
  })

  it('is there to mark questions in where none was found', async () => {
    const { page, panel } = await openForm('Our garden\n\nWe grow flowers and herbs by the river.\n')
    await screen.findByText('We found no questions in this form. Mark them in the form, or add them yourself.')

    await page.user.click(screen.getByRole('button', { name: 'Look at the form' }))
    const form = await panel()
    await page.user.click(await form.findByRole('button', { name: 'We grow flowers and herbs by the river.' }))
    await page.user.click(form.getByRole('button', { name: 'Add as a question' }))

    await waitFor(() => expect(cards()).to.deep.equal(['We grow flowers and herbs by the river.']))
    await page.settles()
  })

  it('says what went wrong where the form is not loaded, and tries again', async () => {
    const { page, panel, path } = await openForm()
    page.calls.refuse(`GET ${path}/form/blocks`)
    await page.user.click(screen.getByRole('button', { name: 'Form' }))
    const form = await panel()
    await form.findByText('The form was not loaded. Please try again.')
    page.calls.restore()

    await page.user.click(form.getByRole('button', { name: 'Try again' }))

    await form.findByRole('button', { name: /^Question 1 / })
    await page.settles()
  })
})

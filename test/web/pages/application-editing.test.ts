import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { addAnsweredApplication, QUESTIONS } from './answered-questions.ts'
import { usePageWorld, type ShownPage } from './page-world.ts'

const [FAMILIES, ROOF, VOLUNTEERS] = QUESTIONS

describe('the questions of an application, changed by hand', () => {
  const world = usePageWorld()

  async function openAnswered(): Promise<{ page: ShownPage; path: string }> {
    const person = await world().person()
    const path = await addAnsweredApplication(world(), person)
    const page = await world().open(path, person)
    await screen.findAllByRole('article')
    return { page, path }
  }

  const card = (question: string) => screen.getByRole('article', { name: question })
  const shown = () => screen.getAllByRole('article').map((article) => article.querySelector('h2')?.textContent)

  async function choose(page: ShownPage, question: string, action: string): Promise<void> {
    await page.user.click(within(card(question)).getByRole('button', { name: /^More for/ }))
    await page.user.click(await screen.findByText(action))
  }

  it('are edited in text, guidance, section and limits, and keep their answer', async () => {
    const { page } = await openAnswered()
    await choose(page, FAMILIES, 'Edit the question…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the question' }))
    await page.fill(dialog.getByLabelText('Question'), 'How many families do you feed?')
    await page.fill(dialog.getByLabelText('Guidance'), 'Give the figure of last year.')
    await page.fill(dialog.getByLabelText('Section'), 'Need')
    await page.fill(dialog.getByLabelText('Most words'), '40')
    await page.user.click(dialog.getByText('Save'))

    const changed = within(await screen.findByRole('article', { name: 'How many families do you feed?' }))
    changed.getByText('Give the figure of last year.')
    changed.getByText(/1,240 families/)
    await changed.findByText(/^\d+ of 40 words$/)
    // In the list of questions, above its first one, and in the progress by section.
    await waitFor(() => expect(screen.getAllByText('Need')).to.have.length(3))
    await page.settles()
  })

  it('are moved, at once and for good', async () => {
    const { page } = await openAnswered()
    await choose(page, VOLUNTEERS, 'Move up')
    await waitFor(() => expect(shown()).to.deep.equal([FAMILIES, VOLUNTEERS, ROOF]))
    await page.settles()
    await page.reload()

    await screen.findAllByRole('article')
    expect(shown()).to.deep.equal([FAMILIES, VOLUNTEERS, ROOF])
  })

  it('are put in order in a list of their own', async () => {
    const { page } = await openAnswered()
    await page.user.click(screen.getByRole('button', { name: 'More for this application' }))
    await page.user.click(await screen.findByText('Reorder the questions…'))
    const list = within(await screen.findByRole('dialog', { name: 'Reorder the questions' }))
    expect(list.getByRole<HTMLButtonElement>('button', { name: 'Move Question 1 up' }).disabled).to.equal(true)
    await page.user.click(list.getByRole('button', { name: 'Move Question 1 down' }))

    await waitFor(() => expect(shown()).to.deep.equal([ROOF, FAMILIES, VOLUNTEERS]))
    await page.settles()
  })

  it('go, and come back to their place by Undo', async () => {
    const { page } = await openAnswered()
    await choose(page, ROOF, 'Remove')
    await screen.findByText('Question 2 was removed with its answer.')
    await waitFor(() => expect(shown()).to.deep.equal([FAMILIES, VOLUNTEERS]))
    await page.settles()
    await page.user.click(screen.getByText('Undo'))

    await waitFor(() => expect(shown()).to.deep.equal([...QUESTIONS]))
    expect(screen.queryByText('Question 2 was removed with its answer.')).to.equal(null)
    await page.settles()
  })

  it('stay where the server refuses to remove them', async () => {
    const { page, path } = await openAnswered()
    page.calls.refuse(`POST ${path}/questions/*`)
    await choose(page, ROOF, 'Remove')

    await within(await screen.findByRole('article', { name: ROOF })).findByText(/^That was not saved/)
    expect(shown()).to.deep.equal([...QUESTIONS])
    expect(screen.queryByText(/was removed/)).to.equal(null)
  })

  it('are merged with the next one', async () => {
    const { page } = await openAnswered()
    await choose(page, ROOF, 'Merge with the next one')

    await waitFor(() => expect(shown()).to.have.length(2))
    expect(shown()[1]).to.contain(ROOF).and.contain(VOLUNTEERS)
    await page.settles()
  })

  it('are split, where they ask several things', async () => {
    const { page } = await openAnswered()
    await choose(page, FAMILIES, 'Split into several…')
    const dialog = within(await screen.findByRole('dialog', { name: 'Split the question' }))
    const parts = () => dialog.getAllByLabelText<HTMLTextAreaElement>(/^Part/)
    expect(parts().map(({ value }) => value)).to.deep.equal([FAMILIES, ''])
    await page.fill(parts()[1]!, 'What do they eat?')
    await page.user.click(dialog.getByText('Split into 2'))

    await waitFor(() => expect(shown()).to.deep.equal([FAMILIES, 'What do they eat?', ROOF, VOLUNTEERS]))
    within(card(FAMILIES)).getByText(/1,240 families/)
    await page.settles()
  })

  it('are pasted by the dozen, and shown before they are added', async () => {
    const { page } = await openAnswered()
    await page.user.click(screen.getByText('Paste many…'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste many questions' }))
    const text = '1. What is your mission? (max 50 words)\n\n2. How do you measure change?\n'
    await page.fill(dialog.getByLabelText('Text with the questions'), text)
    await page.user.click(dialog.getByText('Find the questions'))
    await dialog.findByText('2 questions were found:')
    dialog.getByText('Up to 50 words')
    expect(shown()).to.have.length(3)
    await page.user.click(dialog.getByText('Add 2 questions'))

    await waitFor(() => expect(shown()).to.have.length(5))
    await page.settles()
  })
})

import type { ProposalId } from '../../../core/shared/ids.ts'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { addApplication } from './applications.ts'
import { usePageWorld, type Person } from './page-world.ts'
import { uploadText } from './uploaded-documents.ts'

const ANSWERS = [
  'Our ASB team visits. We have 30 volunteers.',
  'We work against anti-social behaviour (ASB). We have 45 volunteers.',
]
const PANEL = 'Suggestions for the whole application'

describe('suggestions for a whole application', () => {
  const world = usePageWorld()

  /** An application whose two answers contradict each other; the first uses what the second explains. */
  async function openAnswered(person: Person, texts: readonly string[] = ANSWERS) {
    const { useCases } = world()
    const path = await addApplication(world(), person, { questions: ['What do you do?', 'Why?'] })
    await world().workOff()
    const proposalId = path.split('/').at(-1) as ProposalId
    const { actor } = person
    const { questions } = await useCases.viewProposal.execute({ actor, proposalId })
    for (const [at, { id: questionId, answerState }] of questions.entries()) {
      const edit = { text: texts[at]!, basedOn: answerState?.version ?? 0, session: null }
      await useCases.editText.execute({ actor, place: { kind: 'answer', proposalId, questionId }, edit })
    }
    const page = await world().open(path, person)
    await page.settles()
    return { page, panel: within(await screen.findByRole('region', { name: PANEL })), proposalId }
  }

  it('shows what is found by question, applies it by a click and takes away what is dismissed', async () => {
    const { page, panel } = await openAnswered(await world().person())

    await page.user.click(panel.getByRole('button', { name: 'Look for suggestions' }))
    await panel.findByText('Looking for suggestions in all answers')
    await page.settles()
    await world().workOff()
    await page.passes(5000)

    await panel.findByRole('heading', { name: '2 suggestions for the whole application' })
    const first = within(panel.getByRole('region', { name: 'Question 1' }))
    first.getByText('“ASB” is used here before it is written out.')
    const second = within(panel.getByRole('region', { name: 'Question 2' }))
    second.getByText('This answer says 45, another one 30. Which is right?')
    second.getByText('Change the answer yourself: only you can tell what is right.')
    expect(second.queryByRole('button', { name: /^Apply: / })).to.equal(null)
    const card = within(screen.getByRole('article', { name: 'What do you do?' }))
    await page.user.click(await card.findByRole('button', { name: '1 suggestion: Question 1' }))
    expect(document.activeElement?.textContent).to.include('Question 1')

    await page.user.click(first.getByRole('button', { name: /^Apply: Question 1, “Our ASB team visits/ }))
    await panel.findByText('Applied to Question 1. You can undo it at the answer.')
    expect(document.activeElement).to.equal(
      panel.getByRole('heading', { name: '1 suggestion for the whole application' }),
    )
    await card.findByText(/Our anti-social behaviour \(ASB\) team visits\. We have 30 volunteers\./)

    await page.user.click(second.getByRole('button', { name: /^Dismiss: Question 2/ }))
    await panel.findByText('Dismissed. It will not be suggested again.')
    await waitFor(() => expect(panel.queryByRole('region', { name: 'Question 2' })).to.equal(null))
    await page.user.click(panel.getByRole('button', { name: 'Undo' }))
    const back = within(await panel.findByRole('region', { name: 'Question 2' }))

    await page.user.click(back.getByRole('button', { name: /^Edit here: Question 2/ }))
    await back.findByRole('textbox', { name: 'Answer to Question 2' })
    await page.settles()
  })

  it('goes by itself once all is drafted, where no model is paid for it', async () => {
    const person = await world().person()
    await uploadText(world(), person, 'report.txt', 'In 2024 our kitchen welcomed 1,240 people on four days a week.')
    const path = await addApplication(world(), person, { questions: ['How many people did your kitchen welcome?'] })
    await world().workOff()
    await world().open(path, person)

    await screen.findByRole('heading', { name: 'No suggestions for the whole application' })
  })

  it('hides a long list of what was found until somebody asks for it', async () => {
    const person = await world().person()
    const numbered = (...numbers: readonly number[]) =>
      ['volunteers', 'trustees', 'members', 'staff', 'schools']
        .map((what, at) => `We have ${numbers[at]} ${what}.`)
        .join(' ')
    const texts = [numbered(30, 7, 210, 14, 11), numbered(45, 9, 260, 18, 16)]
    const { page, panel } = await openAnswered(person, texts)
    await page.user.click(panel.getByRole('button', { name: 'Look for suggestions' }))
    await page.settles()
    await world().workOff()
    await page.passes(5000)
    await panel.findByRole('region', { name: 'Question 2' })
    await page.reload()
    await page.settles()

    const again = within(await screen.findByRole('region', { name: PANEL }))
    await again.findByRole('heading', { name: '4 suggestions for the whole application' })
    expect(again.queryByRole('region', { name: 'Question 2' })).to.equal(null)
    again.getByRole('button', { name: 'Show them' })
    await page.user.click(await screen.findByRole('button', { name: /^\d suggestions?: Question 2$/ }))
    await again.findByRole('region', { name: 'Question 2' })
    expect(document.activeElement?.textContent).to.include('Question 2')
  })

  it('says what went wrong, what is found to be fine, and what an edit has overtaken', async () => {
    const person = await world().person()
    const { page, panel, proposalId } = await openAnswered(person)
    page.calls.refuse(`POST /proposals/${proposalId}/proofreading`)
    await page.user.click(panel.getByRole('button', { name: 'Look for suggestions' }))
    await panel.findByText('That did not start.')
    page.calls.restore()

    await page.user.click(panel.getByRole('button', { name: 'Look for suggestions' }))
    await page.settles()
    await world().workOff()
    await page.passes(5000)
    await panel.findByRole('heading', { name: '2 suggestions for the whole application' })
    const { actor } = person
    const { questions } = await world().useCases.viewProposal.execute({ actor, proposalId })
    const edit = { text: 'We help.', basedOn: questions[0]!.answerState!.version, session: null }
    const place = { kind: 'answer', proposalId, questionId: questions[0]!.id } as const
    await world().useCases.editText.execute({ actor, place, edit })
    await page.reload()
    await page.settles()

    const again = within(await screen.findByRole('region', { name: PANEL }))
    await again.findByRole('heading', { name: 'No suggestions left' })
    await page.user.click(again.getByRole('button', { name: 'Show them' }))
    expect(again.getAllByText('The answer was changed since.')).to.have.length(2)
    await page.user.click(again.getByRole('button', { name: 'Look again' }))
    await page.settles()
    await world().workOff()
    await page.passes(5000)
    await again.findByRole('heading', { name: 'No suggestions for the whole application' })
  })
})

import type { ProposalId } from '../../../core/shared/ids.ts'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { addAnsweredApplication } from './answered-questions.ts'
import { addApplication, answeredWith, changeQuestions } from './applications.ts'
import { usePageWorld, type Person } from './page-world.ts'

describe('what an application still needs', () => {
  const world = usePageWorld()

  const confirm = ({ actor }: Person, key: string, value: string) =>
    world().useCases.changeFact.execute({ actor, key, value, state: 'confirmed', validUntil: null })

  async function openApplication(questions: readonly string[], person?: Person) {
    const who = person ?? (await world().person())
    const path = await addApplication(world(), who, { questions })
    await world().workOff()
    const page = await world().open(path, who)
    await page.settles()
    return { page, panel: within(await screen.findByRole('region', { name: 'What we still need from you' })) }
  }

  it('has a field for each question that only people can answer, which Enter saves', async () => {
    const { page, panel } = await openApplication(['Who benefits?', 'Why now?'])

    await page.user.type(await panel.findByLabelText('Who benefits?'), 'All of us{Control>}{Enter}{/Control}')

    await panel.findByText('Saved. Filled 1 question.')
    await within(screen.getByRole('article', { name: 'Who benefits?' })).findByText('All of us')
    expect(panel.queryByLabelText('Who benefits?')).to.equal(null)
    panel.getByLabelText('Why now?')
    await page.settles()
  })

  it('takes back what was filled', async () => {
    const { page, panel } = await openApplication(['Who benefits?', 'Why now?'])
    await page.user.type(await panel.findByLabelText('Why now?'), 'Soon{Control>}{Enter}{/Control}')
    await page.user.click(await panel.findByRole('button', { name: 'Undo: Why now?' }))
    await page.settles()
    await world().workOff()
    await page.passes(5000)

    await panel.findByLabelText('Why now?')
    expect(screen.queryByText('Soon')).to.equal(null)
    await page.settles()
  })

  it('shows the first of a long list, and says what is wrong beside the field', async () => {
    const { page, panel } = await openApplication(['Who benefits?', 'Why now?', 'Where will it be?', 'What then?'])
    panel.getByText('4 things we still need from you')

    expect(panel.getAllByRole('textbox')).to.have.length(2)
    await page.user.click(panel.getByRole('button', { name: 'Show 2 more' }))
    await page.user.click(panel.getByRole('button', { name: 'Save: What then?' }))
    await panel.findByText('Please give a value.')
    await page.settles()
  })

  it('marks an answer whose fact has changed, and drafts it alone again', async () => {
    const person = await world().person()
    await confirm(person, 'charityNumber', '1123456')
    await confirm(person, 'website', 'www.harbour.example')
    const path = await addApplication(world(), person, { questions: ['Charity number', 'Website'] })
    await world().workOff()
    await confirm(person, 'charityNumber', '7654321')
    const page = await world().open(path, person)
    await page.settles()
    const panel = within(await screen.findByRole('region', { name: 'What we still need from you' }))
    panel.getByText('1 answer rests on what has changed')
    const row = within(screen.getByRole('article', { name: 'Charity number' }))

    await page.user.click(await row.findByRole('button', { name: /^Draft again: / }))
    await page.settles()
    await world().workOff()
    await page.passes(5000)

    await row.findByDisplayValue('7654321')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What we still need from you' })).to.equal(null))
  })

  it('has an answer that somebody checked confirmed where it is listed', async () => {
    const person = await world().person()
    await confirm(person, 'charityNumber', '1123456')
    const path = await addApplication(world(), person, { questions: ['Charity number'] })
    await world().workOff()
    const { actor } = person
    const proposalId = path.split('/').at(-1) as ProposalId
    const { questions } = await world().useCases.viewProposal.execute({ actor, proposalId })
    const questionIds = questions.map(({ id }) => id)
    await world().useCases.reviewQuestions.execute({ actor, proposalId, questionIds, reviewStatus: 'checked' })
    await confirm(person, 'charityNumber', '7654321')
    const page = await world().open(path, person)
    await page.settles()
    const panel = within(await screen.findByRole('region', { name: 'What we still need from you' }))
    panel.getByText('1123456')

    await page.user.click(panel.getByRole('button', { name: 'Still right: Question 1' }))

    await waitFor(() => expect(screen.queryByRole('region', { name: 'What we still need from you' })).to.equal(null))
    await page.settles()
    screen.getByDisplayValue('1123456')
  })
})

describe('what an answer still lacks', () => {
  const world = usePageWorld()

  it('is a list beside it, of which an entry is told or taken off', async () => {
    const person = await world().person()
    const path = await addAnsweredApplication(world(), person)
    const lacking = ['The budget', 'The start date']
    const page = await world().open(path, person, ({ calls }) => {
      const { answer } = answeredWith('We run a club.')
      const needed = answer && { ...answer, metadata: { ...answer.metadata, lacking: [...lacking] } }
      changeQuestions(calls, path, { answer: needed ?? null, requires_custom_answer: false, reviewStatus: 'draft' })
    })
    await screen.findByText('Needs you (3)')
    const list = within(await screen.findByRole('region', { name: 'Still needed for Question 1' }))
    expect(list.getAllByRole('listitem')).to.have.length(2)
    expect(screen.getAllByText('We run a club.')[0]?.closest('article')?.textContent).to.include('The budget')

    const dismissed = () => page.calls.count('POST /proposals/*/questions/*/answer/lacking/dismiss')
    const letGo = page.calls.hold('POST /proposals/*/questions/*/answer/lacking/dismiss')
    await page.user.click(list.getByRole('button', { name: 'Not needed: The start date' }))
    await waitFor(() => expect(list.getAllByRole('listitem')).to.have.length(1))
    await page.user.click(list.getByRole('button', { name: 'Tell us: The budget' }))
    await page.user.type(list.getByLabelText('The budget'), '£5,000{Enter}')
    page.calls.restore()
    letGo()
    await page.settles()

    expect([page.calls.count('POST /proposals/*/improveAnswer/*'), dismissed()]).to.deep.equal([1, 2])
    expect(screen.queryByText('Still needed')).to.equal(null)
    await page.user.click(screen.getByRole('button', { name: 'Chat about Question 1' }))
    within(await screen.findByRole('log')).getByText('Add this to the answer. The budget: £5,000')
  })
})

import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import type { QuestionId } from '../../../core/shared/ids.ts'
import { addApplication } from './applications.ts'
import { usePageWorld } from './page-world.ts'

describe('the costs of an application', () => {
  const world = usePageWorld()
  const ASKED = 'What will it cost?'

  it('are written as a table with its sum, and kept as the answer', async () => {
    const person = await world().person()
    const path = await addApplication(world(), person, { questions: [ASKED] })
    await world().workOff()
    const page = await world().open(path, person)
    const article = () => screen.getByRole('article', { name: ASKED })
    const questionId = (await screen.findByRole('article')).dataset['question'] as QuestionId
    const { actor } = person
    const proposalId = path.split('/').at(-1) as never
    await world().useCases.changeQuestion.execute({ actor, proposalId, questionId, changes: { kind: 'budget' } })
    await page.reload()

    const card = within(await screen.findByRole('article', { name: ASKED }))
    await page.user.type(await card.findByLabelText('Item, line 1'), 'Two ovens')
    await page.user.tab()
    await page.user.keyboard('£4,200{Enter}')
    await waitFor(() => expect(document.activeElement).to.equal(card.getByLabelText('Amount, line 2')))
    await page.user.keyboard('£600.50')
    await page.user.type(card.getByLabelText('Item, line 2'), 'Training | two days')
    card.getByText('£4,800.50')
    await page.user.click(card.getByRole('button', { name: 'Add a line' }))
    await waitFor(() => expect(document.activeElement).to.equal(card.getByLabelText('Item, line 3')))
    await page.user.paste('Van hire\t£99.50\r\nFood\t£100\r\n')
    card.getByText('£5,000')
    await page.user.click(screen.getByRole('heading', { name: /./, level: 1 }))
    await page.settles()

    await page.reload()
    await waitFor(() =>
      expect(
        within(article())
          .getAllByRole<HTMLInputElement>('textbox')
          .map(({ value }) => value),
      ).to.deep.equal(['Two ovens', '£4,200', 'Training | two days', '£600.50', 'Van hire', '£99.50', 'Food', '£100']),
    )
    within(article()).getByText('£5,000')
    await page.settles()
  })
})

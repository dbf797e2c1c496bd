import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { addAnsweredApplication, QUESTIONS } from './answered-questions.ts'
import type { ProposalId, QuestionId } from '../../../core/shared/ids.ts'
import { proposalResponse } from '../../../adapters/http-contract/proposals.ts'
import { changeApplication } from './applications.ts'
import { colleagueOf } from './colleague-of.ts'
import { usePageWorld, type ShownPage } from './page-world.ts'

const ROOF = QUESTIONS[1]

describe('the desk of an application', () => {
  const world = usePageWorld()

  async function openAnswered(before?: (page: ShownPage, path: string) => void) {
    const person = await world().person()
    const path = await addAnsweredApplication(world(), person)
    const page = await world().open(path, person, (opened) => before?.(opened, path))
    await screen.findAllByRole('article')
    await page.settles()
    return { page, path }
  }

  const next = (name: string) => screen.findByRole('button', { name })
  const checks = () => screen.getAllByRole('button', { name: /^Check: / })

  it('has one button for what is next: what needs somebody, then drafts, then handing in', async () => {
    const { page, path } = await openAnswered()
    await page.user.click(await next('Next: needs you (1)'))
    await waitFor(() => expect(document.activeElement?.querySelector('h2')?.textContent).to.equal(ROOF))

    const todo = within(screen.getByRole('complementary', { name: 'To do' }))
    await page.user.type(todo.getByLabelText(ROOF), 'It is green, and so is that of our hall.')
    await page.user.click(todo.getByRole('button', { name: `Save: ${ROOF}` }))
    await next('Check 3 drafts')
    expect(todo.queryByLabelText(ROOF)).to.equal(null)
    screen.getByText('Needs you (0)')

    for (let left = QUESTIONS.length; left > 0; left--) {
      await page.user.click(checks()[0]!)
      await screen.findByText(`Draft (${left - 1})`)
    }
    await page.user.click(await screen.findByRole('link', { name: 'Copy into a web form' }))
    expect(page.address).to.equal(`${path}/portal`)
    await page.settles()
  })

  it('says once that an answer is a draft, and shows on its card what needs somebody', async () => {
    await openAnswered()
    const [draft, roof] = screen.getAllByRole('article')
    expect(draft!.textContent.match(/draft/gi)).to.have.length(1)
    within(draft!).getByText('Draft Response')
    within(roof!).getByText('Needs you')
  })

  it('keeps what is to do open or closed, as it was left', async () => {
    const { page } = await openAnswered()
    const isShown = () => screen.queryByRole('complementary', { name: 'To do' }) !== null
    const button = () => screen.getByRole('button', { name: 'To do' })
    expect([isShown(), button().getAttribute('aria-expanded')]).to.deep.equal([true, 'true'])
    await page.user.click(button())
    expect([isShown(), button().getAttribute('aria-expanded')]).to.deep.equal([false, 'false'])

    await page.reload()
    await screen.findAllByRole('article')
    expect(isShown()).to.equal(false)
    await page.user.click(button())
    expect(isShown()).to.equal(true)
    await page.settles()
  })

  it('shows how far each section and each person is, and leads to what is first to check there', async () => {
    const person = await world().confirmed()
    const colleague = await colleagueOf(world(), person)
    const path = await addAnsweredApplication(world(), person)
    const { proposal } = await person.client.get(path, proposalResponse)
    const changes = [
      { section: 'Our kitchen', reviewStatus: 'checked' },
      { section: 'Our house', assigneeId: colleague.actor.userId },
      { section: 'Our kitchen' },
    ] as const
    for (const [at, { id }] of proposal.questions.entries())
      await world().useCases.changeQuestion.execute({
        actor: person.actor,
        proposalId: proposal.id as ProposalId,
        questionId: id as QuestionId,
        changes: changes[at]!,
      })
    const page = await world().open(path, person)
    await screen.findAllByRole('article')
    await page.settles()
    const rowsOf = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('rowheader')
        .map((header) => [header.textContent, header.closest('tr')?.lastElementChild?.textContent])

    expect(rowsOf('Progress by section')).to.deep.equal([
      ['Our kitchen', '1 of 2, Draft (1)'],
      ['Our house', '0 of 1, Draft (0)'],
    ])
    expect(rowsOf('Progress by person')).to.deep.equal([
      ['Nobody', '1 of 2, Draft (1)'],
      ['Bea Moor', '0 of 1, Draft (0)'],
    ])

    const focused = () => document.activeElement?.querySelector('h2')?.textContent
    await page.user.click(screen.getByRole('link', { name: 'Our kitchen' }))
    await waitFor(() => expect(focused()).to.equal(QUESTIONS[2]))
    await page.user.click(screen.getByRole('link', { name: 'Bea Moor' }))
    await waitFor(() => expect(focused()).to.equal(ROOF))
    await page.settles()
  })

  it('shows no progress of parts where the application has but one', async () => {
    await openAnswered()
    expect(screen.queryByRole('table', { name: /^Progress/ })).to.equal(null)
  })

  it('says in the place of the filter how far drafting is', async () => {
    const { page } = await openAnswered(({ calls }, path) =>
      changeApplication(calls, path, { processingStatus: 'drafting' }),
    )
    screen.getByText('Processing your grant application...')
    expect(screen.getAllByText('2/3 questions answered')).to.have.length(2)
    expect(screen.queryByText(/^Needs you \(/)).to.equal(null)
    page.calls.restore()
    await page.passes(5000)

    await screen.findByText('Needs you (1)')
    expect(screen.queryByText('Processing your grant application...')).to.equal(null)
    await page.settles()
  })
})

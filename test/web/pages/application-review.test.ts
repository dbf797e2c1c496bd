import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import type { Proposal, Question } from '../../../adapters/http-contract/proposals.ts'
import { addAnsweredApplication, QUESTIONS } from './answered-questions.ts'
import { answeredWith, changeQuestions } from './applications.ts'
import { usePageWorld, type ShownPage } from './page-world.ts'

const [FAMILIES, ROOF, VOLUNTEERS] = QUESTIONS

const UNSUPPORTED = { kind: 'unsupported', claim: 'figure', text: '98,765', start: 3, end: 9 } as const

/** The first question as it would be if only people could answer it. */
function withCause(question: Question, at: number): Question {
  if (at > 0) return question
  return { ...question, requires_custom_answer: true, reviewStatus: 'needs-you', missingCause: 'only-people' }
}

describe('the review of an application', () => {
  const world = usePageWorld()

  async function openAnswered(search = ''): Promise<{ page: ShownPage; path: string }> {
    const person = await world().person()
    const path = await addAnsweredApplication(world(), person)
    const page = await world().open(path + search, person)
    await screen.findAllByRole('article')
    return { page, path }
  }

  const card = (question: string) => screen.getByRole('article', { name: question })
  const check = (question: string) => within(card(question)).getByRole('button', { name: /^Check(ed)?:/ })
  const isChecked = (question: string) => check(question).getAttribute('aria-pressed') === 'true'
  const focused = () => document.activeElement?.closest('article')?.querySelector('h2')?.textContent
  const shown = () => screen.getAllByRole('article').map((article) => article.querySelector('h2')?.textContent)

  it('counts what is checked, and keeps it', async () => {
    const { page } = await openAnswered()
    screen.getByText('0 of 3 checked')
    expect(within(card(ROOF)).queryByRole('button', { name: /^Check(ed)?:/ })).to.equal(null)
    await page.user.click(check(FAMILIES))
    await screen.findByText('1 of 3 checked')
    await page.settles()
    await page.reload()

    await screen.findByText('1 of 3 checked')
    expect([isChecked(FAMILIES), isChecked(VOLUNTEERS)]).to.deep.equal([true, false])
    await page.user.click(check(FAMILIES))
    await screen.findByText('0 of 3 checked')
    await page.settles()
  })

  it('shows those that need somebody by why they have no answer, once there are several reasons', async () => {
    const { page, path } = await openAnswered('?show=needs-you')
    await waitFor(() => expect(shown()).to.deep.equal([ROOF]))
    expect(screen.queryByRole('radiogroup', { name: 'Why they need you' })).to.equal(null)

    page.calls.change<{ proposal: Proposal }>(`GET ${path}`, ({ proposal }) => ({
      proposal: { ...proposal, questions: proposal.questions.map(withCause) },
    }))
    await page.reload()
    const causes = within(await screen.findByRole('radiogroup', { name: 'Why they need you' }))
    await page.user.click(causes.getByRole('radio', { name: 'Only you know (1)' }))
    await waitFor(() => expect(shown()).to.deep.equal([FAMILIES]))
    await page.user.click(causes.getByRole('radio', { name: /^Not in your documents|^No passage answers/ }))
    await waitFor(() => expect(shown()).to.deep.equal([ROOF]))
    await page.user.click(causes.getByRole('radio', { name: 'For any reason' }))
    await waitFor(() => expect(shown()).to.deep.equal([FAMILIES, ROOF]))
  })

  it('offers to take a check back where it took the question off the list', async () => {
    const { page } = await openAnswered('?show=draft')
    await waitFor(() => expect(shown()).to.deep.equal([FAMILIES, VOLUNTEERS]))
    await page.user.click(check(FAMILIES))
    await waitFor(() => expect(shown()).to.deep.equal([VOLUNTEERS]))
    screen.getByText('Question 1 is checked.')
    await page.user.click(screen.getByRole('button', { name: 'Undo' }))

    await waitFor(() => expect(shown()).to.deep.equal([FAMILIES, VOLUNTEERS]))
    expect(screen.queryByText('Question 1 is checked.')).to.equal(null)
    await page.settles()
  })

  it('shows a check at once, and takes it back where the server refuses', async () => {
    const { page, path } = await openAnswered()
    const letGo = page.calls.hold(`POST ${path}/questions/*`, 'refused')
    await page.user.click(check(FAMILIES))
    await screen.findByText('1 of 3 checked')

    letGo()
    await within(card(FAMILIES)).findByRole('alert')
    await screen.findByText('0 of 3 checked')
    expect(isChecked(FAMILIES)).to.equal(false)
  })

  it('is done by keys: the next that needs somebody, the next one, the one before, checked', async () => {
    const { page } = await openAnswered()
    card(FAMILIES).focus()
    await page.user.keyboard('n')
    await waitFor(() => expect(focused()).to.equal(ROOF))
    await page.user.keyboard('k')
    expect(focused()).to.equal(FAMILIES)
    await page.user.keyboard('c')
    await waitFor(() => expect(isChecked(FAMILIES)).to.equal(true))
    await page.user.keyboard('jj')
    expect(focused()).to.equal(VOLUNTEERS)
    await page.user.keyboard('c')
    await screen.findByText('2 of 3 checked')
    await page.user.keyboard('?')
    within(await screen.findByRole('dialog', { name: 'Keys on this page' })).getByText('Next question')
    await page.settles()
  })

  it('leaves keys to fields, and to the browser', async () => {
    const { page } = await openAnswered()
    card(FAMILIES).focus()
    await page.user.keyboard('{Control>}c{/Control}')
    const field = screen.getByLabelText<HTMLTextAreaElement>('New question')
    await page.user.type(field, 'nice cjk?')

    expect(field.value).to.equal('nice cjk?')
    expect(isChecked(FAMILIES)).to.equal(false)
    expect(screen.queryByRole('dialog')).to.equal(null)
  })

  it('takes letters for words wherever no card has the focus itself', async () => {
    const { page, path } = await openAnswered()
    const buttons = () => within(card(FAMILIES)).getAllByRole('button')
    for (const focus of [
      () => document.body.focus(),
      () => buttons()[0]!.focus(),
      () => screen.getByRole('main').focus(),
    ]) {
      ;(document.activeElement as HTMLElement).blur()
      focus()
      const before = document.activeElement
      await page.user.keyboard('checkeverynicejacket')
      expect(document.activeElement).to.equal(before)
    }
    await page.settles()

    expect([page.calls.count('POST *'), page.address]).to.deep.equal([0, path])
    screen.getByText('0 of 3 checked')
    expect(screen.queryByRole('textbox', { name: /^Answer to/ })).to.equal(null)
  })

  it('leaves the focus on the page whatever is done', async () => {
    const { page } = await openAnswered()
    const choose = async (question: string, action: string) => {
      await page.user.click(within(card(question)).getByRole('button', { name: /^More for/ }))
      await page.user.click(await screen.findByText(action))
    }
    const onPage = async (what: string) => {
      await page.settles()
      await waitFor(() => expect(document.activeElement, what).not.to.equal(document.body))
      expect(document.activeElement?.matches('article'), `${what}: no card, where letters act`).to.equal(false)
    }
    await page.user.click(check(FAMILIES))
    await onPage('a check')
    await choose(FAMILIES, 'Split into several…')
    const dialog = within(await screen.findByRole('dialog'))
    const parts = dialog.getAllByRole<HTMLTextAreaElement>('textbox')
    for (const [at, part] of parts.entries()) await page.fill(part, `Part ${at + 1}`)
    await page.user.click(dialog.getByRole('button', { name: /^Split into/ }))
    await waitFor(() => expect(shown()).to.include('Part 2'))
    await onPage('a split')
    await choose('Part 2', 'Edit the question…')
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await onPage('a dialog that was closed')
    await choose('Part 2', 'Remove')
    await waitFor(() => expect(shown()).not.to.include('Part 2'))
    await onPage('a removal')
    await page.user.keyboard('{Enter}')
    await waitFor(() => expect(shown()).to.include('Part 2'))
    await waitFor(() => expect(focused()).to.equal('Part 2'))
    await page.settles()
  })

  it('shows those that are looked for, and says so in the address', async () => {
    const { page, path } = await openAnswered('?show=needs-you')
    expect(shown()).to.deep.equal([ROOF])
    await page.user.click(screen.getByText('Draft (2)'))
    await waitFor(() => expect(shown()).to.deep.equal([FAMILIES, VOLUNTEERS]))
    expect(page.address).to.equal(`${path}?show=draft`)
    await page.user.click(check(FAMILIES))
    await waitFor(() => expect(shown()).to.deep.equal([VOLUNTEERS]))
    expect(focused()).to.equal(VOLUNTEERS)
    await page.user.click(check(VOLUNTEERS))
    await screen.findByText('No draft waits to be checked.')
    await page.user.click(screen.getByText('Show all questions'))

    await waitFor(() => expect(shown()).to.deep.equal([...QUESTIONS]))
    expect(page.address).to.equal(path)
    await page.settles()
  })

  it('is led to a question by its link, from outside and from the list', async () => {
    const { page, path } = await openAnswered()
    const link = within(screen.getByRole('navigation', { name: 'Questions' })).getByRole('link', { name: /volunteers/ })
    const hash = link.getAttribute('href')!
    await page.user.click(link)
    await waitFor(() => expect(focused()).to.equal(VOLUNTEERS))
    expect(page.address).to.equal(path + hash)

    await page.goTo(`${path}?show=needs-you${hash}`)
    await waitFor(() => expect(focused()).to.equal(VOLUNTEERS))
    expect(shown()).to.deep.equal([ROOF, VOLUNTEERS])
  })

  it('says in sight, and after copying, how many places of unchecked answers are to be checked', async () => {
    const person = await world().person()
    const path = await addAnsweredApplication(world(), person)
    const answer = answeredWith('In 98,765 homes.').answer!
    const warned = { ...answer, metadata: { ...answer.metadata, warnings: [UNSUPPORTED] } }
    const page = await world().open(path, person, ({ calls }) => changeQuestions(calls, path, { answer: warned }))
    await screen.findByText('3 places to check')
    await page.user.click(screen.getByText('Copy all'))
    await screen.findByText('3 places to check before you send this. 3 answers are not checked')

    page.calls.restore()
    await page.reload()
    await screen.findByText('0 of 3 checked')
    expect(screen.queryByText(/to check$/)).to.equal(null)
  })

  it('is reminded of where the whole is copied', async () => {
    const { page } = await openAnswered()
    await page.user.click(check(FAMILIES))
    await page.user.click(screen.getByText('Full Document View'))

    await screen.findByText('2 answers are not checked')
    await page.settles()
  })
})

import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { addApplication, addApplicationWithQuestion, answeredWith, changeQuestions } from './applications.ts'
import { usePageWorld, type Person, type ShownPage } from './page-world.ts'

const MESSAGES = [{ role: 'user', content: 'Draft an answer.' }]

describe('the questions of an application', () => {
  const world = usePageWorld()

  const openChat = async (page: ShownPage) => {
    await page.user.click(await screen.findByLabelText(/^Chat about/))
    return within(await screen.findByRole('complementary', { name: /^Chat about/ }))
  }

  it('have their words and characters counted where there is a limit', async () => {
    const person = await world().person()
    const path = await addApplicationWithQuestion(world(), person)
    const page = await world().open(path, person, ({ calls }) =>
      changeQuestions(calls, path, { ...answeredWith('Families of our town'), word_limit: 3, characters_limit: 20 }),
    )
    await screen.findByText('4 of 3 words, above the limit')
    screen.getByText('20 of 20 characters')

    const unlimited = { word_limit: null, characters_limit: null }
    changeQuestions(page.calls, path, { ...answeredWith('Families of our town'), ...unlimited })
    await page.reload()
    await screen.findByText('Draft Response')
    screen.getByText('Families of our town')
    expect(screen.queryByText(/\b(words|characters)\b/)).to.equal(null)

    const length_limit = { unit: 'pages', amount: 0.5, words: 250 } as const
    changeQuestions(page.calls, path, { ...answeredWith('Families of our town'), ...unlimited, length_limit })
    await page.reload()
    await screen.findByText('Half a page (about 250 words)')
    screen.getByText('4 of about 250 words')

    const minimum = { unit: 'words', amount: 400 } as const
    changeQuestions(page.calls, path, { ...answeredWith('Families of our town'), ...unlimited, minimum })
    await page.reload()
    await screen.findByText('4 of at least 400 words')
  })

  it('say that they failed, and to admins why', async () => {
    const detail = 'The writer answered with 12 bytes.'
    const cases: [Person, string | null][] = [
      [await world().person(), null],
      [world().admin, detail],
    ]
    for (const [person, error] of cases) {
      const path = await addApplicationWithQuestion(world(), person)
      await world().open(path, person, ({ calls }) =>
        changeQuestions(calls, path, { status: 'error', answer: null, error }),
      )
      within(await screen.findByRole('alert')).getByText('Unexpected error occurred.')
      expect(screen.queryAllByText(detail)).to.have.length(error === null ? 0 : 1)
    }
  })

  it('show the history of the coordinator and the raw messages to admins alone', async () => {
    for (const person of [await world().person(), world().admin]) {
      const { isAdmin } = person.actor
      const path = await addApplicationWithQuestion(world(), person)
      await world().workOff()
      const page = await world().open(path, person, ({ calls }) =>
        changeQuestions(calls, path, answeredWith('Families', isAdmin ? MESSAGES : undefined)),
      )
      await screen.findByText('Draft Response')
      const coordinator = within(screen.getByRole('region', { name: 'Grant Application Coordinator' }))
      expect(screen.queryAllByText('Show conversation history')).to.have.length(isAdmin ? 1 : 0)
      expect(screen.queryAllByText('AI')).to.have.length(isAdmin ? 1 : 0)
      if (!isAdmin) continue
      await page.user.click(coordinator.getByText('Show conversation history'))
      expect(await coordinator.findAllByRole('listitem')).not.to.deep.equal([])
      await page.user.click(screen.getByText('AI'))
      const modal = within(await screen.findByRole('dialog', { name: 'AI messages' }))
      modal.getByText('Draft an answer.')

      changeQuestions(page.calls, path, answeredWith('Families', []))
      await page.reload()
      await screen.findByText('Draft Response')
      expect(screen.queryByText('AI'), 'without messages').to.equal(null)
    }
  })

  it('can be pasted as a new one, which is dropped again', async () => {
    const person = await world().person()
    const page = await world().open(await addApplication(world(), person), person)
    const field = await screen.findByLabelText<HTMLTextAreaElement>('New question')
    page.clipboard.text = 'How do you measure change?'
    await page.user.click(screen.getByText('Paste'))
    await screen.findByDisplayValue('How do you measure change?')
    page.clipboard.refuse()
    await page.user.click(screen.getByText('Paste'))
    await screen.findByText(/^Your browser does not allow pasting from here/)
    expect(field.value).to.equal('How do you measure change?')
    await page.user.click(screen.getByText('Cancel'))

    expect(field.value).to.equal('')
    expect(screen.queryByText(/does not allow pasting/)).to.equal(null)
    expect(screen.getByText('Submit').closest('button')?.disabled).to.equal(true)
  })

  it('take no request in the chat while one of them is being answered', async () => {
    const person = await world().person()
    const path = await addApplicationWithQuestion(world(), person)
    const page = await world().open(path, person)
    const panel = await openChat(page)
    const field = panel.getByLabelText<HTMLTextAreaElement>('What should be changed?')
    const send = panel.getByText('Send').closest('button')
    panel.getByText('A question is being answered. You can send when it is done.')
    expect([field.disabled, send?.disabled]).to.deep.equal([true, true])
    await page.user.keyboard('{Control>}{Enter}{/Control}')
    await page.settles()
    expect(page.calls.count('POST *')).to.equal(0)

    await world().workOff()
    await page.passes(5000)
    panel.getByText('Ctrl+Enter or Cmd+Enter sends.')
    expect(field.disabled).to.equal(false)
    await page.fill(field, 'Shorter')
    expect(send?.disabled).to.equal(false)
  })

  it('show a request with the place of its reply at once, and give it back where it was not taken', async () => {
    const person = await world().person()
    const path = await addApplicationWithQuestion(world(), person)
    await world().workOff()
    const page = await world().open(path, person)
    const panel = await openChat(page)
    const field = panel.getByLabelText<HTMLTextAreaElement>('What should be changed?')
    await page.fill(field, 'Make it shorter')
    const letGo = page.calls.hold('POST */improveAnswer/*', 'refused')
    await page.user.click(panel.getByText('Send'))
    const entries = within(panel.getByRole('log'))
    await entries.findByText('Make it shorter')
    entries.getByText('Processing your request...')
    expect([field.value, field.disabled]).to.deep.equal(['', true])

    letGo()
    await panel.findByText('Your request was not sent. What you typed is still here.')
    await waitFor(() => expect([field.value, field.disabled]).to.deep.equal(['Make it shorter', false]))
    expect(entries.queryByText('Processing your request...')).to.equal(null)
  })

  it('say where requests are understood in English only', async () => {
    const person = await world().person()
    const path = await addApplicationWithQuestion(world(), person)
    const note = /requests are understood in English only/
    const page = await world().open(path, person)
    await openChat(page)
    await page.settles()
    expect(screen.queryByText(note)).to.equal(null)

    await world().useCases.changeSettings.execute({ actor: person.actor, language: 'fr', toneOfVoice: '' })
    await page.goTo(path)
    const panel = await openChat(page)
    await panel.findByText(note)
    await page.goTo('/settings')
    await screen.findByText(/requests to change an answer are understood in English only/)
  })

  it('speak of keys only to somebody who has some', async () => {
    const person = await world().person()
    const path = await addApplicationWithQuestion(world(), person)
    await world().workOff()
    const page = await world().open(path, person)
    await openChat(page)
    screen.getByText('Ctrl+Enter or Cmd+Enter sends.')

    world().touch()
    await page.reload()
    await openChat(page)
    expect(screen.queryByText('Ctrl+Enter or Cmd+Enter sends.')).to.equal(null)
  })
})

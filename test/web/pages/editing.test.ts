import type { ProposalId, QuestionId } from '../../../core/shared/ids.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { proposalResponse, type Proposal, type Question } from '../../../adapters/http-contract/proposals.ts'
import type { SourcePassage } from '../../../adapters/http-contract/sources.ts'
import { addApplicationWithQuestion } from './applications.ts'
import { openText } from './edit-text.ts'
import { logIn } from './log-in.ts'
import { button, usePageWorld, type Person, type ShownPage } from './page-world.ts'

const EDIT = 'POST /proposals/*/answer/edit'
const SAVE_AFTER = 800
const RETRY_AFTER = 2_000
/** Milliseconds after a request. */
const FIRST_LOOK = 150

/** The question with a passage that comes near it, as long as its answer is missing. */
function withPassage(question: Question, passage: SourcePassage): Question {
  const { answer } = question
  if (answer === null || !question.requires_custom_answer) return question
  return {
    ...question,
    missingCause: 'none-answers',
    answer: { ...answer, metadata: { ...answer.metadata, passages: [passage] } },
  }
}

describe('an answer that is written by hand', () => {
  const world = usePageWorld()

  /** An application with one question that the documents do not answer. */
  async function application(): Promise<{ person: Person; path: string }> {
    const person = await world().person()
    const path = await addApplicationWithQuestion(world(), person)
    await world().workOff()
    return { person, path }
  }

  async function questionOf({ client }: Person, path: string): Promise<Question> {
    return (await client.get(path, proposalResponse)).proposal.questions[0]!
  }

  const answerOf = async (person: Person, path: string) => (await questionOf(person, path)).answer!.answer

  /** Somebody else saves this in the place of the answer. */
  async function saveElsewhere(person: Person, path: string, text: string): Promise<void> {
    const { id, answer } = await questionOf(person, path)
    const place = {
      kind: 'answer',
      proposalId: path.split('/').at(-1) as ProposalId,
      questionId: id as QuestionId,
    } as const
    const edit = { text, basedOn: answer?.version ?? 0, session: null }
    await world().useCases.editText.execute({ actor: person.actor, place, edit })
  }

  const edit = (page: ShownPage) => openText(page, 'Answer to Question 1')

  async function write(page: ShownPage, text: string): Promise<void> {
    await edit(page)
    await page.user.paste(text)
  }

  it('is saved by itself some time after the last key, counted as it is typed, and says whose it is', async () => {
    const { person, path } = await application()
    const page = await world().open(path, person)
    await screen.findByText('Not in your documents')
    await write(page, 'Families of *our* town.')
    await page.passes(SAVE_AFTER)

    await screen.findByText('Saved just now')
    await screen.findByText('Written by you')
    expect(await answerOf(person, path)).to.equal('Families of \\*our\\* town.')
    await page.user.keyboard('{Escape}')
    await screen.findByText('Draft Response')
    expect(screen.queryByText('Not in your documents')).to.equal(null)
    expect(screen.queryByText(/Draft from your documents/)).to.equal(null)
  })

  it('is saved at once by Ctrl+S, wherever the keys are, which says so even where there was nothing to save', async () => {
    const { person, path } = await application()
    const page = await world().open(path, person)
    await screen.findByText('Not in your documents')
    const pressed = (options: KeyboardEventInit) =>
      !fireEvent.keyDown(document.activeElement!, { ctrlKey: true, ...options })
    expect(pressed({ key: 's', code: 'KeyS' }), 'left to the browser').to.equal(false)

    const field = await edit(page)
    await waitFor(() => expect(document.activeElement).to.equal(field))
    expect(pressed({ key: 's', code: 'KeyS' }), 'nothing typed').to.equal(true)
    await screen.findByText('Saved')
    await page.user.paste('Families.')
    expect(pressed({ key: 'ы', code: 'KeyS' }), 'on a Cyrillic keyboard').to.equal(true)
    await screen.findByText('Saved just now')
    expect(await answerOf(person, path)).to.equal('Families.')
    expect(page.calls.count(EDIT)).to.equal(1)
  })

  it('is saved to its last word where it is long and left before a pause', async () => {
    const { person, path } = await application()
    const page = await world().open(path, person)
    await screen.findByText('Not in your documents')
    const long = 'We help families of our town. '.repeat(700).trim()
    await write(page, long)
    await page.user.paste(' And others.')
    await page.user.keyboard('{Escape}')
    await screen.findByText('Saved just now')

    expect(await answerOf(person, path)).to.equal(`${long} And others.`)
  })

  it('begins with a passage of the documents that is inserted with one click, and taken back with another', async () => {
    const { person, path } = await application()
    const page = await world().open(path, person)
    const passage = {
      ...{ documentId: 'd'.repeat(24), fileName: 'Our year.pdf', page: 3, heading: null, cited: false },
      ...{ ordinal: 4, passage: 'Families of our town come to us.', used: [] },
    }
    page.calls.change<{ proposal: Proposal }>(`GET ${path}`, ({ proposal }) => ({
      proposal: { ...proposal, questions: proposal.questions.map((question) => withPassage(question, passage)) },
    }))
    page.calls.change<object>(`GET ${path}/questions/*/sources`, (body) => ({ ...body, passages: [passage] }))
    await page.reload()
    const region = within(await screen.findByRole('region', { name: 'What your documents say: Question 1' }))
    await screen.findByText('Your documents do not answer this')
    region.getByText(passage.passage)

    page.calls.restore()
    const letGo = page.calls.hold(EDIT)
    await page.user.click(region.getByRole('button', { name: 'Insert: Our year.pdf, p. 3, for Question 1' }))

    const field = await screen.findByRole('textbox', { name: 'Answer to Question 1' })
    await waitFor(() => expect(document.activeElement).to.equal(field))
    const caret = document.getSelection()!
    expect([field.textContent, caret.isCollapsed]).to.deep.equal([passage.passage, true])
    expect(caret.focusOffset, 'behind the words').to.equal(passage.passage.length)
    letGo()
    await page.settles()
    expect(await answerOf(person, path), 'alone, before anything is typed').to.equal(passage.passage)
    expect(screen.queryByRole('region', { name: /^What your documents say/ })).to.equal(null)
    expect(document.activeElement).to.equal(field)
    await page.user.click(screen.getByRole('button', { name: 'Undo changes' }))
    await page.settles()
    expect((await questionOf(person, path)).requires_custom_answer).to.equal(true)
    expect(document.activeElement).not.to.equal(document.body)
  })

  it('opens with a key on its card, and leaves the focus where one can go on', async () => {
    const { person, path } = await application()
    const page = await world().open(path, person)
    const card = await screen.findByRole('article')
    card.focus()
    await page.user.keyboard('e')
    const field = await screen.findByRole('textbox', { name: 'Answer to Question 1' })
    await waitFor(() => expect(document.activeElement).to.equal(field))

    await page.user.keyboard('{Escape}')
    const opener = await button('Write the answer here: Answer to Question 1')
    await waitFor(() => expect(document.activeElement).to.equal(opener))
    expect(page.calls.count(EDIT)).to.equal(0)
  })

  it('is kept on the device without a connection, and is sent when its page opens again', async () => {
    const { person, path } = await application()
    const page = await world().open(path, person)
    page.calls.disconnect(EDIT)
    await write(page, 'Families of our town.')
    await page.passes(SAVE_AFTER)
    await screen.findByText('Not saved: no connection. It is kept on this device')
    await page.passes(RETRY_AFTER)
    expect(page.calls.count(EDIT)).to.equal(2)

    page.calls.restore()
    await page.reload()
    await screen.findByText('Families of our town.')
    await page.settles()
    expect(await answerOf(person, path)).to.equal('Families of our town.')
  })

  it('goes on after a session that ended, for nobody but its user', async () => {
    const { person, path } = await application()
    const page = await world().open(path, person)
    await write(page, 'Families of our town.')
    page.calls.forgetCookies()
    await page.passes(SAVE_AFTER)
    await page.arrivesAt('/login')
    expect(document.body.textContent).not.to.contain('Families')

    await logIn(page, person.email)
    await page.arrivesAt(path)
    await screen.findByText('Families of our town.')
    await page.settles()
    expect(await answerOf(person, path)).to.equal('Families of our town.')
  })

  for (const [choice, text] of [
    ['Use mine', 'Families of our town.'],
    ['Use the saved one', 'Schools of our town.'],
    ['Put mine below it', 'Schools of our town.\n\nFamilies of our town.'],
  ] as const)
    it(`is shown beside the text that was saved elsewhere meanwhile: ${choice}`, async () => {
      const { person, path } = await application()
      const page = await world().open(path, person)
      await write(page, 'Families of our town.')
      await saveElsewhere(person, path, 'Schools of our town.')
      await page.passes(SAVE_AFTER)
      const mine = await screen.findByRole('region', { name: 'Your words' })
      expect(within(mine).getByText('Families').tagName).to.equal('INS')
      expect(screen.getByRole('region', { name: 'The saved text' }).textContent).to.contain('Schools of our town.')

      await page.user.click(await button(choice))
      await page.settles()
      await screen.findByText('Saved just now')
      expect(await answerOf(person, path)).to.equal(text)
      expect(screen.queryByRole('region', { name: 'Your words' })).to.equal(null)
    })

  it('goes back to what it was, and to any version before', async () => {
    const { person, path } = await application()
    await saveElsewhere(person, path, 'Schools of our town.')
    const page = await world().open(path, person)
    await edit(page)
    await page.user.paste('Also ')
    await page.passes(SAVE_AFTER)
    expect(await answerOf(person, path)).to.contain('Also')

    await page.user.click(await button('Undo changes'))
    await page.settles()
    expect(await answerOf(person, path)).to.equal('Schools of our town.')
    await page.user.click(await button('History: Answer to Question 1'))
    const versions = await screen.findByRole('dialog', { name: 'History of this text' })
    await page.user.click(await within(versions).findByRole('button', { name: 'Restore version 3' }))
    await page.settles()
    expect(await answerOf(person, path)).to.contain('Also')
  })

  it('is copied without the signs of Markdown, and as rich text', async () => {
    const { person, path } = await application()
    await saveElsewhere(person, path, 'We help **412** families:\n\n- food\n- rent')
    const page = await world().open(path, person)
    await page.user.click(await button('Copy the answer to Question 1'))
    await button('Copied!')

    expect(page.clipboard.text).to.equal('We help 412 families:\n\n- food\n- rent')
    expect(page.clipboard.html).to.contain('<strong>412</strong>').and.to.contain('<li><p>food</p></li>')
  })

  it('is changed by a suggestion in the chat soon after, and taken back in its reply', async () => {
    const { person, path } = await application()
    const text =
      'We help 412 families of our town. They come to our kitchen on Tuesdays, and some of them cook with us.'
    await saveElsewhere(person, path, text)
    const page = await world().open(path, person)
    await page.user.click(await button('Chat about Question 1'))
    const suggestions = within(await screen.findByRole('group', { name: 'Suggestions' }))
    await page.user.click(suggestions.getByText('Shorter'))
    await page.settles()
    await world().workOff()
    await page.passes(FIRST_LOOK)
    const shorter = await answerOf(person, path)
    expect(shorter.length).to.be.lessThan(text.length)

    await page.user.click(await button('Undo this change'))
    await page.settles()
    expect(await answerOf(person, path)).to.equal(text)
    expect(screen.queryByText('Undo this change')).to.equal(null)
  })

  it('is changed in the words alone that were selected', async () => {
    const { person, path } = await application()
    await saveElsewhere(person, path, 'We help families. Families cook with us.')
    const page = await world().open(path, person)
    const shown = await screen.findByText('We help families. Families cook with us.')
    document.getSelection()?.setBaseAndExtent(shown.firstChild!, 0, shown.firstChild!, 17)
    fireEvent.mouseUp(shown)
    await page.user.click(await button('Change this…'))
    const field = await screen.findByLabelText('What should change?')
    await page.fill(field, 'Replace with “We help households.”')
    await page.user.click(within(field.closest('form')!).getByRole('button', { name: 'Send' }))
    await page.settles()

    expect(await answerOf(person, path)).to.equal('We help households. Families cook with us.')
    expect(screen.queryByLabelText('What should change?')).to.equal(null)
  })
})

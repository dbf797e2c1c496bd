import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { DEFAULT_SETTINGS } from '../../../core/identity/account.ts'
import { addApplicationWithQuestion, answeredWith, changeQuestions } from './applications.ts'
import { openText } from './edit-text.ts'
import { usePageWorld, type ShownPage } from './page-world.ts'

const GERMAN = 'Wir betreiben einen Jugendclub für die Kinder unserer Stadt, und sie kommen nach der Schule zu uns.'
const ENGLISH = 'We run a youth club for the children of our town and they come to it after school.'
const PAUSE = 1000

/** What browsers and screen readers know of the element that says this. */
function spokenAs(element: Element): (string | null | undefined)[] {
  return ['lang', 'dir'].map((name) => element.closest(`[${name}]`)?.getAttribute(name))
}

describe('the language and direction of what people wrote', () => {
  const world = usePageWorld()

  async function open(text: string, language = 'en-GB'): Promise<ShownPage> {
    const person = await world().person()
    const { actor } = person
    await world().useCases.changeSettings.execute({ actor, ...DEFAULT_SETTINGS, language })
    const path = await addApplicationWithQuestion(world(), person)
    await world().workOff()
    const page = await world().open(path, person)
    changeQuestions(page.calls, path, { ...answeredWith(text), text: GERMAN, chat: [{ role: 'user', text: GERMAN }] })
    await page.reload()
    await screen.findByRole('article')
    return page
  }

  it('are told of an answer, its question, and where it is written', async () => {
    const page = await open(GERMAN)
    const [question, answer] = await screen.findAllByText(GERMAN)
    await waitFor(() => expect(spokenAs(answer!)).to.deep.equal(['de', 'auto']))
    expect(spokenAs(question!)).to.deep.equal(['de', 'auto'])

    const field = await openText(page, 'Answer to Question 1')
    expect(spokenAs(field)).to.deep.equal(['de', 'auto'])
    await page.user.paste(` ${ENGLISH.repeat(9)}`)
    await page.passes(PAUSE)
    expect(spokenAs(field)).to.deep.equal(['en-GB', 'auto'])
  })

  it('are those of the page where the text is in its language, and of the account where nothing is written', async () => {
    const page = await open(ENGLISH, 'fr')
    const answer = await screen.findByText(ENGLISH)
    await page.settles()
    expect(spokenAs(answer)).to.deep.equal([undefined, 'auto'])

    await page.user.click(screen.getByRole('button', { name: 'Comments on Question 1' }))
    const comment = await screen.findByLabelText('New comment on Question 1')
    await waitFor(() => expect(spokenAs(comment)[0]).to.equal('fr'))
    await page.fill(comment, GERMAN)
    await page.user.click(screen.getByText('Comment'))
    const region = within(screen.getByRole('region', { name: 'Comments on Question 1' }))
    const said = within(await region.findByRole('list')).getByText(GERMAN)
    await waitFor(() => expect(spokenAs(said)).to.deep.equal(['de', 'auto']))
  })

  it('are told of what was said in the chat', async () => {
    const page = await open(ENGLISH)
    await page.user.click(screen.getByRole('button', { name: 'Chat about Question 1' }))
    const entries = within(await screen.findByRole('log'))
    await waitFor(() => expect(spokenAs(entries.getByText(GERMAN))).to.deep.equal(['de', 'auto']))
  })
})

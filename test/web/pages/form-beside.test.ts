import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import type { PlaceOfQuestion } from '../../../adapters/http-contract/forms.ts'
import { uploadForm } from './applications.ts'
import { usePageWorld, type Person } from './page-world.ts'

const NOTE = 'Please answer every question. We decide in March.'

/** Between the numbers of its questions one is missing; two lines ask nothing. */
const FORM = `Riverside Trust: Community Grants 2027

${NOTE}

1. Who will benefit from your work, and how many people do you reach? (max 90 words)

2. How do you keep children and adults at risk safe? (max 90 words)

4. How is your organisation governed?

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
    await screen.findByText(/^We found 3 questions in \d+ lines\. Question 3 seems to be missing\.$/)

    await page.user.click(screen.getByRole('button', { name: 'Look at the form' }))

    const form = await panel()
    await form.findByRole('button', { name: /^Question 1 Who will benefit from your work/ })
    form.getByRole('button', { name: 'Question 4 How is your organisation governed?' })
    form.getByText(/^3 questions and 0 things to do\./)
    await page.user.click(screen.getByRole('button', { name: 'Yes, that is right' }))
    await waitFor(() => expect(screen.queryByText(/seems to be missing/)).to.equal(null))
    await page.settles()
  })

  it('makes questions and things to do of lines, and takes them away again', async () => {
    const { page, panel } = await openForm()
    await page.user.click(screen.getByRole('button', { name: 'Form' }))
    const form = await panel()

    await page.user.click(await form.findByRole('button', { name: NOTE }))
    await page.user.click(form.getByRole('button', { name: 'Add as a question' }))
    await form.findByRole('button', { name: `Question 1 ${NOTE}` })
    expect(cards()[0]).to.equal(NOTE)
    await page.settles()
    await page.user.click(form.getByRole('button', { name: 'Not a question' }))
    await form.findByText('This is no question any more.')
    expect(cards()).to.have.length(3)
    await page.user.click(form.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(cards()).to.have.length(4))

    await page.user.click(form.getByRole('button', { name: 'Enclosures' }))
    await page.user.click(form.getByRole('button', { name: 'Add as something to do' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'To attach' }))
    await form.findByRole('button', { name: 'To attach Enclosures' })
    await screen.findByText('0 of 1 done')
    await page.settles()
  })

  it('suggests what a confirmed fact says of a box, to be taken and taken back with a click', async () => {
    const who = await world().person()
    const fact = { key: 'charityNumber', value: '1123456', state: 'confirmed', validUntil: null } as const
    await world().useCases.changeFact.execute({ actor: who.actor, ...fact })
    const { page } = await openForm(`${FORM}\nAre you a registered charity? ☐ Yes ☐ No\n`, who)
    const list = within((await screen.findByText('0 of 1 done, 1 suggested')).closest('details')!)
    await page.user.click(screen.getByText('To tick, sign and attach'))
    list.getByText('Suggested: Yes, from Organisation profile')
    list.getByRole('checkbox', { name: 'Done: Are you a registered charity?', checked: false })

    await page.user.click(list.getByRole('button', { name: 'Use “Yes” for Are you a registered charity?' }))

    await list.findByText('Your answer: Yes')
    list.getByRole('checkbox', { name: 'Done: Are you a registered charity?', checked: true })
    await page.settles()
    await page.user.click(list.getByRole('button', { name: 'Take back the answer to Are you a registered charity?' }))
    await list.findByText('Suggested: Yes, from Organisation profile')
    await page.settles()
  })

  it('shows where the answers go in the filled form, and takes another place for one', async () => {
    const { page, path } = await openForm()
    page.calls.change<{ places: PlaceOfQuestion[] }>(`GET ${path}/filledForm/places`, (body) => {
      const places = body.places.map((place, at) => (at === 0 ? { ...place, reason: 'unconfirmed' as const } : place))
      return { ...body, places, notes: ['signed-before'] }
    })
    await page.user.click(screen.getByRole('button', { name: 'Filled form' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filled form' }))
    const left = within(await drawer.findByRole('region', { name: 'Left empty' }))
    left.getByRole('heading', { name: 'Left empty (3)' })
    expect(left.getAllByText('No answer yet')).to.have.length(2)
    left.getByText('Not confirmed yet')
    left.getByRole('button', { name: /^Confirm the answer to / })
    drawer.getByRole('button', { name: 'Download' })
    drawer.getByText(/^This file was signed before\./)
    drawer.getByRole('checkbox', { name: 'Mark what is still open with comments', checked: true })

    await page.user.click(left.getByRole('button', { name: 'More for How is your organisation governed?' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Other place' }))
    await page.user.click(await drawer.findByRole('button', { name: 'Put it here: below “Enclosures”' }))

    const shown = { name: 'Left empty: How is your organisation governed?' }
    await waitFor(() =>
      expect(drawer.getByRole('button', shown).closest('section')?.textContent).to.match(/EnclosuresLeft empty/),
    )
    await page.settles()
  })

  it('folds many empty places but for the chosen one, until they are wanted', async () => {
    const asked = Array.from(
      { length: 14 },
      (_, at) => `${at + 1}. How will you reach the people of district ${at + 1}?`,
    )
    const { page } = await openForm(`Riverside Trust: Community Grants 2027\n\n${asked.join('\n\n')}\n`)
    await page.user.click(screen.getByRole('button', { name: 'Filled form' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filled form' }))
    const left = within(await drawer.findByRole('region', { name: 'Left empty' }))
    left.getByRole('heading', { name: 'Left empty (14)' })
    await waitFor(() => expect(left.queryAllByRole('listitem').length).to.be.below(2))

    await page.user.click(await drawer.findByRole('button', { name: /^Left empty: .*district 9\?/ }))
    expect(left.getByRole('listitem').textContent).to.match(/district 9\?/)
    const fold = left.getAllByRole('button').find((one) => one.hasAttribute('aria-expanded'))!
    await page.user.click(fold)
    expect(left.getAllByRole('listitem')).to.have.length(14)
    await page.user.click(fold)
    expect(left.getAllByRole('listitem')).to.have.length(1)
  })

  it('leads from a place in the filled form to its question', async () => {
    const { page } = await openForm()
    await page.user.click(screen.getByRole('button', { name: 'Filled form' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filled form' }))
    await page.user.click(await drawer.findByRole('button', { name: /^Left empty: Who will benefit/ }))
    const actions = within(drawer.getByRole('group', { name: /^More for Who will benefit/ }))
    await page.user.click(actions.getByRole('button', { name: 'Go to question 1' }))

    await page.arrivesAt(/#q-\w+$/)
    await page.settles()
  })

  it('says which answers are not seen as a whole, and easily, in their places', async () => {
    const { page, path } = await openForm()
    const states = ['small', 'further-page', 'too-long'] as const
    page.calls.change<{ places: PlaceOfQuestion[] }>(`GET ${path}/filledForm/places`, (body) => ({
      ...body,
      places: body.places.map((place, at) => {
        const state = states[at] ?? 'filled'
        return { ...place, state, reason: null, isOverLimit: at === 1 }
      }),
    }))
    await page.user.click(screen.getByRole('button', { name: 'Filled form' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filled form' }))

    const toLookAt = within(await drawer.findByRole('region', { name: 'To look at' }))
    toLookAt.getByText('In small letters')
    toLookAt.getByText('Stands, or goes on, on a further page · Over the funder’s limit')
    toLookAt.getByText('Longer than its place')
  })

  it('offers no other try where the form can not be filled in', async () => {
    const { page, path } = await openForm()
    page.calls.refuse(`GET ${path}/filledForm/places`, 415)
    await page.user.click(screen.getByRole('button', { name: 'Filled form' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filled form' }))
    await drawer.findByRole('alert')

    expect(drawer.queryByRole('button', { name: 'Try again' })).to.equal(null)
    await page.settles()
  })

  it('moves from line to line by arrow keys, one stop of the Tab key in all', async () => {
    const { page, panel } = await openForm()
    await page.user.click(screen.getByRole('button', { name: 'Form' }))
    const first = await (await panel()).findByRole('button', { name: 'Riverside Trust: Community Grants 2027' })

    first.focus()
    await page.user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')

    expect(document.activeElement?.textContent).to.equal(NOTE)
    expect(document.querySelectorAll('[data-line][tabindex="0"]')).to.have.length(1)
    await page.user.keyboard('{Escape}')
    expect(screen.queryByRole('complementary', { name: 'The form' })).to.equal(null)
    await page.settles()
  })

  it('points at the line of the question on whose card the focus is', async () => {
    const { page, panel } = await openForm()
    await page.user.click(screen.getByRole('button', { name: 'Form' }))
    const line = await (await panel()).findByRole('button', { name: /^Question 4 / })

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
      ['1', 'declaration'],
      ['5', 'attachment'],
    ] as const)
      await useCases.markLine.execute({ actor: who.actor, proposalId, place, as })
    const page = await world().open(path, who)
    await page.settles()

    await page.user.click(await screen.findByText('To tick, sign and attach'))
    await page.user.click(screen.getByRole('checkbox', { name: 'Done: Enclosures' }))
    await screen.findByText('1 of 2 done')
    await page.settles()
    await page.user.click(screen.getByRole('button', { name: `More for ${NOTE}` }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Answer this in words' }))
    await screen.findByRole('article', { name: NOTE })
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

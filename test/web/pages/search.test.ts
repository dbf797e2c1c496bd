import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { preload } from '../../../apps/web/src/app/screens.ts'
import { addApplication, addApplicationWithQuestion } from './applications.ts'
import { usePageWorld, type ShownPage } from './page-world.ts'
import { isGone, REPORT_PDF, uploadSample, uploadText } from './uploaded-documents.ts'

const DEBOUNCE = 150

const dialog = () => screen.findByRole('dialog', { name: 'Search' })
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search everything, or type a command' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

async function openByKey(page: ShownPage): Promise<void> {
  await screen.findByRole('button', { name: 'Search' })
  await page.settles()
  await page.user.keyboard('/')
}

async function searchFor(page: ShownPage, text: string): Promise<void> {
  await page.fill(await field(), text)
  await page.passes(DEBOUNCE)
}

/** The line that Enter opens, as a screen reader is told. */
async function active(): Promise<string | null> {
  const id = (await field()).getAttribute('aria-activedescendant')
  return id === null ? null : (document.getElementById(id)?.textContent ?? null)
}

describe('search and commands', () => {
  const world = usePageWorld()

  before(() => preload('/projects'))

  it('opens by a button, by Ctrl+K and by a stroke, and gives the focus back', async () => {
    const page = await world().open('/projects', await world().person())
    const button = await screen.findByRole('button', { name: 'Search' })

    await page.user.click(button)
    await dialog()
    await waitFor(async () => expect(document.activeElement).to.equal(await field()))
    await page.user.keyboard('{Escape}')
    await isGone(await dialog())
    for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/']) {
      await page.user.keyboard(keys)
      expect((await field()).value).to.equal('')
      await page.user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('combobox')).to.equal(null))
    }
  })

  it('types a stroke where somebody types', async () => {
    const page = await world().open('/settings', await world().person())
    const tone = await screen.findByLabelText<HTMLInputElement>('Tone of voice')

    await page.user.type(tone, 'and/or')

    expect(tone.value).to.contain('and/or')
    expect(screen.queryByRole('combobox', { name: /^Search/ })).to.equal(null)
  })

  it('opens a question where it stands, chosen by the arrows', async () => {
    const person = await world().person()
    const path = await addApplicationWithQuestion(world(), person)
    const page = await world().open('/projects', person)
    await openByKey(page)

    await searchFor(page, 'benefi')
    await screen.findByText('Questions and answers')
    expect(await active()).to.contain('Who benefits?')
    await page.user.keyboard('{ArrowDown}{ArrowUp}{Enter}')

    await page.arrivesAt(new RegExp(`^${path}#q-`))
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Search/ })).to.equal(null))
  })

  it('copies what was found, and inserts it into the answer that had the focus, by keys that it shows', async () => {
    const person = await world().person()
    await world().useCases.changeFact.execute({
      actor: person.actor,
      key: 'charityNumber',
      value: '1187654',
      state: 'confirmed',
      validUntil: null,
    })
    const path = await addApplicationWithQuestion(world(), person)
    const page = await world().open(path, person)
    const card = (await screen.findByText('Who benefits?', { selector: 'article *' })).closest('article')!
    await page.settles()
    card.focus()
    await page.user.keyboard('/')
    await searchFor(page, 'charity number')
    await screen.findByText('Organisation profile')
    const acts = within(await screen.findByRole('group', { name: 'With the chosen line' }))
    expect(acts.getAllByRole('button').map((button) => button.getAttribute('aria-keyshortcuts'))).to.deep.equal([
      'Enter',
      'Control+C Meta+C',
      'Control+Enter Meta+Enter',
    ])

    await page.user.keyboard('{Control>}c{/Control}')
    await waitFor(() => expect(page.clipboard.text).to.equal('1187654'))
    await page.user.keyboard('{Control>}{Enter}{/Control}')

    await waitFor(() => expect(card.textContent).to.contain('1187654'))
    await page.goTo('/projects')
    await openByKey(page)
    await searchFor(page, 'charity number')
    await screen.findByText('Organisation profile')
    expect(screen.queryByText(/^Insert into/)).to.equal(null)
    await page.user.keyboard('{Enter}')
    await page.arrivesAt('/profile#charityNumber')
  })

  it('names the document of a passage that it inserts among the sources, with its words marked', async () => {
    const person = await world().person()
    const path = await addApplicationWithQuestion(world(), person)
    await uploadText(world(), person, 'Meals.txt', 'In 2025 we served 18,240 meals to the families of the ward.')
    await world().workOff()
    const page = await world().open(path, person)
    const card = (await screen.findByText('Who benefits?', { selector: 'article *' })).closest('article')!
    await page.settles()
    card.focus()
    await page.user.keyboard('/')
    await searchFor(page, 'families ward meals')
    await screen.findByRole('option', { name: /Meals/ })
    await page.user.keyboard('{Control>}{Enter}{/Control}')

    await page.user.click(await within(card).findByRole('button', { name: /Meals/ }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Sources of this answer' }))
    const mark = await drawer.findByText(/18,240 meals/, { selector: 'mark' })
    expect(mark.textContent).to.equal('In 2025 we served 18,240 meals to the families of the ward.')
  })

  it('inserts what was found into a fact in a row, which it replaces', async () => {
    const person = await world().person()
    const fact = { key: 'charityNumber', value: '1187654', state: 'confirmed', validUntil: null } as const
    await world().useCases.changeFact.execute({ actor: person.actor, ...fact })
    const path = await addApplication(world(), person, { questions: ['Company number'] })
    await world().workOff()
    const page = await world().open(path, person)
    const row = (await screen.findByText('Company number', { selector: 'article *' })).closest('article')!
    await page.settles()
    row.focus()
    await page.user.keyboard('/')
    await searchFor(page, 'charity number')
    await screen.findByText('Organisation profile')

    await page.user.keyboard('{Control>}{Enter}{/Control}')

    await waitFor(() => expect(row.querySelector('textarea')?.value).to.equal('1187654'))
  })

  it('opens a document at the page with the words, which it marks', async () => {
    const person = await world().person()
    await uploadSample(world(), person, REPORT_PDF)
    await world().workOff()
    const page = await world().open('/projects', person)
    await page.user.click(await screen.findByRole('button', { name: 'Search' }))

    await searchFor(page, 'volunt')
    const option = await screen.findByRole('option', { name: /Annual report 2025/ })
    expect(within(option).getAllByText(/^volunt/i, { selector: 'mark' })).not.to.deep.equal([])
    await page.user.click(option)

    await page.arrivesAt(/^\/projects\?document=\w+&passage=\d+$/)
    await screen.findByRole('dialog', { name: /Annual report 2025/ })
  })

  it('shows what was typed last, whichever answer comes last', async () => {
    const person = await world().person()
    await world().useCases.createProject.execute({ actor: person.actor, name: 'Gannets' })
    await world().useCases.createProject.execute({ actor: person.actor, name: 'Puffins' })
    const page = await world().open('/projects', person)
    await openByKey(page)
    const letGo = page.calls.hold('/search?q=gannets')

    await page.fill(await field(), 'gannets')
    page.timers.ring(DEBOUNCE)
    await waitFor(() => expect(page.calls.count('/search?q=gannets')).to.equal(1))
    await page.fill(await field(), 'puffins')
    page.timers.ring(DEBOUNCE)
    await screen.findByText('Puffins', { selector: '[role=option] mark' })
    letGo()
    await page.settles()

    expect(options()).to.include('Puffins')
    expect(options()).not.to.include('Gannets')
  })

  it('says when there is nothing', async () => {
    const page = await world().open('/projects', await world().person())
    await openByKey(page)

    await searchFor(page, 'zyzzyva')

    await screen.findByText(/^Nothing found for “zyzzyva”/)
  })

  it('asks whether a slip meant a word of the library, and searches for it by one click', async () => {
    const person = await world().person()
    await uploadText(world(), person, 'Safari.txt', 'Children paint the zebra of our town.')
    await world().workOff()
    const page = await world().open('/projects', person)
    await openByKey(page)
    await searchFor(page, 'zebar')

    await page.user.click(await screen.findByRole('button', { name: 'Did you mean “zebra”?' }))
    await page.passes(DEBOUNCE)

    expect((await field()).value).to.equal('zebra')
    await screen.findByRole('option', { name: /Safari\.txt/ })
    expect(screen.queryByText(/Did you mean/)).to.equal(null)
  })

  it('shows the passage near a question where none has all its words, and still asks about a slip', async () => {
    const person = await world().person()
    await uploadText(world(), person, 'Safari.txt', 'Children paint the zebra of our town.')
    await world().workOff()
    const page = await world().open('/projects', person)
    await openByKey(page)

    await searchFor(page, 'why children paint animals')
    const near = await screen.findByRole('option', { name: /Safari\.txt/ })
    expect(near.textContent).to.contain('Not all the words, but near')
    expect(within(near).getByText('Children', { selector: 'mark' })).to.not.equal(null)

    await searchFor(page, 'children paint zebar')
    await screen.findByRole('button', { name: 'Did you mean “children paint zebra”?' })
  })

  it('goes to pages and makes things, those of admins for admins alone', async () => {
    const person = await world().person()
    const { id } = await world().useCases.createProject.execute({ actor: person.actor, name: 'Harbour gardens' })
    const page = await world().open('/projects', person)
    await openByKey(page)
    await searchFor(page, 'admin')
    expect(options()).to.deep.equal([])
    await searchFor(page, 'go to settings')
    expect(options()).to.deep.equal(['Go to Settings'])
    await page.user.keyboard('{Enter}')
    await page.arrivesAt('/settings')

    await openByKey(page)
    await searchFor(page, 'new app harb')
    await page.user.keyboard('{Enter}')
    const modal = within(await screen.findByRole('dialog', { name: 'New Grant Application' }))
    await page.fill(await modal.findByLabelText('Name'), 'Community Fund')
    await page.user.click(modal.getByText('Create', { selector: 'button span' }))
    await page.arrivesAt(/^\/proposals\/\w+$/)
    await screen.findByText('Community Fund')

    await screen.findByText('New Grant Application').then(isGone)

    await page.user.keyboard('{Control>}k{/Control}')
    await searchFor(page, 'harbour')
    await page.user.click(await screen.findByRole('option', { name: 'Harbour gardens' }))
    await page.arrivesAt(`/projects/${id}`)
    await screen.findByRole('heading', { name: 'Harbour gardens' })
    await page.user.keyboard('{Control>}k{/Control}')
    await screen.findByText('Recently opened')
    expect(options()[0]).to.equal('Community Fund')
  })

  it('offers admins their pages', async () => {
    const page = await world().open('/projects', world().admin)
    await openByKey(page)

    await searchFor(page, 'admin jobs')

    expect(options()).to.include('Go to Admin: Jobs')
  })

  it('finds nothing of other accounts', async () => {
    const other = await world().person()
    await uploadText(world(), other, 'Gannets.txt', 'Gannets nest here.')
    await addApplicationWithQuestion(world(), other)
    await world().workOff()
    const page = await world().open('/projects', await world().person())
    await openByKey(page)

    await searchFor(page, 'gannets')

    await screen.findByText(/^Nothing found/)
  })
})

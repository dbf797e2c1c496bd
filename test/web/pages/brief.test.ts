import type { ProjectId } from '../../../core/shared/ids.ts'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { preload } from '../../../apps/web/src/app/screens.ts'
import { writeInto } from './edit-text.ts'
import { button, usePageWorld, type Person } from './page-world.ts'
import { ofProject, uploadText } from './uploaded-documents.ts'

const PLAN = `# Why it is needed

One family in three in Oxley has no garden of its own.

# Budget

| Item | Total cost | Requested | Match funding |
| --- | --- | --- | --- |
| Coordinator | £31,000 | £20,000 | £11,000 |
| Timber | £17,500 | £15,000 | £2,000 |
`
const SAVE_AFTER = 800

describe('the brief of a project', () => {
  const world = usePageWorld()

  before(() => preload('/projects/some/brief'))

  const createProject = async ({ actor }: Person) =>
    (await world().useCases.createProject.execute({ actor, name: 'Garden' })).id

  const briefOf = ({ actor }: Person, projectId: ProjectId) => world().useCases.viewBrief.execute({ actor, projectId })

  /** A project with a plan, on the page of its brief. */
  async function openBrief() {
    const person = await world().person()
    const id = await createProject(person)
    await uploadText(world(), person, 'Plan.md', PLAN, ofProject(id, 'grants'))
    await world().workOff()
    return { person, id, page: await world().open(`/projects/${id}/brief`, person) }
  }

  const section = (name: string) => screen.findByRole('region', { name })
  const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

  async function openProposed() {
    const opened = await openBrief()
    await opened.page.user.click(await button('Propose from 1 document'))
    await screen.findByText('Reading the documents of this project')
    await world().workOff()
    await opened.page.passes(3000)
    await screen.findByText('One family in three in Oxley has no garden of its own.')
    return opened
  }

  it('says why nothing is proposed without documents, and is written by hand', async () => {
    const person = await world().person()
    const id = await createProject(person)
    const page = await world().open(`/projects/${id}/brief`, person)

    await screen.findByRole('progressbar', { name: '0 of 13 sections filled in' })
    await screen.findByText(/^This project has no documents/)
    await writeInto(page, 'Risks', 'Rain. ')

    await within(await section('Risks')).findByText('Written by you')
    expect((await briefOf(person, id)).sections).to.have.length(1)
  })

  it('is proposed from the documents, and says so until somebody keeps it', async () => {
    const { page, person, id } = await openProposed()
    const need = await section('Need')
    within(need).getByText('Proposal')
    within(need).getByText('Draft from your documents')
    await screen.findByText(/2 proposals to check/)

    await page.user.click(within(need).getByRole('button', { name: 'Keep: Need' }))

    await waitFor(() => expect(within(need).queryByText('Proposal')).to.equal(null))
    await page.user.click(within(need).getByRole('button', { name: /Plan\.md/ }))
    await screen.findByText('Sources: Need')
    expect((await briefOf(person, id)).sections[0]?.state.origin).to.equal('person')
  })

  it('has a budget that is changed line by line, adds up, and says what does not', async () => {
    const { page, person, id } = await openProposed()
    await screen.findByText('Timber: £500.00 of the cost is not covered.')
    const budget = within(await section('Budget'))

    const others = await field('From others, line 2')
    await page.user.clear(others)
    await page.user.type(others, '2,500')
    await waitFor(() => expect(budget.queryByText(/not covered/)).to.equal(null))
    await page.user.click(budget.getByRole('button', { name: 'Add a line' }))
    await page.user.type(await field('Item, line 3'), 'Tea')
    await page.user.type(await field('Cost, line 3'), '1.250')
    budget.getByText('This could be £1,250 or £1.25. Type 1250 or 1.25.')
    await budget.findByText(/^Enter an amount such as .* This change is not saved yet/)
    await page.user.clear(await field('Cost, line 3'))
    await page.passes(SAVE_AFTER)

    await budget.findByText('Saved')
    const saved = (await briefOf(person, id)).budget
    expect(saved?.lines.map(({ item, fromOthers }) => [item, fromOthers])).to.deep.equal([
      ['Coordinator', 11000],
      ['Timber', 2500],
      ['Tea', null],
    ])
    expect(saved?.state.origin).to.equal('person')
  })

  it('keeps both budgets apart where somebody else saved first', async () => {
    const { page, person, id } = await openProposed()
    const { actor } = person
    const theirs = { lines: [], currency: 'EUR', basedOn: null }
    await world().useCases.changeBrief.execute({ actor, projectId: id, sections: [], budget: theirs })

    await page.user.type(await field('Item, line 1'), 's')
    await page.passes(SAVE_AFTER)
    await screen.findByText('Somebody else changed the budget in the meantime.')
    await page.user.click(await button('Keep mine'))

    await waitFor(async () => expect((await briefOf(person, id)).budget?.lines[0]?.item).to.equal('Coordinators'))
  })

  it('saves its budget at once when the tab is closed or the page left', async () => {
    const { page, person, id } = await openProposed()
    const firstItem = async () => (await briefOf(person, id)).budget?.lines[0]?.item

    await page.user.type(await field('Item, line 1'), 's')
    window.dispatchEvent(new Event('pagehide'))
    await page.settles()
    expect(await firstItem()).to.equal('Coordinators')
    await page.user.type(await field('Item, line 1'), ' of gardens')
    await page.user.click(await screen.findByRole('link', { name: 'Projects' }))
    await waitFor(async () => expect(await firstItem()).to.equal('Coordinators of gardens'))
    await page.settles()
  })

  it('is one step from its project, which says how far it is', async () => {
    const { page, person, id } = await openProposed()
    const project = await world().open(`/projects/${id}`, person)

    await screen.findByText('1 of 13 sections')
    await project.user.click(await screen.findByText('Project brief'))

    await screen.findByRole('heading', { name: 'Brief of Garden' })
    expect(page.address).to.equal(`/projects/${id}/brief`)
  })
})

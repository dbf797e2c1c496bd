import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { writeInto } from './edit-text.ts'
import { button, usePageWorld, type Person } from './page-world.ts'
import { ofProject, uploadText } from './uploaded-documents.ts'

const WRITING = 'Generating your project overview'
const PLAN = `# Warm kitchen

**Warm kitchen** is a project of the Elmsey trust. We cook for 120 people a week in the village hall.

We will buy two induction ovens for £48,000 and open on a fifth day from May 2027.
`

describe('the overview of a project', () => {
  const world = usePageWorld()

  /** A project whose document has been read. */
  const createProject = async (person: Person, fileName = 'Plan.md', text = PLAN) => {
    const { id } = await world().useCases.createProject.execute({ actor: person.actor, name: 'Warm kitchen' })
    await uploadText(world(), person, fileName, text, ofProject(id, 'grants'))
    await world().workOff()
    return { id, path: `/projects/${id}#overview` }
  }

  const request = ({ actor }: Person, { id }: Awaited<ReturnType<typeof createProject>>) =>
    world().useCases.requestOverview.execute({ actor, projectId: id })

  it('asks for documents first', async () => {
    const person = await world().person()
    const { id } = await world().useCases.createProject.execute({ actor: person.actor, name: 'Garden' })
    const page = await world().open(`/projects/${id}`, person)
    await page.user.click(await screen.findByText('Overview'))

    await screen.findByText('Upload project documents on the Grants tab to get an overview of this project.')
    expect(screen.queryByText('Generate Project Overview')).to.equal(null)
  })

  it('is generated while one waits, and copied without the marks of Markdown', async () => {
    const person = await world().person()
    const project = await createProject(person)
    const page = await world().open(project.path, person)
    await page.user.click(await button('Generate Project Overview'))
    const progress = await screen.findByRole('progressbar', { name: WRITING })
    expect(progress.closest('[role=status]')?.textContent).to.match(new RegExp(`^${WRITING}`))
    await page.settles()
    await world().workOff()
    await page.passes(5000)

    await screen.findByText('What the project is', { selector: 'h2, h3' })
    expect(screen.getByRole('article', { name: 'Overview' }).textContent).not.to.contain('£48,000')
    expect((await screen.findAllByText('Plan.md')).length).to.be.at.least(1)
    expect(screen.queryByText('Regenerate')).to.equal(null)
    expect(page.timers.waiting(5000)).to.equal(0)

    await page.user.click(await screen.findByLabelText('Insert: Plan.md, for What the project is'))
    await page.settles()
    await page.user.click(screen.getByLabelText('Copy the overview'))
    await page.user.click(await screen.findByText('Go on without'))
    await screen.findByLabelText('Copied!')
    expect(await navigator.clipboard.readText())
      .to.contain('What the project is')
      .and.not.match(/^#|\*\*|\[insert|Timetable/m)
    await writeInto(page, 'Overview', 'Our own words. ')
    await screen.findByText('From what you told us, edited by you')
  })

  it('is shown as being written before the server has answered, and as before where that refuses', async () => {
    const person = await world().person()
    const project = await createProject(person)
    const page = await world().open(project.path, person)
    const letGo = page.calls.hold(`POST /projects/${project.id}/generateOverview`, 'refused')
    await page.user.click(await button('Generate Project Overview'))
    await screen.findByText(WRITING)
    letGo()

    expect((await screen.findByRole('alert')).textContent).to.match(/^The overview was not asked for\./)
    screen.getByText('Generate Project Overview')
    expect(screen.queryByText(WRITING)).to.equal(null)
    expect(page.timers.waiting(5000)).to.equal(0)
  })

  it('is still waited for after a return to the page', async () => {
    const person = await world().person()
    const project = await createProject(person)
    await request(person, project)
    const page = await world().open(project.path, person)
    await screen.findByText(WRITING)
    await world().workOff()
    await page.passes(5000)

    await screen.findByText('What the project is', { selector: 'h2, h3' })
  })

  it('says why there is none, and is tried again', async () => {
    const person = await world().person()
    const project = await createProject(person, 'Broken.pdf', '%PDF-1.7 broken')
    await request(person, project)
    await world().workOff()
    const page = await world().open(project.path, person)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).to.contain('Nothing could be read in the documents of this project')

    await page.user.click(screen.getByText('Try Again'))
    await screen.findByText(WRITING)
    expect(screen.queryByRole('alert')).to.equal(null)
  })

  it('is generated again by admins', async () => {
    const { admin } = world()
    const project = await createProject(admin)
    await request(admin, project)
    await world().workOff()
    const page = await world().open(project.path, admin)
    await screen.findByText('What the project is', { selector: 'h2, h3' })
    await page.user.click(screen.getByText('Regenerate'))
    await screen.findByText(WRITING)
    await page.settles()
    await world().workOff()
    await page.passes(5000)

    await screen.findByText('Regenerate')
  })
})

describe('the facts file of an account', () => {
  const world = usePageWorld()

  it('stands folded in the settings once it was generated', async () => {
    const person = await world().person()
    await uploadText(
      world(),
      person,
      'Annual report.md',
      '# Income and expenditure\n\nOur income was £412,600 in 2025.',
    )
    await world().workOff()
    const page = await world().open('/settings', person)
    await screen.findByLabelText('Tone of voice')
    await page.settles()
    expect(screen.queryByText('Facts about your organisation', { selector: 'summary' })).to.equal(null)

    await world().useCases.requestFactsFile.execute({
      actor: world().admin.actor,
      accountId: person.actor.accountId,
    })
    await world().workOff()
    await page.reload()
    const title = await screen.findByText('Facts about your organisation', { selector: 'summary' })
    const facts = title.closest('details')!
    expect(facts.open).to.equal(false)
    within(facts).getByText('Known', { selector: 'h2, h3' })
    await waitFor(() => expect(facts.textContent).to.contain('£412,600'))
    await writeInto(page, 'Facts about your organisation', 'Our own words. ')
    await screen.findByText('From your documents, edited by you')
    await page.reload()
    await screen.findByText(/Our own words\./)
  })
})

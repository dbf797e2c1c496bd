import { screen, within } from '@testing-library/dom'
import { expect } from 'chai'
import { usePageWorld } from './page-world.ts'

describe('projects and their pages', () => {
  const world = usePageWorld()

  it('creates no project without a name, nor by Enter alone', async () => {
    const page = await world().open('/projects', await world().person())
    await page.user.click(await screen.findByRole('button', { name: 'Create a new project' }))
    const modal = within(await screen.findByRole('dialog', { name: 'Create a new project' }))
    const create = modal.getByRole<HTMLButtonElement>('button', { name: 'Create' })
    expect(create.disabled).to.equal(true)

    await page.user.type(modal.getByLabelText('Project name'), '   ')
    expect(create.disabled).to.equal(true)
    await page.user.type(modal.getByLabelText('Project name'), 'Garden{Enter}')
    expect(create.disabled).to.equal(false)
    expect(page.calls.count('POST /projects/create')).to.equal(0)
    await page.user.click(create)

    await screen.findByRole('heading', { name: 'Garden', level: 1 })
    await page.arrivesAt(/^\/projects\/[0-9a-f]{24}$/)
  })

  it('asks for a project every 5 s while its overview is written, and no more after', async () => {
    const person = await world().person()
    const { id } = await world().useCases.createProject.execute({ actor: person.actor, name: 'Garden' })
    const call = `GET /projects/${id}`
    const page = await world().open(`/projects/${id}#overview`, person, ({ calls }) =>
      calls.change<{ project: object }>(call, (body) => ({
        ...body,
        project: { ...body.project, overview: { status: 'processing', text: null, error: null } },
      })),
    )
    await screen.findByText('Generating your project overview')
    for (const polls of [2, 3]) {
      await page.passes(5000)
      expect(page.calls.count(call)).to.equal(polls)
    }

    page.calls.restore()
    await page.passes(5000)

    await screen.findByText(/^Upload project documents on the Grants tab/)
    expect(page.timers.waiting(5000)).to.equal(0)
  })
})

import { expect } from 'chai'
import { useBrowserWorld } from './browser-world.ts'
import { PASSWORD, type Person } from './person.ts'
import { numberedForm } from './sample-files.ts'
import type { Visitor } from './visitor.ts'

describe('when something goes otherwise', () => {
  const world = useBrowserWorld()

  /** The path of an application that waits for its form to be read. */
  async function uploadForm(visitor: Visitor, { actor }: Person): Promise<string> {
    const { id } = await world().useCases.createProject.execute({ actor, name: 'Garden' })
    await visitor.open(`/projects/${id}`)
    await visitor.button(/Create New Grant$/).click()
    const modal = visitor.dialog('New Grant Application')
    await modal.getByLabel('Name', { exact: true }).fill('Community Grants 2027')
    await visitor.choose(modal.getByRole('button', { name: 'Choose a file' }), await numberedForm())
    await modal.getByRole('button', { name: 'Create' }).click()
    await visitor.arrivesAt(/^\/proposals\//)
    return visitor.path
  }

  it('nothing is lost by a reload and the end of the session in the middle of the work', async () => {
    const person = await world().person()
    world().holdJobs(person)
    await world().visitAs(person, async (visitor) => {
      visitor.expects(/status of 401 /)
      const application = await uploadForm(visitor, person)
      await visitor.sees(visitor.text('Processing your grant application...'))
      await visitor.page.reload()
      await visitor.sees(visitor.text('Processing your grant application...'))
      world().resumeJobs(person)
      await world().jobsAreDone(person)
      await visitor.page.reload()
      await visitor.sees(visitor.text('Needs you (4)'), visitor.text('0/4 questions answered'))
      await visitor.sees(visitor.page.getByRole('article').nth(3))

      const question = visitor.field('New question')
      await question.fill('What is your legal status?')
      await visitor.context.clearCookies()
      await visitor.button('Submit').click()
      await visitor.arrivesAt('/login')
      await visitor.field('Email').fill(person.email)
      await visitor.field('Password').fill(PASSWORD)
      await visitor.button('Submit').click()

      await visitor.arrivesAt(application)
      await visitor.sees(visitor.heading('Community Grants 2027'), question)
      expect(await question.inputValue()).to.equal('What is your legal status?')
    })
  })
})

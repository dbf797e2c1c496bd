import { expect } from 'chai'
import { eventually } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { personWithLibrary } from './seeded-account.ts'
import { NUMBERED_LIMITS, numberedForm } from './sample-files.ts'

describe('an application made of a PDF', () => {
  const world = useBrowserWorld()

  it('holds the numbered questions of the form, each with a draft within its limit', async () => {
    const person = await personWithLibrary(world())
    const project = await world().useCases.createProject.execute({ actor: person.actor, name: 'Open doors' })
    await world().visitAs(person, async (visitor) => {
      await visitor.open(`/projects/${project.id}`)
      await visitor.button(/Create New Grant$/).click()
      const modal = visitor.dialog('New Grant Application')
      await modal.getByLabel('Name', { exact: true }).fill('Community Grants 2027')
      await visitor.choose(modal.getByRole('button', { name: 'Choose a file' }), await numberedForm())
      await modal.getByRole('button', { name: 'Create' }).click()
      await visitor.arrivesAt(/^\/proposals\//)

      await visitor.sees(visitor.text('4/4 questions answered'))
      await visitor.seesNoMore(visitor.text('Processing your grant application...'))
      const cards = visitor.page.getByRole('article')
      await eventually(async () =>
        expect(await cards.getByRole('heading', { level: 2 }).allTextContents()).to.have.length(NUMBERED_LIMITS.length),
      )
      for (const [index, limit] of NUMBERED_LIMITS.entries()) {
        const card = cards.nth(index)
        await visitor.sees(card.getByRole('heading', { name: 'Draft Response' }))
        const counts = await card.getByText(/^\d+ of \d+ /).allTextContents()
        expect(counts.map((count) => count.replace(/^\d+ of /, ''))).to.deep.equal(limit === null ? [] : [limit])
      }
    })
  })
})

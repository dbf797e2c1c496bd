import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { eventually, eventuallyEquals } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { delayAnswers } from './page-calls.ts'
import { PASSWORD } from './person.ts'

interface Load {
  readonly files: number
  readonly kilobytes: number
  readonly calls: number
}

/** What a page has loaded so far, as the browser counts it: bodies as they came over the wire. */
const loadOf = (page: Page): Promise<Load> =>
  page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const files = resources.filter(({ name }) => /\.(?:js|css)$/.test(name))
    return {
      files: files.length,
      kilobytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
      calls: resources.filter(({ name }) => name.includes('/api/')).length,
    }
  })

describe('what a first visit loads', () => {
  const world = useBrowserWorld()

  it('is a log-in form to begin with, which keeps what is typed before the app is there', async () => {
    const { email } = await world().person()
    await world().visit(async (visitor) => {
      const release = await delayAnswers(visitor, '**/*.js')
      await visitor.page.goto('/login', { waitUntil: 'commit' })
      const field = visitor.field('Email')
      await field.evaluate((element) => element.setAttribute('data-seen', ''))
      await field.fill(email)
      await visitor.field('Password').fill(PASSWORD)
      // Nothing is sent and nothing lost before the app can send it.
      await visitor.button('Submit').click()
      release()

      await eventually(async () =>
        expect(
          await field.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
        ).to.equal(true),
      )
      expect(await visitor.page.locator('input[data-seen]').inputValue()).to.equal(email)
      await visitor.button('Submit').click()
      await visitor.arrivesAt('/newApplication')
    })
  })

  it('is little for the projects, and few files and calls for an application of many questions', async () => {
    const person = await world().person()
    const grant = { name: 'Many', projectId: null, grantInfo: [], funderId: null, funderName: null }
    const { id: proposalId } = await world().useCases.createManualGrant.execute({ actor: person.actor, ...grant })
    for (let number = 1; number <= 40; number++)
      await world().useCases.addQuestion.execute({
        actor: person.actor,
        proposalId,
        questionText: `Who benefits from part ${number}?`,
      })
    await world().jobsAreDone(person)
    await world().visitAs(person, async (visitor) => {
      await visitor.open('/projects')
      await visitor.sees(visitor.heading('Projects'))
      await visitor.page.waitForLoadState('networkidle')
      const projects = await loadOf(visitor.page)
      expect(projects.kilobytes).to.be.below(190)
      expect(projects.files).to.be.at.most(12)

      await visitor.open(`/proposals/${proposalId}`)
      await eventuallyEquals(() => visitor.page.locator('article[data-question]').count(), 40)
      await visitor.page.waitForLoadState('networkidle')
      const application = await loadOf(visitor.page)
      expect(application.files).to.be.at.most(15)
      expect(application.calls).to.be.at.most(8)
    })
  })
})

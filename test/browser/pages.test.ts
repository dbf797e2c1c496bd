import { expect } from 'chai'
import { useBrowserWorld } from './browser-world.ts'
import { longNameStates } from './long-name-states.ts'
import { checkPages } from './page-looks.ts'
import { seriousFindings } from './page-checks.ts'
import { pageStates } from './page-states.ts'

describe('the checker of pages', () => {
  const world = useBrowserWorld()

  it('finds what is planted', () =>
    world().visit(async (visitor) => {
      await visitor.page.setContent(
        '<html lang="en"><title>Planted</title><button></button><p style="color: #bbb">pale',
      )

      const rules = (await seriousFindings(visitor)).map((finding) => finding.replace(/:[^]*/, ''))
      expect(rules).to.have.members(['button-name', 'color-contrast'])
    }))
})

describe('every page', () => {
  checkPages((world, account) => [...pageStates(world, account), ...longNameStates(world, account)])
})

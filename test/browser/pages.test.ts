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
        '<html lang="en"><title>Planted</title><button></button><p style="color: #bbb">pale</p>' +
          '<button style="width: 9px; height: 9px; padding: 0">a</button>'.repeat(2),
      )

      const rules = (await seriousFindings(visitor)).map((finding) => finding.replace(/:[^]*/, ''))
      expect(rules).to.have.members(['button-name', 'color-contrast', 'target-size', 'target-size'])
    }))
})

describe('every page', () => {
  checkPages((world, account) => [...pageStates(world, account), ...longNameStates(world, account)])
})

import { expect } from 'chai'
import { eventuallyEquals } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { tabTo, type } from './keyboard.ts'
import { PASSWORD } from './person.ts'

const isFocused = (element: Element) => element === document.activeElement

describe('with the keyboard alone', () => {
  const world = useBrowserWorld()

  it('one logs in, creates a project, and an application in it', async () => {
    const { email } = await world().person()
    await world().visit(async (visitor) => {
      const { keyboard } = visitor.page
      await visitor.open('/login')
      await type(visitor, visitor.field('Email'), email)
      await type(visitor, visitor.field('Password'), PASSWORD)
      await keyboard.press('Enter')

      await visitor.arrivesAt('/newApplication')
      await visitor.open('/projects')
      await tabTo(visitor, visitor.button('Create a new project'))
      await keyboard.press('Enter')
      await type(visitor, visitor.field('Project name'), 'Garden for all')
      await tabTo(visitor, visitor.dialog('Create a new project').getByRole('button', { name: 'Create' }))
      await keyboard.press('Space')

      await visitor.arrivesAt(/^\/projects\/.+/)
      await tabTo(visitor, visitor.button(/Create New Grant$/))
      await keyboard.press('Enter')
      const modal = visitor.dialog('New Grant Application')
      await type(visitor, modal.getByLabel('Name', { exact: true }), 'Green Spaces Fund')
      await type(visitor, modal.getByLabel('What are you applying for funding for?'), 'raised beds')
      await type(visitor, modal.getByLabel('How much are you requesting?'), '£5,000')
      await type(visitor, modal.getByLabel('Funder', { exact: true }), 'Meadow Trust')
      await visitor.sees(visitor.text('Add “Meadow Trust”'))
      await keyboard.press('Enter')
      await tabTo(visitor, modal.getByRole('button', { name: 'Choose a file' }))
      await tabTo(visitor, modal.getByRole('button', { name: 'Create' }))
      await keyboard.press('Enter')

      await visitor.arrivesAt(/^\/proposals\//)
      await visitor.sees(visitor.text('Applying for £5,000 for raised beds from Meadow Trust'))
    })
  })

  it('stays in an open modal, and returns to its button when that is closed', async () => {
    await world().visitAs(await world().person(), async (visitor) => {
      await visitor.open('/projects')
      const opener = visitor.button('Create a new project')
      await tabTo(visitor, opener)
      await visitor.page.keyboard.press('Enter')
      const modal = visitor.dialog('Create a new project')
      await visitor.sees(modal)

      const isBehind = () =>
        modal.evaluate((dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement))
      for (let step = 0; step < 8; step++) {
        await visitor.page.keyboard.press('Tab')
        await eventuallyEquals(() => isBehind(), false, `after ${step + 1} steps of the Tab key`)
      }
      await visitor.page.keyboard.press('Escape')
      await visitor.seesNoMore(modal)
      await eventuallyEquals(() => opener.evaluate(isFocused), true)
    })
  })

  it('begins in the first field of a modal, and on the heading of one without a field', async () => {
    const person = await world().person()
    const content = (async function* () {
      yield Buffer.from('In 2024 we welcomed 1,240 people to our gardens.')
    })()
    const upload = { actor: person.actor, scope: { kind: 'shared' } as const, lastModified: null, content }
    await world().useCases.uploadDocument.execute({ ...upload, fileName: 'report.txt' })
    await world().visitAs(person, async (visitor) => {
      for (const [path, opener, field] of [
        ['/projects', 'Create a new project', 'Project name'],
        ['/accountUsers', 'Invite new user', 'Email'],
        ['/settings', 'Delete account', 'Type delete to confirm'],
        ['/documentLibrary', 'Delete report.txt', null],
      ] as const) {
        await visitor.open(path)
        await tabTo(visitor, visitor.button(opener))
        await visitor.page.keyboard.press('Enter')
        const modal = visitor.page.getByRole('dialog')
        await visitor.sees(modal)
        const first = field === null ? modal.locator('.ant-modal-title > *') : modal.getByLabel(field)
        await eventuallyEquals(() => first.evaluate(isFocused), true, `${path}: ${opener}`)
        await visitor.page.keyboard.press('Escape')
        await visitor.seesNoMore(modal)
      }
    })
  })

  it('opens the menus, walks in them, and leaves them', async () => {
    await world().visitAs(await world().person(), async (visitor) => {
      const { keyboard } = visitor.page
      await visitor.open('/projects')
      const menu = visitor.button('Account')
      await tabTo(visitor, menu)
      await keyboard.press('Enter')
      const entry = (name: string) => visitor.page.getByRole('menuitem', { name })
      await visitor.sees(entry('Waiting for you'))
      await keyboard.press('Escape')
      await visitor.seesNoMore(entry('Waiting for you'))
      await keyboard.press('ArrowDown')
      await eventuallyEquals(() => entry('Waiting for you').evaluate(isFocused), true)
      await keyboard.press('End')
      await eventuallyEquals(() => entry('Logout').evaluate(isFocused), true)
      await keyboard.press('Enter')

      await visitor.arrivesAt('/login')
    })
  })

  it('an admin sorts a list, and uses the menu of a row', async () => {
    await world().visitAs(world().admin, async (visitor) => {
      const { keyboard } = visitor.page
      await visitor.open('/admin/users')
      const head = visitor.page.getByRole('columnheader', { name: 'Email' })
      for (const direction of ['ascending', 'descending']) {
        await tabTo(visitor, head)
        await keyboard.press('Enter')
        await eventuallyEquals(() => head.getAttribute('aria-sort'), direction)
      }
      expect(new URL(visitor.page.url()).search).to.equal('?sort=-email')

      await visitor.open('/admin/singleJobs')
      const more = visitor.button('More: Expire invitations')
      await tabTo(visitor, more)
      await keyboard.press('Enter')
      const entry = visitor.page.getByRole('menuitem', { name: 'Run now' })
      await eventuallyEquals(() => entry.evaluate(isFocused), true)
      await keyboard.press('Escape')
      await visitor.seesNoMore(entry)
      await eventuallyEquals(() => more.evaluate(isFocused), true)
      await keyboard.press('Enter')
      await eventuallyEquals(() => entry.evaluate(isFocused), true)
      await keyboard.press('Enter')
      await visitor.sees(visitor.page.getByRole('row', { name: /^Expire invitations .*(Waiting|Running|ago)/ }))
    })
  })

  it('goes past the navigation to the content', async () => {
    await world().visitAs(await world().person(), async (visitor) => {
      await visitor.open('/projects')
      await visitor.sees(visitor.heading('Projects'))
      await visitor.page.keyboard.press('Tab')
      await visitor.sees(visitor.link('Skip to content'))
      const main = visitor.page.getByRole('main')
      await visitor.page.keyboard.press('Enter')
      await eventuallyEquals(() => main.evaluate(isFocused), true)
      await visitor.page.keyboard.press('Tab')

      await eventuallyEquals(() => main.evaluate((element) => element.contains(document.activeElement)), true)
    })
  })
})

import { expect } from 'chai'
import { becomes } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { furnishedAccount, type FurnishedAccount } from './furnished-account.ts'
import { PASSWORD, type Person } from './person.ts'
import { sampleForm } from './sample-files.ts'
import type { Visitor } from './visitor.ts'

interface FormToKeep {
  readonly title: string
  readonly path: (account: FurnishedAccount) => string
  readonly open?: (visitor: Visitor) => Promise<void>
  /** What is typed, by the label of its field. */
  readonly typed: Readonly<Record<string, string>>
  readonly send: (visitor: Visitor) => Promise<void>
}

const projectName: FormToKeep = {
  title: 'a new project',
  path: () => '/projects',
  open: (visitor) => visitor.button('Create a new project').click(),
  typed: { 'Project name': 'Garden for all' },
  send: (visitor) => visitor.dialog('Create a new project').getByRole('button', { name: 'Create' }).click(),
}

const editedName = (title: string, label: string, path: FormToKeep['path']): FormToKeep => ({
  title,
  path,
  open: (visitor) => visitor.button(`Edit: ${label}`).click(),
  typed: { [label]: 'A better name' },
  send: (visitor) => visitor.button('Save').click(),
})

const forms: readonly FormToKeep[] = [
  projectName,
  {
    title: 'a new report',
    path: ({ projectPath }) => `${projectPath}#reports`,
    open: (visitor) => visitor.button(/Create new report$/).click(),
    typed: { 'Report name': 'Our year', 'Report prompt': 'People reached,\nand what it cost' },
    send: (visitor) => visitor.dialog('New Project').getByRole('button', { name: 'Create' }).click(),
  },
  {
    title: 'an invitation',
    path: () => '/accountUsers',
    open: (visitor) => visitor.button('Invite new user').click(),
    typed: { Email: 'ada@example.org' },
    send: (visitor) => visitor.button('Send invite').click(),
  },
  {
    title: 'the settings',
    path: () => '/settings',
    typed: { 'Tone of voice': 'Warm and plain' },
    send: (visitor) => visitor.button('Save settings').click(),
  },
  editedName('the name of a project', 'Project name', ({ projectPath }) => projectPath),
  editedName('the name of an application', 'Title', ({ applicationPath }) => applicationPath),
  editedName('the name of a report', 'Report name', ({ reportPath }) => reportPath),
]

async function fill(visitor: Visitor, { path, open, typed }: FormToKeep, account: FurnishedAccount): Promise<void> {
  await visitor.open(path(account))
  await open?.(visitor)
  for (const [label, text] of Object.entries(typed)) await visitor.field(label).fill(text)
}

const valuesOf = async (visitor: Visitor, labels: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(labels.map(async (label) => [label, await visitor.field(label).inputValue()] as const)),
  )

async function logIn(visitor: Visitor, { email }: Person): Promise<void> {
  await visitor.arrivesAt('/login')
  await visitor.field('Email').fill(email)
  await visitor.field('Password').fill(PASSWORD)
  await visitor.button('Submit').click()
}

describe('what was typed', () => {
  const world = useBrowserWorld()
  let account: FurnishedAccount

  before(async () => {
    account = await furnishedAccount(world())
  })

  for (const form of forms)
    it(`into ${form.title} is there again after a session that ended`, () =>
      world().visitAs(account, async (visitor) => {
        visitor.expects(/status of 401 /)
        await fill(visitor, form, account)
        await visitor.context.clearCookies()
        await form.send(visitor)
        await logIn(visitor, account)

        await visitor.arrivesAt(form.path(account).replace(/#.*/, ''))
        await becomes(() => valuesOf(visitor, Object.keys(form.typed)), form.typed)
      }))

  it('into a new application is there again, but the file has to be chosen again', () =>
    world().visitAs(account, async (visitor) => {
      visitor.expects(/status of 401 /)
      await visitor.open(account.projectPath)
      await visitor.button(/Create New Grant$/).click()
      const modal = visitor.dialog('New Grant Application')
      const typed = {
        Name: 'Green Spaces Fund',
        'What are you applying for funding for?': 'raised beds',
        'How much are you requesting?': '£5,000',
      }
      for (const [label, text] of Object.entries(typed)) await visitor.field(label).fill(text)
      await modal.getByLabel('Funder', { exact: true }).fill('Meadow Trust')
      await visitor.text('Add “Meadow Trust”').click()
      await visitor.choose(modal.getByRole('button', { name: 'Choose a file' }), sampleForm)
      await visitor.context.clearCookies()
      await modal.getByRole('button', { name: 'Create' }).click()
      await logIn(visitor, account)

      await visitor.sees(modal.getByText('Meadow Trust'), modal.getByText(/^Choose “Brightwater .*” again/))
      await becomes(() => valuesOf(visitor, Object.keys(typed)), typed)
      await visitor.choose(modal.getByRole('button', { name: 'Choose a file' }), sampleForm)
      await visitor.seesNoMore(modal.getByText(/^Choose “/))
      await modal.getByRole('button', { name: 'Create' }).click()
      await visitor.arrivesAt(/^\/proposals\//)
      await visitor.open(account.projectPath)
      await visitor.button(/Create New Grant$/).click()
      await becomes(() => visitor.field('Name').inputValue(), '')
    }))

  it('is there again after a reload, and gone once it is cancelled', () =>
    world().visitAs(account, async (visitor) => {
      const modal = visitor.dialog('Create a new project')
      await fill(visitor, projectName, account)
      await visitor.page.reload()
      await visitor.sees(modal)
      await becomes(() => visitor.field('Project name').inputValue(), 'Garden for all')
      await modal.getByRole('button', { name: 'Cancel' }).click()
      await visitor.seesNoMore(modal)
      await visitor.page.reload()
      await visitor.button('Create a new project').click()

      await becomes(() => visitor.field('Project name').inputValue(), '')
    }))

  it('is gone after a log-out', () =>
    world().visit(async (visitor) => {
      const person = await world().person()
      await visitor.logInAs(person)
      await visitor.open('/settings')
      await visitor.field('Tone of voice').fill('Warm and plain')
      await visitor.button('Account').click()
      await visitor.page.getByRole('menuitem', { name: 'Logout' }).click()
      await logIn(visitor, person)
      await visitor.arrivesAt('/projects')
      await visitor.open('/settings')

      await becomes(() => visitor.field('Tone of voice').inputValue(), '')
    }))

  it('is shown to nobody else who logs in here', () =>
    world().visitAs(account, async (visitor) => {
      visitor.expects(/status of 401 /)
      await fill(visitor, projectName, account)
      await visitor.context.clearCookies()
      await projectName.send(visitor)
      await logIn(visitor, await world().person())
      await visitor.arrivesAt('/projects')
      await visitor.button('Create a new project').click()

      await becomes(() => visitor.field('Project name').inputValue(), '')
      const kept = await visitor.page.evaluate(() => JSON.stringify({ ...sessionStorage }))
      expect(kept).not.to.contain('Garden for all')
    }))

  it('is never a password', () =>
    world().visitAs(account, async (visitor) => {
      await visitor.open('/settings')
      for (const label of ['Current password', 'New password', 'Confirm new password'])
        await visitor.field(label).fill('what nobody may keep')
      const kept = await visitor.page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))

      expect(kept).not.to.contain('what nobody may keep')
    }))
})

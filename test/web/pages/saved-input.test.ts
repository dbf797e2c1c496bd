import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { PASSWORD } from '../../support/world.ts'
import { chooseInMenu, logIn } from './log-in.ts'
import { createGrant } from './page-fixtures.ts'
import { usePageWorld, type Person, type ShownPage } from './page-world.ts'
import { ofProject, uploadText } from './uploaded-documents.ts'

const FIELDS = 'input, textarea'

interface Paths {
  readonly project: string
  readonly application: string
  readonly report: string
}

interface FormToKeep {
  readonly title: string
  readonly path: (paths: Paths) => string
  /** Name of the button that opens it. */
  readonly opener?: string
  /** What is typed, by the label of its field. */
  readonly typed: Readonly<Record<string, string>>
  /** Name of the button that sends it. */
  readonly sender: string
}

const newProject: FormToKeep = {
  title: 'a new project',
  path: () => '/projects',
  opener: 'Create a new project',
  typed: { 'Project name': 'Garden for all' },
  sender: 'Create',
}

const editedName = (title: string, label: string, path: FormToKeep['path']): FormToKeep => ({
  title,
  path,
  opener: `Edit: ${label}`,
  typed: { [label]: 'A better name' },
  sender: 'Save',
})

const forms: readonly FormToKeep[] = [
  newProject,
  {
    title: 'a new report',
    path: ({ project }) => `${project}#reports`,
    opener: 'Create new report',
    typed: { 'Report name': 'Our year', 'Report prompt': 'People reached,\nand what it cost' },
    sender: 'Create',
  },
  {
    title: 'an invitation',
    path: () => '/accountUsers',
    opener: 'Invite new user',
    typed: { Email: 'ada@example.org' },
    sender: 'Send invite',
    // antd, of a message for a page that has gone.
  },
  {
    title: 'the settings',
    path: () => '/settings',
    typed: { 'Tone of voice': 'Warm and plain' },
    sender: 'Save settings',
  },
  editedName('the name of a project', 'Project name', ({ project }) => project),
  editedName('the name of an application', 'Title', ({ application }) => application),
  editedName('the name of a report', 'Report name', ({ report }) => report),
]

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: FIELDS })

async function press(page: ShownPage, name: string): Promise<void> {
  const part = within(document.querySelector<HTMLElement>('[role=dialog]') ?? document.body)
  const find = () => part.queryByLabelText(name) ?? part.getByText(name, { selector: 'button, button *' })
  const found = await waitFor(find)
  await page.user.click(found.closest('button') ?? found)
}

async function expectTyped(typed: FormToKeep['typed']): Promise<void> {
  for (const [label, text] of Object.entries(typed)) expect((await field(label)).value, label).to.equal(text)
}

async function isClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).to.equal(null))
}

const keptInBrowser = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])

describe('form input', () => {
  const world = usePageWorld()
  let person: Person
  let paths: Paths

  before(async () => {
    person = await world().person()
    const { actor } = person
    const { id: projectId } = await world().useCases.createProject.execute({ actor, name: 'A kitchen' })
    await uploadText(world(), person, 'plan.txt', 'We plan a kitchen.', ofProject(projectId, 'reports'))
    await world().workOff()
    const report = { actor, projectId, name: 'Report to Brightwater', reportPrompt: 'Report on 2025' }
    const { id: reportId } = await world().useCases.createReport.execute(report)
    paths = {
      project: `/projects/${projectId}`,
      application: `/proposals/${await createGrant(world(), person, { projectId })}`,
      report: `/reports/${reportId}`,
    }
    await world().workOff()
  })

  async function fill({ path, opener, typed }: FormToKeep): Promise<ShownPage> {
    const page = await world().open(path(paths), person)
    if (opener !== undefined) await press(page, opener)
    for (const [label, text] of Object.entries(typed)) await page.fill(await field(label), text)
    return page
  }

  for (const form of forms)
    it(`for ${form.title} is kept when the session ends`, async () => {
      const page = await fill(form)
      page.calls.forgetCookies()
      await press(page, form.sender)
      await page.arrivesAt('/login')
      await logIn(page, person.email)

      await page.arrivesAt(form.path(paths))
      await expectTyped(form.typed)
    })

  it('for a new application is kept when the session ends, but its file must be chosen again where the browser keeps none', async () => {
    const typed = {
      Name: 'Green Spaces Fund',
      'What are you applying for funding for?': 'raised beds',
      'How much are you requesting?': '£5,000',
    }
    const form = () => new File(['1. What will you do?'], 'Brightwater form.txt', { type: 'text/plain' })
    const page = await world().open(paths.project, person)
    await press(page, 'Create New Grant')
    for (const [label, text] of Object.entries(typed)) await page.fill(await field(label), text)
    await page.fill(await field('Funder'), 'Meadow Trust')
    await waitFor(() => expect(page.timers.waiting(400)).to.equal(1))
    await page.passes(400)
    await page.user.click(await screen.findByText('Add “Meadow Trust”'))
    await page.choose(screen.getByText('Choose a file'), form())
    page.calls.forgetCookies()
    await press(page, 'Create')
    await page.arrivesAt('/login')
    await logIn(page, person.email)

    const modal = within(await screen.findByRole('dialog', { name: 'New Grant Application' }))
    modal.getByText('Meadow Trust')
    await modal.findByText('Choose “Brightwater form.txt” again', { exact: false })
    await expectTyped(typed)
    await page.choose(modal.getByText('Choose a file'), form())
    expect(modal.queryByText(/^Choose “/)).to.equal(null)
    await page.user.click(modal.getByRole('button', { name: 'Create' }))
    await page.arrivesAt(/^\/proposals\//)
    await page.goTo(paths.project)
    await press(page, 'Create New Grant')
    await expectTyped({ Name: '' })
  })

  it('is kept over a reload, until it is cancelled', async () => {
    const page = await fill(newProject)
    await page.reload()
    await screen.findByRole('dialog', { name: 'Create a new project' })
    await expectTyped(newProject.typed)
    await press(page, 'Cancel')
    await isClosed()
    await page.reload()
    await screen.findByText('Create a new project')
    expect(screen.queryByRole('dialog')).to.equal(null)
    await press(page, 'Create a new project')

    await expectTyped({ 'Project name': '' })
  })

  it('is taken where the browser keeps nothing, and the log-out works', async () => {
    const set = Storage.prototype.setItem
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
    }
    try {
      // Somebody else: who logs out ends the session of the other tests.
      const page = await world().open('/projects', await world().person())
      await press(page, 'Create a new project')
      await page.fill(await field('Project name'), 'Garden')
      await expectTyped({ 'Project name': 'Garden' })
      await page.user.keyboard('{Escape}')
      await isClosed()
      await chooseInMenu(page, 'Account', 'Logout')
      await page.arrivesAt('/login')
    } finally {
      Storage.prototype.setItem = set
    }
  })

  it('is put aside by Escape, and there when the dialog is opened again, also after a reload', async () => {
    const page = await fill(newProject)
    // The end of a word that is being composed, as Safari tells of it.
    fireEvent.keyDown(document.activeElement!, { key: 'Escape', keyCode: 229 })
    screen.getByRole('dialog')
    await page.user.keyboard('{Escape}')
    await isClosed()
    await press(page, 'Create a new project')
    await expectTyped(newProject.typed)
    await page.user.keyboard('{Escape}')
    await isClosed()
    await page.reload()
    await screen.findByText('Create a new project')
    expect(screen.queryByRole('dialog')).to.equal(null)
    await press(page, 'Create a new project')

    await expectTyped(newProject.typed)
  })

  it('is put aside by Escape in what changes an application, and forgotten by Cancel', async () => {
    const page = await world().open(paths.application, person)
    const open = async () => {
      await page.user.click(await screen.findByLabelText('More for this application'))
      await page.user.click(await screen.findByText('Edit the details…'))
      await screen.findByRole('dialog')
    }
    const typed = { 'How much are you requesting?': 'twelve ovens' }
    await open()
    for (const [label, text] of Object.entries(typed)) await page.fill(await field(label), text)
    await page.user.keyboard('{Escape}')
    await isClosed()
    await open()
    await expectTyped(typed)
    await press(page, 'Cancel')
    await isClosed()
    await open()

    expect((await field('How much are you requesting?')).value).not.to.equal('twelve ovens')
  })

  it('keeps chosen files after Escape, until it is cancelled', async () => {
    const page = await world().open('/documentLibrary', person)
    const isChosen = () => screen.queryAllByText('Plan of ours.txt').length > 0
    const open = async () => page.user.click(await screen.findByRole('button', { name: /Upload documents$/ }))
    await open()
    await page.choose(await screen.findByText('Choose files'), new File(['We plan.'], 'Plan of ours.txt'))
    expect(isChosen()).to.equal(true)
    await page.user.keyboard('{Escape}')
    await isClosed()
    await open()
    expect(isChosen()).to.equal(true)
    await press(page, 'Cancel')
    await isClosed()
    await open()

    expect(isChosen()).to.equal(false)
  })

  it('is deleted at log-out', async () => {
    const page = await world().open('/settings', await world().person())
    const tone = await field('Tone of voice')
    await page.fill(tone, 'Warm and plain')
    expect(keptInBrowser()).to.contain('Warm and plain')
    await chooseInMenu(page, 'Account', 'Logout')
    await page.arrivesAt('/login')

    expect(keptInBrowser()).not.to.contain('Warm and plain')
  })

  it('is not shown to another user who logs in', async () => {
    const page = await fill(newProject)
    page.calls.forgetCookies()
    await press(page, newProject.sender)
    await page.arrivesAt('/login')
    await logIn(page, (await world().person()).email)
    await screen.findByText('Start with your first project')
    await press(page, 'Create a new project')

    await expectTyped({ 'Project name': '' })
    expect(keptInBrowser()).not.to.contain('Garden for all')
  })

  it('is not kept for passwords', async () => {
    const page = await fill({
      title: 'a new password',
      path: () => '/settings',
      typed: { 'Current password': PASSWORD, 'New password': PASSWORD, 'Confirm new password': PASSWORD },
      sender: 'Change password',
    })
    await page.fill(await field('Tone of voice'), 'Warm and plain')

    expect(keptInBrowser()).to.contain('Warm and plain').and.not.to.contain(PASSWORD)
  })
})

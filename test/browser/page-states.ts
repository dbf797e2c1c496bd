import type { BrowserWorld } from './browser-world.ts'
import { documentStates } from './document-states.ts'
import { loggedOutStates } from './logged-out-states.ts'
import type { SeededAccount } from './seeded-account.ts'
import { closeDialog, looks, pageState, type PageState } from './page-state.ts'
import type { Person } from './person.ts'
import { pipelineStates } from './pipeline-states.ts'
import { reportStates } from './report-states.ts'
import { sampleForm } from './sample-files.ts'
import type { Visitor } from './visitor.ts'

/** Every page and what can be open on it; `world` and `account` are asked for when a page is opened. */
export function pageStates(world: () => BrowserWorld, account: () => SeededAccount): readonly PageState[] {
  let newcomer: Person
  const asNewcomer = async (visitor: Visitor) => {
    newcomer = await world().person()
    await visitor.logInAs(newcomer)
  }
  const asOwner = (visitor: Visitor) => visitor.logInAs(account())

  async function openGrantModal(visitor: Visitor) {
    await visitor.open(account().projectPath)
    await visitor.button(/Create New Grant$/).click()
    await visitor.sees(visitor.dialog('New Grant Application'))
  }

  return [
    ...loggedOutStates(),
    {
      name: 'link of an invitation',
      logIn: asOwner,
      open: async (visitor) => {
        const email = 'somebody.with.a.long.address@community-trust.example.org'
        await world().confirm(account())
        await visitor.context.request.post('/api/account/invite', { data: { email } })
        await visitor.open('/accountUsers')
        await visitor.button(`Copy link of the invitation to ${email}`).click()
        await visitor.sees(visitor.field('Link of the invitation'))
      },
    },
    pageState(
      'organisation profile',
      asOwner,
      () => '/profile',
      (visitor) => visitor.heading('Who we are'),
    ),
    pageState(
      'settings',
      asOwner,
      () => '/settings',
      (visitor) => visitor.heading('Settings'),
      [
        {
          name: 'deletion of the account',
          open: async (visitor) => {
            await visitor.button('Delete account').click()
            await visitor.sees(visitor.page.getByRole('dialog'))
          },
        },
      ],
    ),
    pageState(
      'projects',
      asOwner,
      () => '/projects',
      (visitor) => visitor.link('A kitchen fit for the climate'),
      [
        {
          name: 'new project',
          open: async (visitor) => {
            await visitor.button('Create a new project').click()
            await visitor.field('Project name').fill('Garden')
          },
        },
      ],
    ),
    pageState(
      'no access',
      asNewcomer,
      () => '/admin/users',
      (visitor) => visitor.heading('No access to this page'),
      [
        looks(
          'no such page',
          () => '/nowhere',
          (visitor) => visitor.heading('There is no page'),
        ),
        looks(
          'library empty',
          () => '/documentLibrary',
          (visitor) => visitor.text('Upload some documents to get started.'),
        ),
        {
          name: 'report of another account',
          open: async (visitor) => {
            visitor.expects(/status of 404 /)
            await visitor.open(account().reportPath)
            await visitor.sees(visitor.heading('Report not found'))
          },
        },
      ],
    ),
    {
      ...looks(
        'projects empty',
        () => '/projects',
        (visitor) => visitor.heading('Start with your first project'),
      ),
      logIn: asNewcomer,
      then: [
        {
          name: 'project empty',
          open: async (visitor) => {
            await visitor.button('Create a new project').click()
            await visitor
              .field('Project name')
              .fill('A project with a name as long as charities give them to please three funders')
            await visitor.dialog('Create a new project').getByRole('button', { name: 'Create' }).click()
            await visitor.sees(visitor.heading('Next steps'), visitor.text('Your shared document library is empty.'))
          },
        },
      ],
    },
    pageState(
      'project',
      asOwner,
      () => account().projectPath,
      (visitor) => visitor.link('Warm Kitchens Fund'),
      [
        {
          name: 'project overview',
          open: async (visitor) => {
            await visitor.tab('Overview').click()
            await visitor.sees(visitor.text('Upload project documents on the Grants tab'))
          },
        },
        {
          name: 'project reports',
          open: async (visitor) => {
            await visitor.tab('Reports').click()
            await visitor.sees(visitor.link('Report to Brightwater Foundation'))
          },
        },
        {
          name: 'new report',
          open: async (visitor) => {
            await visitor.button(/Create new report$/).click()
            await visitor.dialog('New Project').getByLabel('Report name').fill('Our year')
          },
        },
      ],
    ),
    pageState(
      'report',
      asOwner,
      () => account().reportPath,
      (visitor) => visitor.text(/^Made without a language model: /),
    ),
    ...reportStates(account, asOwner),
    ...pipelineStates(asOwner),
    {
      name: 'new grant',
      logIn: asOwner,
      open: openGrantModal,
      then: [
        {
          name: 'new grant filled in',
          open: async (visitor) => {
            const modal = visitor.dialog('New Grant Application')
            await modal.getByLabel('Name', { exact: true }).fill('Community Fund')
            await visitor.choose(modal.getByRole('button', { name: 'Choose a file' }), sampleForm)
            await modal.getByLabel('Funder', { exact: true }).fill('Brightwater')
            await visitor.sees(visitor.text('Add “Brightwater”'))
          },
        },
      ],
    },
    ...documentStates(asOwner, asNewcomer),
    pageState(
      'application',
      asOwner,
      () => account().applicationPath,
      (visitor) => visitor.heading('Draft Response'),
      [
        {
          name: 'application sources',
          open: async (visitor) => {
            await visitor
              .button(/^Show the passage in/)
              .first()
              .click()
            await visitor.sees(visitor.dialog('Sources of this answer').locator('mark'))
          },
        },
        {
          name: 'application chat',
          open: async (visitor) => {
            await closeDialog(visitor)
            await visitor
              .button(/^Chat about/)
              .first()
              .click()
            await visitor.sees(visitor.field('What should be changed?'))
          },
        },
        looks(
          'application full document',
          () => `${account().applicationPath}#document`,
          (visitor) => visitor.button(/Copy Document$/),
        ),
      ],
    ),
    {
      name: 'application with its form beside it',
      logIn: asOwner,
      open: async (visitor) => {
        await visitor.open(account().applicationPath)
        await visitor.button('Form').click()
        const form = visitor.page.getByRole('complementary', { name: 'The form' })
        await form.getByRole('button', { name: /^Question 1 / }).click()
        await visitor.sees(form.getByRole('button', { name: 'Not a question' }))
      },
    },
    {
      name: 'application being worked on',
      logIn: asOwner,
      open: async (visitor) => {
        world().holdJobs(account())
        await openGrantModal(visitor)
        const modal = visitor.dialog('New Grant Application')
        await modal.getByLabel('Name', { exact: true }).fill('Community Fund')
        await visitor.choose(modal.getByRole('button', { name: 'Choose a file' }), sampleForm)
        await modal.getByRole('button', { name: 'Create' }).click()
        await visitor.sees(visitor.text('Processing your grant application...'))
      },
    },
    {
      name: 'application by hand',
      logIn: asOwner,
      open: async (visitor) => {
        await openGrantModal(visitor)
        const modal = visitor.dialog('New Grant Application')
        await modal.getByLabel('Name', { exact: true }).fill('By hand')
        await modal.getByRole('button', { name: 'Create' }).click()
        await visitor.sees(visitor.field('New question'))
      },
    },
    {
      name: 'page that stopped working',
      logIn: asOwner,
      open: async (visitor) => {
        visitor.expects(/TypeError/)
        const json = { success: true, projects: [null] }
        await visitor.page.route('**/api/projects/list', (route) => route.fulfill({ json }))
        await visitor.open('/projects')
        await visitor.sees(visitor.alert('Something on this page stopped working'))
      },
    },
    {
      name: 'message of background work',
      logIn: asNewcomer,
      open: async (visitor) => {
        world().holdJobs(newcomer)
        await visitor.open('/documentLibrary')
        await visitor.button(/Upload documents$/).click()
        const modal = visitor.dialog('Upload documents to your library')
        const broken = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 broken') }
        await visitor.choose(modal.getByRole('button', { name: 'Choose files' }), broken)
        await modal.getByRole('button', { name: 'Upload', exact: true }).click()
        await visitor.sees(visitor.text('Reading'))
        await visitor.link('Projects').click()
        world().resumeJobs(newcomer)
        await visitor.sees(visitor.text('“broken.pdf” could not be read'))
      },
    },
    pageState(
      'privacy',
      asOwner,
      () => '/privacy',
      (visitor) => visitor.page.getByRole('heading', { level: 1 }),
    ),
    pageState(
      'markdown',
      asOwner,
      () => '/markdownTestPage',
      (visitor) => visitor.heading('Preview'),
    ),
  ]
}

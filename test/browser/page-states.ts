import type { BrowserWorld } from './browser-world.ts'
import { documentStates } from './document-states.ts'
import type { SeededAccount } from './seeded-account.ts'
import type { PageState } from './page-state.ts'
import type { Person } from './person.ts'
import { pipelineStates } from './pipeline-states.ts'
import { reportStates } from './report-states.ts'
import { sampleDocuments, sampleForm } from './sample-files.ts'
import type { Visitor } from './visitor.ts'

/** Every page and what can be open on it; `world` and `account` are asked for when a page is opened. */
export function pageStates(world: () => BrowserWorld, account: () => SeededAccount): readonly PageState[] {
  const asNobody = async () => undefined
  let newcomer: Person
  const asNewcomer = async (visitor: Visitor) => {
    newcomer = await world().person()
    await visitor.logInAs(newcomer)
  }
  const asOwner = (visitor: Visitor) => visitor.logInAs(account())
  const asAdmin = (visitor: Visitor) => visitor.logInAs(world().admin)

  async function openGrantModal(visitor: Visitor) {
    await visitor.open(account().projectPath)
    await visitor.button(/Create New Grant$/).click()
    await visitor.sees(visitor.dialog('New Grant Application'))
  }

  const page = (
    name: string,
    logIn: PageState['logIn'],
    path: () => string,
    sign: (visitor: Visitor) => ReturnType<Visitor['text']>,
  ): PageState => ({
    name,
    logIn,
    open: async (visitor) => {
      await visitor.open(path())
      await visitor.sees(sign(visitor))
    },
  })

  return [
    page(
      'log-in',
      asNobody,
      () => '/login',
      (visitor) => visitor.heading('Log in'),
    ),
    page(
      'registration',
      asNobody,
      () => '/register',
      (visitor) => visitor.heading('Create your account'),
    ),
    {
      name: 'registration refused',
      logIn: asNobody,
      open: async (visitor) => {
        visitor.expects(/status of 422 /)
        await visitor.open('/register')
        await visitor.field('Email').fill('ada@example')
        await visitor.field('Password').fill('short')
        await visitor.field('Confirm password').fill('short')
        await visitor.button('Submit').click()
        await visitor.sees(visitor.alert('Registration error occurred'))
      },
    },
    {
      name: 'terms before log-in',
      logIn: asNobody,
      open: async (visitor) => {
        await visitor.open('/register')
        await visitor.link('terms').click()
        await visitor.sees(visitor.dialog('Terms'))
      },
    },
    page(
      'forgotten password',
      asNobody,
      () => '/forgotPassword',
      (visitor) => visitor.heading('Forgot your password?'),
    ),
    page(
      'new password',
      asNobody,
      () => '/resetPassword?token=t&email=ada%40example.org',
      (visitor) => visitor.heading('Choose a new password'),
    ),
    page(
      'invitation',
      asNobody,
      () => '/acceptInvite?token=t&email=ada%40example.org',
      (visitor) => visitor.field('Confirm password'),
    ),
    page(
      'account users',
      asOwner,
      () => '/accountUsers',
      (visitor) => visitor.page.getByRole('cell', { name: account().email }),
    ),
    {
      name: 'link of an invitation',
      logIn: asOwner,
      open: async (visitor) => {
        const email = 'somebody.with.a.long.address@community-trust.example.org'
        await visitor.context.request.post('/api/account/invite', { data: { email } })
        await visitor.open('/accountUsers')
        await visitor.button(`Copy link of the invitation to ${email}`).click()
        await visitor.sees(visitor.field('Link of the invitation'))
      },
    },
    page(
      'organisation profile',
      asOwner,
      () => '/profile',
      (visitor) => visitor.heading('Who we are'),
    ),
    {
      name: 'deletion of the account',
      logIn: asOwner,
      open: async (visitor) => {
        await visitor.open('/settings')
        await visitor.button('Delete account').click()
        await visitor.sees(visitor.page.getByRole('dialog'))
      },
    },
    page(
      'projects empty',
      asNewcomer,
      () => '/projects',
      (visitor) => visitor.heading('Start with your first project'),
    ),
    page(
      'projects',
      asOwner,
      () => '/projects',
      (visitor) => visitor.link('A kitchen fit for the climate'),
    ),
    {
      name: 'new project',
      logIn: asOwner,
      open: async (visitor) => {
        await visitor.open('/projects')
        await visitor.button('Create a new project').click()
        await visitor.field('Project name').fill('Garden')
      },
    },
    {
      name: 'project empty',
      logIn: asNewcomer,
      open: async (visitor) => {
        await visitor.open('/projects')
        await visitor.button('Create a new project').click()
        await visitor
          .field('Project name')
          .fill('A project with a name as long as charities give them to please three funders')
        await visitor.dialog('Create a new project').getByRole('button', { name: 'Create' }).click()
        await visitor.sees(visitor.heading('Next steps'), visitor.text('Your shared document library is empty.'))
      },
    },
    page(
      'project',
      asOwner,
      () => account().projectPath,
      (visitor) => visitor.link('Warm Kitchens Fund'),
    ),
    page(
      'project reports',
      asOwner,
      () => `${account().projectPath}#reports`,
      (visitor) => visitor.link('Report to Brightwater Foundation'),
    ),
    {
      name: 'new report',
      logIn: asOwner,
      open: async (visitor) => {
        await visitor.open(`${account().projectPath}#reports`)
        await visitor.button(/Create new report$/).click()
        await visitor.dialog('New Project').getByLabel('Report name').fill('Our year')
      },
    },
    page(
      'report',
      asOwner,
      () => account().reportPath,
      (visitor) => visitor.heading('What the documents do not say'),
    ),
    ...reportStates(account, asOwner),
    ...pipelineStates(asOwner),
    {
      name: 'report of another account',
      logIn: asNewcomer,
      open: async (visitor) => {
        visitor.expects(/status of 404 /)
        await visitor.open(account().reportPath)
        await visitor.sees(visitor.heading('Report not found'))
      },
    },
    page(
      'project overview',
      asOwner,
      () => `${account().projectPath}#overview`,
      (visitor) => visitor.text('Upload project documents on the Grants tab'),
    ),
    { name: 'new grant', logIn: asOwner, open: openGrantModal },
    {
      name: 'new grant filled in',
      logIn: asOwner,
      open: async (visitor) => {
        await openGrantModal(visitor)
        const modal = visitor.dialog('New Grant Application')
        await modal.getByLabel('Name', { exact: true }).fill('Community Fund')
        await visitor.choose(modal.getByRole('button', { name: 'Choose a file' }), sampleForm)
        await modal.getByLabel('Funder', { exact: true }).fill('Brightwater')
        await visitor.sees(visitor.text('Add “Brightwater”'))
      },
    },
    page(
      'library empty',
      asNewcomer,
      () => '/documentLibrary',
      (visitor) => visitor.text('Upload some documents to get started.'),
    ),
    page(
      'library',
      asOwner,
      () => '/documentLibrary',
      (visitor) => visitor.heading(sampleDocuments[0]!.name),
    ),
    ...documentStates(asOwner, asNewcomer),
    page(
      'application',
      asOwner,
      () => account().applicationPath,
      (visitor) => visitor.heading('Draft Response'),
    ),
    page(
      'application full document',
      asOwner,
      () => `${account().applicationPath}#document`,
      (visitor) => visitor.button(/Copy Document$/),
    ),
    {
      name: 'application sources',
      logIn: asOwner,
      open: async (visitor) => {
        await visitor.open(account().applicationPath)
        await visitor
          .button(/^Show the passage in/)
          .first()
          .click()
        await visitor.sees(visitor.dialog('Sources of this answer').locator('mark'))
      },
    },
    {
      name: 'application chat',
      logIn: asOwner,
      open: async (visitor) => {
        await visitor.open(account().applicationPath)
        await visitor
          .button(/^Chat about/)
          .first()
          .click()
        await visitor.sees(visitor.field('What should be changed?'))
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
    page(
      'no access',
      asNewcomer,
      () => '/admin/users',
      (visitor) => visitor.heading('No access to this page'),
    ),
    page(
      'no such page',
      asNewcomer,
      () => '/nowhere',
      (visitor) => visitor.heading('There is no page'),
    ),
    page(
      'settings',
      asOwner,
      () => '/settings',
      (visitor) => visitor.heading('Settings'),
    ),
    page(
      'privacy',
      asOwner,
      () => '/privacy',
      (visitor) => visitor.page.getByRole('heading', { level: 1 }),
    ),
    page(
      'terms',
      asOwner,
      () => '/terms',
      (visitor) => visitor.page.getByRole('heading', { level: 1 }),
    ),
    page(
      'markdown',
      asOwner,
      () => '/markdownTestPage',
      (visitor) => visitor.heading('Preview'),
    ),
    page(
      'projects of an admin',
      asAdmin,
      () => '/projects',
      (visitor) => visitor.button('Create a new project'),
    ),
  ]
}

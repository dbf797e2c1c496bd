import type { BrowserWorld } from './browser-world.ts'
import { accountStates } from './account-states.ts'
import { documentStates } from './document-states.ts'
import { loggedOutStates } from './logged-out-states.ts'
import type { SeededAccount } from './seeded-account.ts'
import { closeDialog, inOneVisit, looks, pageState, type PageState } from './page-state.ts'
import type { Person } from './person.ts'
import { pipelineStates } from './pipeline-states.ts'
import { projectStates } from './project-states.ts'
import { reportStates } from './report-states.ts'
import type { Visitor } from './visitor.ts'

/** Every page and what can be open on it; `world` and `account` are asked for when a page is opened. */
export function pageStates(world: () => BrowserWorld, account: () => SeededAccount): readonly PageState[] {
  let newcomer: Person
  const asNewcomer = async (visitor: Visitor) => {
    newcomer = await world().person()
    await visitor.logInAs(newcomer)
  }
  const asOwner = (visitor: Visitor) => visitor.logInAs(account())

  /** A file that can't be read, sent to the library and refused there once jobs go on. */
  async function uploadBroken(visitor: Visitor) {
    world().holdJobs(newcomer)
    await visitor.open('/documentLibrary')
    await visitor.button(/Upload documents$/).click()
    const modal = visitor.dialog('Upload documents to your library')
    const broken = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 broken') }
    await visitor.choose(modal.getByRole('button', { name: 'Choose files' }), broken)
    await modal.getByRole('button', { name: 'Upload', exact: true }).click()
    // The mark of the document, not a sentence with this word: what was not seen to be read is not told of elsewhere.
    await visitor.sees(visitor.page.getByText('Reading', { exact: true }))
  }

  return [
    loggedOutStates(),
    inOneVisit([
      ...accountStates(world, account, asOwner),
      ...pipelineStates(asOwner),
      ...reportStates(account, asOwner),
    ]),
    inOneVisit(projectStates(world, account, asOwner)),
    inOneVisit([
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
          looks(
            'projects empty',
            () => '/projects',
            (visitor) => visitor.heading('Start with your first project'),
          ),
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
          {
            name: 'message of background work',
            open: async (visitor) => {
              await uploadBroken(visitor)
              await visitor.link('Projects').click()
              world().resumeJobs(newcomer)
              await world().jobsAreDone(newcomer)
              await visitor.sees(visitor.text('“broken.pdf” could not be read'))
            },
          },
          {
            name: 'text of an unreadable document',
            open: async (visitor) => {
              await visitor.open('/documentLibrary')
              await visitor.sees(visitor.text('Error'))
              await visitor.link('broken.pdf').click()
              await visitor.sees(visitor.dialog('broken.pdf').getByRole('alert'))
            },
          },
        ],
      ),
    ]),
    inOneVisit(documentStates(asOwner)),
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
  ]
}

import type { BrowserWorld } from './browser-world.ts'
import { pageState, type PageState } from './page-state.ts'
import { sampleForm } from './sample-files.ts'
import type { SeededAccount } from './seeded-account.ts'
import type { Visitor } from './visitor.ts'

/** The projects, one of them with its tabs, and an application that is made in it. */
export function projectStates(
  world: () => BrowserWorld,
  account: () => SeededAccount,
  asOwner: PageState['logIn'],
): readonly [PageState, ...PageState[]] {
  const grantModal = (visitor: Visitor) => visitor.dialog('New Grant Application')

  async function openGrantModal(visitor: Visitor, name: string) {
    await visitor.open(account().projectPath)
    await visitor.button(/Create New Grant$/).click()
    await grantModal(visitor).getByLabel('Name', { exact: true }).fill(name)
  }

  const create = (visitor: Visitor) => grantModal(visitor).getByRole('button', { name: 'Create' }).click()

  return [
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
    {
      name: 'new grant filled in',
      logIn: asOwner,
      open: async (visitor) => {
        await openGrantModal(visitor, 'Community Fund')
        const modal = grantModal(visitor)
        await visitor.choose(modal.getByRole('button', { name: 'Choose a file' }), sampleForm)
        await modal.getByLabel('Funder', { exact: true }).fill('Brightwater')
        await visitor.sees(visitor.text('Add “Brightwater”'))
      },
      then: [
        {
          name: 'application being worked on',
          open: async (visitor) => {
            world().holdJobs(account())
            await visitor.text('Add “Brightwater”').last().click()
            await create(visitor)
            await visitor.sees(visitor.text('Processing your grant application...'))
          },
        },
      ],
    },
    {
      name: 'application by hand',
      logIn: asOwner,
      open: async (visitor) => {
        await openGrantModal(visitor, 'By hand')
        await create(visitor)
        await visitor.sees(visitor.field('New question'))
      },
    },
  ]
}

import axe from 'axe-core'
import { expect } from 'chai'
import { useBrowserWorld } from './browser-world.ts'
import { furnishedAccount, type FurnishedAccount } from './furnished-account.ts'
import { sampleDocuments, sampleForm } from './sample-files.ts'
import type { Visitor } from './visitor.ts'

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

/** What axe-core finds wrong, as far as it is serious or critical. */
async function seriousFindings({ page }: Visitor): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] }),
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
    )
}

/** How many pixels of the page lie beyond the right edge of the window. */
function overhang({ page }: Visitor): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

describe('every page', function () {
  this.timeout(90_000)
  const world = useBrowserWorld()
  let account: FurnishedAccount

  before(async function () {
    this.timeout(120_000)
    account = await furnishedAccount(world())
  })

  const asNobody = async () => undefined
  const asNewcomer = async (visitor: Visitor) => visitor.logInAs(await world().person())
  const asOwner = (visitor: Visitor) => visitor.logInAs(account)
  const asAdmin = (visitor: Visitor) => visitor.logInAs(world().admin)

  async function openGrantModal(visitor: Visitor) {
    await visitor.open(account.projectPath)
    await visitor.button(/Create New Grant$/).click()
    await visitor.sees(visitor.dialog('New Grant Application'))
  }

  interface State {
    readonly name: string
    readonly logIn: (visitor: Visitor) => Promise<unknown>
    readonly open: (visitor: Visitor) => Promise<void>
  }

  const page = (
    name: string,
    logIn: State['logIn'],
    path: () => string,
    sign: (visitor: Visitor) => ReturnType<Visitor['text']>,
  ): State => ({
    name,
    logIn,
    open: async (visitor) => {
      await visitor.open(path())
      await visitor.sees(sign(visitor))
    },
  })

  const states: readonly State[] = [
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
      () => account.projectPath,
      (visitor) => visitor.link('Warm Kitchens Fund'),
    ),
    page(
      'project reports',
      asOwner,
      () => `${account.projectPath}#reports`,
      (visitor) => visitor.heading('Reports'),
    ),
    page(
      'project overview',
      asOwner,
      () => `${account.projectPath}#overview`,
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
    {
      name: 'upload',
      logIn: asOwner,
      open: async (visitor) => {
        await visitor.open('/documentLibrary')
        await visitor.button(/Upload documents$/).click()
        const modal = visitor.dialog('Upload documents to your library')
        await visitor.choose(
          modal.getByRole('button', { name: 'Choose files' }),
          sampleDocuments.map(({ path }) => path),
        )
        await visitor.sees(modal.getByText(sampleDocuments[0]!.name))
      },
    },
    {
      name: 'deletion of a document',
      logIn: asOwner,
      open: async (visitor) => {
        await visitor.open('/documentLibrary')
        await visitor.button(`Delete ${sampleDocuments[0]!.name}`).click()
        await visitor.sees(visitor.dialog('Delete this document?'))
      },
    },
    page(
      'application',
      asOwner,
      () => account.applicationPath,
      (visitor) => visitor.heading('Draft Response'),
    ),
    page(
      'application full document',
      asOwner,
      () => `${account.applicationPath}#document`,
      (visitor) => visitor.button(/Copy Document$/),
    ),
    {
      name: 'application sources',
      logIn: asOwner,
      open: async (visitor) => {
        await visitor.open(account.applicationPath)
        await visitor
          .button(/^Show the passage in/)
          .first()
          .click()
        await visitor.sees(visitor.dialog('Sources of this answer').locator('mark'))
      },
    },
    {
      name: 'application being worked on',
      logIn: asOwner,
      open: async (visitor) => {
        await world().holdWork()
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

  for (const { name, logIn, open } of states)
    describe(`(${name})`, () => {
      let visitor: Visitor

      before(async function () {
        this.timeout(60_000)
        visitor = await world().arrive()
        await logIn(visitor)
        await open(visitor)
      })

      after(() => world().seeOff())

      it('can be used by everybody in light colours', async () => {
        await visitor.picture(`${name} 1280`)

        expect(await seriousFindings(visitor)).to.deep.equal([])
      })

      it('can be used by everybody in dark colours', async () => {
        await visitor.page.emulateMedia({ colorScheme: 'dark' })
        await visitor.picture(`${name} 1280 dark`)
        const findings = await seriousFindings(visitor)
        await visitor.page.emulateMedia({ colorScheme: 'light' })

        expect(findings).to.deep.equal([])
      })

      it('fits on a phone', async () => {
        await visitor.page.setViewportSize(PHONE)
        await visitor.picture(`${name} 390`)
        const beyond = await overhang(visitor)
        const findings = await seriousFindings(visitor)
        await visitor.page.setViewportSize(DESK)

        expect(beyond).to.equal(0)
        expect(findings).to.deep.equal([])
      })
    })
})

describe('on a phone', function () {
  this.timeout(60_000)
  const world = useBrowserWorld()
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true }

  it('everything is reached by the menu', async () => {
    await world().visitAs(
      await world().person(),
      async (visitor) => {
        await visitor.open('/projects')
        for (const [entry, heading] of [
          ['Document Library', 'Document Library'],
          ['Settings', 'Settings'],
          ['Projects', 'Projects'],
        ] as const) {
          await visitor.button('Menu').tap()
          await visitor.page.getByRole('menuitem', { name: entry }).tap()
          await visitor.sees(visitor.page.getByRole('heading', { name: heading, level: 1 }))
          expect(await overhang(visitor), entry).to.equal(0)
        }
        await visitor.button('Menu').tap()
        await visitor.page.getByRole('menuitem', { name: 'Logout' }).tap()
        await visitor.arrivesAt('/login')
      },
      phone,
    )
  })

  it('the questions of an application are reached by their list', async () => {
    const account = await furnishedAccount(world())
    await world().visitAs(
      account,
      async (visitor) => {
        await visitor.open(account.applicationPath)
        await visitor.button('Questions').tap()
        const list = visitor.dialog('Questions')
        await list.getByRole('button', { name: /How will the work continue after our grant ends/ }).tap()

        await visitor.seesNoMore(list)
        const card = visitor.page.getByRole('article', { name: /How will the work continue/ })
        await visitor.page.waitForFunction(
          (element) => {
            const { top } = (element as Element).getBoundingClientRect()
            return top >= 0 && top < window.innerHeight / 2
          },
          await card.elementHandle(),
        )
        expect(await overhang(visitor)).to.equal(0)
      },
      phone,
    )
  })
})

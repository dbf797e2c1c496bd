import { screen, waitFor } from '@testing-library/dom'
import { expect } from 'chai'
import { adminRoutes, publicRoutes, userRoutes, type ScreenPath } from '../../../apps/web/src/app/screens.ts'
import { setLanguage } from '../../../apps/web/src/shared/texts/texts.ts'
import { addApplicationWithQuestion, uploadForm } from './applications.ts'
import { englishLeft } from './english-left.ts'
import { english, madeUpTexts as texts } from './made-up-language.ts'
import { usePageWorld, type PageWorld, type Person, type ShownPage } from './page-world.ts'
import { ofProject, uploadText } from './uploaded-documents.ts'

const FORM_LINE = '8'
/** Of questions between whose numbers one is missing. */
const FORM = {
  fileName: 'form.txt',
  text: `${FORM_LINE}\n\n${['1. Who will benefit', '2. Why do you ask', '4. Where do you work'].join('? (max 90 words)\n\n')}?\n`,
}
const FACTS = 'Our kitchen benefits 1,240 families of our town, with eighteen volunteers.'

interface Scene {
  readonly projectId: string
  readonly proposal: string
  readonly reportId: string
  readonly accountId: string
  /** Of another account. */
  readonly foreign: readonly string[]
}

/** An account of an admin in which every list has something in it. */
async function setScene(world: PageWorld, { actor, ...person }: Person): Promise<Scene> {
  const { useCases } = world
  const admin = { actor, ...person }
  await uploadText(world, admin, '1.txt', FACTS)
  const proposal = await uploadForm(world, admin, FORM)
  const { id: projectId } = await useCases.createProject.execute({ actor, name: '2' })
  await uploadText(world, admin, '3.txt', FACTS, ofProject(projectId, 'grants'))
  await uploadText(world, admin, '4.txt', FACTS, ofProject(projectId, 'reports'))
  const asked = { name: '5', reportPrompt: 'Volunteers' }
  await world.server.application.setAdmin.execute({ email: person.email, isAdmin: true })
  await useCases.inviteUser.execute({ actor, email: '6@example.org' })
  await world.workOff()
  const { id: reportId } = await useCases.createReport.execute({ actor, projectId, ...asked })
  await useCases.requestOverview.execute({ actor, projectId })
  await useCases.requestBrief.execute({ actor, projectId })
  const other = await world.person()
  const foreignProject = await useCases.createProject.execute({ actor: other.actor, name: '7' })
  const foreign = [`/projects/${foreignProject.id}`, await addApplicationWithQuestion(world, other)]
  await world.workOff()
  return { projectId, proposal, reportId, accountId: actor.accountId, foreign }
}

type Addresses = Readonly<Record<ScreenPath, readonly string[]>>

const publicPages = {
  '/login': ['/login'],
  '/register': ['/register'],
  '/acceptInvite': ['/acceptInvite', '/acceptInvite?token=1&email=2%40example.org'],
  // Shown to who was removed alone: test/web/pages/members.test.ts.
  '/removed': [],
  '/forgotPassword': ['/forgotPassword'],
  '/resetPassword': ['/resetPassword', '/resetPassword?token=1&email=2%40example.org'],
}

/** Where each screen is looked at, with its tabs. */
const addressesOf = ({ projectId, proposal, reportId, accountId, foreign }: Scene): Addresses => ({
  ...publicPages,
  '/home': ['/home'],
  '/applications': ['/applications', '/applications?search=nothing'],
  '/newApplication': ['/newApplication'],
  '/projects': ['/projects', '/nowhere', ...foreign],
  '/projects/:projectId': ['', '#reports', '#overview'].map((tab) => `/projects/${projectId}${tab}`),
  '/projects/:projectId/brief': [`/projects/${projectId}/brief`],
  '/projects/reports/:reportId': [],
  '/reports/:reportId': [`/reports/${reportId}`, '/reports/000000000000000000000000'],
  '/proposals/:proposalId': ['', '#document', '#cover-letter'].map((tab) => `${proposal}${tab}`),
  '/proposals/:proposalId/portal': [`${proposal}/portal`],
  '/documentLibrary': ['/documentLibrary'],
  '/profile': ['/profile'],
  '/settings': ['/settings'],
  '/verifyEmail': ['/verifyEmail', '/verifyEmail?token=1'],
  '/accountUsers': ['/accountUsers'],
  '/waiting': ['/waiting'],
  '/answers': ['/answers', '/answers?state=retired', '/answers?search=6'],
  '/admin/users': ['/admin/users'],
  '/admin/accounts/:accountId': [`/admin/accounts/${accountId}`],
  '/admin/accounts/:accountId/settings': [`/admin/accounts/${accountId}/settings`],
  '/admin/proposals': ['/admin/proposals'],
  '/admin/proposalsDocuments': ['/admin/proposalsDocuments'],
  '/admin/funders': ['/admin/funders'],
  '/admin/funderImports': ['/admin/funderImports'],
  '/admin/jobs': ['/admin/jobs'],
  '/admin/singleJobs': ['/admin/singleJobs'],
  '/admin/health': ['/admin/health'],
  '/admin/languageModel': ['/admin/languageModel'],
  '/admin/migrations': ['/admin/migrations'],
  '/admin/trello': ['/admin/trello'],
  '/admin/trelloCallback': ['/admin/trelloCallback'],
  '/admin/auditLog': ['/admin/auditLog'],
  '/admin/spending': ['/admin/spending'],
  '/privacy': ['/privacy'],
  '/terms': ['/terms'],
  '/markdownTestPage': ['/markdownTestPage'],
})

/** What can be opened on a page, by its texts in the order of clicks. */
const openersOf = (
  { projectId, proposal, reportId }: Scene,
  { email }: Person,
): readonly [string, readonly string[]][] => [
  ['/projects', [texts.shell.account]],
  ['/projects', [texts.shell.admin]],
  ['/projects', [texts.shell.search]],
  ['/projects', [texts.projects.createProject]],
  [`/projects/${projectId}`, [texts.projects.createGrant, texts.common.create]],
  [`/projects/${projectId}`, [texts.documents.upload, texts.documents.startUpload]],
  [`/projects/${projectId}#reports`, [texts.reports.create, texts.common.create]],
  [`/reports/${reportId}`, ['4.txt']],
  [proposal, [texts.proposal.chat]],
  [proposal, [texts.proposal.ai, texts.proposal.aiRaw]],
  [proposal, [texts.proposal.showHistory]],
  [proposal, [texts.proposal.newQuestion]],
  [proposal, [texts.editing.writeHere]],
  [proposal, [texts.editing.history.open]],
  [proposal, [texts.application.menu]],
  [proposal, [texts.application.menu, texts.application.details.open]],
  [proposal, [texts.application.menu, texts.application.reordering.open]],
  [proposal, [texts.application.menu, texts.changing.remove]],
  [proposal, [texts.downloads.open, texts.downloads.choose]],
  [proposal, [texts.application.more]],
  [proposal, [texts.application.more, texts.application.editQuestion]],
  [proposal, [texts.application.more, texts.application.split]],
  [proposal, [texts.application.pasting.open]],
  [proposal, [texts.application.comments]],
  [
    proposal,
    [texts.formBeside.doubt.show, FORM_LINE, texts.formBeside.addItem, texts.formBeside.items.kinds.signature],
  ],
  [proposal, [texts.formBeside.items.title, texts.formBeside.items.moreOf(FORM_LINE)]],
  [`/projects/${projectId}`, [texts.changing.projectMenu, texts.changing.remove]],
  [`/reports/${reportId}`, [texts.changing.reportMenu]],
  [proposal, [texts.taskBoard.card]],
  ['/profile', [texts.profile.own.add, texts.profile.add]],
  ['/documentLibrary', ['1.txt']],
  ['/documentLibrary', [texts.documents.deleteNamed('1.txt')]],
  ['/settings', [texts.danger.account.open]],
  ['/settings', [texts.secondFactor.turnOn]],
  ['/settings', [texts.password.save, texts.ownEmail.save]],
  ['/accountUsers', [texts.accountUsers.invite, texts.accountUsers.send]],
  ['/admin/users', [texts.admin.moreOf(email)]],
  ['/admin/jobs', [texts.operator.jobs.details('1.txt')]],
  ['/admin/funders', [texts.funders.shown]],
]

/** Its name is the same in every language. */
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone

describe('the interface in another language', () => {
  const world = usePageWorld()
  let scene: Scene
  let addresses: Addresses

  before(async () => {
    scene = await setScene(world(), world().admin)
    addresses = addressesOf(scene)
    setLanguage(texts)
  })
  after(() => setLanguage(english))

  /** Once the page has shown what it shows. */
  async function expectNoEnglish(page: ShownPage, where: string): Promise<void> {
    await waitFor(() => {
      expect(englishLeft(page.calls.answers, [world().admin.email, zone, 'GBP']), where).to.deep.equal([])
    })
  }

  async function look(address: string, person: Person | null): Promise<ShownPage> {
    const page = await world().open(address, person)
    await page.settles()
    await expectNoEnglish(page, address)
    return page
  }

  /** Clicks on one after the other, each named by its text or label. */
  async function openAll(page: ShownPage, openers: readonly string[]): Promise<void> {
    for (const name of openers) {
      await page.user.click(
        await waitFor(() => (screen.queryAllByText(name)[0] ?? screen.queryAllByLabelText(name)[0])!),
      )
      await page.settles()
      await expectNoEnglish(page, `${page.address}, “${name}”`)
    }
  }

  it('would be seen to be English', async () => {
    setLanguage(english)
    await world().open('/login', null)

    await screen.findByText('New to Grantwright?')
    expect(englishLeft([], [])).to.include.members(['Log in', 'Password'])
    setLanguage(texts)
  })

  it('has no English on the pages before log-in', async () => {
    for (const address of publicRoutes.flatMap(({ path }) => addresses[path])) await look(address, null)
  })

  it('has no English on the pages of users', async () => {
    for (const address of userRoutes.flatMap(({ path }) => addresses[path])) await look(address, world().admin)
  })

  it('has no English in the admin area', async () => {
    for (const address of adminRoutes.flatMap(({ path }) => addresses[path])) await look(address, world().admin)
  })

  it('has no English in menus, dialogs and drawers', async () => {
    const { admin } = world()
    for (const [address, openers] of openersOf(scene, admin)) {
      const page = await look(address, admin)
      await openAll(page, openers)
    }
  })

  it('has no English where something failed', async () => {
    const { admin } = world()
    for (const address of ['/projects', scene.proposal, '/documentLibrary', '/admin/users']) {
      const page = await world().open(address, admin, ({ calls }) => {
        for (const path of ['GET /projects/*', 'GET /proposals/*', 'GET /documents/*', 'GET /admin/*'])
          calls.refuse(path)
      })
      await page.settles()
      await expectNoEnglish(page, `${address}, refused`)
    }
    for (const address of ['/login', '/register', '/forgotPassword']) {
      const page = await look(address, null)
      await openAll(page, [address === '/forgotPassword' ? texts.accounts.sendLink : texts.accounts.submit])
    }
  })
})

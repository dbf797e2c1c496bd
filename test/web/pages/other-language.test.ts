import { screen, waitFor } from '@testing-library/dom'
import { expect } from 'chai'
import { adminRoutes, publicRoutes, userRoutes, type ScreenPath } from '../../../apps/web/src/app/screens.ts'
import { setLanguage } from '../../../apps/web/src/shared/texts/texts.ts'
import { TO_CHECK, TRELLO_TOKEN } from '../../support/trello-server/trello-data.ts'
import { openTrelloServer, type TrelloServer } from '../../support/trello-server/trello-server.ts'
import { addApplicationWithQuestion, answeredWith, changeQuestions, uploadForm } from './applications.ts'
import { englishLeft } from './english-left.ts'
import { english, madeUpTexts as texts } from './made-up-language.ts'
import { usePageWorld, type PageWorld, type Person, type ShownPage } from './page-world.ts'
import { isOpen, ofProject, uploadText } from './uploaded-documents.ts'

const FORM_LINE = '8'
/** Of questions between whose numbers one is missing. */
const FORM = {
  fileName: 'form.txt',
  text: `${FORM_LINE}\n\n${['1. Who will benefit', '2. Why do you ask', '4. Where do you work'].join('? (max 90 words)\n\n')}?\n`,
}
/** How the first of them is named beside its actions. */
const QUESTION = texts.proposal.questionNumber('1')
const TASK = 'Remove accounts whose week is over'
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
  await useCases.authoriseTaskBoard.execute({ actor, token: TRELLO_TOKEN })
  await useCases.chooseList.execute({ actor, listId: TO_CHECK })
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

/** Openers of each page, clicked one after the other, each named by its texts in the order of clicks. */
const openersOf = ({ projectId, proposal, reportId }: Scene): readonly [string, readonly (readonly string[])[]][] => [
  ['/projects', [[texts.shell.account], [texts.shell.admin], [texts.shell.search], [texts.projects.createProject]]],
  [
    `/projects/${projectId}`,
    [
      [texts.projects.createGrant, texts.common.create],
      [texts.documents.upload, texts.documents.startUpload],
      [texts.changing.projectMenu, texts.changing.remove],
    ],
  ],
  [`/projects/${projectId}#reports`, [[texts.reports.create, texts.common.create]]],
  [`/reports/${reportId}`, [['1.txt'], [texts.changing.reportMenu]]],
  [
    proposal,
    [
      [texts.application.menu, texts.application.details.open],
      [texts.application.menu, texts.application.reordering.open],
      [texts.application.menu, texts.changing.remove],
      [texts.downloads.open, texts.downloads.choose],
      [texts.application.pasting.open],
      [texts.taskBoard.card],
      [texts.application.comments],
      [texts.proposal.showHistory],
      [texts.editing.history.open],
      [texts.application.moreOf(QUESTION), texts.application.split],
      [texts.application.moreOf(QUESTION), texts.application.editQuestion],
      [texts.proposal.newQuestion],
      [texts.editing.writeHere],
      [texts.proposal.chat],
    ],
  ],
  [
    proposal,
    [
      [texts.formBeside.doubt.show, FORM_LINE, texts.formBeside.addItem, texts.formBeside.items.kinds.signature],
      [texts.formBeside.items.title, texts.formBeside.items.moreOf(FORM_LINE)],
    ],
  ],
  ['/profile', [[texts.profile.own.add, texts.profile.add]]],
  ['/documentLibrary', [[texts.documents.deleteNamed('1.txt')], ['1.txt']]],
  ['/settings', [[texts.danger.account.open], [texts.secondFactor.turnOn], [texts.password.save, texts.ownEmail.save]]],
  ['/accountUsers', [[texts.accountUsers.invite, texts.accountUsers.send]]],
  ['/admin/singleJobs', [[texts.admin.moreOf(TASK)]]],
  ['/admin/jobs', [[texts.operator.jobs.details('1.txt')]]],
  ['/admin/funders', [[texts.funders.shown]]],
]

/** Its name is the same in every language. */
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone

describe('the interface in another language', () => {
  let trello: TrelloServer
  before(async () => {
    trello = await openTrelloServer()
  })
  after(() => trello.close())

  const world = usePageWorld(() => ({ trelloUrl: trello.url }))
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
    await waitFor(() => expect(document.querySelector('h1'), `the heading of ${address}`).to.not.equal(null))
    await expectNoEnglish(page, address)
    return page
  }

  /** The element with this text or label that is not in something closed. */
  async function named(name: string): Promise<HTMLElement> {
    return waitFor(() => {
      const found = [...screen.queryAllByText(name), ...screen.queryAllByLabelText(name)].find(isOpen)
      if (found === undefined) throw new Error(`Nothing is named “${name}”.`)
      return found
    })
  }

  /** Clicks on one after the other, each named by its text or label. */
  async function openAll(page: ShownPage, openers: readonly string[]): Promise<void> {
    for (const name of openers) {
      await page.user.click(await named(name))
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
    for (const [address, openers] of openersOf(scene)) {
      const page = await look(address, admin)
      for (const names of openers) {
        await openAll(page, names)
        await page.user.keyboard('{Escape}'.repeat(names.length))
        await page.settles()
      }
    }
  })

  it('has no English around messages to a language model', async () => {
    const messages = [
      { role: '9', content: '10' },
      { role: '11', content: '12' },
    ]
    const page = await world().open(scene.proposal, world().admin, ({ calls }) =>
      changeQuestions(calls, scene.proposal, answeredWith('13', messages)),
    )
    await openAll(page, [texts.application.messagesOf(QUESTION)])
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

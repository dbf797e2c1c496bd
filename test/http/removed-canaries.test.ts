import type { ProposalId, ProjectId } from '../../core/shared/ids.ts'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { doneResponse, removedAccountResponse, userResponse } from '../../adapters/http-contract/accounts.ts'
import { startServer, type RunningServer } from '../../apps/server/start-server.ts'
import type { Actor } from '../../core/identity/user.ts'
import { linesOf } from '../../core/proposals/form/form-lines.ts'
import { contentsAt, letWeekPassAt } from '../support/backends.ts'
import { bytesOf } from '../support/core-world.ts'
import { HttpClient } from '../support/http-client.ts'
import { openProductionStores, type ProductionStores } from '../support/product-set.ts'
import { mailsIn } from '../support/read-mails.ts'
import { testConfig } from '../support/test-config.ts'
import { eventually } from '../support/waiting.ts'

const PASSWORD = 'harbour-lights-42'
const PRODUCTION = { RELEASE_STAGE: 'production', APP_SECRET: 'a'.repeat(40), WEB_URL: 'http://localhost:3000' }

/** Words that stand nowhere else, each typed into one place. */
class Canaries {
  private readonly words = new Map<string, string>()

  at(place: string): string {
    const word = this.words.get(place) ?? `q${Array.from({ length: 11 }, randomLetter).join('')}`
    this.words.set(place, word)
    return word
  }

  keep(place: string, word: string): void {
    this.words.set(place, word)
  }

  /** Where a word was typed that is in the text, in whatever case. */
  in(text: string): string[] {
    const found = text.toLowerCase()
    return [...this.words].filter(([, word]) => found.includes(word.toLowerCase())).map(([place]) => place)
  }
}

function randomLetter(): string {
  return 'bcdfghjkmnpqrtvwxz'.charAt(Math.floor(Math.random() * 18))
}

describe('what is left of an account that was removed and swept', () => {
  let folder: string
  let stores: ProductionStores | null
  let server: RunningServer | undefined
  let lines: string[]

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grantwright-canaries-'))
    stores = await openProductionStores()
    lines = []
    const settings = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'debug', ...PRODUCTION, ...stores?.settings }
    server = await startServer(testConfig(settings), 'all', { logTo: { write: (line) => lines.push(line) } })
  })

  afterEach(async () => {
    await server?.close()
    await stores?.release()
    await rm(folder, { recursive: true, force: true })
  })

  const app = () => server!.application
  const client = () => new HttpClient(`${server!.address}/api`)

  async function register(email: string, firstName: string, lastName: string): Promise<Actor> {
    const { user } = await app().useCases.register.execute({ email, password: PASSWORD, firstName, lastName })
    return { userId: user.id, accountId: user.accountId, isAdmin: user.isAdmin }
  }

  /** A colleague who accepted, one who has not, a reset that is under way, and a wrong password. */
  async function fillPeople(actor: Actor, c: Canaries, email: string): Promise<void> {
    const { useCases, jobs } = app()
    const colleague = `${c.at('colleague’s e-mail')}@example.org`
    await jobs.drain()
    await useCases.verifyEmail.execute({ actor, token: await mailedToken(email, '/verifyEmail') })
    await useCases.inviteUser.execute({ actor, email: colleague })
    await useCases.inviteUser.execute({ actor, email: `${c.at('e-mail of who never came')}@example.org` })
    await client().post('/account/forgotPassword', { email }, doneResponse)
    await client().refused('POST', '/account/login', { json: { email, password: 'not-the-password' } })
    await jobs.drain()
    const token = await mailedToken(colleague, '/acceptInvite')
    const pending = await mailedToken(`${c.at('e-mail of who never came')}@example.org`, '/acceptInvite')
    const reset = await mailedToken(email, '/resetPassword')
    c.keep('token of an invitation', pending)
    c.keep('token of a password’s reset', reset)
    const [firstName, lastName] = [c.at('colleague’s first name'), c.at('colleague’s last name')]
    await useCases.acceptInvite.execute({ email: colleague, token, password: PASSWORD, firstName, lastName })
  }

  /** Waits for the mail: the server's own runner may have taken the last of them, for which a drain does not wait. */
  async function mailedToken(recipient: string, page: string): Promise<string> {
    let token: string | null = null
    await eventually(async () => {
      const mails = await mailsIn(join(folder, 'outbox'))
      const links = mails.filter(({ to }) => to === recipient).map(({ links: [link = ''] }) => new URL(link))
      token = links.find(({ pathname }) => pathname === page)?.searchParams.get('token') ?? null
      expect(token, `a link to ${page} for ${recipient}`).to.be.a('string')
    })
    return token ?? ''
  }

  async function fillLibrary(actor: Actor, c: Canaries) {
    const { useCases, jobs } = app()
    const project = await useCases.createProject.execute({ actor, name: c.at('first name of a project') })
    await useCases.renameProject.execute({ actor, projectId: project.id, name: c.at('name of a project') })
    const upload = (place: string, scope: Parameters<typeof useCases.uploadDocument.execute>[0]['scope']) => {
      const text = `${c.at(`text of ${place}`)} runs a youth club. Every week 120 young people come.`
      const file = { fileName: `${c.at(`name of ${place}`)}.txt`, content: bytesOf(text), lastModified: null }
      return useCases.uploadDocument.execute({ actor, scope, ...file })
    }
    await upload('a shared document', { kind: 'shared' })
    await upload('a document of a project', { kind: 'project', projectId: project.id, section: 'grants' })
    await upload('a report’s document', { kind: 'project', projectId: project.id, section: 'reports' })
    const removed = await upload('a removed document', { kind: 'shared' })
    const broken = `%PDF-1.7\n${c.at('content of a broken file')}`
    const fileName = `${c.at('name of a broken file')}.pdf`
    await useCases.uploadDocument.execute({
      actor,
      scope: { kind: 'shared' },
      fileName,
      content: bytesOf(broken),
      lastModified: null,
    })
    await jobs.drain()
    await useCases.removeDocument.execute({ actor, documentId: removed.id })
    await fillBrief(actor, project.id, c)
    return project.id
  }

  /** A section that was changed once, and a budget. */
  async function fillBrief(actor: Actor, projectId: ProjectId, c: Canaries): Promise<void> {
    const { changeBrief } = app().useCases
    const line = { item: c.at('line of a budget'), amount: 1, fromThisFunder: 1, fromOthers: null, inKind: null }
    const budget = { lines: [line], currency: 'GBP', basedOn: null }
    const section = (place: string) => ({ key: 'need', text: c.at(place), basedOn: null }) as const
    await changeBrief.execute({ actor, projectId, sections: [section('first section of a brief')], budget })
    await changeBrief.execute({ actor, projectId, sections: [section('section of a brief')], budget: null })
  }

  async function fillProfile(actor: Actor, c: Canaries) {
    const { changeFact, addFact } = app().useCases
    const confirmed = { actor, state: 'confirmed', validUntil: null } as const
    await changeFact.execute({ ...confirmed, key: 'legalName', value: c.at('legal name') })
    await changeFact.execute({ ...confirmed, key: 'bankName', value: c.at('name of a bank') })
    await addFact.execute({ actor, key: null, label: c.at('label of a fact'), value: c.at('fact of one’s own') })
  }

  /** An answer that was checked, and changed among those that are remembered. */
  async function fillMemory(actor: Actor, proposalId: ProposalId, c: Canaries): Promise<void> {
    const { useCases } = app()
    const questionText = `Who is behind ${c.at('question that is remembered')}?`
    const { id: questionId } = await useCases.addQuestion.execute({ actor, proposalId, questionText })
    const place = { kind: 'answer', proposalId, questionId } as const
    const edit = { text: c.at('answer that was checked'), basedOn: 0, session: null }
    await useCases.editText.execute({ actor, place, edit })
    await useCases.changeQuestion.execute({ actor, proposalId, questionId, changes: { reviewStatus: 'checked' } })
    const listed = { actor, state: 'kept', search: c.at('answer that was checked'), page: 1, pageSize: 1 } as const
    const [kept] = (await useCases.listAnswers.execute(listed)).items
    const changes = { text: c.at('answer that is remembered') }
    await useCases.changeAnswer.execute({ actor, answerId: kept!.answer.id, changes })
  }

  /** A line that people marked, and the wording that they gave a question: both are kept with the reading of the form. */
  async function correctForm(actor: Actor, proposalId: ProposalId, c: Canaries): Promise<void> {
    const { useCases } = app()
    const { blocks } = await useCases.viewForm.execute({ actor, proposalId })
    const line = linesOf(blocks).find(({ text }) => text.includes(c.at('line of a form')))
    await useCases.markLine.execute({ actor, proposalId, place: line!.place, as: 'attachment' })
    const { questions } = await useCases.viewProposal.execute({ actor, proposalId })
    const text = `What is ${c.at('wording given to a question of a form')}?`
    await useCases.changeQuestion.execute({ actor, proposalId, questionId: questions[0]!.id, changes: { text } })
  }

  async function fillApplications(actor: Actor, projectId: Awaited<ReturnType<typeof fillLibrary>>, c: Canaries) {
    const { useCases, jobs } = app()
    const grantInfo = [{ question: c.at('question of a grant'), answer: c.at('answer of a grant') }]
    const funder = { funderId: null, funderName: `${c.at('name of a funder')} Trust` }
    const line = `Send ${c.at('line of a form')} along.`
    const asks = `1. What does ${c.at('question of a form')} do? (max 100 words)`
    const form = `# ${c.at('heading of a form')}\n\n${asks}\n\n${line}\n`
    const file = { fileName: `${c.at('name of a form')}.md`, content: bytesOf(form) }
    const name = c.at('name of an application with a form')
    const uploaded = await useCases.createUploadGrant.execute({ actor, name, projectId, grantInfo, ...funder, ...file })
    const more = [{ question: c.at('question of another grant'), answer: c.at('answer of another grant') }]
    const typed = { actor, projectId, name: c.at('first name of an application'), grantInfo: more }
    const other = { funderId: null, funderName: c.at('name of another funder') }
    const { id: proposalId } = await useCases.createManualGrant.execute({ ...typed, ...other })
    await useCases.changeProposal.execute({ actor, proposalId, changes: { name: c.at('name of an application') } })
    const questionText = `What will ${c.at('typed question')} cost?`
    const question = await useCases.addQuestion.execute({
      actor,
      proposalId,
      questionText,
    })
    await jobs.drain()
    await correctForm(actor, uploaded.id, c)
    const userRequest = `Say more on ${c.at('request in a chat')}`
    await useCases.requestImprovement.execute({ actor, proposalId, questionId: question.id, userRequest })
    const named = { actor, proposalId, questionId: question.id }
    await useCases.commentOnQuestion.execute({ ...named, text: `Is ${c.at('comment')} right?` })
    const text = `What about ${c.at('removed question')}?`
    const removed = await useCases.addQuestion.execute({ actor, proposalId, questionText: text })
    await useCases.removeQuestion.execute({ actor, proposalId, questionId: removed.id })
    await fillMemory(actor, proposalId, c)
    await useCases.requestCoverLetter.execute({ actor, proposalId })
    await useCases.requestOverview.execute({ actor, projectId })
    const reportPrompt = `Tell of ${c.at('prompt of a report')}`
    const report = await useCases.createReport.execute({
      actor,
      projectId,
      name: c.at('first name of a report'),
      reportPrompt,
    })
    await jobs.drain()
    await useCases.changeReport.execute({ actor, reportId: report.id, changes: { name: c.at('name of a report') } })
  }

  /** The sweep is due in a quarter of an hour; an admin runs it now. */
  async function sweep(admin: Actor): Promise<void> {
    const { useCases, jobs } = app()
    const query = {
      state: null,
      name: 'sweep-account',
      page: 1,
      pageSize: 10,
      order: 'createdAt',
      isDescending: true,
    } as const
    const list = () => useCases.listJobs.execute({ actor: admin, ...query })
    const [job] = (await list()).items
    expect(job).not.to.equal(undefined)
    await useCases.reloadJob.execute({ actor: admin, jobId: job!.id })
    await jobs.drain()
    await eventually(async () =>
      expect((await list()).items.map(({ state, failReason }) => [state, failReason])).to.deep.equal([]),
    )
  }

  /** Every byte of database, write-ahead log, files, outbox and log. */
  async function everything(): Promise<string> {
    const url = stores?.settings['DATABASE_URL']
    const rows = url === undefined ? '' : JSON.stringify(await contentsAt(url), plainBytes)
    const files = [...(await allFiles(folder)), ...(await allFiles(stores?.filesFolder ?? folder))]
    const texts = files.map(({ name, bytes }) => name + bytes.toString('latin1').replace(/=\r\n/g, ''))
    return [rows, ...texts, ...lines].join('\n')
  }

  it('is nothing of 43 words, each typed into a place of its own', async () => {
    const c = new Canaries()
    const caller = client()
    const admin = { ...(await register('grace@example.org', 'Grace', 'Hill')), isAdmin: true }
    const email = `${c.at('e-mail')}@example.org`
    const actor = await register(email, c.at('first name'), c.at('last name'))
    await caller.post('/account/login', { email, password: PASSWORD }, userResponse)
    const { useCases, jobs } = app()
    await useCases.changeSettings.execute({ actor, language: 'en-GB', toneOfVoice: c.at('tone of voice') })
    await useCases.changePreferences.execute({ actor, change: { [c.at('name of a preference')]: c.at('preference') } })
    await fillPeople(actor, c, email)
    await fillProfile(actor, c)
    await fillApplications(actor, await fillLibrary(actor, c), c)
    await useCases.requestFactsFile.execute({ actor: admin, accountId: actor.accountId })
    await jobs.drain()
    const before = c.in(await everything())

    await caller.post('/account/remove', { password: PASSWORD }, removedAccountResponse)
    await letWeekPassAt(stores?.settings['DATABASE_URL'] ?? join(folder, 'grantwright.sqlite'))
    await useCases.runScheduledTask.execute({ actor: admin, name: 'remove-due-accounts' })
    await jobs.drain()
    await sweep(admin)
    const swept = c.in(await everything())
    await server!.close()
    server = undefined

    expect(before).to.have.length.at.least(43)
    expect(swept).to.deep.equal([])
    expect(c.in(await everything())).to.deep.equal([])
    expect(lines.join('')).to.contain('"route":"/api/account/remove"')
  })
})

/** As text what a driver hands out as bytes. */
function plainBytes(_key: string, value: unknown): unknown {
  const { type, data } = (value ?? {}) as { type?: unknown; data?: number[] }
  return type === 'Buffer' && data ? Buffer.from(data).toString('latin1') : value
}

async function allFiles(folder: string): Promise<{ name: string; bytes: Buffer }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(files.map(async (name) => ({ name, bytes: await readFile(name) })))
}

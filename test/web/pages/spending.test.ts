import { screen, within } from '@testing-library/dom'
import { expect } from 'chai'
import { openMessagesServer, type MessagesServer } from '../../support/messages-server/messages-server.ts'
import { errorReply } from '../../support/messages-server/reply.ts'
import { LIBRARY, writing } from '../../support/messages-server/writing-script.ts'
import { addApplication, uploadForm } from './applications.ts'
import { usePageWorld } from './page-world.ts'
import { ofProject, uploadText } from './uploaded-documents.ts'

describe('the writing service', () => {
  let claude: MessagesServer
  before(async () => (claude = await openMessagesServer()))
  const languageModelSettings = { LOG_LEVEL: 'silent', MONTHLY_SPENDING_LIMIT: '40' }
  const world = usePageWorld(() => ({ languageModelUrl: claude.url, languageModelSettings }))
  beforeEach(() => {
    claude.replyWith(writing())
    world().configure({ languageModel: { name: 'Claude', isLocal: false } })
  })
  after(() => claude.close())

  it('tells before everything is drafted again how much of it the allowance covers', async () => {
    const { admin } = world()
    const path = await addApplication(world(), admin, { questions: ['How many people do you reach?'] })
    await world().workOff()
    const page = await world().open(path, admin)
    await page.user.click(await screen.findByRole('button', { name: 'More for this application' }))
    await page.user.click(await screen.findByText('Draft everything again…'))

    const dialog = within(await screen.findByRole('dialog', { name: 'Draft everything again' }))
    await dialog.findByText(/^This costs about \$\d+\.\d\d\.$/)
  })

  it('tells before suggestions are asked for what they cost', async () => {
    const { admin } = world()
    await uploadText(world(), admin, 'report.txt', LIBRARY)
    const path = await addApplication(world(), admin, { questions: ['How many people do you reach?'] })
    await world().workOff()
    await world().open(path, admin)

    const panel = within(await screen.findByRole('region', { name: 'Suggestions for the whole application' }))
    await panel.findByText(/^This costs about \$\d+\.\d\d\.$/)
    panel.getByRole('button', { name: 'Look for suggestions' })
  })

  it('costs, which admins see by feature and account, and users as a share of their allowance', async () => {
    const person = await world().person()
    await uploadText(world(), person, 'report.txt', LIBRARY)
    await addApplication(world(), person, { questions: ['How many people do you reach?'] })
    await world().workOff()
    await world().open('/admin/spending', world().admin)
    const features = within(await screen.findByRole('region', { name: 'By feature and model' }))
    features.getByText('All accounts spent less than $0.01.')
    features.getByText('Each account may spend $40.00 a month.', { exact: false })
    features.getByText('Answers')
    features.getByText('Descriptions of documents')
    within(screen.getByRole('region', { name: 'By account' })).getByText(person.email)
    expect(features.getByRole('button', { name: 'Later month' })).to.have.property('disabled', true)
    const download = features.getByRole('link', { name: 'Download CSV' }).getAttribute('href')
    expect(download).to.match(/\/api\/admin\/spending\.csv\?month=\d{4}-\d\d$/)

    await world().open('/settings', person)

    await screen.findByRole('heading', { name: 'Usage' })
    await screen.findByText(/^\d+% of this month’s allowance is used\. What is left covers about [\d,]+ answers/)
    screen.getByRole('cell', { name: 'Answers' })
    expect(document.body.textContent).not.to.include('$')
  })

  it('is not available, which is said with the time of the next try', async () => {
    claude.replyWith(errorReply(529))
    const person = await world().person()
    await uploadText(world(), person, 'report.txt', LIBRARY)
    const path = await addApplication(world(), person, { questions: ['How many people do you reach?'] })
    await world().workOff()

    await world().open(path, person)

    await screen.findByText('The writing service is not available')
    screen.getByText(/^We try again at \d\d:\d\d\. You can leave this page/)
    await world().open('/admin/jobs', world().admin)
    await screen.findByText('The vendor can’t be reached or is overloaded. Nothing is to be done here.')
  })
})

describe('an allowance that covers only some of a form’s answers', () => {
  let claude: MessagesServer
  before(async () => (claude = await openMessagesServer()))
  /** An answer is expected to cost about $1, most of it for reading. */
  const ANTHROPIC_PRICES = '{"claude-sonnet-5-5":{"input":100,"output":1}}'
  const languageModelSettings = { LOG_LEVEL: 'silent', MONTHLY_SPENDING_LIMIT: '2.9', ANTHROPIC_PRICES }
  const world = usePageWorld(() => ({ languageModelUrl: claude.url, languageModelSettings }))
  beforeEach(() => {
    claude.replyWith(writing())
    world().configure({ languageModel: { name: 'Claude', isLocal: false } })
  })
  after(() => claude.close())

  it('is told before the first draft, and users choose how many are drafted', async () => {
    const person = await world().person()
    await uploadText(world(), person, 'report.txt', LIBRARY)
    const path = await uploadForm(world(), person)
    await world().workOff()
    const page = await world().open(path, person)

    const notice = within((await screen.findByText('4 questions have no draft yet')).parentElement!)
    notice.getByText(/^This month’s allowance covers about 2 of them\./)
    expect(screen.queryByText('Draft Response')).to.equal(null)
    await page.user.click(notice.getByRole('button', { name: 'Draft the first 2' }))
    await page.settles()
    await world().workOff()
    await page.passes(5000)

    await screen.findByText('2 questions have no draft yet')
    expect(screen.getAllByText('Draft Response')).to.have.length(2)
    await page.user.click(screen.getByRole('button', { name: 'Draft this answer: Question 4' }))
    await page.settles()
    await world().workOff()
    await page.passes(5000)
    await screen.findByText('1 question has no draft yet')
  })

  it('is told before a report or an overview is asked for, where it may not suffice', async () => {
    const person = await world().person()
    const { id } = await world().useCases.createProject.execute({ actor: person.actor, name: 'A kitchen for all' })
    for (const section of ['grants', 'reports'] as const)
      await uploadText(world(), person, 'report.txt', LIBRARY, ofProject(id, section))
    await world().workOff()
    const page = await world().open(`/projects/${id}#reports`, person)
    await page.user.click(await screen.findByText('Create new report'))

    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('This month’s allowance may not cover this')
    dialog.getByText(/^Nothing is lost where it does not: you can try again after 1 \w+ \d{4}\.$/)
    await world().open(`/projects/${id}#overview`, person)
    await screen.findByText('This month’s allowance may not cover this')
  })
})

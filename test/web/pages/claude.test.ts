import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { openMessagesServer, type MessagesServer } from '../../support/messages-server/messages-server.ts'
import { handInNameOf, handInReply, refusalReply, truncatedReply } from '../../support/messages-server/reply.ts'
import { LIBRARY, writing } from '../../support/messages-server/writing-script.ts'
import { addApplication, uploadForm } from './applications.ts'
import { usePageWorld, type PageWorld } from './page-world.ts'
import { ofProject, uploadText } from './uploaded-documents.ts'

/** Dear enough to be seen in cents. */
const ANTHROPIC_PRICES = '{"claude-sonnet-5-5":{"input":2000,"output":10000}}'
const SPENT = /^Cost(?: so far)?: \$(?!0\.00$)[\d,]+\.\d{2}$/
const PROCESSING = 'Processing your grant application...'

/** The product with a model on this machine, and an admin who has one document. */
function useClaude(settings: Readonly<Record<string, string>>) {
  let claude: MessagesServer
  before(async () => (claude = await openMessagesServer()))
  const languageModelSettings = { LOG_LEVEL: 'silent', ...settings }
  const world = usePageWorld(() => ({ languageModelUrl: claude.url, languageModelSettings }))
  before(async () => {
    claude.replyWith(writing())
    await uploadText(world(), world().admin, 'report.txt', LIBRARY)
    await world().workOff()
  })
  beforeEach(() => {
    claude.replyWith(writing())
    world().configure({ languageModel: { name: 'Claude', isLocal: false } })
  })
  after(() => claude.close())
  return { world, claude: () => claude }
}

/** Opens an application of the admin's, whose form is read and whose questions are answered. */
async function openDrafted(of: PageWorld) {
  const path = await uploadForm(of, of.admin)
  await of.workOff()
  const page = await of.open(path, of.admin)
  await screen.findAllByText(/^\d\/4 questions answered$/)
  expect(screen.queryByText(PROCESSING)).to.equal(null)
  return page
}

describe('texts by Claude', () => {
  const { world, claude } = useClaude({ ANTHROPIC_PRICES })

  it('have sources, are warned of where a figure is invented, and tell admins how they came about', async () => {
    const page = await openDrafted(world())
    await screen.findByText(/^Claude drafts these texts from your documents/)
    expect(screen.queryByText(/No language model is configured/)).to.equal(null)
    const [heading] = screen.getAllByText('Draft Response')
    const card = within(heading?.closest('article') ?? expect.fail('no card'))
    card.getByText('By Claude. Check before you send.')
    card.getByText('Sources:')
    card.getByText('report.txt')
    await card.findByText('985', { selector: 'mark' })

    const panel = within(screen.getByRole('region', { name: 'Grant Application Coordinator' }))
    panel.getByText(/^Drafted 4 of 4 answers\./)
    panel.getByText(SPENT)
    await page.user.click(panel.getByText('Show conversation history'))
    await panel.findByText(/^Found 4 questions/)
    panel.getByText(/^Planned 4 answers from 1 document\./)
    expect(panel.getAllByText('Tool call: answer_question')).to.have.length(4)
    expect(panel.getAllByText(/^Tool result/)).not.to.deep.equal([])
    const thinking = panel.getAllByText('Thinking')[0]?.closest('details')
    expect(thinking?.textContent).to.equal('Thinking I need to look.')
    expect(thinking?.open).to.equal(false)
  })

  it('are none where the model declines, which is said in plain words, until somebody tries one again', async () => {
    claude().replyWith(writing(refusalReply))
    const page = await openDrafted(world())

    expect(screen.getAllByText(/The writing service declined to write this/)).to.have.length(4)
    expect(screen.queryByText('Draft Response')).to.equal(null)
    claude().replyWith(writing())
    await page.user.click(screen.getByRole('button', { name: 'Try Again: Question 2' }))
    await page.settles()
    await world().workOff()
    await page.passes(5000)
    expect(screen.getAllByText('Draft Response')).to.have.length(1)
    expect(screen.getAllByText(/The writing service declined to write this/)).to.have.length(3)
  })

  it('tell people who are no administrators why there are none: declined, or cut off at their length', async () => {
    const person = await world().person()
    await uploadText(world(), person, 'report.txt', LIBRARY)
    for (const [reply, sentence] of [
      [refusalReply, /The writing service declined to write this/],
      [() => truncatedReply('We'), /cut short at its greatest length/],
    ] as const) {
      claude().replyWith(writing(reply))
      const path = await uploadForm(world(), person)
      await world().workOff()
      await world().open(path, person)

      expect(await screen.findAllByText('Unexpected error occurred.')).to.have.length(4)
      expect(screen.getAllByText(sentence)).to.have.length(4)
    }
  })

  it('are changed in the chat and written to a funder, and admins see what that cost', async () => {
    const { admin } = world()
    const path = await addApplication(world(), admin, { questions: ['How many people do you reach?'] })
    await world().workOff()
    const page = await world().open(path, admin)
    await page.user.click(await screen.findByLabelText(/^Chat about/))
    await page.fill(await screen.findByLabelText('What should be changed?'), 'Make it shorter')
    await page.user.click(screen.getByText('Send'))
    await screen.findByText('Processing your request...')
    await page.settles()
    await world().workOff()
    await page.passes(5000)
    screen.getByText('I made it shorter.')
    screen.getByText('We welcomed 1,240 people.')
    screen.getByText(SPENT)

    await page.user.click(screen.getByRole('tab', { name: 'Cover Letter' }))
    await page.user.click(await screen.findByText('Generate Cover Letter'))
    await screen.findByText('Generating your cover letter')
    await page.settles()
    await world().workOff()
    await page.passes(5000)
    within(screen.getByRole('article', { name: 'Cover Letter' })).getByText('we welcomed 1,240 people.')
    expect(screen.getAllByText(SPENT)).to.have.length(1)
  })

  it('are reports and the overview of a project, too', async () => {
    const { admin, useCases } = world()
    const { actor } = admin
    const { id: projectId } = await useCases.createProject.execute({ actor, name: 'A kitchen for all' })
    for (const section of ['grants', 'reports'] as const)
      await uploadText(world(), admin, 'report.txt', LIBRARY, ofProject(projectId, section))
    const report = { actor, projectId, name: 'Our year', reportPrompt: 'Visitors in 2024' }
    const { id } = await useCases.createReport.execute(report)
    await world().workOff()
    await world().open(`/reports/${id}`, admin)
    await screen.findByText('Visitors', { selector: 'h1, h2, h3' })
    screen.getByText('In 2024 we welcomed 1,240 people.')
    screen.getByText(SPENT)

    const page = await world().open(`/projects/${projectId}#overview`, admin)
    await page.user.click(await screen.findByText('Generate Project Overview'))
    await screen.findByText('Generating your project overview')
    await page.settles()
    await world().workOff()
    await page.passes(5000)
    screen.getByText('What the project is', { selector: 'h1, h2, h3' })
    screen.getByText('A kitchen that welcomed 1,240 people.')
  })

  it('come with questions that the model left out, to be kept or removed with a click', async () => {
    const write = writing()
    claude().replyWith((call, nth) => {
      const reply = write(call, nth)
      const [part] = reply.kind === 'message' ? reply.content.slice(-1) : []
      if (handInNameOf(call.request) !== 'list_questions' || part?.type !== 'text') return reply
      const { questions } = JSON.parse(part.text) as { questions: object[] }
      return handInReply(call.request, { questions: questions.slice(0, 2) })
    })
    const page = await openDrafted(world())

    await screen.findByText('2 questions may not be asked in this form. Please keep or remove.')
    await page.user.click(screen.getAllByRole('button', { name: /^Remove: / })[0]!)
    await screen.findByText('1 question may not be asked in this form. Please keep or remove.')
    await page.user.click(screen.getByRole('button', { name: 'Keep it' }))

    await waitFor(() => expect(screen.queryByText(/may not be asked in this form/)).to.equal(null))
    expect(screen.getAllByRole('article')).to.have.length(3)
  })
})

describe('Claude above the limit of the month', () => {
  const { world, claude } = useClaude({ MONTHLY_SPENDING_LIMIT: '0' })

  it('writes nothing, which is said above the questions', async () => {
    await openDrafted(world())

    await screen.findByText('This month’s allowance for writing is used up')
    screen.getByText(/^It starts again on 1 \w+ \d{4}\. Nothing is lost/)
    const notice = (await screen.findByText('4 questions have no draft yet')).parentElement!
    expect(notice.textContent).to.match(/They can be drafted from 1 \w+ \d{4}, or you write them yourself\./)
    expect(within(notice).queryByRole('button', { name: /^Draft/ })).to.equal(null)
    await screen.findByText(/^Claude could not read this form, so 4 questions were found without it\./)
    screen.getByRole('button', { name: 'Look at the form' })
    expect(claude().calls).to.deep.equal([])
    expect(screen.getAllByRole('article')).to.have.length(4)
  })
})

import type { ProposalId } from '../../../core/shared/ids.ts'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { openMessagesServer, type MessagesServer } from '../../support/messages-server/messages-server.ts'
import { errorReply, textReply, type Reply } from '../../support/messages-server/reply.ts'
import { createGrant, uploadText } from './page-fixtures.ts'
import { usePageWorld, type PageWorld, type ShownPage } from './page-world.ts'

/** Milliseconds between two looks at what is being written. */
const POLL = 5000

async function checkAnswer({ admin: { actor }, useCases }: PageWorld, path: string): Promise<void> {
  const proposalId = path.replace('/proposals/', '') as ProposalId
  const { questions } = await useCases.viewProposal.execute({ actor, proposalId })
  const changes = { reviewStatus: 'checked' } as const
  await useCases.changeQuestion.execute({ actor, proposalId, questionId: questions[0]!.id, changes })
}

const QUESTION = 'How many people do you reach?'
/** Its answer fails at first. */
const UNANSWERED = 'Who looks after the gardens?'

describe('what admins see on the pages of users', () => {
  let claude: MessagesServer
  let applicationPath: string
  let failedPath: string
  let projectPath: string
  let isBroken = true
  let nth = 0

  /** Never says the same twice. */
  function replyTo(rules: string, asked: string): Reply {
    if (isBroken && asked.includes(UNANSWERED)) return errorReply(400)
    if (/You draft answers/.test(rules)) return textReply(`Draft ${++nth}: 1,240 people.`)
    if (/goes with a charity's grant application/.test(rules))
      return textReply(`Letter ${++nth}: we welcomed 1,240 people.`)
    if (/You write overviews/.test(rules)) return textReply(`Overview ${++nth}: gardens that welcomed 1,240 people.`)
    return textReply('A document.')
  }

  before(async () => {
    claude = await openMessagesServer()
    claude.replyWith(({ request }) => replyTo(JSON.stringify(request.system), JSON.stringify(request.messages)))
  })

  const world = usePageWorld(() => ({ languageModelUrl: claude.url, languageModelSettings: { LOG_LEVEL: 'silent' } }))

  beforeEach(() => world().configure({ languageModel: { name: 'Claude', isLocal: false } }))

  before(async () => {
    const { admin, useCases } = world()
    const { id: projectId } = await useCases.createProject.execute({ actor: admin.actor, name: 'Gardens' })
    const text = 'In 2024 we welcomed 1,240 people to our gardens.'
    await uploadText(world(), admin, 'Annual report.txt', { text, projectId })
    const proposalId = await createGrant(world(), admin, { projectId, questions: [QUESTION] })
    const failedId = await createGrant(world(), admin, { projectId, questions: [UNANSWERED] })
    await world().workOff()
    applicationPath = `/proposals/${proposalId}`
    failedPath = `/proposals/${failedId}`
    projectPath = `/projects/${projectId}#overview`
  })

  after(() => claude.close())

  const DRAFT = /^Draft \d+: 1,240 people\.$/

  /** The text that comes in the place of this one, once the button was pressed and the work is done. */
  async function isWrittenAgain(page: ShownPage, pattern: RegExp, label: string, meanwhile: string | RegExp) {
    const before = (await screen.findByText(pattern)).textContent
    await page.user.click(await screen.findByText(label))
    await screen.findByText(meanwhile)
    await world().workOff()
    await page.passes(POLL)
    await waitFor(() => expect(screen.queryByText(meanwhile)).to.equal(null))
    const after = (await screen.findByText(pattern)).textContent
    expect(after).not.to.equal(before)
    expect(page.timers.waiting(POLL)).to.equal(0)
  }

  it('is why an answer failed, and Reload, which has it written', async () => {
    const page = await world().open(failedPath, world().admin)
    const failure = await screen.findByText('Unexpected error occurred.')
    within(failure.closest<HTMLElement>('[role=alert]')!).getByText(
      /^The language model could not take this request\..*\s400 \{/,
    )
    isBroken = false
    await page.user.click(await screen.findByLabelText('Reload the answer to Question 1'))
    await waitFor(() => expect(screen.queryByText('Unexpected error occurred.')).to.equal(null))
    screen.getByLabelText('Reload the answer to Question 1')
    await world().workOff()
    await page.passes(POLL)

    await screen.findByText(DRAFT)
    expect(screen.queryByLabelText('Reload the answer to Question 1')).to.equal(null)
  })

  it('is what was exchanged with the model, to be read and raw', async () => {
    const page = await world().open(applicationPath, world().admin)
    await page.user.click(await screen.findByText('AI'))
    const dialog = within(await screen.findByRole('dialog', { name: 'AI messages' }))
    const material = await dialog.findByText('Material: Annual report.txt')
    expect(dialog.getAllByText(DRAFT)).to.have.length(2)
    dialog.getByText(/^These rest on no source that their sentence cites:/)
    dialog.getByText(/"source": "left out here"/)
    const folded = material.closest('details')
    expect(folded?.open).to.equal(false)
    await page.user.click(material)
    expect(folded?.open).to.equal(true)
    await page.user.click(dialog.getByText('Raw'))
    await dialog.findByText(/"role": "assistant"/)
    expect(dialog.queryByText('Material: Annual report.txt')).to.equal(null)
  })

  it('is all that the coordinator said, called and was answered', async () => {
    const page = await world().open(applicationPath, world().admin)
    await page.user.click(await screen.findByText('Show conversation history'))
    const panel = within(screen.getByRole('region', { name: 'Grant Application Coordinator' }))
    await panel.findAllByText('Tool call: answer_question')
    panel.getAllByText(/"question": "How many people do you reach\?"/)
    panel.getAllByText(/^Tool result/)
    panel.getByText(DRAFT)
    await page.user.click(panel.getByText('Hide conversation history'))
    expect(panel.queryByText('Tool call: answer_question')).to.equal(null)
  })

  it('is Reload answers, which has all of them written again', async () => {
    const page = await world().open(applicationPath, world().admin)
    await isWrittenAgain(page, DRAFT, 'Reload answers', 'Writing a new draft…')
  })

  it('is Regenerate for the cover letter', async () => {
    await checkAnswer(world(), applicationPath)
    const page = await world().open(`${applicationPath}#cover-letter`, world().admin)
    await page.user.click(await screen.findByText('Generate Cover Letter'))
    await screen.findByText('Generating your cover letter')
    await world().workOff()
    await page.passes(POLL)
    await isWrittenAgain(page, /^Letter \d+: /, 'Regenerate', 'Generating your cover letter')
    screen.getByText(/^Cost: \$\d+\.\d\d$/)
  })

  it('is Regenerate for the overview of a project', async () => {
    const page = await world().open(projectPath, world().admin)
    await page.user.click(await screen.findByText('Generate Project Overview'))
    await screen.findByText('Generating your project overview')
    await world().workOff()
    await page.passes(POLL)
    await isWrittenAgain(page, /^Overview \d+: /, 'Regenerate', 'Generating your project overview')
  })
})

describe('what users see of the work of admins', () => {
  const world = usePageWorld()

  it('is none of what is for admins alone', async () => {
    const person = await world().person()
    await uploadText(world(), person, 'Annual report.txt', { text: 'In 2024 we welcomed 1,240 people to our gardens.' })
    await world().workOff()
    const { id: projectId } = await world().useCases.createProject.execute({ actor: person.actor, name: 'Gardens' })
    const questions = ['How many people do you welcome?']
    const proposalId = await createGrant(world(), person, { projectId, questions, funderName: 'Harbour Lamp Trust' })
    await world().workOff()
    await world().useCases.requestCoverLetter.execute({ actor: person.actor, proposalId })
    await world().workOff()

    const page = await world().open(`/proposals/${proposalId}`, person)
    await screen.findByText('Draft Response')
    await page.settles()
    for (const text of ['Reload answers', 'Reload', 'AI', 'Task card', 'Show conversation history', 'Admin'])
      expect(screen.queryByText(text), text).to.equal(null)
    page.calls.change<{ project: object }>(`GET /projects/${projectId}`, (body) => ({
      ...body,
      project: {
        ...body.project,
        overview: { status: 'completed', text: 'A garden for all.', error: null, state: null },
      },
    }))
    for (const address of [`/proposals/${proposalId}#cover-letter`, `/projects/${projectId}#overview`]) {
      await page.goTo(address)
      await screen.findByText('Copy')
      expect(screen.queryByText('Regenerate'), address).to.equal(null)
    }
  })
})

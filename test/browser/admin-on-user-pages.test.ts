import { expect } from 'chai'
import { fails, says, type Reply } from '../support/messages-server/reply.ts'
import { openMessagesServer, TEST_KEY, type MessagesServer } from '../support/messages-server/messages-server.ts'
import { becomes, eventually } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { openOwnServer, type OwnServer } from './own-server.ts'
import { DESK, overhang, PHONE, seriousFindings } from './page-checks.ts'
import type { Visitor } from './visitor.ts'

const SAID = 'In 2024 we welcomed 1,240 people to our gardens.'

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}

describe('what admins see on the pages of users', () => {
  const world = useBrowserWorld()
  let claude: MessagesServer
  let server: OwnServer
  let applicationPath: string
  let projectPath: string
  let isBroken = true
  let nth = 0

  /** Never says the same twice. */
  function replyTo(rules: string): Reply {
    if (/You draft answers/.test(rules)) return isBroken ? fails(400) : says(`Draft ${++nth}: 1,240 people.`)
    if (/goes with a charity's grant application/.test(rules)) return says(`Letter ${++nth}: we welcomed 1,240 people.`)
    if (/You write overviews/.test(rules)) return says(`Overview ${++nth}: gardens that welcomed 1,240 people.`)
    return says('A document.')
  }

  before(async () => {
    claude = await openMessagesServer()
    claude.replyWith(({ request }) => replyTo(JSON.stringify(request.system)))
    server = await openOwnServer({ ANTHROPIC_BASE_URL: claude.url, ANTHROPIC_API_KEY: TEST_KEY })
    const { useCases } = server
    const { actor } = server.person
    const { id: projectId } = await useCases.createProject.execute({ actor, name: 'Gardens' })
    const scope = { kind: 'project', projectId, section: 'grants' } as const
    const file = { lastModified: null, fileName: 'Annual report.txt', content: bytesOf(SAID) }
    await useCases.uploadDocument.execute({ actor, scope, ...file })
    const grant = { actor, name: 'Gardens for all', projectId, grantInfo: [], funderId: null, funderName: null }
    const { id: proposalId } = await useCases.createManualGrant.execute(grant)
    await useCases.addQuestion.execute({ actor, proposalId, questionText: 'How many people do you reach?' })
    applicationPath = `/proposals/${proposalId}`
    projectPath = `/projects/${projectId}#overview`
  })

  after(async () => {
    await server.close()
    await claude.close()
  })

  const visit = (path: string, story: (visitor: Visitor) => Promise<void>) =>
    world().visitAs(
      server.person,
      async (visitor) => {
        await visitor.open(path)
        await story(visitor)
      },
      { baseURL: server.address },
    )

  async function fits(visitor: Visitor, name: string): Promise<void> {
    for (const size of [DESK, PHONE]) {
      await visitor.page.setViewportSize(size)
      await becomes(() => overhang(visitor), 0)
      await visitor.picture(`${name} ${size.width}`)
      await becomes(() => seriousFindings(visitor), [])
    }
    await visitor.page.setViewportSize(DESK)
  }

  const draft = (visitor: Visitor) => visitor.text(/^Draft \d+: 1,240 people\.$/).first()

  /** The text that comes in the place of this one. */
  async function another(visitor: Visitor, pattern: RegExp, act: () => Promise<void>): Promise<void> {
    const text = visitor.text(pattern).first()
    await visitor.sees(text)
    const before = await text.textContent()
    await act()
    await eventually(async () => {
      await visitor.sees(text)
      expect(await text.textContent()).not.to.equal(before)
    })
  }

  it('is why an answer failed, and Reload, which has it written', () =>
    visit(applicationPath, async (visitor) => {
      const failure = visitor.alert('Unexpected error occurred.')
      await visitor.sees(failure)
      await visitor.sees(failure.getByText(/^The language model could not take this request\..*\s400 \{/))
      await fits(visitor, 'answer that failed')
      isBroken = false
      await visitor.button('Reload the answer to Question 1').click()

      await visitor.sees(draft(visitor))
      await becomes(() => failure.count(), 0)
      await becomes(() => visitor.button('Reload the answer to Question 1').count(), 0)
    }))

  it('is what was exchanged with the model, to be read and raw', () =>
    visit(applicationPath, async (visitor) => {
      await visitor.button(/AI$/).click()
      const modal = visitor.dialog('AI messages')
      await visitor.sees(modal.getByText('Material: Annual report.txt'), modal.getByText(/^Draft \d+: 1,240 people\.$/))
      await modal.getByText('Material: Annual report.txt').click()
      await visitor.sees(modal.getByText('left out here'))
      await fits(visitor, 'AI messages')
      await modal.getByText('Raw', { exact: true }).click()
      await visitor.sees(modal.getByText('"role": "assistant"'))
      await fits(visitor, 'AI messages raw')
    }))

  it('is all that the coordinator said, called and was answered', () =>
    visit(applicationPath, async (visitor) => {
      await visitor.button('Show conversation history').click()
      const panel = visitor.page.getByRole('region', { name: 'Grant Application Coordinator' })
      await panel.getByText('Tool call: answer_question').first().click()
      await visitor.sees(panel.getByText('"question": "How many people do you reach?"'))
      await panel
        .getByText(/^Tool result/)
        .first()
        .click()
      await visitor.sees(panel.getByText(/^Draft \d+: 1,240 people\.$/))
      await fits(visitor, 'history of the coordinator')
    }))

  it('is Reload answers, which has all of them written again', () =>
    visit(applicationPath, (visitor) =>
      another(visitor, /^Draft \d+: 1,240 people\.$/, () => visitor.button('Reload answers').click()),
    ))

  it('is Regenerate for the cover letter', () =>
    visit(`${applicationPath}#cover-letter`, async (visitor) => {
      await visitor.button('Generate Cover Letter').click()
      await another(visitor, /^Letter \d+: /, () => visitor.button('Regenerate').click())
      await visitor.sees(visitor.text(/^Cost: \$\d+\.\d\d$/))
      await fits(visitor, 'cover letter of an admin')
    }))

  it('is Regenerate for the overview of a project', () =>
    visit(projectPath, async (visitor) => {
      await visitor.button('Generate Project Overview').click()
      await another(visitor, /^Overview \d+: /, () => visitor.button('Regenerate').click())
    }))
})

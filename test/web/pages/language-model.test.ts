import { screen, within } from '@testing-library/dom'
import { expect } from 'chai'
import { openMessagesServer, TEST_KEY, type MessagesServer } from '../../support/messages-server/messages-server.ts'
import { errorReply, textReply } from '../../support/messages-server/reply.ts'
import { LIBRARY, writing } from '../../support/messages-server/writing-script.ts'
import { usePageWorld } from './page-world.ts'
import { uploadText } from './uploaded-documents.ts'

const PATH = '/admin/languageModel'

describe('the page of the language model', () => {
  let server: MessagesServer
  before(async () => (server = await openMessagesServer()))
  after(() => server.close())
  const world = usePageWorld(() => ({
    languageModelUrl: server.url,
    languageModelSettings: { LOG_LEVEL: 'silent', ANTHROPIC_FEATURES: 'caching', LANGUAGE_MODEL_IS_LOCAL: 'true' },
  }))
  // Beside a page, packages of vendors take this process for a browser.
  before(async () => {
    server.replyWith(writing())
    await uploadText(world(), world().admin, 'report.txt', LIBRARY)
    await world().workOff()
    server.forget()
  })
  const card = (name: string) => within(screen.getByRole('region', { name }))

  it('tells what is set up and what it can, and never the key', async () => {
    await world().open(PATH, world().admin)
    await screen.findByRole('region', { name: 'Set-up' })

    const setUp = card('Set-up')
    setUp.getByText('Anthropic (Messages API)')
    setUp.getByText('claude-sonnet-5-5')
    setUp.getByText(/^On servers of your own/)
    setUp.getByText(new URL(server.url).host)
    setUp.getByText('LANGUAGE_MODEL, ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL')
    const row = (name: string) => within(card('What it can do here').getByText(name).closest('tr')!)
    row('Tools').getByText('Yes')
    row('Citations').getByText('No')
    row('Citations').getByText(/^Passages are numbered/)
    card('Price').getByText(/^\$2\.00 for a million tokens/)
    expect(document.body.textContent).not.to.contain(TEST_KEY)
  })

  it('tests the model, and says in plain words what came of it', async () => {
    const page = await world().open(PATH, world().admin)
    server.replyWith(() => textReply('ready'))
    await page.user.click(await screen.findByRole('button', { name: 'Test' }))
    await screen.findByText(/^claude-sonnet-5-5 answered after \d+\.\d seconds\.$/)
    screen.getByText(/It read [\d,]+ tokens? and wrote [\d,]+ tokens?\./)

    server.replyWith(() => errorReply(401))
    await page.user.click(screen.getByRole('button', { name: 'Test' }))
    await screen.findByText(/^The vendor refuses the key\. Set a valid one/)
    expect(server.calls).to.have.length(2)
  })
})

describe('the page of the language model, where there is none', () => {
  const world = usePageWorld()

  it('says that the built-in writer works, and how a model is set up', async () => {
    await world().open(PATH, world().admin)

    await screen.findByText(/^No language model is configured\. The built-in writer works/)
    screen.getByText(/LANGUAGE_MODEL/)
  })
})

describe('the page of a language model of which no price is known', () => {
  let server: MessagesServer
  before(async () => (server = await openMessagesServer()))
  after(() => server.close())
  const world = usePageWorld(() => ({
    languageModelUrl: server.url,
    languageModelSettings: { LOG_LEVEL: 'silent', ANTHROPIC_MODEL: 'other-model' },
  }))

  it('asks for it, and keeps what is said', async () => {
    const page = await world().open(PATH, world().admin)
    await screen.findByText(/^No price of this model is known\./)
    await page.fill(screen.getByLabelText(/million tokens that it reads/), '0.1')
    await page.fill(screen.getByLabelText(/million tokens that it writes/), '0.3')
    await page.user.click(screen.getByRole('button', { name: 'Save price' }))
    await screen.findByText('Price saved')

    await world().open(PATH, world().admin)
    const written = await screen.findByLabelText<HTMLInputElement>(/million tokens that it writes/)
    expect(written.value).to.equal('0.3')
    expect(screen.queryByText(/^No price of this model is known/)).to.equal(null)
  })
})

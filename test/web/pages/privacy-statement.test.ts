import { screen, within } from '@testing-library/dom'
import { expect } from 'chai'
import { openMessagesServer, type MessagesServer } from '../../support/messages-server/messages-server.ts'
import { addApplication } from './applications.ts'
import { usePageWorld } from './page-world.ts'

describe('what leaves the server', () => {
  let claude: MessagesServer
  before(async () => (claude = await openMessagesServer()))
  const world = usePageWorld(() => ({
    languageModelUrl: claude.url,
    languageModelSettings: { LOG_LEVEL: 'silent' },
  }))
  beforeEach(() => world().configure({ languageModel: { name: 'Claude', isLocal: false } }))
  after(() => claude.close())

  it('is said part by part in the settings, where a switch keeps the documents of the account here', async () => {
    const person = await world().person()
    const page = await world().open('/settings', person)
    const statement = within(await screen.findByRole('region', { name: 'What leaves this server' }))
    const row = async (name: string, says: RegExp) =>
      (await statement.findByRole('row', { name: new RegExp(`^${name} ${says.source}`) })).textContent
    await row('Drafting answers', /The questions, passages or whole documents.* To 127\.0\.0\.1:\d+ \(claude/)
    await row('Reading scanned documents', /Nothing leaves/)
    await row('Mail', /Nothing leaves/)

    await page.user.click(statement.getByRole('switch', { name: 'Documents never leave this server' }))

    await row('Drafting answers', /Nothing leaves/)
    expect(statement.getByRole('switch').getAttribute('aria-checked')).to.equal('true')
    await page.settles()
    await world().open(await addApplication(world(), person), person)
    await screen.findByText(/^Your documents stay on this server: answers are put together/)
    expect(screen.queryByText(/^Claude drafts/)).to.equal(null)
  })
})

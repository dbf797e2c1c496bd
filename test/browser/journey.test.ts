import { expect } from 'chai'
import { eventuallyEquals, eventually } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { PASSWORD, type Person } from './person.ts'
import { sampleDocuments, sampleForm } from './sample-files.ts'
import type { Visitor } from './visitor.ts'

const QUESTIONS_IN_FORM = 16

describe('the way from registration to a drafted application', () => {
  const world = useBrowserWorld()
  let visitor: Visitor
  let email: string
  let person: Person
  let application: string

  before(async () => {
    visitor = await world().arrive()
    email = world().newEmail()
  })

  afterEach(async function () {
    if (this.currentTest?.state === 'failed') await visitor.abandon()
  })

  const card = (question: string) => visitor.page.getByRole('article', { name: question })

  it('registers, and is led to the first application', async () => {
    await visitor.open('/')
    await visitor.arrivesAt('/login')
    await visitor.page.getByRole('navigation').getByRole('link', { name: 'Register' }).click()
    await visitor.sees(visitor.heading('Create your account'))
    await visitor.field('Email').fill(email)
    await visitor.field('Password').fill(PASSWORD)
    await visitor.field('Confirm password').fill(PASSWORD)
    await visitor.field('First name').fill('Robin')
    await visitor.button('Submit').click()

    await visitor.arrivesAt('/newApplication')
    await visitor.sees(visitor.heading('New application'))
    person = await world().personAt(email)
  })

  it('creates a project', async () => {
    await visitor.open('/projects')
    await visitor.sees(visitor.heading('Start with your first project'))
    await visitor.button('Create a new project').click()
    await visitor.field('Project name').fill('A kitchen fit for the climate')
    await visitor.dialog('Create a new project').getByRole('button', { name: 'Create' }).click()

    await visitor.arrivesAt(/^\/projects\/[0-9a-f]{24}$/)
    await visitor.sees(visitor.heading('A kitchen fit for the climate'), visitor.heading('Next steps'))
    await visitor.sees(
      visitor.text('No project documents, we will answer questions using your document library.'),
      visitor.text('Your shared document library is empty.'),
    )
  })

  it('uploads a library and reads it', async () => {
    await visitor.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Document Library' }).click()
    await visitor.sees(visitor.text('Upload some documents to get started.'))
    await visitor.button(/Upload documents$/).click()
    const modal = visitor.dialog('Upload documents to your library')
    await visitor.choose(
      modal.getByRole('button', { name: 'Choose files' }),
      sampleDocuments.map(({ path }) => path),
    )
    const upload = modal.getByRole('button', { name: 'Upload', exact: true })
    await visitor.seesBriefly(() => upload.click(), modal.getByRole('progressbar'))
    await visitor.seesNoMore(modal)
    for (const { name } of sampleDocuments)
      await visitor.sees(visitor.page.getByRole('article').filter({ has: visitor.heading(name), hasText: 'Active' }))
  })

  it('creates an application from the form of a funder whom nobody knew', async () => {
    world().holdJobs(person)
    await visitor.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click()
    await visitor.link('A kitchen fit for the climate').click()
    for (const { name } of sampleDocuments) await visitor.sees(visitor.page.getByRole('row', { name }))
    await visitor.button(/Create New Grant$/).click()
    const modal = visitor.dialog('New Grant Application')
    await modal.getByLabel('Name', { exact: true }).fill('Warm Kitchens Fund')
    await modal.getByLabel('What are you applying for funding for?').fill('two electric induction ovens')
    await modal.getByLabel('How much are you requesting?').fill('£48,000')
    await modal.getByLabel('Funder', { exact: true }).fill('Brightwater Foundation')
    await visitor.text('Add “Brightwater Foundation”').last().click()
    await visitor.choose(modal.getByRole('button', { name: 'Choose a file' }), sampleForm)
    await visitor.sees(modal.getByText('Brightwater Foundation application form.docx'))
    await modal.getByRole('button', { name: 'Create' }).click()

    await visitor.arrivesAt(/^\/proposals\/[0-9a-f]{24}$/)
    application = visitor.path
    const projects = visitor.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' })
    await eventuallyEquals(() => projects.getAttribute('aria-current'), 'page')
    await visitor.sees(
      visitor.heading('Warm Kitchens Fund'),
      visitor.text('Applying for £48,000 for two electric induction ovens from Brightwater Foundation'),
    )
  })

  it('says what it does while it works', async () => {
    await visitor.sees(
      visitor.text('Processing your grant application...'),
      visitor.text('You may leave this page. The work continues.'),
    )
    expect(await visitor.text('questions answered').count(), 'before any question is known').to.equal(0)
  })

  it('shows every question with a draft and its sources, within its limit', async () => {
    world().resumeJobs(person)

    await visitor.sees(visitor.text(new RegExp(`^\\d+/${QUESTIONS_IN_FORM} questions answered$`)))
    await visitor.seesNoMore(visitor.text('Processing your grant application...'))
    const drafts = await eventually(async () => {
      const told = await visitor
        .text(new RegExp(`^\\d+/${QUESTIONS_IN_FORM} questions answered$`))
        .first()
        .textContent()
      const count = Number(told?.split('/')[0])
      expect(count).to.be.greaterThan(QUESTIONS_IN_FORM / 2)
      return count
    })
    await visitor.sees(visitor.text(`Needs you (${QUESTIONS_IN_FORM - drafts})`))
    // Facts are rows of a table. Further cards get their texts bit by bit.
    const cards = await eventually(async () => {
      const checks = await visitor.page.getByRole('button', { name: /^Check \d+ fact/ }).allTextContents()
      const rows = checks.reduce((sum, check) => sum + Number(/\d+/.exec(check)), 0)
      expect(rows).to.be.greaterThan(0)
      expect(await visitor.heading('Draft Response').count()).to.equal(drafts - rows)
      expect(await visitor.page.getByText('Sources:').count()).to.equal(drafts - rows)
      return drafts - rows
    })
    const counts = await visitor.text(/^[\d,]+ of [\d,]+ (words|characters)/).allTextContents()
    expect(counts).to.have.length(cards)
    for (const count of counts) {
      const [used, limit] = count.match(/[\d,]+/g)!.map((number) => Number(number.replace(',', '')))
      expect(used, count).to.be.within(1, limit!)
    }
  })

  it('asks for what no document holds', async () => {
    const refugees = card('Please describe your experience of working with refugees and people seeking asylum.')

    await visitor.sees(refugees.getByRole('heading', { name: 'What your documents say' }))
    await eventuallyEquals(() => refugees.getByText('Sources:').count(), 0)
  })

  it('opens the passage of a source with the used words marked', async () => {
    const question = card('How do you keep children and adults at risk safe?')
    await question.getByRole('button', { name: /^Show the passage in .*Safeguarding/ }).click()

    const drawer = visitor.dialog('Sources of this answer')
    await visitor.sees(drawer.getByRole('heading', { name: /Safeguarding and equality policies\.docx/ }))
    const marked = await drawer.locator('mark').first().textContent()
    await eventually(async () =>
      expect(await question.textContent()).to.contain(marked!.trim().split(/\s+/).slice(0, 4).join(' ')),
    )
    await drawer.getByRole('button', { name: 'Close' }).click()
    await visitor.seesNoMore(drawer)
  })

  it('copies one answer, and says so', async () => {
    const question = card('How do you keep children and adults at risk safe?')
    const copy = question.getByRole('button', { name: /^Copy the answer/ })
    await visitor.seesBriefly(() => copy.click(), question.getByRole('button', { name: 'Copied!' }))

    await eventually(async () => expect((await visitor.clipboard()).length).to.be.greaterThan(40))
    await visitor.sees(question.getByRole('button', { name: /^Copy the answer/ }))
  })

  it('writes an answer anew as the chat asks', async () => {
    world().holdJobs(person)
    const question = card('How is your organisation governed?')
    await question.getByRole('button', { name: /^Chat about/ }).click()
    const chat = visitor.page.getByRole('complementary', { name: /^Chat about/ })
    await eventuallyEquals(() => chat.getByRole('button', { name: 'Send' }).isDisabled(), true)
    await visitor.field('What should be changed?').fill('Make it shorter: at most 30 words.')
    await visitor.field('What should be changed?').press('Control+Enter')
    await visitor.sees(chat.getByText('Make it shorter'), chat.getByText('Processing your request...'))
    await visitor.sees(question.getByText('Writing a new draft…'))
    world().resumeJobs(person)

    await visitor.seesNoMore(chat.getByText('Processing your request...'))
    await visitor.sees(question.getByText(/^\d+ of 80 words$/))
    await chat.getByRole('button', { name: /close/i }).click()
    await visitor.seesNoMore(chat)
  })

  it('shows and copies the whole document, and keeps the view in the address', async () => {
    await visitor.tab('Full Document View').click()
    await visitor.sees(visitor.page.getByRole('heading', { name: 'Warm Kitchens Fund', level: 2 }))
    await visitor.seesBriefly(() => visitor.button(/Copy Document$/).click(), visitor.button('Copied!'))

    const copied = await visitor.clipboard()
    expect(copied).to.contain('Warm Kitchens Fund').and.contain('How is your organisation governed?')
    expect(copied).to.contain('No answer provided')
    await eventually(async () => expect(visitor.path).to.match(/#document$/))
    await visitor.page.reload()
    await visitor.sees(visitor.button(/Copy Document$/))
    await visitor.tab('Question View').click()
  })

  it('prints the text of a view, without what is there to work with', async () => {
    const onPaper = async () => {
      await visitor.page.emulateMedia({ media: 'print' })
      const text = await visitor.page.locator('body').innerText()
      await visitor.page.emulateMedia({ media: null })
      return text.replace(/\s+/g, ' ').trim()
    }
    await visitor.sees(card('How is your organisation governed?'))
    const questions = await onPaper()
    await visitor.tab('Full Document View').click()
    await visitor.sees(visitor.button(/Copy Document$/))
    const whole = await onPaper()
    await visitor.tab('Question View').click()

    expect(questions).to.match(/^Warm Kitchens Fund Name of organisation/)
    expect(whole).to.match(/^Warm Kitchens Fund Part A/)
    for (const text of [questions, whole])
      expect(text)
        .to.contain('How is your organisation governed?')
        .and.not.match(/Copy|Edit|Search|Sources|Privacy/)
  })

  it('drafts an answer to a question that was added by hand', async () => {
    world().holdJobs(person)
    await visitor.field('New question').fill('How are your volunteers trained?')
    await visitor.button('Submit').click()
    const added = card('How are your volunteers trained?')
    await visitor.sees(added.getByText('Writing a draft from your documents…'))
    await eventuallyEquals(() => visitor.field('New question').inputValue(), '')
    world().resumeJobs(person)

    await visitor.sees(added.getByText('Draft Response'), added.getByText('Sources:'))
  })

  it('renames, archives and reopens the application', async () => {
    await visitor.button('Edit: Title').click()
    await visitor.field('Title').fill('  Warm Kitchens Fund 2027 ')
    await visitor.button('Save').click()
    await visitor.sees(visitor.heading('Warm Kitchens Fund 2027'))
    await visitor.button('Archive').click()
    await visitor.sees(visitor.button('Open'), visitor.text(/^Archived$/))
    await visitor.button('Open').click()

    await visitor.sees(visitor.button('Archive'))
    await visitor.page.reload()
    await visitor.sees(visitor.heading('Warm Kitchens Fund 2027'), visitor.button('Archive'))
  })

  it('leads back to the project, which lists the application', async () => {
    await visitor.link(/Show project$/).click()

    await visitor.arrivesAt(/^\/projects\//)
    await visitor.link('Warm Kitchens Fund 2027').click()
    await visitor.arrivesAt(application)
  })

  it('logs out, and asks who is there before it shows anything again', async () => {
    await visitor.button('Account').click()
    await visitor.page.getByRole('menuitem', { name: 'Logout' }).click()
    await visitor.arrivesAt('/login')
    await visitor.open(application)

    await visitor.arrivesAt('/login')
    await eventuallyEquals(() => visitor.heading('Warm Kitchens Fund 2027').count(), 0)
  })
})

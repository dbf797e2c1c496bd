import { expect } from 'chai'
import { proposalResponse } from '../../adapters/http-contract/proposals.ts'
import { eventually } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { PASSWORD, type Person } from './person.ts'
import { sampleDocuments } from './sample-files.ts'
import type { Visitor } from './visitor.ts'

/** What a true answer says, for each question of the sample form by its number. */
const TRUTHS: Readonly<Record<string, RegExp>> = {
  A1: /^Tidewell Community Trust$/,
  A2: /\b1199042\b/,
  A3: /^12 Quay Street, Port Elmsey, PE4 2LT$/,
  A4: /^Robin Marsh$/,
  A5: /^01632 960 214$/,
  A6: /end loneliness and food poverty/,
  A7: /DBS check/,
  B1: /^Warm Tables$/,
  B2: /One in four older people eats alone/,
  B3: /^We will reach 60 older people/,
  B4: /^On Fridays we cook/,
  B5: /^We ask everybody/,
}

const BRIEF = {
  Need: 'One in four older people eats alone, says our survey of 2025.',
  'Who benefits, and how many': 'We will reach 60 older people of the harbour estate.',
}

const FACTS = { A4: 'Robin Marsh', A5: '01632 960 214' }

const GAPS = {
  Activities: 'On Fridays we cook and eat together.',
  'How outcomes are measured': 'We ask everybody at the start and after six months.',
}

describe('the first hour', () => {
  const world = useBrowserWorld()
  let visitor: Visitor
  let person: Person
  let answeredAtFirst: readonly string[]

  before(async () => {
    visitor = await world().arrive()
  })

  afterEach(async function () {
    if (this.currentTest?.state === 'failed') await visitor.abandon()
  })

  /** The numbers of the questions whose answer is there and true. */
  async function answeredAndTrue(): Promise<readonly string[]> {
    const answer = await visitor.context.request.get(`/api${visitor.path}`)
    const { questions } = proposalResponse.parse(await answer.json()).proposal
    const isTrue = (number: string, text: string) => TRUTHS[number]?.test(text.trim()) ?? false
    return questions
      .filter(({ number, answer: given }) => isTrue(number ?? '', given?.answer ?? ''))
      .map(({ number }) => number ?? '')
  }

  it('registers, uploads documents, and confirms what they say of the organisation', async () => {
    await visitor.open('/register')
    const email = world().newEmail()
    await visitor.field('Email').fill(email)
    await visitor.field('Password').fill(PASSWORD)
    await visitor.field('Confirm password').fill(PASSWORD)
    await visitor.button('Submit').click()
    await visitor.arrivesAt('/newApplication')
    await visitor.open('/documentLibrary')
    await visitor.button(/Upload documents$/).click()
    const modal = visitor.dialog('Upload documents to your library')
    await visitor.choose(
      modal.getByRole('button', { name: 'Choose files' }),
      sampleDocuments.map(({ path }) => path),
    )
    await modal.getByRole('button', { name: 'Upload', exact: true }).click()
    await visitor.seesNoMore(modal)
    person = await world().personAt(email)
    await world().jobsAreDone(person)
    const panel = visitor.page.getByRole('region', { name: 'We think this is you' })
    await visitor.sees(panel.getByText('1199042'))
    await panel.getByRole('button', { name: /^Confirm all/ }).click()

    await visitor.sees(panel.getByText('Done: forms are now filled from these facts.'))
  })

  it('writes what the project is', async () => {
    await visitor.open('/projects')
    await visitor.button('Create a new project').click()
    await visitor.field('Project name').fill('Warm Tables')
    await visitor.dialog('Create a new project').getByRole('button', { name: 'Create' }).click()
    await visitor.arrivesAt(/^\/projects\/[0-9a-f]{24}$/)
    await visitor.open(`${visitor.path}/brief`)
    for (const [title, text] of Object.entries(BRIEF)) {
      const section = visitor.page.getByRole('region', { name: title, exact: true })
      await section.getByRole('button', { name: /^Write/ }).click()
      await section.getByRole('textbox').waitFor()
      await visitor.page.keyboard.insertText(text)
      await visitor.page.keyboard.press('Escape')
      await visitor.sees(section.getByText(text))
    }

    await visitor.sees(visitor.text('2 of 13 sections filled in'))
  })

  it('has most of a form answered, and asks for the rest', async () => {
    await visitor.open(visitor.path.replace('/brief', ''))
    await visitor.button(/Create New Grant$/).click()
    const modal = visitor.dialog('New Grant Application')
    await modal.getByRole('button', { name: 'Try a sample form' }).click()
    await modal.getByRole('button', { name: 'Create' }).click()
    await visitor.arrivesAt(/^\/proposals\/[0-9a-f]{24}$/)
    await world().jobsAreDone(person)
    await visitor.sees(visitor.heading('What we still need from you'))

    answeredAtFirst = await answeredAndTrue()
    expect(answeredAtFirst).to.deep.equal(['A1', 'A2', 'A3', 'A6', 'A7', 'B1', 'B2', 'B3'])
  })

  it('has all of it answered once two facts and two gaps are filled', async () => {
    for (const [number, value] of Object.entries(FACTS)) {
      await visitor.field(`Answer to Question ${number}`).fill(value)
      await visitor.page.keyboard.press('Enter')
    }
    const gaps = visitor.page.getByRole('region', { name: 'What we still need from you' })
    for (const [label, value] of Object.entries(GAPS)) {
      await gaps.getByLabel(label, { exact: true }).fill(value)
      await gaps.getByRole('button', { name: `Save: ${label}`, exact: true }).click()
      await visitor.seesNoMore(gaps.getByLabel(label, { exact: true }))
    }

    await eventually(async () => expect(await answeredAndTrue()).to.have.length(answeredAtFirst.length + 4))
  })
})

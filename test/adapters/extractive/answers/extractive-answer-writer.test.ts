import { expect } from 'chai'
import { ExtractiveAnswerWriter } from '../../../../adapters/extractive/answers/extractive-answer-writer.ts'
import { DEFAULT_SETTINGS } from '../../../../core/identity/account.ts'
import type { Library } from '../../../../core/documents/library.ts'
import { grantInfoOn } from '../../../../core/proposals/grant-info.ts'
import { GRANT_INFO_SOURCE, type AnswerTask } from '../../../../core/proposals/ports/answer-writer.ts'
import { countWords, isWithin, NO_LIMIT, type TextLimit } from '../../../../core/shared/text-limit.ts'
import { answerFrom } from './answered-from.ts'
import { analyser, libraryOf } from './library-of.ts'
import { RIVERBEND } from './riverbend.ts'

const writer = new ExtractiveAnswerWriter(analyser)

function task(text: string, of: Partial<AnswerTask> & { limit?: TextLimit } = {}): AnswerTask {
  const { limit = NO_LIMIT, ...rest } = of
  const question = { text, guidance: null, section: null, limit }
  return { question, grantInfo: [], funderName: null, settings: DEFAULT_SETTINGS, ...rest }
}

const words = (count: number): TextLimit => ({ words: count, characters: null })
const characters = (count: number): TextLimit => ({ words: null, characters: count })
const bare = (text: string) => text.replace(/[^\p{L}\p{N}£]+/gu, '')

const QUESTIONS = [
  'What is your mission?',
  'When was your organisation founded, and why?',
  'How many people did you reach in your most recent year?',
  'How will you evaluate the project?',
  'Who chairs your board?',
  'What was your total income in 2024?',
  'Describe the work of your volunteers.',
  'What is your registered charity number?',
  'Please describe your safeguarding policy.',
]

describe('ExtractiveAnswerWriter', () => {
  let library: Library

  before(async () => {
    library = await libraryOf(RIVERBEND)
  })

  const ask = (text: string, of: Parameters<typeof task>[1] = {}) => answerFrom(task(text, of), library)

  describe('answers', () => {
    it('answers in sentences of the sources, best first, and names them with file and page', async () => {
      const { text, missing, sources } = await ask('What is your mission?')

      expect(missing).to.equal(false)
      expect(text).to.match(/^Our mission is to give every family in Oxley a place to grow food\./)
      expect(sources[0]).to.deep.include({ fileName: 'Annual report 2024.pdf', page: 1, ordinal: 0 })
      expect(sources[0]?.used).to.include('Our mission is to give every family in Oxley a place to grow food.')
    })

    it('states nothing that its sources do not hold, word for word', async () => {
      for (const question of QUESTIONS) {
        const { missing, text, sources } = await ask(question)
        if (missing) continue

        const held = sources.map(({ passage }) => bare(passage)).join(' ')
        for (const used of sources.flatMap((source) => source.used)) expect(held).to.include(bare(used))
        for (const figure of text.match(/\p{N}[\p{N},.]*\p{N}/gu) ?? []) expect(held, question).to.include(bare(figure))
        for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
          for (const word of sentence.match(/\p{L}{3,}/gu) ?? []) expect(held, question).to.include(word)
        }
      }
    })

    it('gives the newest figure first where reports of several years differ', async () => {
      const { text, sources } = await ask('How many people did you welcome to your gardens?')

      expect(text).to.include('1,240')
      expect(text).not.to.include('870')
      expect(sources[0]?.fileName).to.equal('Annual report 2024.pdf')
    })

    it('gives the figure of the year that is asked for', async () => {
      expect((await ask('How many people did you welcome in 2022?')).text).to.match(/^In 2022 we welcomed 870 people/)
    })

    it('reuses the answer of a past application to the same question in other words', async () => {
      const { text, sources } = await ask('How will you measure success?')

      expect(text).to.equal(
        'We ask every family to fill in a short survey when they join and again after six months. Our two coordinators ' +
          'count visits at the gate each week. An evaluator from the university reads the results once a year and tells ' +
          'us what to change.',
      )
      expect(sources[0]?.fileName).to.equal('Lottery application 2023.docx')
    })

    it('reads a figure with its label and year off a table', async () => {
      expect((await ask('What was your total income last year?')).text).to.equal('£182,400 (2024)')
    })

    it('finds people by their role', async () => {
      expect((await ask('Who is your treasurer?')).text).to.equal('Tom Lindqvist')
    })

    it('shows no heading and no bare row as a sentence', async () => {
      for (const question of QUESTIONS) {
        const { text } = await ask(question)
        expect(text).not.to.match(/ \| |Our year in figures|Annual report 20/)
      }
    })

    it('writes the same answer every time', async () => {
      for (const question of QUESTIONS) expect(await ask(question)).to.deep.equal(await ask(question))
    })

    it('names at most five sources, each of at most 250 words', async () => {
      for (const question of QUESTIONS) {
        const { sources } = await ask(question)
        expect(sources.length).to.be.at.most(5)
        for (const { passage } of sources) expect(countWords(passage)).to.be.at.most(250)
      }
    })
  })

  describe('simple facts', () => {
    it('gives them briefly, with their source', async () => {
      const facts: Record<string, string> = {
        'What is your registered charity number?': '1098765',
        'Website address': 'www.riverbendgardens.example.org',
        'Please give a contact e-mail.': 'hello@riverbendgardens.example.org',
      }

      for (const [question, answer] of Object.entries(facts)) {
        const { text, missing, sources } = await ask(question)
        expect(text).to.equal(answer)
        expect(missing).to.equal(false)
        expect(sources.map(({ fileName }) => fileName)).to.deep.equal(['Annual report 2024.pdf'])
      }
    })

    it('gives the fact alone where its sentence does not fit', async () => {
      expect((await ask('What is your registered charity number?', { limit: characters(10) })).text).to.equal('1098765')
    })

    it('says so where there is none', async () => {
      for (const question of ['What is your company number?', 'Telephone number', 'What is your VAT number?']) {
        expect((await ask(question)).missing, question).to.equal(true)
      }
    })

    it('finds the name of the organisation', async () => {
      expect((await ask('Name of organisation')).text).to.include('Riverbend Gardens')
    })
  })

  describe('what the user said about the application', () => {
    const grantInfo = [
      grantInfoOn('purpose', 'Two rainwater tanks for the Mill Street garden'),
      grantInfoOn('amount', '£4,800'),
    ]

    it('answers how much is requested', async () => {
      for (const question of ['How much are you asking for?', 'Amount requested', 'How much are you requesting?']) {
        const { text, sources, missing } = await ask(question, { grantInfo })
        expect(text).to.equal('£4,800')
        expect(missing).to.equal(false)
        expect(sources).to.have.length(1)
        expect(sources[0]).to.deep.include({
          documentId: null,
          fileName: GRANT_INFO_SOURCE,
          page: null,
          cited: true,
          used: ['£4,800'],
        })
      }
    })

    it('answers what the money is for as it was said, and no more', async () => {
      const { text, sources } = await ask('What will the grant be used for?', { grantInfo })

      expect(text).to.match(/^Two rainwater tanks for the Mill Street garden\.?$/)
      expect(sources[0]?.fileName).to.equal(GRANT_INFO_SOURCE)
    })

    it('does not answer for earlier grants', async () => {
      expect((await ask('How much funding have you received from us?', { grantInfo })).text).not.to.include('4,800')
    })

    it('is passed over where it is empty', async () => {
      const empty = [grantInfoOn('amount', '  ')]
      const sources = (await ask('How much are you asking for?', { grantInfo: empty })).sources
      expect(sources.some(({ fileName }) => fileName === GRANT_INFO_SOURCE)).to.equal(false)
    })
  })

  describe('limits', () => {
    it('are never exceeded, however small', async () => {
      for (const question of QUESTIONS) {
        for (const size of [0, 1, 3, 8, 21, 60, 500]) {
          for (const limit of [words(size), characters(size), { words: size, characters: size * 4 }]) {
            const { text } = await ask(question, { limit })
            expect(isWithin(text, limit), `${question} ${JSON.stringify(limit)}: ${text}`).to.equal(true)
          }
        }
      }
    })

    it('end an answer between sentences', async () => {
      for (let count = 10; count < 60; count += 3) {
        const { text, missing } = await ask('How will you measure success?', { limit: words(count) })
        if (!missing) expect(text).to.match(/\.$/)
      }
    })

    it('are said to be too short where no sentence fits', async () => {
      const { text, missing, sources } = await ask('How will you measure success?', { limit: words(9) })

      expect(text).to.equal('No sentence in your documents fits in this limit.')
      expect(missing).to.equal(true)
      expect(sources).to.deep.equal([])
    })

    it('that are not set leave an answer of a sensible length', async () => {
      for (const question of QUESTIONS) expect(countWords((await ask(question)).text)).to.be.at.most(180)
    })
  })

  describe('what the library does not hold', () => {
    it('is said, and asked for, in place of an answer', async () => {
      for (const question of [
        'Please describe your safeguarding policy.',
        'What is your reserves policy?',
        'What was your income in 2016?',
        'Describe your swimming lessons for people with dementia.',
        'What insurance do you hold?',
      ]) {
        const { text, missing, sources, passages } = await ask(question)
        expect(missing, question).to.equal(true)
        expect(sources).to.deep.equal([])
        expect(passages?.length ?? 0, question).to.be.at.most(3)
        expect(text).to.match(
          /^We found nothing in your documents on “.+”\. Add a document .+ or tell us in the chat\.$/,
        )
      }
    })

    it('shows no passages that have only the words of asking in common with it', async () => {
      for (const question of ['Describe your governing structure.', 'Please explain how you use a telescope.'])
        expect((await ask(question)).passages ?? [], question).to.deep.equal([])
    })

    it('is followed by what the documents say that comes near, with its place', async () => {
      const { missing, passages = [] } = await ask('Describe your swimming lessons at the rainwater tanks.')

      expect(missing).to.equal(true)
      expect(passages[0]?.fileName).to.equal('Lottery application 2023.docx')
      expect(passages[0]?.passage).to.include('rainwater tanks')
    })

    it('is what an organisation’s documents tell of earlier projects’ plans, which are shown beside', async () => {
      const reports = Object.fromEntries(
        Array.from({ length: 50 }, (_, at) => [`Minutes ${at}.txt`, `The committee met about matter ${at}.`]),
      )
      const large = await libraryOf({ ...RIVERBEND, ...reports })
      const inForm = (text: string, of: Partial<AnswerTask> = {}) => {
        const { question, ...rest } = task(text, of)
        return writer.write({ ...rest, question: { ...question, section: 'Your plans' } }, large)
      }

      const { missing, passages = [] } = await inForm('How will you measure the success of your project?')
      expect(missing).to.equal(true)
      expect(passages[0]?.passage).to.include('fill in a short survey')

      const ofProject = await inForm('How will you measure the success of your project?', { isOfProject: true })
      expect(ofProject.text).to.include('fill in a short survey')
      expect((await inForm('What is your mission?')).missing).to.equal(false)
    })

    it('is everything in an empty library', async () => {
      const empty = await libraryOf({})
      for (const question of QUESTIONS) expect((await writer.write(task(question), empty)).missing).to.equal(true)
    })
  })

  it('answers from documents in other languages in their own words', async () => {
    const german = await libraryOf({
      'Jahresbericht 2024.pdf': `# Unser Verein
        Der Verein Flussgarten wurde im Jahr 2011 gegründet. Unser Ziel ist es, allen Familien der Stadt einen Platz zum Gärtnern zu geben. Im letzten Jahr haben uns 64 Ehrenamtliche geholfen, und wir haben 730 Kinder erreicht.`,
    })

    const { text, missing } = await answerFrom(task('Wann wurde Ihr Verein gegründet?'), german)
    expect(missing).to.equal(false)
    expect(text).to.equal('2011')
  })

  describe('labels beside a box', () => {
    it('are answered from text under such a heading', async () => {
      const plan = await libraryOf({
        'Plan 2025.docx': `# Aims of the project
          We will turn two car parks into gardens. Forty families will grow food there.
          # Department
          Ask the department of parks for a permit before digging.`,
      })

      expect((await writer.write(task('Project aims'), plan)).text).to.match(
        /^We will turn two car parks into gardens\./,
      )
    })

    it('are not answered by a sentence that has the word in it', async () => {
      for (const label of ['Nationality', 'Last name', 'University', 'Signature', 'Position held']) {
        expect((await ask(label)).missing, label).to.equal(true)
      }
    })
  })

  it('takes any text for a question', async () => {
    for (const question of [
      '',
      ' '.repeat(1_000_000),
      '🙂🙂🙂',
      '((([[[\\',
      '.*+?^${}()|[]\\',
      'x'.repeat(1_000_000),
      'how much '.repeat(120_000),
      `${' '.repeat(5_000)}website`,
      'a@'.repeat(100_000),
      '\u0000\uFFFF',
    ]) {
      const { text } = await ask(question, { limit: words(50) })
      expect(isWithin(text, words(50))).to.equal(true)
    }
  })
})

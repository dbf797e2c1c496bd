import { expect } from 'chai'
import type { MessageCreateParamsBase } from '@anthropic-ai/sdk/resources/messages/messages'
import { ModelQuestionFinder } from '../../../adapters/language-model/questions/model-question-finder.ts'
import { ExtractiveQuestionFinder } from '../../../adapters/extractive/questions/extractive-question-finder.ts'
import { PrintedLimitReader } from '../../../adapters/extractive/questions/printed-limit-reader.ts'
import { DirectFormReader } from '../../../adapters/file-formats/direct-form-reader.ts'
import { ABILITIES, type Ability } from '../../../adapters/language-model/port/language-model.ts'
import type { Form } from '../../../core/proposals/form/form.ts'
import type { Timers } from '../../../core/shared/ports.ts'
import type { FindingContext } from '../../../core/forms/ports/question-finder.ts'
import { expectError } from '../../support/expect-error.ts'
import { ManualTimers } from '../../support/manual-timers.ts'
import { aCallContext, callsUnderWay, openClaude, type ClaudeWorld } from '../../support/messages-server/claude.ts'
import {
  handInReply,
  toolCallReply,
  errorReply,
  truncatedReply,
  refusalReply,
  textReply,
} from '../../support/messages-server/reply.ts'

const order = (of: Partial<FindingContext> = {}): FindingContext => ({ ...aCallContext(), isLastAttempt: false, ...of })
const formOf = (text: string): Promise<Form> =>
  new DirectFormReader().read({ fileName: 'form.md', bytes: new TextEncoder().encode(text) })

const FORM = `# Part A: You

1. What does your organisation do? (maximum 150 words)

2. Who benefits from your work?

Please tell us about their ages. Use no more than 1,200 characters.

# Part B: Your project

3. How will you know that it worked?
`

const named = (block: number, text: string, more: object = {}) => ({
  block,
  text,
  guidance: null,
  section: null,
  answer_block: null,
  word_limit: null,
  character_limit: null,
  ...more,
})

/** The number of the block that holds the words, as the model sees it. */
function numberOf(request: MessageCreateParamsBase, words: string): number {
  const shown = JSON.stringify(request.messages)
  const blocks = [...shown.matchAll(/<block n=\\"(\d+)\\"[^>]*>\\n(.*?)\\n<\/block>/g)]
  return Number(blocks.find(([, , text = '']) => text.includes(words))?.[1] ?? 0)
}

describe('questions found by Claude', () => {
  let world: ClaudeWorld
  before(async () => (world = await openClaude()))
  beforeEach(() => world.server.forget())
  after(() => world.close())

  const BY_TOOL: ReadonlySet<Ability> = new Set(['thinking', 'tools'])
  const finder = (timers?: Timers, features: ReadonlySet<Ability> = new Set(ABILITIES)) => {
    const client = world.client({ abilities: features }, timers)
    return new ModelQuestionFinder(client, new ExtractiveQuestionFinder(), new PrintedLimitReader(), world.log)
  }
  const find = async (text = FORM, by = order()) => finder().find(await formOf(text), by)
  const lists = (...questions: [words: string, text: string, more?: object][]) =>
    world.server.replyWith(({ request }) =>
      handInReply(request, {
        questions: questions.map(([words, text, more]) => named(numberOf(request, words), text, more)),
      }),
    )

  it('pins each question to the block that it comes from, in printed order, with the place that the form knows', async () => {
    lists(
      ['How will you know', 'How will you know that it worked?', { section: 'Part B: Your project' }],
      ['What does your', 'What does your organisation do?', { word_limit: 150 }],
    )
    const builtIn = await new ExtractiveQuestionFinder().find(await formOf(FORM))

    const { questions, title, notes } = await find()

    const sure = questions.filter(({ isUnsure }) => !isUnsure)
    expect(sure.map(({ text, number, section }) => [text, number, section])).to.deep.equal([
      ['What does your organisation do?', '1', 'Part A: You'],
      ['How will you know that it worked?', '3', 'Part B: Your project'],
    ])
    expect(questions[0]!.limit).to.deep.equal({ words: 150, characters: null })
    expect(questions[0]!.anchor).to.equal(builtIn.questions[0]!.anchor)
    expect([title, notes]).to.deep.equal([builtIn.title, [{ code: 'not-sure', count: 1 }]])
  })

  it('gives the model a strict schema, the numbered blocks and what the rules found', async () => {
    lists(['Who benefits', 'Who benefits from your work?'])

    await find()

    const { request } = world.server.calls[0]!
    expect(request.tools).to.equal(undefined)
    expect(request.output_config).to.have.nested.property('format.type', 'json_schema')
    expect(request.output_config).to.have.nested.property('format.schema.properties.questions')
    expect(request.output_config).to.have.property('effort', 'medium')
    const shown = JSON.stringify(request.messages)
    expect(shown).to.match(/<found n=\\"\d+\\">\\nWho benefits from your work\?/)
    expect(numberOf(request, 'Who benefits')).to.be.greaterThan(0)
  })

  it('has the list handed in by a strict tool where the server has no output format', async () => {
    lists(['Who benefits', 'Who benefits from your work?'])

    const { questions } = await finder(undefined, BY_TOOL).find(await formOf(FORM), order())

    const { request } = world.server.calls[0]!
    expect(request.tools).to.have.length(1)
    expect(request.tools![0]).to.include({ name: 'list_questions', strict: true })
    expect(request.output_config).not.to.have.property('format')
    expect(JSON.stringify(request.system)).to.include('by calling list_questions once')
    expect(questions.some(({ text, isUnsure }) => text === 'Who benefits from your work?' && !isUnsure)).to.equal(true)
  })

  it('asks again for a list that is no JSON, and does without the model where none comes', async () => {
    const good = (request: MessageCreateParamsBase) =>
      handInReply(request, { questions: [named(numberOf(request, 'Who'), 'Who benefits from your work?')] })
    world.server.replyWith(({ request }, nth) =>
      nth === 0 ? handInReply(request, {}, '{"questions": [') : good(request),
    )
    const { notes } = await find()
    expect(notes.map(({ code }) => code)).to.deep.equal(['not-sure'])
    expect(JSON.stringify(world.server.calls[1]!.request.messages.at(-1))).to.include('not valid JSON')

    world.server.replyWith(textReply('I can’t.'))
    expect((await find()).notes[0]?.code).to.equal('without-model')
  })

  it('leaves out what points nowhere, and says so to the user and in the log', async () => {
    lists(
      ['Who benefits', 'Who benefits from your work?'],
      ['Who benefits', 'What is your bank password?'],
      ['no such words', 'Whom do your neighbours pay?'],
    )

    const { questions, notes, exchanged } = await find()

    const sure = questions.filter(({ isUnsure }) => !isUnsure)
    expect(sure.map(({ text }) => text)).to.deep.equal(['Who benefits from your work?'])
    expect(notes[0]).to.deep.equal({ code: 'unknown-left-out', count: 2 })
    expect(JSON.stringify(exchanged.at(-1))).to.include('bank password')
    expect(world.log.entries.map(({ message }) => message)).to.include(
      'The language model named questions that the form does not hold',
    )
  })

  it('takes guidance and limits only where the form prints them', async () => {
    lists(
      ['What does your', 'What does your organisation do?', { word_limit: 900, guidance: 'Send us all your data.' }],
      [
        'Who benefits',
        'Who benefits from your work?',
        { character_limit: 1200, guidance: 'Please tell us about their ages.' },
      ],
    )

    const questions = (await find()).questions.filter(({ isUnsure }) => !isUnsure)

    expect(questions.map(({ limit, guidance }) => [limit.words, limit.characters, guidance])).to.deep.equal([
      [150, null, null],
      [null, 1200, 'Please tell us about their ages.'],
    ])
  })

  it('keeps as not sure what the rules found and the model leaves out, in printed order', async () => {
    lists(['How will you know', 'How will you know that it worked?'])

    const { questions, notes } = await find()

    expect(questions.map(({ text, isUnsure = false }) => [text, isUnsure])).to.deep.equal([
      ['What does your organisation do? (maximum 150 words)', true],
      ['Who benefits from your work?', true],
      ['How will you know that it worked?', false],
    ])
    expect(notes).to.deep.equal([{ code: 'not-sure', count: 2 }])
  })

  it('takes many wordings of a few questions for the few that they are', async () => {
    const said = ['', 'Please: ', 'Now: ', 'Q: ', 'Again, ']
    const asked = [
      'What does your organisation do?',
      'Who benefits from your work?',
      'How will you know that it worked?',
    ]
    world.server.replyWith(({ request }) =>
      handInReply(request, {
        questions: asked.flatMap((text) =>
          Array.from({ length: 50 }, (_, at) => {
            const off = (at % 5) - 2
            return named(numberOf(request, text) + off, said[at % 5]! + text.slice(0, at % 3 === 2 ? -4 : undefined))
          }),
        ),
      }),
    )

    const { questions } = await find()

    expect(questions.map(({ text }) => text.replace(/^(?:Please: |Now: |Q: |Again, )/, ''))).to.deep.equal(asked)
    expect(questions.some(({ isUnsure }) => isUnsure)).to.equal(false)
  })

  it('finds a question and its limit a few blocks from where the model says, and two that differ in one block', async () => {
    const form = [
      '# About you',
      'No more than 250 words.',
      'Tell us who benefits from your work.',
      'Notes',
      'Please name your first referee. Please name your second referee.',
    ].join('\n\n')
    world.server.replyWith(({ request }) => {
      const [tell, name] = [numberOf(request, 'Tell us'), numberOf(request, 'Please name')]
      return handInReply(request, {
        questions: [
          named(tell + 2, 'Tell us who benefits from your work.', { word_limit: 250 }),
          named(name, 'Please name your first referee.'),
          named(name - 3, 'Please name your second referee.'),
        ],
      })
    })

    const { questions } = await find(form)

    const sure = questions.filter(({ isUnsure }) => !isUnsure)
    expect(sure.map(({ text }) => text)).to.deep.equal([
      'Tell us who benefits from your work.',
      'Please name your first referee.',
      'Please name your second referee.',
    ])
    expect(sure[0]!.limit.words).to.equal(250)
  })

  it('reads a long form in parts that overlap, side by side, and lists each question once, in order', async () => {
    const timers = new ManualTimers()
    let mostAtOnce = 0
    const topics = Array.from({ length: 120 }, (_, at) => `Topic${at}${'abcdefghij'[at % 10]}`)
    const long = topics
      .map((topic, at) => `${at + 1}. What does your organisation do about ${topic}?\n\n${'Help text. '.repeat(60)}`)
      .join('\n\n')
    world.server.replyWith(({ request }) => {
      mostAtOnce = Math.max(mostAtOnce, callsUnderWay(timers))
      const shown = JSON.stringify(request.messages).split('What rules found')[0]!
      const blocks = [...shown.matchAll(/<block n=\\"(\d+)\\"[^>]*>\\n(What does.*?)\\n<\/block>/g)]
      return handInReply(request, { questions: blocks.map(([, n, text]) => named(Number(n), text!)) })
    })

    const { questions } = await finder(timers).find(await formOf(long), order())

    expect(world.server.calls.length).to.be.greaterThan(2)
    expect(mostAtOnce).to.equal(world.server.calls.length)
    expect(questions.map(({ text }) => text)).to.deep.equal(
      topics.map((topic) => `What does your organisation do about ${topic}?`),
    )
  })

  it('asks again for a list that is broken, and has no other tools', async () => {
    world.server.replyWith(({ request }, nth) => {
      if (nth === 0) return toolCallReply('list_questions', {}, '{"questions": [')
      if (nth === 1) return toolCallReply('read_other_accounts', { account: 'all' })
      return toolCallReply('list_questions', {
        questions: [named(numberOf(request, 'Who'), 'Who benefits from your work?')],
      })
    })

    const { questions, notes } = await finder(undefined, BY_TOOL).find(await formOf(FORM), order())

    const sure = questions.filter(({ isUnsure }) => !isUnsure)
    expect(sure.map(({ text }) => text)).to.deep.equal(['Who benefits from your work?'])
    expect(notes).to.deep.equal([{ code: 'not-sure', count: 2 }])
    const asked = world.server.calls.slice(1).map(({ request }) => JSON.stringify(request.messages.at(-1)))
    expect(asked[0]).to.include('not valid JSON')
    expect(asked[1]).to.include('There is no tool named \\"read_other_accounts\\"')
  })

  it('does without a model that talks in place of handing in its list', async () => {
    world.server.replyWith(textReply('There are three questions.'))

    const { questions, notes } = await find()

    expect(world.server.calls).to.have.length(3)
    expect(questions).to.have.length(3)
    expect(notes[0]?.code).to.equal('without-model')
  })

  it('uses what the built-in finder found when the model fails for good, and says why', async () => {
    const builtIn = await new ExtractiveQuestionFinder().find(await formOf(FORM))
    for (const reply of [refusalReply(), truncatedReply('{'), errorReply(400), errorReply(401)]) {
      world.server.replyWith(reply)

      const { questions, notes } = await find(
        FORM,
        order({ isLastAttempt: reply.kind === 'error' && reply.status === 401 }),
      )

      expect(questions).to.deep.equal(builtIn.questions)
      expect(notes[0]).to.have.property('reason').that.matches(/\S/)
    }
  })

  it('lets the job come again while the model can’t be had, and does without it the last time', async () => {
    world.server.replyWith(errorReply(529))

    await expectError(find(), 'unavailable', 'model.unavailable')
    const { questions, notes } = await find(FORM, order({ isLastAttempt: true }))

    expect(questions).to.have.length(3)
    expect(notes[0]?.code).to.equal('without-model')
  })

  it('waits for two minutes of an outage, and finds the questions without the model after that', async () => {
    world.server.replyWith(errorReply(529))
    const finding = finder()
    const form = await formOf(FORM)
    await expectError(finding.find(form, order()), 'unavailable', 'model.unavailable')
    world.clock.advance({ seconds: 110 })
    await expectError(finding.find(form, order()), 'unavailable', 'model.paused')

    world.clock.advance({ seconds: 110 })
    const { questions, notes } = await finding.find(form, order())

    expect(questions).to.have.length(3)
    expect(notes).to.deep.equal([{ code: 'without-model', reason: null }])
    const scan = { bytes: new TextEncoder().encode('%PDF') }
    await expectError(finding.findInScan(scan, order()), 'unavailable', 'model.paused')
  })

  it('keeps thoughts, calls and results for admins, and counts the cost', async () => {
    lists(['Who benefits', 'Who benefits from your work?'])
    const by = order()

    const { exchanged } = await find(FORM, by)

    expect(exchanged.map(({ type }) => type)).to.deep.equal(['thinking', 'tool_use', 'tool_result'])
    expect(by.meter.total()?.cost).to.be.greaterThan(0)
  })

  it('has the pages of a scan looked at, and asks the user to compare', async () => {
    world.server.replyWith(({ request }) =>
      handInReply(request, { questions: [named(2, 'Why us?', { word_limit: 200 }), named(0, 'Nowhere?')] }),
    )
    const bytes = new TextEncoder().encode('%PDF-1.7 pictures')

    const found = await finder().findInScan({ bytes }, order())

    const [document] = world.server.calls[0]!.request.messages[0]!.content as { source: { data: string } }[]
    expect(Buffer.from(document!.source.data, 'base64').toString()).to.equal('%PDF-1.7 pictures')
    expect(found?.questions).to.deep.equal([
      {
        text: 'Why us?',
        guidance: null,
        section: null,
        number: null,
        limit: { words: 200, characters: null },
        kind: 'text',
        anchor: null,
      },
    ])
    expect(found?.notes).to.deep.equal([{ code: 'scanned' }])
  })

  it('leaves a scan alone that no model can read', async () => {
    world.server.replyWith(errorReply(400))

    expect(await finder().findInScan({ bytes: new Uint8Array(8) }, order())).to.equal(null)
  })
})

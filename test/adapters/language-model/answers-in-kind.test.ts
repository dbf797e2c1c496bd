import type { ProposalId } from '../../../core/shared/ids.ts'
import { expect } from 'chai'
import type { MessageCreateParamsBase } from '@anthropic-ai/sdk/resources/messages/messages'
import { ModelAnswerWriter } from '../../../adapters/language-model/answers/model-answer-writer.ts'
import { ABILITIES, type Ability } from '../../../adapters/language-model/port/language-model.ts'
import { DEFAULT_SETTINGS } from '../../../core/identity/account.ts'
import type { Library } from '../../../core/documents/library.ts'
import type { QuestionKind } from '../../../core/proposals/question/question-kind.ts'
import { NO_LIMIT } from '../../../core/shared/text-limit.ts'
import { aCallContext, openClaude, type ClaudeWorld } from '../../support/messages-server/claude.ts'
import { handInNameOf, handInReply, textReply } from '../../support/messages-server/reply.ts'
import { libraryOf } from '../extractive/answers/library-of.ts'

const DOCUMENTS = {
  'Plan.docx': `# Costs
    Item | Cost
    Coordinator | £31,000
    Timber | £17,500
    # People
    We were founded in 2009. In 2024 we ran 32 workshops, and in 2023 we ran 27. The roof cost £9,400.
    In 2024 we welcomed 1,240 people to our gardens. We are a registered charity. The work begins on 3 March 2027.`,
}

describe('answers of Claude in their kind', () => {
  let world: ClaudeWorld
  let library: Library
  before(async () => {
    world = await openClaude()
    library = await libraryOf(DOCUMENTS)
  })
  beforeEach(() => world.server.forget())
  after(() => world.close())

  const sourcesIn = ({ messages }: MessageCreateParamsBase) =>
    [...JSON.stringify(messages).matchAll(/source=\\"(\d+:\d+)\\"/g)].map(([, source]) => source)

  /** The model fills in these fields for values, from all that it was shown, and says the text to all else. */
  const fillsIn = (fields: object, text = 'MISSING: It is not there.') =>
    world.server.replyWith(({ request }) =>
      handInNameOf(request) === 'fill_in'
        ? handInReply(request, { found: true, sources: sourcesIn(request), lacking: [], ...fields })
        : textReply(text),
    )

  const write = (
    kind: QuestionKind,
    of: { text?: string; guidance?: string; features?: readonly Ability[]; words?: number } = {},
  ) => {
    const limit = { ...NO_LIMIT, words: of.words ?? null }
    const question = {
      kind,
      text: of.text ?? 'What are the costs of coordinator and timber, and how many people did the gardens welcome?',
      guidance: of.guidance ?? null,
      section: null,
      limit,
    }
    const task = { question, grantInfo: [], funderName: null, settings: DEFAULT_SETTINGS }
    const context = { ...aCallContext(), proposalId: 'proposal' as ProposalId, waiting: 1 }
    const client = world.client({ abilities: new Set(of.features ?? ABILITIES) })
    return new ModelAnswerWriter(client).write(task, library, context)
  }

  it('are values in the form that the account’s language gives them, with the passages that they rest on', async () => {
    const cases = [
      ['number', { value: 1240, unit: 'people' }, '1,240 people'],
      ['money', { value: 31000, currency: 'GBP' }, '£31,000'],
      ['yes-no', { is_yes: true, explanation: 'We are a registered charity.' }, 'Yes. We are a registered charity.'],
      ['choice', { options: ['Registered charity'] }, 'Registered charity'],
      [
        'table',
        { columns: ['What', 'Costs'], rows: [['Timber', '£17,500']] },
        /^\| What \| Costs \|\n.*\n\| Timber \|/,
      ],
    ] as const
    for (const [kind, fields, text] of cases) {
      fillsIn(fields)

      const draft = await write(kind)

      expect(draft.text).to.match(typeof text === 'string' ? new RegExp(`^${text.replace(/[.£]/g, '\\$&')}$`) : text)
      expect(draft.sources.map(({ fileName }) => fileName)).to.include('Plan.docx')
      expect(draft.missing).to.equal(false)
    }
    expect(world.server.calls).to.have.length(cases.length)
    const { request } = world.server.calls[0]!
    expect(request.output_config).to.have.nested.property('format.schema.additionalProperties', false)
    expect(JSON.stringify(request)).not.to.include('"citations"')
  })

  it('are budgets whose sums the model has no hand in, and tables with the columns of the form', async () => {
    const lines = [
      { item: 'Coordinator', amount: 31000 },
      { item: 'Timber', amount: 17500 },
    ]
    fillsIn({ lines, currency: 'GBP' })
    expect((await write('budget')).text).to.match(
      /\| Coordinator \| £31,000 \| 63\.9% \|\n.*\n\| Total \| £48,500 \| 100% \|$/,
    )

    fillsIn({ columns: ['A', 'B'], rows: [['Timber', '£17,500']] })
    expect((await write('table', { guidance: 'What; How much' })).text).to.match(/^\| What \| How much \|/)
  })

  it('say beside them what is lacking', async () => {
    fillsIn({ lines: [{ item: 'Timber', amount: 17500 }], currency: 'GBP', lacking: ['the cost of tools'] })

    expect((await write('budget')).lacking).to.deep.equal(['the cost of tools'])
  })

  it('are written as any other where the sources do not hold the value, or it is none of them', async () => {
    const wrong: [QuestionKind, object, Parameters<typeof write>[1]?][] = [
      ['number', { found: false, value: 0, unit: '' }],
      ['number', { value: 77, unit: 'keepers' }],
      ['number', { value: 1240, unit: 'people', sources: ['9:9'] }],
      ['money', { value: '31000', currency: 'GBP' }],
      ['date', { date: 'soon' }],
      ['budget', { lines: [{ item: 'Timber', amount: 98765 }], currency: 'GBP' }],
      ['table', { columns: ['A'], rows: [['Timber', '£17,500']] }],
      ['choice', { options: ['A lighthouse'] }, { guidance: 'Charity; Company' }],
      ['yes-no', { is_yes: true, explanation: 'We are a registered charity.' }, { words: 2 }],
    ]
    for (const [kind, fields, of] of wrong) {
      fillsIn(fields)

      const draft = await write(kind, of)

      expect(draft.missing, `${kind} ${JSON.stringify(fields)}`).to.equal(true)
    }
  })

  it('are taken only where a passage holds them for what is asked, of the year that is asked for', async () => {
    const cases: [string, QuestionKind, object, string | null][] = [
      ['How many workshops did you run last year?', 'number', { value: 2009, unit: '' }, null],
      ['How many workshops did you run last year?', 'number', { value: 1240, unit: 'people' }, null],
      ['How many workshops did you run last year?', 'number', { value: 32, unit: 'workshops' }, '32 workshops'],
      ['How many workshops did you run in 2023?', 'number', { value: 32, unit: 'workshops' }, null],
      ['In which year were you founded?', 'number', { value: 2009, unit: '' }, '2009'],
      ['In which year were you founded?', 'number', { value: 32, unit: '' }, null],
      ['What did the roof cost?', 'money', { value: 31000, currency: 'GBP' }, null],
      ['What did the roof cost?', 'money', { value: 9400, currency: 'GBP' }, '£9,400'],
      ['When does the work begin?', 'date', { date: '2027-03-03' }, '3 March 2027'],
      ['When was the roof repaired?', 'date', { date: '2027-03-03' }, null],
    ]
    for (const [text, kind, fields, answer] of cases) {
      fillsIn(fields)

      const draft = await write(kind, { text })

      expect(draft.missing ? null : draft.text, `${text} ${JSON.stringify(fields)}`).to.equal(answer)
    }
  })

  it('are texts for other kinds, and where the server has no output format', async () => {
    fillsIn({ value: 1240, unit: 'people' }, 'We welcomed 1,240 people.')

    expect((await write('text')).text).to.equal('We welcomed 1,240 people.')
    expect((await write('number', { features: ['thinking', 'tools'] })).text).to.equal('We welcomed 1,240 people.')
    expect(world.server.calls.some(({ request }) => handInNameOf(request) === 'fill_in')).to.equal(false)
  })
})

import type { MessageCreateParamsBase } from '@anthropic-ai/sdk/resources/messages/messages'
import { expect } from 'chai'
import { DirectFormReader } from '../../../adapters/file-formats/direct-form-reader.ts'
import { citing, sourceHolding } from '../../adapters/language-model/shown-sources.ts'
import { libraryOf } from '../../adapters/extractive/answers/library-of.ts'
import { claudeAt, openClaude, type ClaudeWorld } from '../../support/messages-server/claude.ts'
import {
  handInReply,
  textReply,
  contentReply,
  truncatedReply,
  type Reply,
} from '../../support/messages-server/reply.ts'
import type { LabelledLibrary } from '../labelled-libraries.ts'
import type { Scorer } from '../question-roles/labelled-forms.ts'
import { comparisonTable } from './comparison-table.ts'
import { estimateOf } from './estimate.ts'
import { questionsFor } from './evaluated-question.ts'
import { evaluateModel, type Evaluation } from './evaluate-model.ts'
import type { EvaluationRun } from './evaluation-run.ts'
import { measuresOf } from './measures.ts'
import { runEvaluation } from './run-evaluation.ts'

const VISITORS = 'In 2024 we welcomed 1,240 people to the gardens in Oxley.'
const INCOME = 'Our income was £48,500 in the last year.'
const STAFF = 'Nine volunteers keep the gardens open all year.'
const labelled = (question: string, snippet: string, fact: string) => ({
  ...({ question, need: 'any', evidence: [{ snippet }], facts: [[fact]] } as const),
})
const QUERIES = [
  labelled('How many people came to the gardens in 2024?', VISITORS, '1240'),
  labelled('Please tell us about your income in the last year.', INCOME, '48500'),
  labelled('Please describe who keeps the gardens open.', STAFF, 'volunteers'),
]
const FORM = '1. What does your organisation do? (maximum 150 words)\n\n2. Who benefits from your work?\n'

const NAMED = ['What does your organisation do?', 'Who benefits from your work?'].map((text, at) => ({
  ...{ block: at + 1, text, guidance: null, section: null, answer_block: null },
  ...{ word_limit: at === 0 ? 150 : null, character_limit: null },
}))

/** Texts that are the same are the same question. */
const SCORER: Scorer = {
  likeness: (a, b) => Number(a === b),
  match: (found, questions) =>
    found.flatMap(({ text }, at) => {
      const place = questions.findIndex((one) => one.text === text)
      return place < 0 ? [] : [[at, place, 1] as const]
    }),
}

/** Right, wrong and with an invented claim, too long; then it declines what it can't know and leaves a plan open. */
function scripted(request: MessageCreateParamsBase): Reply {
  if (request.max_tokens === 1) return truncatedReply('OK')
  const asked = JSON.stringify([request.messages[0]!.content].flat().at(-1))
  const cites = (text: string, words: string) => textReply(text, [citing(sourceHolding(request, words), words)]).content
  if (asked.includes('How many people')) return contentReply(cites('We welcomed 1,240 people.', '1,240'))
  if (asked.includes('your income'))
    return contentReply([...cites('Our income was £84,500.', '48,500'), { type: 'text', text: ' We thank Barclays.' }])
  if (asked.includes('who keeps'))
    return contentReply(cites('Nine volunteers keep the gardens open all year. '.repeat(20), 'Nine'))
  if (asked.includes('patrons')) return textReply('MISSING: Please add a list of your patrons.\nLACKING: the patrons')
  return textReply('We will watch over the gardens. We will meet [choose: monthly or quarterly].')
}

describe('the evaluation of a model', () => {
  let world: ClaudeWorld
  let evaluation: Evaluation
  let run: EvaluationRun

  before(async () => {
    world = await openClaude()
    world.server.replyWith(({ request }) =>
      JSON.stringify(request.messages).includes('Who benefits')
        ? handInReply(request, { questions: NAMED })
        : scripted(request),
    )
    const library: LabelledLibrary = {
      ...{ name: 'gardens', queries: QUERIES, unanswerable: [{ question: 'Please name your patrons.' }] },
      library: await libraryOf({ 'Report.txt': VISITORS, 'Accounts.txt': INCOME, 'Minutes.txt': STAFF }),
    }
    const form = await new DirectFormReader().read({ fileName: 'a.md', bytes: new TextEncoder().encode(FORM) })
    const asked = ['What does your organisation do?', 'Who benefits from your work?', 'How much do you ask for?']
    const questions = asked.map((text) => ({ text, guidance: null, section: null, word_limit: null }))
    evaluation = {
      libraries: [{ ...library, questions: questionsFor(library, 5) }],
      forms: [{ file: 'a.md', form, questions: [{ ...questions[0]!, word_limit: 150 }, ...questions.slice(1)] }],
      ...{ scorer: SCORER, most: 5, signal: new AbortController().signal },
    }
    run = await evaluateModel(claudeAt(world.server.url, { wholeLibraryTokens: 0 }), evaluation)
  })
  after(() => world.close())

  const valueOf = (of: EvaluationRun, name: string) => measuresOf(of).find((one) => one.name === name)

  it('counts facts, evidence, limits, unsupported claims and what is left open', () => {
    const counted = (name: string) => {
      const { value, of } = valueOf(run, name)!
      return of === undefined ? value : `${Math.round(value * of)} of ${of}`
    }

    expect(counted('facts present')).to.equal('2 of 3')
    expect(counted('evidence cited')).to.equal('3 of 3')
    expect(counted('unanswerable questions declined')).to.equal('1 of 1')
    expect(counted('plans with open choices')).to.equal('1 of 1')
    expect(counted('within the limit')).to.equal('5 of 5')
    expect(counted('cut to fit the limit')).to.equal('1 of 5')
    expect(counted('things said to be lacking')).to.equal(1)
    expect(counted('answers that failed')).to.equal(0)
    const { unsupportedClaims = [] } = run.answers.find(({ question }) => question.includes('income'))?.grade ?? {}
    expect(unsupportedClaims).to.deep.equal(['84,500', 'Barclays'])
  })

  it('scores the questions found in forms', () => {
    expect(valueOf(run, 'questions found in forms, precision')?.value).to.equal(1)
    expect(valueOf(run, 'questions found in forms, recall')?.value).to.be.closeTo(2 / 3, 0.01)
    expect(valueOf(run, 'limits found in forms')).to.include({ value: 1, of: 1 })
  })

  it('adds up what each answer cost', () => {
    const spent = world.server.calls.length

    expect(spent).to.be.greaterThan(run.answers.length)
    expect(valueOf(run, 'cost in all')?.value).to.be.greaterThan(0)
    expect(valueOf(run, 'output tokens of an answer')?.value).to.be.greaterThan(0)
  })

  it('begins nothing more when enough is spent, and says that it was stopped', async () => {
    const stopped = await evaluateModel(claudeAt(world.server.url, { concurrency: 1 }), { ...evaluation, most: 1e-9 })

    expect(stopped.answers).to.have.length(1)
    expect(comparisonTable([run, stopped]).split('\n')[0])
      .to.include('(stopped)')
      .and.include('difference')
  })

  it('keeps nothing of what was broken off', async () => {
    const signal = AbortSignal.abort()

    const { answers, isComplete } = await evaluateModel(claudeAt(world.server.url), { ...evaluation, signal })

    expect([answers, isComplete]).to.deep.equal([[], false])
  })

  it('estimates calls and cost before it begins', async () => {
    const { calls, cost } = await estimateOf(claudeAt(world.server.url), evaluation)

    expect(calls).to.equal(6)
    expect(cost).to.be.within(0.05, 1)
  })

  it('says in one sentence what it needs', async () => {
    const said: string[] = []
    const print = (text: string) => void said.push(text)
    const { signal } = new AbortController()

    const code = await runEvaluation({ args: [], environment: {}, folder: '.', print, signal })

    expect(code).to.equal(2)
    expect(said).to.have.length(1)
    expect(said[0]).to.match(/^The evaluation asks a real model: set ANTHROPIC_API_KEY, or ANTHROPIC_BASE_URL/)
  })
})

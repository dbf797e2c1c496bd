import type { ProposalId } from '../../core/shared/ids.ts'
import { ModelAnswerWriter } from '../../adapters/language-model/answers/model-answer-writer.ts'
import { LIST_PRICES } from '../../adapters/language-model/prices.ts'
import type { AnswerTask } from '../../core/proposals/ports/answer-writer.ts'
import { NO_LIMIT } from '../../core/shared/text-limit.ts'
import { aCallContext, openClaude, type ClaudeWorld } from '../support/messages-server/claude.ts'
import type { ReceivedCall } from '../support/messages-server/messages-server.ts'
import { countTokens } from '../support/messages-server/prompt-cache.ts'
import { textReply, truncatedReply } from '../support/messages-server/reply.ts'
import { REPLAYED, REPLAYED_LIBRARY, REPLAYED_TASKS } from '../support/replayed-application.ts'
import { libraryOf } from '../adapters/extractive/answers/library-of.ts'
import type { Benchmark, Figure } from './measure.ts'
import { SeededText } from './seeded-text.ts'

const AT_ONCE = 8
const WORDS_OF_PAGE = 500
const WORDS_OF_PARAGRAPH = 100
/** Paragraphs of which one has the words of a question. */
const TELLS_ONCE_IN = 10
/** Questions, and pages of the library. */
const POINTS = [
  [10, 20],
  [25, 20],
  [10, 100],
  [25, 100],
  [40, 100],
  [25, 200],
  [25, 500],
] as const
/** Tokens of a passage and of a question, and how many passages the cheapest way of answering would read. */
const [PASSAGE, QUESTION, PASSAGES] = [267, 100, 12]
const MODEL = 'claude-sonnet-5-5'
/** Share of the price at which what is cached is read. */
const CACHED = 0.05

const text = new SeededText(7)
const ANSWER = text.paragraph(250)
/** Then the question is answered like any other. */
const VALUE_NOT_FOUND = '{"found":false,"sources":[],"lacking":[]}'

/** So that no answer has to be shortened. */
const ROOMY = { ...NO_LIMIT, words: 300 }

/** The application with so many of its questions, the same ones again where it has fewer. */
function tasksOf(questions: number): AnswerTask[] {
  const asked = Array.from({ length: questions }, (_, position) => ({
    ...REPLAYED.questions[position % REPLAYED.questions.length]!,
    position,
    number: String(position + 1),
    limit: ROOMY,
  }))
  const application = { ...REPLAYED, questions: asked }
  return asked.map((question) => ({ ...REPLAYED_TASKS[0]!, question, application }))
}

function libraryPages(pages: number): Record<string, string> {
  const paragraphs = (pages * WORDS_OF_PAGE) / WORDS_OF_PARAGRAPH
  const plain = Array.from({ length: paragraphs }, (_, at) => {
    const { text: asked } = REPLAYED.questions[(at / TELLS_ONCE_IN) % REPLAYED.questions.length] ?? { text: '' }
    return `${asked.replace(/[?.]/gu, '').toLowerCase()} ${text.paragraph(WORDS_OF_PARAGRAPH)}`
  }).join('\n')
  return { ...REPLAYED_LIBRARY, 'Plan 2022.txt': plain }
}

async function replay(world: ClaudeWorld, questions: number, pages: number): Promise<readonly ReceivedCall[]> {
  world.server.forget()
  const library = await libraryOf(libraryPages(pages))
  const writer = new ModelAnswerWriter(world.client())
  const left = tasksOf(questions)
  const lane = async () => {
    for (let task = left.shift(); task; task = left.shift())
      await writer.write(task, library, {
        ...aCallContext(),
        proposalId: 'replayed' as ProposalId,
        waiting: left.length + 1,
      })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return world.server.calls
}

/** The call that has the common beginning cached. */
const fillOf = (calls: readonly ReceivedCall[]) => calls.find(({ request }) => request.max_tokens === 1)!
const inputOf = ({ usage }: ReceivedCall) =>
  usage.input_tokens + usage.cache_creation_input_tokens + usage.cache_read_input_tokens
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Of what is read for an application: all of a library, or so many passages for each question. */
type Read = 'whole' | number

/**
 * The least that it could cost to show that much, in US dollars: instructions, brief and whole library once and then
 * from the cache, passages at the full price, with the questions and answers themselves.
 */
function leastCost(calls: readonly ReceivedCall[], questions: number, pages: number, read: Read): number {
  const { input, output } = LIST_PRICES.models[MODEL]!
  const again = 1 + questions * CACHED
  const library = countTokens(Object.values(libraryPages(pages)).join(' '))
  const shown = read === 'whole' ? library * again : Math.min(library * again, questions * read * PASSAGE)
  const brief = countTokens(JSON.stringify(REPLAYED)) + countTokens(JSON.stringify(fillOf(calls).request.system))
  return ((brief * again + shown + questions * QUESTION) * input + questions * countTokens(ANSWER) * output) / 1e6
}

async function figuresOf(world: ClaudeWorld, questions: number, pages: number): Promise<Figure[]> {
  const before = world.spent.length
  const calls = await replay(world, questions, pages)
  const cost = sum(world.spent.slice(before).map(({ usage }) => usage.cost))
  const later = calls.filter((call) => call !== fillOf(calls))
  const cached = sum(later.map(({ usage }) => usage.cache_read_input_tokens)) / sum(later.map(inputOf))
  const isWhole = fillOf(calls).request.tools === undefined
  const least = (read: Read) => leastCost(calls, questions, pages, read)
  const what = `${questions} questions, ${pages} pages (${isWhole ? 'whole library' : 'found passages'})`
  return [
    {
      name: `${what}: input read from the cache after the first call`,
      value: cached,
      unit: 'share',
      goal: isWhole ? '>= 0.95' : null,
    },
    {
      name: `${what}: cost / lower bound`,
      value: cost / least(isWhole ? 'whole' : PASSAGES),
      unit: 'ratio',
      goal: '<= 1.7',
    },
    {
      name: `${what}: cost / least with ${PASSAGES} passages`,
      value: cost / least(PASSAGES),
      unit: 'ratio',
      goal: null,
    },
    { name: `${what}: cost`, value: cost, unit: 'USD', goal: null },
    { name: `${what}: input of a question`, value: sum(later.map(inputOf)) / questions, unit: 'tokens', goal: null },
  ]
}

/** A made-up application drafted again and again over libraries of different lengths: what is read, cached and paid. */
export const replayedApplication: Benchmark = {
  name: 'replay',
  async run() {
    const world = await openClaude()
    try {
      world.server.replyWith(({ request }) => {
        if (request.max_tokens === 1) return truncatedReply('OK')
        return textReply(request.output_config?.format ? VALUE_NOT_FOUND : ANSWER)
      })
      const figures: Figure[] = []
      for (const [questions, pages] of POINTS) figures.push(...(await figuresOf(world, questions, pages)))
      return figures
    } finally {
      await world.close()
    }
  },
}

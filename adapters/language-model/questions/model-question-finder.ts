import type { ModelRequest } from '../port/language-model.ts'
import type { CoordinatorContent } from '../../../core/proposals/coordinator-message.ts'
import type { Form } from '../../../core/proposals/form/form.ts'
import type { LimitReader } from '../../../core/proposals/ports.ts'
import type { FindingContext, FoundQuestions, QuestionFinder } from '../../../core/forms/ports/question-finder.ts'
import { isAppError, reasonOf } from '../../../core/shared/app-error.ts'
import { minutesOfOutage, PAUSED } from '../../../core/writing-service/outage.ts'
import type { Log } from '../../../core/shared/ports.ts'
import type { ModelClient, ModelRun } from '../model-client.ts'
import { handIn, type HandedIn } from '../hand-in.ts'
import {
  findingRequest,
  QUESTION_LIST,
  readQuestions,
  scanRequest,
  type NamedQuestion,
} from '../prompts/find-questions.prompt.ts'
import { windowsOf } from './form-windows.ts'
import { numberedBlocks } from './numbered-blocks.ts'
import type { FindingNote } from '../../../core/proposals/coordinator-note.ts'
import { candidatesOf, QuestionLocator } from './question-locator.ts'

/** A request may have 32 MB, and Base64 makes the file a third larger. */
const LARGEST_SCAN = 22 * 1024 * 1024
/** A longer outage may last for hours, and people want to see the questions of their form. */
const LONGEST_WAIT_MINUTES = 2

/**
 * The model finds the questions of a form. It gets the numbered blocks and the questions of the built-in finder; each
 * question that it names is then located in a block. Built-in questions that it leaves out are kept as unsure. If the
 * model is unavailable for some minutes, the built-in questions are used; scans wait.
 */
export class ModelQuestionFinder implements QuestionFinder {
  constructor(
    private readonly client: ModelClient,
    private readonly builtIn: Pick<QuestionFinder, 'find'>,
    private readonly limits: LimitReader,
    private readonly log: Log,
  ) {}

  async find(form: Form, context: FindingContext): Promise<FoundQuestions> {
    const builtIn = await this.builtIn.find(form, context)
    try {
      return await this.improved(form, builtIn, context)
    } catch (error) {
      const isWaitedFor = !context.isLastAttempt && minutesOfOutage(error) < LONGEST_WAIT_MINUTES
      if (context.cancellation.aborted || (isAppError(error, 'unavailable') && isWaitedFor)) throw error
      this.log.error('The questions of a form are found without the language model', { error })
      const reason = isAppError(error) && error.code !== PAUSED ? reasonOf(error) : null
      return { ...builtIn, notes: [...builtIn.notes, { code: 'without-model', reason }] }
    }
  }

  /** The model decides which questions there are; people correct them one by one. */
  findAgain(): Promise<null> {
    return Promise.resolve(null)
  }

  async findInScan(file: { readonly bytes: Uint8Array }, context: FindingContext): Promise<FoundQuestions | null> {
    if (file.bytes.length > LARGEST_SCAN || !this.client.has('files')) return null
    try {
      const run = await this.client.begin(context)
      const handedIn = await this.handedIn(run, scanRequest(file.bytes))
      const questions = readQuestions(handedIn.input).filter(({ block }) => block > 0)
      const exchanged = exchangeOf(handedIn, { questions: questions.length })
      return { title: null, questions: questions.map(seenQuestion), items: [], notes: [{ code: 'scanned' }], exchanged }
    } catch (error) {
      if (context.cancellation.aborted || (isAppError(error, 'unavailable') && !context.isLastAttempt)) throw error
      this.log.error('A scanned form could not be read by the language model', { error })
      return null
    }
  }

  private async improved(form: Form, builtIn: FoundQuestions, context: FindingContext): Promise<FoundQuestions> {
    const blocks = numberedBlocks(form)
    if (blocks.length === 0) return builtIn
    const candidates = candidatesOf(builtIn.questions, blocks)
    const run = await this.client.begin(context)
    const requests = windowsOf(blocks).map((window) => findingRequest(window, candidates))
    const answers = await Promise.all(requests.map((request) => this.handedIn(run, request)))
    const board = new QuestionLocator(blocks, candidates, this.limits)
    const { located, dropped } = board.locate(answers.flatMap(({ input }) => readQuestions(input)))
    if (dropped.length > 0) this.log.warn('The language model named questions that the form does not hold', { dropped })
    const leftOut = board.leftOut(located)
    const unsure = located.filter(({ question }) => question.isUnsure === true)
    const notes = notesOn(dropped, located.length === 0 ? [] : [...leftOut, ...unsure])
    const exchanged = answers.flatMap((handedIn) => exchangeOf(handedIn, outcomeOf(handedIn, dropped)))
    const all = [...located, ...leftOut].sort((a, b) => a.block.number - b.block.number)
    const questions = located.length === 0 ? builtIn.questions : all.map(({ question }) => question)
    return { title: builtIn.title, questions, items: builtIn.items, notes, exchanged }
  }

  private handedIn(run: ModelRun, request: ModelRequest): Promise<HandedIn> {
    return handIn(run, request, QUESTION_LIST, this.client)
  }
}

function notesOn(dropped: readonly unknown[], unsure: readonly unknown[]): FindingNote[] {
  return [
    ...(dropped.length === 0 ? [] : [{ code: 'unknown-left-out' as const, count: dropped.length }]),
    ...(unsure.length === 0 ? [] : [{ code: 'not-sure' as const, count: unsure.length }]),
  ]
}

/** Questions on a scan can't be verified: each is kept, without a place for its answer. */
function seenQuestion({
  text,
  guidance,
  section,
  words,
  characters,
  isUnsure,
}: NamedQuestion): FoundQuestions['questions'][number] {
  return {
    text,
    guidance,
    section,
    number: null,
    limit: { words, characters },
    kind: 'text',
    anchor: null,
    ...(isUnsure && { isUnsure }),
  }
}

function outcomeOf({ input }: HandedIn, dropped: readonly NamedQuestion[]) {
  const named = readQuestions(input)
  const lost = named.filter(({ block, text }) => dropped.some((one) => one.block === block && one.text === text))
  return { questions: named.length - lost.length, dropped: lost.map(({ block, text }) => ({ block, text })) }
}

function exchangeOf({ id, said }: HandedIn, outcome: Readonly<Record<string, unknown>>): CoordinatorContent[] {
  return [...said, { type: 'tool_result', tool_use_id: id, content: { success: true, ...outcome } }]
}

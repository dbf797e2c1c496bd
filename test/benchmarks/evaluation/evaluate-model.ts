import type { ProposalId } from '../../../core/shared/ids.ts'
import { performance } from 'node:perf_hooks'
import { ModelAnswerWriter } from '../../../adapters/language-model/answers/model-answer-writer.ts'
import { ModelQuestionFinder } from '../../../adapters/language-model/questions/model-question-finder.ts'
import type { ConfiguredModel } from '../../../apps/wiring/config/model-config.ts'
import { ExtractiveQuestionFinder } from '../../../adapters/extractive/questions/extractive-question-finder.ts'
import { PrintedLimitReader } from '../../../adapters/extractive/questions/printed-limit-reader.ts'
import { plainReason } from '../../../apps/wiring/plain-reason.ts'
import { DEFAULT_SETTINGS } from '../../../core/identity/account.ts'
import { NO_USAGE } from '../../../core/shared/model-usage.ts'
import { grantInfoOf } from '../../../core/proposals/grant-info.ts'
import type { Form } from '../../../core/proposals/form/form.ts'
import type { AnswerTask, AnswerWriter } from '../../../core/proposals/ports/answer-writer.ts'
import type { QuestionFinder } from '../../../core/forms/ports/question-finder.ts'
import { callContext, type CallContext } from '../../../core/spending/call-context.ts'
import type { SpendingFeature } from '../../../core/spending/spending-feature.ts'
import { SOME_ACCOUNT } from '../../support/builders.ts'
import { RecordingLog } from '../../support/recording-log.ts'
import { scoreForm, type FormToScore } from '../forms/form-scores.ts'
import type { Scorer } from '../question-roles/labelled-forms.ts'
import { gradeDraft } from './evaluated-answer.ts'
import type { EvaluatedQuestion, LibraryToEvaluate } from './evaluated-question.ts'
import type { EvaluatedAnswer, EvaluatedForm, EvaluationRun } from './evaluation-run.ts'
import { modelClient } from './model-access.ts'

/** A plan can only be asked for where the project is known. */
const PROJECT = [
  grantInfoOf({
    question: 'What is the grant for?',
    answer: 'To carry on the work that our documents describe for one more year.',
  }),
]

export interface FormToEvaluate extends FormToScore {
  readonly form: Form
}

export interface Evaluation {
  readonly libraries: readonly LibraryToEvaluate[]
  readonly forms: readonly FormToEvaluate[]
  readonly scorer: Scorer
  /** US dollars: when so much is spent, nothing more is begun. */
  readonly most: number
  /** Aborted to end with what is there. */
  readonly signal: AbortSignal
  /** Told whenever a piece of work is over, with the US dollars spent so far. */
  readonly onProgress?: (done: number, of: number, spent: number) => void
}

interface Worked {
  readonly seconds: number
  readonly usage: EvaluatedAnswer['usage']
  readonly failure: string | null
}

type Piece = () => Promise<Worked>

/** Has a model draft all answers and find the questions of all forms, as many at once as its settings allow. */
export async function evaluateModel(settings: ConfiguredModel, evaluation: Evaluation): Promise<EvaluationRun> {
  const log = new RecordingLog()
  const client = modelClient(settings, log)
  const finder = new ModelQuestionFinder(client, new ExtractiveQuestionFinder(), new PrintedLimitReader(), log)
  const [answers, forms]: [EvaluatedAnswer[], EvaluatedForm[]] = [[], []]
  const pieces = [
    ...evaluation.libraries.flatMap((library) =>
      answersOf(library, new ModelAnswerWriter(client), evaluation, answers),
    ),
    ...evaluation.forms.map((form) => () => questionsOf(form, finder, evaluation, forms)),
  ]
  const [startedAt, start] = [new Date().toISOString(), performance.now()]
  const isComplete = await workThrough(pieces, settings.concurrency, evaluation)
  const { model, effort } = settings
  return { model, effort, startedAt, seconds: secondsSince(start), isComplete, answers, forms }
}

/** Whether all were begun: not so when it was stopped, or `most` was spent. */
async function workThrough(pieces: Piece[], atOnce: number, evaluation: Evaluation): Promise<boolean> {
  const { most, signal, onProgress } = evaluation
  const all = pieces.length
  let [spent, done] = [0, 0]
  const lane = async () => {
    while (spent < most && !signal.aborted) {
      const piece = pieces.shift()
      if (piece === undefined) return
      const { usage } = await piece()
      spent += usage.cost
      onProgress?.(++done, all, spent)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return pieces.length === 0 && !signal.aborted
}

/** The answers of one library are those of one application, which its model is shown as a whole. */
function answersOf(
  { name, library, questions }: LibraryToEvaluate,
  writer: AnswerWriter,
  evaluation: Evaluation,
  answers: EvaluatedAnswer[],
): Piece[] {
  const application = applicationOf(questions)
  let waiting = questions.length
  return questions.map((question, position) => async () => {
    const asked = application.questions[position]!
    const task: AnswerTask = {
      question: asked,
      grantInfo: PROJECT,
      funderName: null,
      settings: DEFAULT_SETTINGS,
      application,
    }
    const { result: draft, ...worked } = await measured('answers', evaluation.signal, (context) =>
      writer.write(task, library, { ...context, proposalId: name as ProposalId, waiting: waiting-- }),
    )
    const grade = draft && gradeDraft(draft, task, question)
    const { purpose, text } = question
    const answer = { library: name, purpose, question: text, text: draft && draft.text, grade, ...worked }
    if (isOver(worked, evaluation)) answers.push(answer)
    return worked
  })
}

function applicationOf(questions: readonly EvaluatedQuestion[]): NonNullable<AnswerTask['application']> {
  const printed = questions.map(({ text, kind, limit }, position) => ({
    ...{ position, number: String(position + 1), section: null, guidance: null },
    ...{ text, kind, limit },
  }))
  const unknown = { projectName: null, funder: null, terms: null, amountAsked: null, grantInfo: PROJECT, told: [] }
  return { name: 'Application', questions: printed, ...unknown }
}

async function questionsOf(
  form: FormToEvaluate,
  finder: QuestionFinder,
  evaluation: Evaluation,
  forms: EvaluatedForm[],
): Promise<Worked> {
  const { result, ...worked } = await measured('forms', evaluation.signal, async (context) => {
    const { questions, notes } = await finder.find(form.form, { ...context, isLastAttempt: false })
    if (notes.some(({ code }) => code === 'without-model')) throw new Error('The model’s reply could not be used.')
    return scoreForm(form, questions, evaluation.scorer)
  })
  if (isOver(worked, evaluation)) forms.push({ form: form.file, score: result, ...worked })
  return worked
}

async function measured<T>(
  feature: SpendingFeature,
  signal: AbortSignal,
  work: (context: CallContext) => Promise<T>,
): Promise<Worked & { result: T | null }> {
  const context = callContext(SOME_ACCOUNT, feature, signal)
  const start = performance.now()
  const outcome = await work(context).then(
    (result) => ({ result, failure: null }),
    (error: unknown) => ({ result: null, failure: plainReason(error) ?? String(error) }),
  )
  return { ...outcome, seconds: secondsSince(start), usage: context.meter.total() ?? NO_USAGE }
}

/** What was broken off says nothing of the model. */
function isOver({ failure }: Worked, { signal }: Evaluation): boolean {
  return failure === null || !signal.aborted
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000
}

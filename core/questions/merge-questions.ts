import type { SourcePassage } from '../shared/source-passage.ts'
import type { TextLimit } from '../shared/text-limit.ts'
import type { AnswerWarning } from '../shared/answer-warning.ts'
import { addUsage } from '../shared/model-usage.ts'
import { type Answer, type Question, returnToDraft } from '../proposals/question/question.ts'
import type { QuestionId } from '../shared/ids.ts'
import type { Jobs } from '../jobs/ports.ts'
import { invalidField, isAppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { TextVersions } from '../texts/ports.ts'
import { assertNotProcessing, findStandingQuestion, type NamedQuestion } from '../proposals/question/find-question.ts'
import { correctQuestion } from '../forms/correct-question.ts'
import type { GrantSources } from '../proposals/form/grant-to-create.ts'
import type { CoordinatorMessages, Proposals, Questions, RemovedQuestions } from '../proposals/ports.ts'
import type { FormReadings } from '../forms/ports.ts'
import type { QuestionComments } from './ports.ts'
import { questionText } from '../proposals/question/question-text.ts'
import { moveToRemovedQuestions } from '../proposals/question/move-to-removed-questions.ts'
import type { TextSources } from '../texts/drafts.ts'
import { keepCurrent, nextVersion } from '../texts/text-history.ts'
import { isOfPerson, newState } from '../shared/text-state.ts'
import { answerStateOf, answerTextOf } from '../proposals/answer/kept-answer.ts'

const BETWEEN = '\n\n'
const MOST_PASSAGES = 3

/** Merges two questions in their order. Keeps the identity of `kept`; the answer is unchecked. */
function mergedQuestion(kept: Question, other: Question): Question {
  const [first, second] = kept.position <= other.position ? [kept, other] : [other, kept]
  const { number, section, anchor } = first
  return {
    ...returnToDraft(kept),
    number: number ?? second.number,
    section: section ?? second.section,
    anchor: anchor ?? second.anchor,
    text: `${first.text}\n${second.text}`,
    guidance: joined(first.guidance, second.guidance),
    limit: summed(first.limit, second.limit),
    answer: joinedAnswers(first.answer, second.answer),
    chat: [...first.chat, ...second.chat],
    assigneeId: kept.assigneeId ?? other.assigneeId,
    assignedAt: kept.assignedAt ?? other.assignedAt,
    dependsOn: [...new Set([...kept.dependsOn, ...other.dependsOn])].filter((id) => id !== kept.id && id !== other.id),
    ...statusOf(kept, other),
    usage: other.usage === null ? kept.usage : addUsage(kept.usage, other.usage),
  }
}

/** A failure is dropped if the other question has an answer. */
function statusOf(kept: Question, other: Question): Pick<Question, 'status' | 'error' | 'notice'> {
  const { status, error, notice } = kept.answer === null && other.answer === null ? kept : DONE
  return { status, error, notice }
}

const DONE = { status: 'completed', error: null, notice: null } as const

function joined(first: string | null, second: string | null): string | null {
  if (first === null || second === null || first === second) return first ?? second
  return `${first}\n${second}`
}

/** A question that was read in two halves states its limit in one of them. */
function summed(first: TextLimit, second: TextLimit): TextLimit {
  const sum = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : a + b)
  return { words: sum(first.words, second.words), characters: sum(first.characters, second.characters) }
}

/** Drops the text of a missing answer if the other question has an answer. */
function joinedAnswers(first: Answer | null, second: Answer | null): Answer | null {
  if (first === null || second === null) return first ?? second
  if (first.missing !== second.missing) return first.missing ? second : first
  const lacking = [...new Set([...(first.lacking ?? []), ...(second.lacking ?? [])])]
  return {
    ...first,
    text: `${first.text}${BETWEEN}${second.text}`,
    sources: withoutRepeats([...first.sources, ...second.sources]),
    ...(first.passages && {
      passages: withoutRepeats([...first.passages, ...(second.passages ?? [])]).slice(0, MOST_PASSAGES),
    }),
    ...(lacking.length > 0 && { lacking }),
    messages: [...first.messages, ...second.messages],
    warnings: [...first.warnings, ...second.warnings.map((warning) => moved(warning, first))],
  }
}

function moved(warning: AnswerWarning, { text }: Answer): AnswerWarning {
  if (warning.kind !== 'unsupported' && warning.kind !== 'open-choice') return warning
  const by = text.length + BETWEEN.length
  return { ...warning, start: warning.start + by, end: warning.end + by }
}

function withoutRepeats(sources: readonly SourcePassage[]): SourcePassage[] {
  const keyOf = ({ documentId, ordinal, passage }: SourcePassage) => JSON.stringify([documentId, ordinal, passage])
  const first = new Map<string, SourcePassage>()
  for (const source of sources) if (!first.get(keyOf(source))?.cited) first.set(keyOf(source), source)
  return [...first.values()]
}

interface Merge {
  readonly kept: Question
  readonly other: Question
  readonly merged: Question
}

/**
 * The merged question with the state of its answer, which is a person's if either answer was. The previous answer is in
 * the history.
 */
async function withMergedState(
  stores: { readonly textVersions: TextVersions },
  { kept, other, merged }: Merge,
  { clock }: Pick<TextSources, 'clock'>,
): Promise<Question> {
  const states = [answerStateOf(kept), answerStateOf(other)].flatMap((state) => state ?? [])
  const state = states.find(isOfPerson) ?? states[0]
  if (state === undefined) return merged
  if (merged.answer?.text === kept.answer?.text) return { ...merged, answerState: answerStateOf(kept) }
  const text = answerTextOf(kept)
  await keepCurrent(stores, text)
  const at = { version: await nextVersion(stores, text), writtenAt: clock.now() }
  return { ...merged, answerState: newState({ ...state, ...at, session: null, undoneTo: null }) }
}

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly removedQuestions: RemovedQuestions
  readonly questionComments: QuestionComments
  readonly coordinatorMessages: CoordinatorMessages
  readonly formReadings: FormReadings
  readonly jobs: Jobs
  readonly textVersions: TextVersions
}

export interface MergeQuestionsInput extends NamedQuestion {
  readonly withQuestionId: QuestionId
}

/** Merges two questions and their answers. The other question is removed and can be brought back. */
export class MergeQuestions {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly sources: GrantSources,
  ) {}

  /**
   * Throws `conflict` while one of them is being answered or if one was removed meanwhile, such as by the same merge;
   * `invalid` if both are the same or too long together.
   */
  async execute({ withQuestionId, ...named }: MergeQuestionsInput): Promise<void> {
    await this.work.run(async (stores) => {
      const kept = await findStandingQuestion(stores, named)
      const other = await findStandingQuestion(stores, { ...named, questionId: withQuestionId }).catch(noneOther)
      if (other.id === kept.id) throw noOther()
      assertNotProcessing(kept)
      assertNotProcessing(other)
      const merged = mergedQuestion(kept, other)
      questionText(merged.text, 'withQuestionId')
      await stores.questions.save(await withMergedState(stores, { kept, other, merged }, this.sources))
      await stores.questionComments.move(kept.accountId, other.id, kept.id)
      await moveToRemovedQuestions(stores, other, this.sources)
      await correctQuestion(stores, merged, 'question')
      await correctQuestion(stores, other, 'nothing')
    })
  }
}

function noneOther(error: unknown): never {
  throw isAppError(error, 'not-found') ? noOther() : error
}

function noOther() {
  return invalidField('withQuestionId', { code: 'proposals.no-other-question' })
}

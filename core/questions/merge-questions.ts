import type { QuestionId } from '../shared/ids.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'
import { invalidField, isAppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { TextVersions } from '../texts/ports/text-versions.ts'
import { assertNotProcessing, findStandingQuestion, type NamedQuestion } from '../proposals/question/find-question.ts'
import { correctQuestion } from '../forms/correct-question.ts'
import type { GrantSources } from '../proposals/form/grant-to-create.ts'
import { mergedQuestion } from './merged-question.ts'
import type { CoordinatorMessages } from '../proposals/ports/coordinator-messages.ts'
import type { FormReadings } from '../forms/ports/form-readings.ts'
import type { Proposals } from '../proposals/ports/proposals.ts'
import type { QuestionComments } from './ports/question-comments.ts'
import type { Questions } from '../proposals/ports/questions.ts'
import type { RemovedQuestions } from '../proposals/ports/removed-questions.ts'
import { questionText } from '../proposals/question/question-text.ts'
import { moveToRemovedQuestions } from '../proposals/question/move-to-removed-questions.ts'
import type { TextSources } from '../texts/drafts.ts'
import { keepCurrent, nextVersion } from '../texts/text-history.ts'
import { isOfPerson, newState } from '../shared/text-state.ts'
import { answerStateOf, answerTextOf } from '../proposals/answer/kept-answer.ts'
import type { Question } from '../proposals/question/question.ts'

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

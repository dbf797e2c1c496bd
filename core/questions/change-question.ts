import type { UserId } from '../shared/ids.ts'
import type { Users } from '../identity/ports.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { AnswerMemory, ApplicationStores } from '../answer-library/answer-memory.ts'
import { invalidField } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { findQuestion, type NamedQuestion } from '../proposals/question/find-question.ts'
import { correctQuestion } from '../forms/correct-question.ts'
import type { GrantSources } from '../proposals/form/grant-to-create.ts'
import { orderWith } from '../proposals/question/place-questions.ts'
import type { FormReadings } from '../forms/ports.ts'
import type { Questions } from '../proposals/ports.ts'
import type { QuestionKind } from '../proposals/question/question-kind.ts'
import { onPresentBases, reviewed, type BasisStores } from './question-review.ts'
import { questionText } from '../proposals/question/question-text.ts'
import { assignmentNotice } from './send-assignment-notice.ts'
import { returnToDraft, type Question, type Review } from '../proposals/question/question.ts'

/** Absent fields stay unchanged; null clears a field. */
export interface QuestionChanges {
  readonly text?: string | undefined
  readonly guidance?: string | null | undefined
  readonly section?: string | null | undefined
  readonly wordLimit?: number | null | undefined
  readonly charactersLimit?: number | null | undefined
  readonly kind?: QuestionKind | undefined
  /** New position, from 0; beyond the end it becomes the last. */
  readonly position?: number | undefined
  readonly reviewStatus?: 'draft' | Review | undefined
  /** A user of the account. */
  readonly assigneeId?: UserId | null | undefined
}

export interface ChangeQuestionInput extends NamedQuestion {
  readonly changes: QuestionChanges
}

type Stores = ApplicationStores &
  BasisStores & {
    readonly questions: Questions
    readonly formReadings: FormReadings
    readonly users: Users
    readonly jobs: Jobs
  }

/**
 * Changes a question by hand and notifies a colleague to whom it is assigned. The answer stays; a new question text has
 * to be checked again. A checked answer is added to the answer library.
 */
export class ChangeQuestion {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly sources: GrantSources,
    private readonly memory: Pick<AnswerMemory, 'keepChecked'>,
  ) {}

  /** Throws `conflict` for a check without an answer, `invalid` for an assignee of another account. */
  async execute({ changes, ...named }: ChangeQuestionInput): Promise<void> {
    const text = changes.text === undefined ? undefined : questionText(changes.text, 'text')
    await this.work.run(async (stores) => {
      const { questions, users, jobs } = stores
      const question = await findQuestion(questions, named)
      if (changes.assigneeId) await assertColleague(users, question, changes.assigneeId)
      const now = this.sources.clock.now()
      const next = assigned(changed(question, { ...changes, text }), changes.assigneeId, now)
      const saved = await questions.save(changes.reviewStatus ? await onPresentBases(stores, next) : next)
      if (saved.text !== question.text || saved.kind !== question.kind) await correctQuestion(stores, saved, 'question')
      if (changes.reviewStatus !== undefined) await this.memory.keepChecked(stores, saved)
      if (isGivenTo(changes.assigneeId, question, named)) {
        const { accountId, proposalId, id: questionId } = question
        const about = { accountId, proposalId, questionId, userId: changes.assigneeId, at: now }
        await jobs.add(assignmentNotice({ ...about, by: named.actor.userId }, this.sources))
      }
      if (changes.position !== undefined) await move(questions, question, changes.position)
    })
  }
}

function changed(question: Question, changes: QuestionChanges): Question {
  const { text = question.text, kind = question.kind, guidance, section, wordLimit, charactersLimit } = changes
  const { reviewStatus } = changes
  const described = {
    ...(text === question.text ? question : returnToDraft(question)),
    text,
    kind,
    guidance: given(guidance, question.guidance),
    section: given(section, question.section),
    limit: {
      words: wordLimit === undefined ? question.limit.words : wordLimit,
      characters: charactersLimit === undefined ? question.limit.characters : charactersLimit,
    },
  }
  return reviewStatus === undefined ? described : reviewed(described, reviewStatus)
}

function assigned(question: Question, assigneeId: UserId | null | undefined, now: string): Question {
  if (assigneeId === undefined || assigneeId === question.assigneeId) return question
  return { ...question, assigneeId, assignedAt: assigneeId === null ? null : now }
}

/** Whether a colleague becomes responsible and should be notified. */
function isGivenTo(
  assigneeId: UserId | null | undefined,
  before: Question,
  { actor }: NamedQuestion,
): assigneeId is UserId {
  return !!assigneeId && assigneeId !== before.assigneeId && assigneeId !== actor.userId
}

/** Null for blank text. */
function given(typed: string | null | undefined, before: string | null): string | null {
  if (typed === undefined) return before
  return typed?.trim() || null
}

async function assertColleague(users: Users, { accountId }: Question, assigneeId: UserId): Promise<void> {
  if ((await users.find(assigneeId))?.accountId !== accountId)
    throw invalidField('assigneeId', { code: 'proposals.unknown-assignee' })
}

async function move(questions: Questions, { accountId, proposalId, id }: Question, position: number): Promise<void> {
  const places = await questions.places(accountId, proposalId)
  await questions.reorder(accountId, proposalId, orderWith(places, id, position))
}

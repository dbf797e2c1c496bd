import type { UserId, CommentId } from '../shared/ids.ts'
import type { Users } from '../identity/ports.ts'
import type { Actor } from '../identity/user.ts'
import { payloadOf } from '../jobs/job-catalogue.ts'
import type { Jobs } from '../jobs/ports.ts'
import { AppError, notFound } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { findQuestion, type NamedQuestion } from '../proposals/question/find-question.ts'
import type { GrantSources } from '../proposals/form/grant-to-create.ts'
import { mentioned, namedUser } from './mentions.ts'
import type { QuestionComments } from './ports.ts'
import type { Questions } from '../proposals/ports.ts'
import {
  assertAuthor,
  commentText,
  editComment,
  reopenComment,
  resolveComment,
  type NamedUser,
  type QuestionComment,
} from './question-comment.ts'
import { mentionNotice } from './send-question-notice.ts'

/** Limit for one question, whose page shows all of them. */
const MAX_COMMENTS = 500
/** Minimum time between mails to a user about the same question. */
const QUIET_MS = 60 * 60 * 1000
const NOTICE = 'send-question-notice'

interface Stores {
  readonly questions: Questions
  readonly questionComments: QuestionComments
  readonly users: Users
  readonly jobs: Jobs
}

interface WrittenComment {
  readonly text: string
  /** Users to notify; absent if the text names them. */
  readonly mentions?: readonly UserId[] | undefined
}

/** Lists the comments on a question, oldest first. */
export class ListComments {
  constructor(private readonly work: UnitOfWork<Pick<Stores, 'questions' | 'questionComments'>>) {}

  async execute(named: NamedQuestion): Promise<QuestionComment[]> {
    return this.work.run(async ({ questions, questionComments }) => {
      const { accountId, id } = await findQuestion(questions, named)
      return questionComments.ofQuestion(accountId, id)
    })
  }
}

/** Adds a comment to a question and mails the colleagues whom it mentions, at most once an hour. */
export class CommentOnQuestion {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly sources: GrantSources,
  ) {}

  /** Throws `conflict` if the question has too many comments or a mentioned user has left. */
  async execute({ text: typed, mentions: chosen, ...named }: NamedQuestion & WrittenComment): Promise<void> {
    const text = commentText(typed)
    await this.work.run(async ({ questions, questionComments, users, jobs }) => {
      const { accountId, proposalId, id: questionId } = await findQuestion(questions, named)
      const earlier = await questionComments.ofQuestion(accountId, questionId)
      if (earlier.length >= MAX_COMMENTS) throw tooMany()
      const colleagues = await users.ofAccount(accountId)
      const author = await authorOf(named.actor, users)
      const mentions = mentioned(text, colleagues, chosen)
      const { ids, clock } = this.sources
      const of = { id: ids.next<'comment'>(), accountId, proposalId, questionId, author, text, mentions }
      const comment = { ...of, createdAt: clock.now(), editedAt: null, resolved: null, version: 0 }
      await questionComments.save(comment)
      await tell(jobs, idsOf(mentions), comment, this.sources)
    })
  }
}

function idsOf(mentions: readonly NamedUser[]): UserId[] {
  return mentions.map(({ id }) => id)
}

/** Mails users who had no recent mail about this question; an earlier mail leads to every comment. */
async function tell(jobs: Jobs, told: readonly UserId[], comment: QuestionComment, sources: GrantSources) {
  const { accountId, questionId, author } = comment
  const since = new Date(Date.parse(sources.clock.now()) - QUIET_MS + 1).toISOString()
  const sent = (await jobs.since(accountId, NOTICE, since)).flatMap(({ data }) => payloadOf(NOTICE, data) ?? [])
  const lately = sent.filter((notice) => notice.questionId === questionId && notice.what === 'mentioned')
  const others = told.filter((id) => id !== author.id && lately.every(({ userId }) => userId !== id))
  await jobs.add(...others.map((userId) => mentionNotice({ accountId, questionId, by: author.id, userId }, sources)))
}

export interface NamedComment extends NamedQuestion {
  readonly commentId: CommentId
}

/** Closes or reopens a comment. Repeating it changes nothing. */
export class ResolveComment {
  constructor(
    private readonly work: UnitOfWork<Pick<Stores, 'questionComments' | 'users'>>,
    private readonly sources: GrantSources,
  ) {}

  async execute({ isResolved, ...named }: NamedComment & { readonly isResolved: boolean }): Promise<void> {
    await this.work.run(async ({ questionComments, users }) => {
      const comment = await findComment(questionComments, named)
      const by = await authorOf(named.actor, users)
      const changed = isResolved ? resolveComment(comment, by, this.sources.clock.now()) : reopenComment(comment)
      await questionComments.save(changed)
    })
  }
}

/** Changes the actor's own comment and notifies the newly mentioned colleagues. */
export class EditComment {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly sources: GrantSources,
  ) {}

  /** Throws `forbidden` unless the actor is its author, `conflict` if a mentioned user has left. */
  async execute({ text: typed, mentions: chosen, ...named }: NamedComment & WrittenComment): Promise<void> {
    const text = commentText(typed)
    await this.work.run(async ({ questionComments, users, jobs }) => {
      const comment = await findComment(questionComments, named)
      const mentions = mentioned(text, await users.ofAccount(comment.accountId), chosen)
      const by = named.actor.userId
      await questionComments.save(editComment(comment, by, { text, mentions, at: this.sources.clock.now() }))
      const known = idsOf(comment.mentions)
      const added = idsOf(mentions).filter((id) => !known.includes(id))
      await tell(jobs, added, comment, this.sources)
    })
  }
}

/** Deletes the actor's own comment permanently. */
export class RemoveComment {
  constructor(private readonly work: UnitOfWork<Pick<Stores, 'questionComments'>>) {}

  /** Throws `forbidden` unless the actor is its author. */
  async execute(named: NamedComment): Promise<void> {
    await this.work.run(async ({ questionComments }) => {
      const comment = await findComment(questionComments, named)
      assertAuthor(comment, named.actor.userId)
      await questionComments.remove(comment)
    })
  }
}

/** Throws `not-found` for an absent comment, one on another question or of another account. */
async function findComment(
  comments: QuestionComments,
  { actor, proposalId, questionId, commentId }: NamedComment,
): Promise<QuestionComment> {
  const comment = await comments.find(actor.accountId, commentId)
  if (comment?.questionId !== questionId || comment.proposalId !== proposalId) throw commentNotFound()
  return comment
}

async function authorOf({ userId }: Actor, users: Users): Promise<NamedUser> {
  const user = await users.find(userId)
  return user === null ? { id: userId, name: '' } : namedUser(user)
}

export function commentNotFound(): AppError {
  return notFound('proposals.comment-not-found')
}

function tooMany(): AppError {
  return new AppError('conflict', 'proposals.too-many-comments', { values: { most: MAX_COMMENTS } })
}

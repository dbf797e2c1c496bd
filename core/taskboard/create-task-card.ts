import type { AccountId, QuestionId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { AuditLog } from '../audit/ports.ts'
import { recordAction, type ActionSources } from '../audit/record-action.ts'
import type { ProposalReader, Proposals, Questions } from '../proposals/ports.ts'
import { givenAnswer, type Question } from '../proposals/question/question.ts'
import { notFound, isAppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { cardText, type CardContent } from './card-text.ts'
import type { MadeCard } from './ports/task-board.ts'
import type { TaskCards } from './ports.ts'
import type { OpenTaskBoard, TaskBoardAccess } from './task-board-access.ts'
import { cardUnderWay, noListChosen } from './task-board-errors.ts'
import { isBeingMade, type TaskCard } from './task-card.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly taskCards: TaskCards
  readonly auditLog: AuditLog
}

interface CardPorts {
  readonly work: UnitOfWork<Stores>
  readonly access: TaskBoardAccess
  readonly reader: Pick<ProposalReader, 'ownerOfQuestion'>
  /** Address of the web app, without a closing slash. */
  readonly webUrl: string
  readonly sources: ActionSources
}

export interface CreatedCard {
  readonly url: string
  /** Whether it already existed. */
  readonly existed: boolean
}

/** A reserved card that is not yet created at the task board. */
interface Claim {
  readonly card: TaskCard
  readonly before: TaskCard | null
  readonly content: CardContent
}

/**
 * Puts a question of any account on an admin's list, with its answer and a link. A list has only one card for a
 * question: if an earlier request to the task board had no answer, its card is looked for before another is created.
 */
export class CreateTaskCard {
  constructor(private readonly ports: CardPorts) {}

  async execute({ actor, questionId }: { actor: Actor; questionId: QuestionId }): Promise<CreatedCard> {
    return this.ports.access.use(actor, async (open) => {
      const listId = open.connection.list?.id
      if (listId === undefined) throw noListChosen()
      const owner = await this.ports.reader.ownerOfQuestion(questionId)
      if (owner === null) throw questionNotFound()
      const standing = await this.existingCard(open, questionId, listId)
      if (standing !== null) return { url: standing.url, existed: true }
      const claim = await this.claim(actor, owner, { questionId, listId })
      return this.make(open, claim)
    })
  }

  /** The existing card, if it is still on the task board. */
  private async existingCard({ board, token }: OpenTaskBoard, questionId: QuestionId, listId: string) {
    const card = await this.ports.work.run(({ taskCards }) => taskCards.ofQuestion(questionId, listId))
    return card?.cardId == null ? null : board.card(token, card.cardId)
  }

  /** Records that the card is being created, so that nobody else creates it. */
  private claim(actor: Actor, owner: AccountId, of: Pick<TaskCard, 'questionId' | 'listId'>): Promise<Claim> {
    const { work, sources } = this.ports
    const now = sources.clock.now()
    return work.run(async (stores) => {
      const content = await this.contentOf(stores, owner, of.questionId)
      const before = await stores.taskCards.ofQuestion(of.questionId, of.listId)
      if (before && isBeingMade(before, now)) throw cardUnderWay()
      const fresh = { id: sources.ids.next<'task-card'>(), accountId: owner, ...of, version: 0 }
      const making = { state: 'making', since: now, cardId: null } as const
      const card = await stores.taskCards.save({ ...(before ?? fresh), ...making })
      const act = { action: 'create-task-card', onAccount: owner, subjectId: of.questionId } as const
      await recordAction(stores.auditLog, actor, act, sources)
      return { card, before, content }
    })
  }

  private async contentOf({ questions, proposals }: Stores, owner: AccountId, id: QuestionId): Promise<CardContent> {
    const question = await questions.find(owner, id)
    const proposal = question && (await proposals.find(owner, question.proposalId))
    if (!proposal) throw questionNotFound()
    const link = this.linkTo(question)
    const answer = givenAnswer(question)?.text ?? null
    return { question: question.text, answer, application: proposal.name, link }
  }

  private async make(open: OpenTaskBoard, claim: Claim): Promise<CreatedCard> {
    try {
      const earlier = await this.unclearCard(open, claim)
      const made = earlier ?? (await this.create(open, claim))
      await this.save({ ...claim.card, state: 'made', cardId: made.id })
      return { url: made.url, existed: earlier !== null }
    } catch (error) {
      await this.release(claim.card, isAppError(error, 'unavailable'))
      throw error
    }
  }

  /** The card of an attempt with unknown outcome. */
  private async unclearCard({ board, token }: OpenTaskBoard, { before, content }: Claim): Promise<MadeCard | null> {
    if (before === null || before.state === 'made') return null
    return board.findCardByText(token, before.listId, content.link)
  }

  private create({ board, token }: OpenTaskBoard, { card, content }: Claim): Promise<MadeCard> {
    return board.createCard(token, card.listId, cardText(content, board.limits))
  }

  private async release(card: TaskCard, isUnclear: boolean): Promise<void> {
    if (isUnclear) await this.save({ ...card, state: 'unclear' })
    else await this.ports.work.run(({ taskCards }) => taskCards.remove(card.id))
  }

  /** If the question was removed meanwhile, its card is gone and there is nothing to save. */
  private async save(card: TaskCard): Promise<void> {
    try {
      await this.ports.work.run(({ taskCards }) => taskCards.save({ ...card, since: this.ports.sources.clock.now() }))
    } catch (error) {
      if (!isAppError(error, 'conflict')) throw error
    }
  }

  /** Unique for each question, so that its card can be found by it. */
  private linkTo({ proposalId, id }: Question): string {
    return `${this.ports.webUrl}/proposals/${proposalId}#question-${id}`
  }
}

function questionNotFound() {
  return notFound('proposals.question-not-found')
}

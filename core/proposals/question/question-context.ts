import type { AccountId, QuestionId } from '../../shared/ids.ts'
import { lengthOfQuestion } from '../../languages/printed-length.ts'
import type { Account } from '../../identity/account.ts'
import { settingsToWriteFrom } from '../../texts/settings-to-write-from.ts'
import type { Accounts } from '../../identity/ports.ts'
import type { DocumentScope } from '../../documents/document.ts'
import type { Funders } from '../../funders/ports.ts'
import type { CallContext } from '../../spending/call-context.ts'
import { dependenciesOf } from './dependencies.ts'
import type { AnswerContext, AnswerTask } from '../ports/answer-writer.ts'
import type { Proposals, Questions } from '../ports.ts'
import type { Proposal } from '../proposal.ts'
import { evidenceIn } from '../answer/flagged-answer.ts'
import type { Question } from './question.ts'

/** A question with everything needed for its answer. */
export interface QuestionContext {
  readonly account: Account
  readonly proposal: Proposal
  readonly question: Question
  readonly funderName: string | null
  /** Number of the application's questions that wait for their answer, including this one. */
  readonly waiting: number
  /** The questions whose answers this one sums up. */
  readonly earlier: readonly Question[]
}

export interface QuestionContextStores {
  readonly accounts: Accounts
  readonly funders: Funders
  readonly proposals: Proposals
  readonly questions: Questions
}

/** Null when the question is absent, or does not wait for an answer. */
export async function findQuestionContext(
  { accounts, proposals, questions, funders }: QuestionContextStores,
  accountId: AccountId,
  id: QuestionId,
): Promise<QuestionContext | null> {
  const question = await questions.find(accountId, id)
  if (question?.status !== 'processing') return null
  const account = await accounts.find(accountId)
  const proposal = await proposals.find(accountId, question.proposalId)
  if (!account || !proposal) return null
  const funder = proposal.funderId && (await funders.find(accountId, proposal.funderId))
  const waiting = await questions.count(accountId, proposal.id, 'processing')
  const earlier = await dependenciesOf(question, questions)
  return { account, proposal, question, funderName: funder ? funder.funderName : null, waiting, earlier }
}

export function answerContextOf({ proposal, waiting }: QuestionContext, context: CallContext): AnswerContext {
  return { ...context, proposalId: proposal.id, waiting }
}

export function answerTaskOf({ account, proposal, question, funderName, earlier }: QuestionContext): AnswerTask {
  const { position, kind, text, guidance, section, limit } = question
  const length = lengthOfQuestion(question)
  return {
    question: {
      position,
      kind,
      text,
      guidance,
      section,
      limit: length === null ? limit : { ...limit, words: length.words },
    },
    grantInfo: proposal.grantInfo,
    funderName,
    settings: settingsToWriteFrom(account),
    earlier: earlier.flatMap(evidenceIn),
  }
}

/** The documents for answers of the application: those of its project, and the shared library. */
export function answerScopes({ projectId }: Proposal): DocumentScope[] {
  return [...projectScopes({ projectId }), { kind: 'shared' }]
}

/** The documents about the application's project; empty without one. */
export function projectScopes({ projectId }: Pick<Proposal, 'projectId'>): DocumentScope[] {
  return projectId ? [{ kind: 'project', projectId, section: 'grants' }] : []
}

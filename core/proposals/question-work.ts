import type { Account, AccountId } from '../accounts/account.ts'
import type { Accounts } from '../accounts/ports/accounts.ts'
import type { DocumentScope } from '../documents/document.ts'
import type { DocumentReader } from '../documents/ports/document-reader.ts'
import type { Funders } from '../funders/ports/funders.ts'
import { AppError } from '../shared/app-error.ts'
import type { AnswerTask } from './ports/answer-writer.ts'
import type { Proposals } from './ports/proposals.ts'
import type { Questions } from './ports/questions.ts'
import type { Proposal } from './proposal.ts'
import type { Question, QuestionId } from './question.ts'

/** A question with all that counts for its answer. */
export interface QuestionWork {
  readonly account: Account
  readonly proposal: Proposal
  readonly question: Question
  readonly funderName: string | null
}

export interface QuestionWorkStores {
  readonly accounts: Accounts
  readonly funders: Funders
  readonly proposals: Proposals
  readonly questions: Questions
}

const RETRY_WHILE_READING_SECONDS = 2

/** Null when the question is absent, or does not wait for an answer. */
export async function findQuestionWork(
  { accounts, proposals, questions, funders }: QuestionWorkStores,
  accountId: AccountId,
  id: QuestionId,
): Promise<QuestionWork | null> {
  const question = await questions.find(accountId, id)
  if (question?.status !== 'processing') return null
  const account = await accounts.find(accountId)
  const proposal = await proposals.find(accountId, question.proposalId)
  if (!account || !proposal) return null
  const funder = proposal.funderId && (await funders.find(accountId, proposal.funderId))
  return { account, proposal, question, funderName: funder ? funder.funderName : null }
}

export function answerTaskOf({ account, proposal, question, funderName }: QuestionWork): AnswerTask {
  const { text, guidance, section, limit } = question
  return {
    question: { text, guidance, section, limit },
    grantInfo: proposal.grantInfo,
    funderName,
    settings: account.settings,
  }
}

/** The documents that answers of the application may draw on: those of its project's grants, and the shared library. */
export function answerScopes({ projectId }: Proposal): DocumentScope[] {
  const shared: DocumentScope = { kind: 'shared' }
  return projectId ? [{ kind: 'project', projectId, section: 'grants' }, shared] : [shared]
}

/** Throws `unavailable` while documents that count for the answer are still being read. */
export async function waitForDocuments(documents: DocumentReader, { account, proposal }: QuestionWork): Promise<void> {
  if (await documents.isBeingRead(account.id, answerScopes(proposal)))
    throw new AppError('unavailable', 'documents.being-read', 'Your documents are still being read.', {
      retryAfter: RETRY_WHILE_READING_SECONDS,
    })
}

import { accountNotFound } from '../../core/accounts/find-account.ts'
import { sessionNotFound } from '../../core/accounts/sessions/own-sessions.ts'
import { userNotFound } from '../../core/accounts/members/remove-member.ts'
import { invitationNotFound } from '../../core/accounts/members/withdraw-invitation.ts'
import { documentNotFound } from '../../core/documents/document.ts'
import { funderNotFound } from '../../core/funders/search-funders.ts'
import { jobNotFound } from '../../core/jobs/job.ts'
import { answerNotFound } from '../../core/answer-library/find-remembered-answer.ts'
import { projectNotFound } from '../../core/projects/project.ts'
import { commentNotFound } from '../../core/questions/comment-on-question.ts'
import { suggestionNotFound } from '../../core/proofreading/proofreading.ts'
import { proposalNotFound } from '../../core/proposals/find-proposal.ts'
import { itemNotFound } from '../../core/proposals/form/form-reading.ts'
import { questionNotFound } from '../../core/proposals/question/find-question.ts'
import { reportNotFound } from '../../core/reports/find-report.ts'
import type { AppError } from '../../core/shared/app-error.ts'
import type { Named } from '../http-contract/call.ts'

/** The error for an unknown identifier in an address, by its kind. */
export const namedNotFound: Readonly<Record<Named, () => AppError>> = {
  account: accountNotFound,
  answer: answerNotFound,
  comment: commentNotFound,
  document: documentNotFound,
  funder: funderNotFound,
  invitation: invitationNotFound,
  item: itemNotFound,
  job: jobNotFound,
  project: projectNotFound,
  proposal: proposalNotFound,
  question: questionNotFound,
  report: reportNotFound,
  session: sessionNotFound,
  suggestion: suggestionNotFound,
  user: userNotFound,
}

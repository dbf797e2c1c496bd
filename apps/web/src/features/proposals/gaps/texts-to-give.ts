import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import type { Fill, TextToGive } from '../../../shared/placeholders/text-to-give.ts'

/** Answers of an application, with its letter if included. */
export function textsToGive(proposal: Proposal, hasLetter = false): TextToGive[] {
  const { id: proposalId, questions, coverLetter, coverLetterState } = proposal
  const answers = questions.flatMap(({ id: questionId, answer, requires_custom_answer: isMissing }) =>
    answer === null || isMissing
      ? []
      : [{ owner: { kind: 'answer', proposalId, questionId } as const, text: answer.answer, version: answer.version }],
  )
  if (!hasLetter || coverLetter === null) return answers
  const version = coverLetterState?.version ?? 0
  return [...answers, { owner: { kind: 'coverLetter', proposalId }, text: coverLetter, version }]
}

/** The application with its placeholders filled for sharing. */
export function withFilled(proposal: Proposal, fill: Fill): Proposal {
  const questions = proposal.questions.map(({ answer, ...question }) => ({
    ...question,
    answer: answer && { ...answer, answer: fill(answer.answer) },
  }))
  return { ...proposal, questions }
}

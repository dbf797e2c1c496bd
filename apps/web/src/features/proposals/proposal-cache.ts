import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'

/** Changes one question of an application. */
export const withQuestion =
  (questionId: string, change: (question: Proposal['questions'][number]) => Partial<Proposal['questions'][number]>) =>
  (proposal: Proposal): Proposal => ({
    ...proposal,
    questions: proposal.questions.map((question) =>
      question.id === questionId ? { ...question, ...change(question) } : question,
    ),
  })

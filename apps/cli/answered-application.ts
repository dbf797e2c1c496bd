import type { ProposalId } from '../../core/shared/ids.ts'
import type { SourcePassage } from '../../core/shared/source-passage.ts'
import { storedSentence } from '../../adapters/http-contract/texts/en/reasons.ts'
import type { Question } from '../../core/proposals/question/question.ts'
import type { Workspace } from './workspace.ts'

export interface AnsweredQuestion {
  readonly question: Question
  readonly sources: readonly SourcePassage[]
}

/** Waits for all jobs, then returns the application's questions with their answers and sources. */
export async function answeredQuestions(
  { application: { jobs, useCases }, actor }: Workspace,
  proposalId: ProposalId,
): Promise<AnsweredQuestion[]> {
  await jobs.drain()
  const { proposal, questions } = await useCases.viewProposal.execute({ actor, proposalId })
  if (proposal.processingStatus === 'error')
    throw new Error(storedSentence(proposal.processingError ?? 'The form could not be read.'))
  return Promise.all(
    questions.map(async (question) => ({
      question,
      sources: (await useCases.viewSources.execute({ actor, proposalId, questionId: question.id })).sources,
    })),
  )
}

/** An answer in the command line's output format. */
export function printedAnswer({ question, sources }: AnsweredQuestion) {
  return {
    text: question.answer?.text ?? '',
    missing: question.answer?.missing ?? true,
    sources: sources.map(({ fileName, page, passage }) => ({ fileName, page, passage })),
  }
}

import type { ProposalId } from '../../core/shared/ids.ts'
import type { SourcePassage } from '../../core/shared/source-passage.ts'
import { storedSentence } from '../../adapters/http-contract/texts/en/reasons.ts'
import type { Question } from '../../core/proposals/question/question.ts'
import type { Workspace } from './workspace.ts'

export interface AnsweredQuestion {
  readonly question: Question
  readonly sources: readonly SourcePassage[]
}

/** Lets all work end, then answers the application's questions with the passages behind their answers. */
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

/** An answer as the command line prints it. */
export function printedAnswer({ question, sources }: AnsweredQuestion) {
  return {
    text: question.answer?.text ?? '',
    missing: question.answer?.missing ?? true,
    sources: sources.map(({ fileName, page, passage }) => ({ fileName, page, passage })),
  }
}

import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/proposal-texts.ts'
import type { SeenWork } from '../../shared/watched-work.ts'
import { isInProgress, numberOf } from './proposal-state.ts'

const words = texts.proposal

/** Background work on an application. Simultaneous answers are one task, as is everything from its form. */
export function proposalWork(proposal: Proposal): SeenWork[] {
  const { id, name, questions } = proposal
  const page = paths.proposal(id)
  const answering = questions.filter(({ status }) => status === 'processing').length
  const isWhole = isInProgress(proposal.processingStatus) || answering > 1
  const answers = questions.map((question, index) => ({
    kind: 'answer' as const,
    id: question.id,
    name: words.questionOf(words.questionNumber(numberOf(question, index)), name),
    page,
    isBusy: !isWhole && question.status === 'processing',
  }))
  return [
    { kind: 'application', id, name, page, isBusy: isWhole },
    { kind: 'cover-letter', id, name, page, isBusy: proposal.coverLetterStatus === 'processing' },
    {
      kind: 'funder-overview',
      id,
      name: proposal.funder?.funderName ?? name,
      page,
      isBusy: !isWhole && proposal.funderOverviewStatus === 'processing',
    },
    ...answers,
  ]
}

import type { AnswerGroup } from '../../../core/memory/ports/remembered-answers.ts'
import type { RememberedAnswer } from '../../../core/memory/remembered-answer.ts'
import type { SuggestedAnswer } from '../../../core/memory/suggest-answers.ts'
import type * as contract from '../../http-contract/answers.ts'

export function presentAnswer(answer: RememberedAnswer): contract.RememberedAnswer {
  const { id, question, text, funderName, writtenAt, outcome, limit, validUntil, uses, origin, state } = answer
  const known = { question, text, funderName, writtenAt, outcome, limit, validUntil, uses, origin, state }
  return { id, _id: id, ...known }
}

export function presentAnswerGroup({ answer, alike }: AnswerGroup): contract.ListedAnswer {
  return { ...presentAnswer(answer), alike }
}

export function presentSuggestion(suggested: SuggestedAnswer): contract.SuggestedAnswer {
  const { fitting, isOutdated, sentBefore, differing } = suggested
  return { ...presentAnswerGroup(suggested), fitting, isOutdated, sentBefore, differing: [...differing] }
}

import type { AccountId } from '../accounts/account.ts'
import type { AnswerStores } from '../proposals/open-answer.ts'
import { openAnswer } from '../proposals/open-answer.ts'
import type { GrantSources } from '../proposals/grant-to-create.ts'
import type { ProposalId } from '../proposals/proposal.ts'
import type { QuestionId } from '../proposals/question.ts'
import type { OpenText } from './open-text.ts'

/** Which text is meant, in the words of an address. */
export type TextPlace = { readonly kind: 'answer'; readonly proposalId: ProposalId; readonly questionId: QuestionId }

export type TextStores = AnswerStores

/** The text of the account at this place. Throws `not-found`, alike for an absent one and another account's. */
export function findText(
  stores: TextStores,
  accountId: AccountId,
  place: TextPlace,
  sources: GrantSources,
): Promise<OpenText> {
  return openAnswer(stores, { accountId, ...place }, sources)
}

import dayjs from 'dayjs'
import type { Body } from '../../../../../adapters/http-contract/calls.ts'
import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../shared/texts/user-texts.ts'
import { grantInfoAnswer } from './proposal-state.ts'

/** What a person enters about an application. */
export interface Details {
  readonly purpose: string
  readonly amount: string
  /** Without an id where it was typed and is not in the list. */
  readonly funder: { readonly id: string | null; readonly name: string } | null
  /** As a field for a date and a time has it, in the time of this place; empty where there is none. */
  readonly deadline: string
}

const FIELD_FORMAT = 'YYYY-MM-DDTHH:mm'

export function detailsOf({ grantInfo, funder, deadline }: Proposal): Details {
  return {
    purpose: grantInfoAnswer(grantInfo, texts.grants.purposeQuestion) ?? '',
    amount: grantInfoAnswer(grantInfo, texts.grants.amountQuestion) ?? '',
    funder: funder === null ? null : { id: funder.id, name: funder.funderName },
    deadline: deadline === null ? '' : dayjs(deadline).format(FIELD_FORMAT),
  }
}

/** The entries of the application with these answers to the two fixed questions; blank ones are left out. */
function grantInfoWith({ grantInfo }: Pick<Proposal, 'grantInfo'>, { purpose, amount }: Details) {
  const fixed = [
    { question: texts.grants.purposeQuestion, answer: purpose.trim() },
    { question: texts.grants.amountQuestion, answer: amount.trim() },
  ]
  const others = grantInfo.filter(({ question }) => fixed.every((entry) => entry.question !== question))
  return [...fixed.filter(({ answer }) => answer !== ''), ...others]
}

/** Only what was changed: what a colleague has changed meanwhile stays. */
export function changesOf(proposal: Proposal, before: Details, after: Details): Body<'POST /proposals/:id/update'> {
  const isNewAim = before.purpose !== after.purpose || before.amount !== after.amount
  const { funder, deadline } = after
  return {
    ...(isNewAim && { grantInfo: grantInfoWith(proposal, after) }),
    ...(funder !== before.funder && { funderId: funder?.id ?? null, funderName: funder?.name ?? null }),
    ...(deadline !== before.deadline && { deadline: deadline === '' ? null : new Date(deadline).toISOString() }),
  }
}

import type { Body } from '../../../../../../adapters/http-contract/calls.ts'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { instantOf, localTime, ownZone } from '../../../shared/pipeline/zoned-time.ts'
import { amountOf, amountTyped, isAmountTaken } from '../../../shared/money/typed-amount.ts'
import { texts } from '../../../shared/texts/proposal-texts.ts'
import { grantInfoAnswer } from '../proposal-state.ts'

/** Details of an application entered by a person. */
export interface Details {
  readonly purpose: string
  readonly amount: string
  /** Without an id if typed and not in the list. */
  readonly funder: { readonly id: string | null; readonly name: string } | null
  /** Value of a date and time field in `zone`; empty if not set. */
  readonly deadline: string
  /** IANA time zone. */
  readonly zone: string
  /** Text as typed. */
  readonly amountAsked: string
  /** Text as typed. */
  readonly amountGiven: string
  readonly currency: string
  readonly ownerId: string | null
  readonly nextStep: string
  /** `YYYY-MM-DD`; empty if not set. */
  readonly nextStepDue: string
}

export function detailsOf(proposal: Proposal): Details {
  const { grantInfo, funder, deadline, deadlineZone, nextStep } = proposal
  const { amountAsked, amountGiven, currency, ownerId } = proposal
  const zone = deadlineZone ?? ownZone()
  return {
    purpose: grantInfoAnswer(grantInfo, texts.grants.purposeQuestion) ?? '',
    amount: grantInfoAnswer(grantInfo, texts.grants.amountQuestion) ?? '',
    funder: funder === null ? null : { id: funder.id, name: funder.funderName },
    deadline: deadline === null ? '' : localTime(deadline, zone),
    zone,
    amountAsked: amountTyped(amountAsked),
    amountGiven: amountTyped(amountGiven),
    currency,
    ownerId,
    nextStep: nextStep?.text ?? '',
    nextStepDue: nextStep?.due ?? '',
  }
}

/** The application's entries with these answers to the two fixed questions, without blank ones. */
function grantInfoWith({ grantInfo }: Pick<Proposal, 'grantInfo'>, { purpose, amount }: Details) {
  const fixed = [
    { question: texts.grants.purposeQuestion, answer: purpose.trim() },
    { question: texts.grants.amountQuestion, answer: amount.trim() },
  ]
  const others = grantInfo.filter(({ question }) => fixed.every((entry) => entry.question !== question))
  return [...fixed.filter(({ answer }) => answer !== ''), ...others]
}

/** Whether each amount is valid and unambiguous. */
export function areAmountsTaken({ amount, amountAsked, amountGiven, currency }: Details, language: string) {
  return (
    isAmountTaken(amount, { language, currency: null, allowsWords: true }) &&
    [amountAsked, amountGiven].every((typed) => isAmountTaken(typed, { language, currency }))
  )
}

/** Only changed fields, so that a colleague's changes stay. */
export function changesOf(
  proposal: Proposal,
  before: Details,
  after: Details,
  language: string,
): Body<'POST /proposals/:id/update'> {
  const isNewAim = before.purpose !== after.purpose || before.amount !== after.amount
  const { funder } = after
  const read = (typed: string) => amountOf(typed, { language, currency: after.currency })
  return {
    ...(isNewAim && { grantInfo: grantInfoWith(proposal, after) }),
    ...(funder !== before.funder && { funderId: funder?.id ?? null, funderName: funder?.name ?? null }),
    ...(isChanged(before, after, 'deadline', 'zone') && deadlineIn(after)),
    ...(isChanged(before, after, 'amountAsked') && { amountAsked: read(after.amountAsked) }),
    ...(isChanged(before, after, 'amountGiven') && { amountGiven: read(after.amountGiven) }),
    ...(isChanged(before, after, 'currency') && { currency: after.currency }),
    ...(isChanged(before, after, 'ownerId') && { ownerId: after.ownerId }),
    ...(isChanged(before, after, 'nextStep', 'nextStepDue') && { nextStep: stepIn(after) }),
  }
}

function isChanged(before: Details, after: Details, ...names: readonly (keyof Details)[]): boolean {
  return names.some((name) => before[name] !== after[name])
}

function deadlineIn({ deadline, zone }: Details) {
  return deadline === '' ? { deadline: null } : { deadline: instantOf(deadline, zone), deadlineZone: zone }
}

function stepIn({ nextStep, nextStepDue }: Details) {
  return nextStep.trim() === '' ? null : { text: nextStep.trim(), due: nextStepDue === '' ? null : nextStepDue }
}

import type { UserId } from '../../../core/shared/ids.ts'
import type { ApplicationPlan, SentReminder, StageEntry } from '../../../core/proposals/application-plan.ts'
import type { FormTerms } from '../../../core/proposals/form-terms.ts'
import { jsonOrNull, parsedOrNull } from '../json.ts'
import type { ProposalRow } from './proposal.schema.ts'

type PlanRow = Pick<
  ProposalRow,
  | 'amount_asked'
  | 'amount_given'
  | 'currency'
  | 'deadline_zone'
  | 'owner_id'
  | 'next_step'
  | 'next_step_due'
  | 'stage_history'
  | 'reminder'
  | 'form_terms'
>

export function planColumns(plan: ApplicationPlan): PlanRow {
  return {
    amount_asked: plan.amountAsked,
    amount_given: plan.amountGiven,
    currency: plan.currency,
    deadline_zone: plan.deadlineZone,
    owner_id: plan.ownerId,
    next_step: plan.nextStep?.text ?? null,
    next_step_due: plan.nextStep?.due ?? null,
    stage_history: JSON.stringify(plan.stageHistory),
    reminder: jsonOrNull(plan.reminder),
    form_terms: jsonOrNull(plan.formTerms),
  }
}

export function planOf(row: PlanRow): ApplicationPlan {
  return {
    amountAsked: row.amount_asked,
    amountGiven: row.amount_given,
    currency: row.currency,
    deadlineZone: row.deadline_zone,
    ownerId: row.owner_id as UserId | null,
    nextStep: row.next_step === null ? null : { text: row.next_step, due: row.next_step_due },
    stageHistory: parsedOrNull<StageEntry[]>(row.stage_history) ?? [],
    reminder: parsedOrNull<SentReminder>(row.reminder),
    formTerms: parsedOrNull<FormTerms>(row.form_terms),
  }
}

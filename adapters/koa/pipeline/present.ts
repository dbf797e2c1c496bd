import type { ApplicationSummary } from '../../../core/proposals/application-summary.ts'
import type { FormTerms, FoundDeadline } from '../../../core/proposals/form/form-terms.ts'
import type { DueItem, FormDeadlineItem } from '../../../core/pipeline/ports.ts'
import type { Home } from '../../../core/pipeline/view-home.ts'
import type * as contract from '../../http-contract/pipeline.ts'
import { presentWaiting } from '../questions/present-comment.ts'

export function presentHome({ due, formDeadlines, waiting, board, askedAndWon }: Home) {
  return {
    due: due.items.map(presentDueItem),
    dueTotal: due.total,
    formDeadlines: formDeadlines.items.map(presentFormDeadline),
    formDeadlinesTotal: formDeadlines.total,
    waiting: waiting.items.map(presentWaiting),
    waitingTotal: waiting.total,
    board: board.map(({ stage, items, total }) => ({ stage, applications: items.map(presentApplication), total })),
    askedAndWon: askedAndWon.map(({ year, funder, currency, applications, asked, won }) => {
      return { year, funder, currency, applications, asked, won }
    }),
  }
}

function presentDueItem({ id, kind, name, dueAt, zone, projectName, funderName, stage }: DueItem): contract.DueItem {
  return { id, _id: id, kind, name, dueAt, zone, projectName, funderName, stage }
}

function presentFormDeadline(item: FormDeadlineItem): contract.FormDeadline {
  const { id, name, projectName, funderName, findings } = item
  return { id, _id: id, name, projectName, funderName, findings: findings.map(presentFoundDeadline) }
}

function presentFoundDeadline({ date, time, zone, wording, page }: FoundDeadline) {
  return { date, time, zone, wording, page }
}

export function presentApplication(application: ApplicationSummary): contract.ApplicationSummary {
  const { id, name, isArchived, createdAt, project, funder, owner, questions, checked } = application
  const { amountAsked, amountGiven, currency, deadline, deadlineZone, stage, stageSince, nextStep } = application
  return {
    id,
    _id: id,
    name,
    isArchived,
    createdAt,
    project: project && presentNamed(project),
    funder: funder && presentNamed(funder),
    owner: owner && presentNamed(owner),
    amountAsked,
    amountGiven,
    currency,
    deadline,
    deadlineZone,
    stage,
    stageSince,
    nextStep: nextStep && { text: nextStep.text, due: nextStep.due },
    progress: { questions, checked },
  }
}

export function presentNamed({ id, name }: { readonly id: string; readonly name: string }) {
  return { _id: id, name }
}

/** Findings contain statements of the form, and no data of the account. */
export function presentFormTerms({ deadline, amount, eligibility, attachments }: FormTerms): contract.FormTerms {
  return {
    deadline: {
      state: deadline.state,
      findings: deadline.findings.map(presentFoundDeadline),
    },
    amount: {
      state: amount.state,
      findings: amount.findings.map(({ least, most, currency, wording, page }) => {
        return { least, most, currency, wording, page }
      }),
    },
    eligibility: presentWordings(eligibility),
    attachments: presentWordings(attachments),
  }
}

function presentWordings({ state, findings }: FormTerms['eligibility']): contract.FormTerms['eligibility'] {
  return { state, findings: findings.map(({ wording, page }) => ({ wording, page })) }
}

import { endpoint } from '../../shared/endpoint.ts'
import { proposals } from './endpoints/endpoints.ts'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { FormTerms } from '../../../../../adapters/http-contract/pipeline.ts'
import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { formatDate } from '../../shared/formatting/dates.ts'
import { formatAmount } from '../../shared/pipeline/amounts.ts'
import { zoneText } from '../../shared/pipeline/Deadline.tsx'
import { momentOf, ownZone } from '../../shared/pipeline/zoned-time.ts'
import { texts } from '../../shared/texts/pipeline-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useComing } from '../../shared/ui/Together.tsx'
import { useChangeProposalMutation } from './endpoints/application-endpoints.ts'
import styles from './FormTermsPanel.module.css'

/** The conditions that the funder's form states. */
const formTerms = proposals.injectEndpoints({
  endpoints: (build) => ({
    viewFormTerms: build.query(
      endpoint('GET /proposals/:id/formTerms', {
        ask: (id: string) => ({ params: { id } }),
        read: ({ terms }) => terms,
      }),
    ),
  }),
})

const { useViewFormTermsQuery } = formTerms

const words = texts.formTerms

type FoundDeadline = FormTerms['deadline']['findings'][number]
type FoundAmount = FormTerms['amount']['findings'][number]
interface Wording {
  readonly wording: string
  readonly page: number | null
}

/** A finding above the form's own words. */
function Finding({ found: { wording, page }, children }: { found: Wording; children?: ReactNode }) {
  return (
    <li className={styles.finding}>
      {children}
      <q className="muted">{wording}</q>
      {page !== null && <span className="muted small"> ({words.page(page)})</span>}
    </li>
  )
}

interface TermProps<Found extends Wording> {
  readonly label: string
  readonly term: { readonly state: FormTerms['deadline']['state']; readonly findings: readonly Found[] }
  readonly show?: (found: Found) => ReactNode
}

function Term<Found extends Wording>({ label, term: { state, findings }, show }: TermProps<Found>) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {state === 'unknown' && <span className="muted">{words.unknown}</span>}
        {state === 'conflicting' && <p className={styles.conflict}>{words.conflicting}</p>}
        <ul className="plain-list stack tight">
          {findings.map((found, index) => (
            <Finding key={index} found={found}>
              {show?.(found)}
            </Finding>
          ))}
        </ul>
      </dd>
    </>
  )
}

/** "Up to £10,000", "£1,000 to £5,000"; without a currency null, because the form's words are shown anyway. */
function amountText({ least, most, currency }: FoundAmount): string | null {
  if (currency === null) return null
  if (least !== null && most !== null)
    return least === most
      ? formatAmount(most, currency)
      : words.between(formatAmount(least, currency), formatAmount(most, currency))
  if (most !== null) return words.upTo(formatAmount(most, currency))
  return least === null ? null : words.from(formatAmount(least, currency))
}

function DeadlineFinding({ found, proposal }: { readonly found: FoundDeadline; readonly proposal: Proposal }) {
  const [change, { error, isLoading }] = useChangeProposalMutation()
  const zone = found.zone ?? proposal.deadlineZone ?? ownZone()
  const deadline = momentOf(found, zone)
  const isTaken = proposal.deadline === deadline
  return (
    <div className="row">
      <strong>
        {formatDate(found.date)} <span>{found.time}</span>
        {found.zone !== null && <span>{` ${zoneText(found.zone)}`}</span>}
      </strong>
      {isTaken ? (
        <span>{words.taken}</span>
      ) : (
        <Button
          size="small"
          loading={isLoading}
          onClick={() => void change({ id: proposal.id, deadline, deadlineZone: zone })}
        >
          {words.take}
        </Button>
      )}
      {found.time === null && <span className="muted small">{words.takenWithoutTime}</span>}
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
    </div>
  )
}

/** An amount that the form names, to be asked for. */
function AmountFinding({ found, proposal }: { readonly found: FoundAmount; readonly proposal: Proposal }) {
  const [change, { error, isLoading }] = useChangeProposalMutation()
  const { least, most, currency } = found
  const amountAsked = most ?? least
  return (
    <div className="row">
      <strong>{amountText(found)}</strong>
      {proposal.amountAsked === null && amountAsked !== null && currency !== null && (
        <Button
          size="small"
          loading={isLoading}
          onClick={() => void change({ id: proposal.id, amountAsked, currency })}
        >
          {words.ask(formatAmount(amountAsked, currency))}
        </Button>
      )}
      {proposal.amountAsked !== null && (
        <span className="muted">{words.asked(formatAmount(proposal.amountAsked, proposal.currency))}</span>
      )}
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.amountFailed} />}
    </div>
  )
}

/** Short summary for the closed panel. */
function summaryOf({ deadline, amount, eligibility }: FormTerms): string {
  const known = [
    ...deadline.findings
      .slice(0, 1)
      .map(({ date, time }) => `${words.deadline} ${formatDate(date)} ${time ?? ''}`.trim()),
    ...amount.findings.slice(0, 1).map((found) => amountText(found) ?? words.amount),
    ...(eligibility.findings.length > 0 ? [words.eligibility] : []),
  ]
  return known.join(' · ')
}

/** Deadline, amount, eligibility and attachments in the form's own words. */
export function FormTermsPanel({ proposal }: { readonly proposal: Proposal }) {
  const { data: terms, isError } = useViewFormTermsQuery(proposal.id)
  useComing(terms === undefined && !isError)
  if (!terms) return null
  // Those that are ticked are not listed twice.
  const ticked = new Set(proposal.items.map(({ text }) => text))
  const attachments = terms.attachments.findings.filter(({ wording }) => !ticked.has(wording))
  if (summaryOf(terms) === '' && attachments.length === 0) return null
  return (
    <details className={styles.panel}>
      <summary>
        <strong>{words.title}</strong> <span className="muted">{summaryOf(terms)}</span>
      </summary>
      <dl className={styles.terms}>
        <Term
          label={words.deadline}
          term={terms.deadline}
          show={(found) => <DeadlineFinding found={found} proposal={proposal} />}
        />
        <Term
          label={words.amount}
          term={terms.amount}
          show={(found) => <AmountFinding found={found} proposal={proposal} />}
        />
        <Term label={words.eligibility} term={terms.eligibility} />
        {attachments.length > 0 && (
          <Term label={words.attachments} term={{ ...terms.attachments, findings: attachments }} />
        )}
      </dl>
    </details>
  )
}

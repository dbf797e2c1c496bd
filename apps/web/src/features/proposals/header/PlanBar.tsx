import { Input } from 'antd'
import { useState } from 'react'
import type { Body } from '../../../../../../adapters/http-contract/calls.ts'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { formatDate } from '../../../shared/formatting/dates.ts'
import { formatAmount } from '../../../shared/pipeline/amounts.ts'
import { texts } from '../../../shared/texts/pipeline-texts.ts'
import { closingText } from '../../../shared/pipeline/Deadline.tsx'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { Timestamp } from '../../../shared/ui/Timestamp.tsx'
import { AmountInput } from '../../../shared/money/AmountInput.tsx'
import { useAccountLanguage } from '../../../shared/use-account-language.ts'
import { areAmountsTaken, changesOf, detailsOf, type Details } from './application-details.ts'
import { useChangeProposalMutation } from '../endpoints/application-endpoints.ts'
import { useListColleaguesQuery } from '../endpoints/comment-endpoints.ts'
import styles from './PlanBar.module.css'
import { Select } from '../../../shared/ui/Select.tsx'

const words = texts.plan

const STAGES = ['looking', 'drafting', 'review', 'submitted', 'won', 'lost', 'withdrawn'] as const

interface Part {
  readonly proposal: Proposal
  readonly onChange: (changes: Body<'POST /proposals/:id/update'>) => Promise<{ readonly error?: unknown }>
}

/** Earlier stages with their dates. */
function pathTo({ stageHistory }: Proposal): string | undefined {
  if (stageHistory.length === 0) return undefined
  const entries = stageHistory.map(({ stage, since }) => `${texts.deadlines.stages[stage]} ${formatDate(since)}`)
  return `${words.stagesBefore}: ${entries.join(' → ')}`
}

function StageField({ proposal, onChange }: Part) {
  return (
    <span className={styles.part} title={pathTo(proposal)}>
      <label htmlFor="plan-stage">{words.stage}</label>
      <Select
        id="plan-stage"
        size="small"
        popupMatchSelectWidth={false}
        value={proposal.stage}
        options={STAGES.map((stage) => ({ value: stage, label: texts.deadlines.stages[stage] }))}
        onChange={(stage) => void onChange({ stage })}
      />
      <span className="muted">
        {words.since} <Timestamp at={proposal.stageSince} />
      </span>
    </span>
  )
}

function OwnerField({ proposal, onChange }: Part) {
  const { data: colleagues = [] } = useListColleaguesQuery()
  return (
    <span className={styles.part}>
      <label htmlFor="plan-owner">{words.owner}</label>
      <Select
        id="plan-owner"
        size="small"
        popupMatchSelectWidth={false}
        value={proposal.ownerId ?? ''}
        options={[
          { value: '', label: words.nobody },
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) => void onChange({ ownerId: id === '' ? null : id })}
      />
    </span>
  )
}

/** Fields for the deadline and the amount asked for, saved when they are left or with Enter. */
function Terms({ proposal, onChange }: Part) {
  const [typed, setTyped] = useState<Pick<Partial<Details>, 'deadline' | 'amountAsked'>>({})
  const language = useAccountLanguage()
  const now = detailsOf(proposal)
  const values = { ...now, ...typed }
  const { deadline, amountAsked, currency } = values
  const save = async () => {
    const changes = areAmountsTaken(values, language) ? changesOf(proposal, now, values, language) : {}
    if (Object.keys(changes).length > 0 && (await onChange(changes)).error === undefined) setTyped({})
  }
  const leave = { onBlur: () => void save(), onPressEnter: () => void save() }
  return (
    <>
      <div className={styles.field}>
        <label htmlFor="plan-deadline">{texts.formTerms.deadline}</label>
        <Input
          id="plan-deadline"
          type="datetime-local"
          size="small"
          value={deadline}
          onChange={({ target }) => setTyped({ ...typed, deadline: target.value })}
          {...leave}
        />
        {proposal.deadline !== null && (
          <span className="muted">{closingText({ at: proposal.deadline, zone: proposal.deadlineZone })}</span>
        )}
      </div>
      <div className={styles.field}>
        <label htmlFor="plan-amount">{words.asked}</label>
        <AmountInput
          id="plan-amount"
          size="small"
          language={language}
          currency={currency}
          value={amountAsked}
          onChange={(amount) => setTyped({ ...typed, amountAsked: amount })}
          {...leave}
        />
      </div>
    </>
  )
}

function AmountGiven({ proposal: { amountGiven, currency } }: Pick<Part, 'proposal'>) {
  if (amountGiven === null) return null
  return (
    <span className={styles.part}>
      <span className={styles.name}>{words.given}</span> {formatAmount(amountGiven, currency)}
    </span>
  )
}

function NextStep({ proposal: { nextStep } }: Pick<Part, 'proposal'>) {
  if (nextStep === null) return null
  return (
    <span className={styles.part}>
      <span className={styles.name}>{words.nextStep}</span> <bdi>{nextStep.text}</bdi>
      {nextStep.due !== null && <span className="muted">{texts.home.nextStepBy(formatDate(nextStep.due))}</span>}
    </span>
  )
}

/** The application's stage, deadline, owner, amounts and next step. Stage and owner can be changed here. */
export function PlanBar({ proposal }: { readonly proposal: Proposal }) {
  const [change, { error, isLoading }] = useChangeProposalMutation()
  const part: Part = { proposal, onChange: (changes) => change({ id: proposal.id, ...changes }) }
  return (
    <section className="stack tight" aria-label={words.label} aria-busy={isLoading}>
      <div className={styles.bar}>
        <StageField {...part} />
        <Terms {...part} />
        <OwnerField {...part} />
        <AmountGiven {...part} />
        <NextStep {...part} />
      </div>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
    </section>
  )
}

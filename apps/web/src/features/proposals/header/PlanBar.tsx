import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { formatDate } from '../../../shared/formatting/dates.ts'
import { formatAmount } from '../../../shared/pipeline/amounts.ts'
import { texts } from '../../../shared/texts/pipeline-texts.ts'
import { closingText, Deadline } from '../../../shared/pipeline/Deadline.tsx'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { Timestamp } from '../../../shared/ui/Timestamp.tsx'
import { useChangeProposalMutation } from '../endpoints/application-endpoints.ts'
import { useListColleaguesQuery } from '../endpoints/comment-endpoints.ts'
import styles from './PlanBar.module.css'
import { Select } from '../../../shared/ui/Select.tsx'

const words = texts.plan

type Stage = Proposal['stage']
const STAGES = ['looking', 'drafting', 'review', 'submitted', 'won', 'lost', 'withdrawn'] as const

interface Part {
  readonly proposal: Proposal
  readonly onChange: (changes: { stage?: Stage; ownerId?: string | null }) => void
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
        onChange={(stage) => onChange({ stage })}
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
        onChange={(id) => onChange({ ownerId: id === '' ? null : id })}
      />
    </span>
  )
}

function Amounts({ proposal: { amountAsked, amountGiven, currency } }: Pick<Part, 'proposal'>) {
  return (
    <>
      {amountAsked !== null && (
        <span className={styles.part}>
          <span className={styles.name}>{words.asked}</span> {formatAmount(amountAsked, currency)}
        </span>
      )}
      {amountGiven !== null && (
        <span className={styles.part}>
          <span className={styles.name}>{words.given}</span> {formatAmount(amountGiven, currency)}
        </span>
      )}
    </>
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
  const { id, deadline, deadlineZone: zone } = proposal
  const part: Part = { proposal, onChange: (changes) => void change({ id, ...changes }) }
  return (
    <section className="stack tight" aria-label={words.label} aria-busy={isLoading}>
      <div className={styles.bar}>
        <StageField {...part} />
        {deadline !== null && (
          <span className={styles.part}>
            <Deadline at={deadline} zone={zone} />
            <span className="muted">{closingText({ at: deadline, zone })}</span>
          </span>
        )}
        <OwnerField {...part} />
        <Amounts {...part} />
        <NextStep {...part} />
      </div>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
    </section>
  )
}

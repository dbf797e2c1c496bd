import { Button } from 'antd'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { foreignOwner } from '../../../shared/foreign-owner.ts'
import { closingText } from '../../../shared/pipeline/Deadline.tsx'
import { useCurrentUser } from '../../../shared/session.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { useToggleProposalArchivedMutation } from '../endpoints/endpoints.ts'
import { PlanBar } from '../header/PlanBar.tsx'
import { Subtitle } from '../header/Subtitle.tsx'
import styles from './TodoPanel.module.css'

const words = texts.proposal

/** The application's purpose, state and archive button. */
export function AboutApplication({ proposal }: { readonly proposal: Proposal }) {
  const [toggleArchived, toggle] = useToggleProposalArchivedMutation()
  const { id, deadline, deadlineZone, isArchived } = proposal
  const isOwn = foreignOwner(proposal, useCurrentUser()) === null
  return (
    <section className={styles.section} aria-label={texts.application.about}>
      <h3>{texts.application.about}</h3>
      <Subtitle proposal={proposal} />
      {!isOwn && deadline !== null && <p className="muted">{closingText({ at: deadline, zone: deadlineZone })}</p>}
      {isOwn && <PlanBar proposal={proposal} />}
      {isOwn && (
        <div>
          <Button size="small" loading={toggle.isLoading} onClick={() => void toggleArchived(id)}>
            {isArchived ? words.open : words.archive}
          </Button>
        </div>
      )}
      {toggle.isError && <FailureNotice error={toggle.error} heading={words.changeFailed} />}
    </section>
  )
}

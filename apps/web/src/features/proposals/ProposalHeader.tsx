import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { foreignOwner } from '../../shared/foreign-owner.ts'
import { paths } from '../../shared/paths.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/application-texts.ts'
import { LinkButton } from '../../shared/ui/LinkButton.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { OfAnotherAccount } from '../../shared/ui/OfAnotherAccount.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { closingText, Deadline } from '../../shared/pipeline/Deadline.tsx'
import { useToggleProposalArchivedMutation } from './endpoints.ts'
import styles from './ProposalHeader.module.css'
import { Subtitle } from './Subtitle.tsx'

const words = texts.proposal
const PlanBar = lazyPart(() => import('./PlanBar.tsx').then(({ PlanBar }) => PlanBar))
const FormTermsPanel = lazyPart(() => import('./FormTermsPanel.tsx').then(({ FormTermsPanel }) => FormTermsPanel))

/** Whether a form was read, so that it is known what it says. */
function hasTerms({ formFileName, questions }: Proposal): boolean {
  return formFileName !== null && questions.length > 0
}

function ShowProject({ projectId }: { readonly projectId: string }) {
  return (
    <LinkButton size="small" icon={<ArrowLeftOutlined aria-hidden />} to={paths.project(projectId)}>
      {words.showProject}
    </LinkButton>
  )
}

/** Above the bar, and out of sight once one reads: the way back, what the application is for, and its archive. */
export function ProposalHeader({ proposal }: { readonly proposal: Proposal }) {
  const [toggleArchived, toggle] = useToggleProposalArchivedMutation()
  const { id, deadline, deadlineZone, isArchived, projectId } = proposal
  const owner = foreignOwner(proposal, useCurrentUser())
  return (
    <header className="stack tight">
      <div className={styles.row}>
        {projectId !== null && <ShowProject projectId={projectId} />}
        <div className={styles.subtitle}>
          <Subtitle proposal={proposal} />
        </div>
        {owner !== null && deadline !== null && (
          <span className="muted small">
            <Deadline at={deadline} zone={deadlineZone} /> · {closingText({ at: deadline, zone: deadlineZone })}
          </span>
        )}
        {owner === null && (
          <Button size="small" loading={toggle.isLoading} onClick={() => void toggleArchived(id)}>
            {isArchived ? words.open : words.archive}
          </Button>
        )}
      </div>
      {owner === null && <PlanBar proposal={proposal} />}
      {owner === null && hasTerms(proposal) && <FormTermsPanel proposal={proposal} />}
      {owner !== null && <OfAnotherAccount accountId={owner} />}
      {toggle.isError && <FailureNotice error={toggle.error} heading={words.changeFailed} />}
    </header>
  )
}

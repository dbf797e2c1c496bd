import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { foreignOwner } from '../../shared/foreign-owner.ts'
import { paths } from '../../shared/paths.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/application-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { OfAnotherAccount } from '../../shared/ui/OfAnotherAccount.tsx'
import { Timestamp } from '../../shared/ui/Timestamp.tsx'
import { useToggleProposalArchivedMutation } from './endpoints.ts'
import styles from './ProposalHeader.module.css'
import { Subtitle } from './Subtitle.tsx'

const words = texts.proposal

function ShowProject({ projectId }: { readonly projectId: string }) {
  const navigate = useNavigate()
  return (
    <Button
      size="small"
      icon={<ArrowLeftOutlined aria-hidden />}
      onClick={() => void navigate(paths.project(projectId))}
    >
      {words.showProject}
    </Button>
  )
}

/** Above the bar, and out of sight once one reads: the way back, what the application is for, and its archive. */
export function ProposalHeader({ proposal }: { readonly proposal: Proposal }) {
  const [toggleArchived, toggle] = useToggleProposalArchivedMutation()
  const { id, deadline, isArchived, projectId } = proposal
  const owner = foreignOwner(proposal, useCurrentUser())
  return (
    <header className="stack tight">
      <div className={styles.row}>
        {projectId !== null && <ShowProject projectId={projectId} />}
        <div className={styles.subtitle}>
          <Subtitle proposal={proposal} />
        </div>
        {deadline !== null && (
          <span className="muted small">
            {texts.application.due} <Timestamp at={deadline} /> (<Timestamp at={deadline} as="ago" />)
          </span>
        )}
        {owner === null && (
          <Button size="small" onClick={() => void toggleArchived(id)}>
            {isArchived ? words.open : words.archive}
          </Button>
        )}
      </div>
      {owner !== null && <OfAnotherAccount accountId={owner} />}
      {toggle.isError && <FailureNotice error={toggle.error} heading={words.changeFailed} />}
    </header>
  )
}

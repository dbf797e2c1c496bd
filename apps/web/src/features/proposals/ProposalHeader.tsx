import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { foreignOwner } from '../../shared/foreign-owner.ts'
import { paths } from '../../shared/paths.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/user-texts.ts'
import { EditableName } from '../../shared/ui/EditableName.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { OfAnotherAccount } from '../../shared/ui/OfAnotherAccount.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { useRenameProposalMutation, useToggleProposalArchivedMutation } from './endpoints.ts'
import { Subtitle } from './Subtitle.tsx'

const words = texts.proposal

function ShowProject({ projectId }: { readonly projectId: string }) {
  const navigate = useNavigate()
  return (
    <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={() => void navigate(paths.project(projectId))}>
      {words.showProject}
    </Button>
  )
}

/** The application's name, what it is for, and its archive. */
export function ProposalHeader({ proposal }: { readonly proposal: Proposal }) {
  const [rename] = useRenameProposalMutation()
  const [toggleArchived, toggle] = useToggleProposalArchivedMutation()
  const { id, name, isArchived, projectId } = proposal
  const owner = foreignOwner(proposal, useCurrentUser())
  return (
    <header className="stack tight">
      <div className="row apart over-title">
        {projectId === null ? <span /> : <ShowProject projectId={projectId} />}
        {owner === null && (
          <Button onClick={() => void toggleArchived(id)}>{isArchived ? words.open : words.archive}</Button>
        )}
      </div>
      <div className="row">
        {owner !== null && <h1>{name}</h1>}
        {owner === null && (
          <EditableName
            key={id}
            name={name}
            label={words.title}
            keptAs={`application-name/${id}`}
            failed={words.changeFailed}
            onSave={async (newName) => (await rename({ id, name: newName })).error}
          />
        )}
        {isArchived && <Tag>{texts.common.archived}</Tag>}
      </div>
      <Subtitle proposal={proposal} />
      {owner !== null && <OfAnotherAccount accountId={owner} />}
      {toggle.isError && <FailureNotice error={toggle.error} heading={words.changeFailed} />}
    </header>
  )
}

import { Button, Spin } from 'antd'
import { Link } from 'react-router-dom'
import type { Brief } from '../../../../../adapters/http-contract/brief.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/brief-texts.ts'
import { FailureNotice, Notice } from '../../shared/ui/Notice.tsx'
import { WritingServiceStatus } from '../../shared/writing-service/WritingServiceStatus.tsx'
import { isEmpty } from './brief-state.ts'
import { useProposeBriefMutation } from './endpoints.ts'

const words = texts.brief

interface ProposingProps {
  readonly projectId: string
  readonly brief: Brief
  /** Number of the project's own documents. */
  readonly documentCount: number
}

function BeingProposed() {
  return (
    <div className="card stack tight" role="status">
      <div className="row">
        <Spin size="small" />
        <strong>{words.proposing}</strong>
      </div>
      <p className="muted small">{words.mayLeave}</p>
      <WritingServiceStatus isWriting />
    </div>
  )
}

function NoDocuments({ projectId }: Pick<ProposingProps, 'projectId'>) {
  return (
    <Notice tone="quiet">
      {words.noDocuments} <Link to={paths.project(projectId)}>{words.toDocuments}</Link>
    </Notice>
  )
}

/** Proposals from documents: their progress, and the button that requests them. */
export function Proposing({ projectId, brief, documentCount }: ProposingProps) {
  const [propose, { error, isLoading }] = useProposeBriefMutation()
  const { status, error: reason } = brief.proposing
  if (status === 'processing') return <BeingProposed />
  if (documentCount === 0) return <NoDocuments projectId={projectId} />
  const isFirst = status === 'notStarted'
  return (
    <div className="stack tight">
      {status === 'error' && (
        <Notice tone="error" heading={words.failed}>
          {reason}
        </Notice>
      )}
      {status === 'completed' && isEmpty(brief) && <Notice tone="quiet">{words.nothingFound}</Notice>}
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.notAsked} />}
      <div className="row">
        <Button type={isFirst ? 'primary' : 'default'} loading={isLoading} onClick={() => void propose(projectId)}>
          {isFirst ? words.propose(documentCount) : words.proposeAgain}
        </Button>
        <span className="muted small">{isFirst ? words.proposeIntro : words.proposeAgainHint}</span>
      </div>
    </div>
  )
}

import { Button, Spin } from 'antd'
import { useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Project } from '../../../../../adapters/http-contract/projects.ts'
import { copyMarkdown } from '../../shared/editor/copy-markdown.ts'
import { BesideText } from '../../shared/editor/BesideText.tsx'
import { EditableText, type TextHandle } from '../../shared/editor/EditableText.tsx'
import { pathTo } from '../../shared/endpoint.ts'
import { noteOf } from '../../shared/editor/origin-words.ts'
import { toCheck } from '../../shared/editor/to-check.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { usePlaceholders } from '../../shared/placeholders/use-placeholders.tsx'
import { texts } from '../../shared/texts/user-texts.ts'
import { DownloadMenu } from '../../shared/ui/DownloadMenu.tsx'
import { CopyButton } from '../../shared/ui/CopyButton.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { FailureNotice, Notice } from '../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { WritingServiceStatus } from '../../shared/writing-service/WritingServiceStatus.tsx'
import { useGenerateOverviewMutation, ofCache } from './endpoints.ts'
import styles from './ProjectOverview.module.css'
import { useTake } from '../../shared/cache-entry.ts'
import { stateOf, type SavedText } from '../../shared/editor/text-calls.ts'

/** Merges a saved overview into the page's cached project. */
function useTakeOverview(projectId: string): (saved: SavedText) => void {
  const take = useTake(ofCache(projectId))
  return (saved) =>
    take((project) => ({
      ...project,
      overview: { ...project.overview, text: saved.text, state: stateOf(saved) },
    }))
}

const words = texts.projects

const TextGaps = lazyPart(() => import('../../shared/editor/TextGaps.tsx').then(({ TextGaps }) => TextGaps))
const RunEstimate = lazyPart(() =>
  import('../../shared/writing-service/RunEstimate.tsx').then(({ RunEstimate }) => RunEstimate),
)

interface StateProps {
  readonly project: Project
  /** What it is written from. */
  readonly documents: ReactNode
  readonly onGenerate: () => void
}

function NotStarted({ documents, onGenerate }: Pick<StateProps, 'documents' | 'onGenerate'>) {
  return (
    <>
      <h2>{words.overviewNotStarted}</h2>
      {documents}
      <RunEstimate piece="project-overviews" count={1} />
      <div>
        <Button type="primary" onClick={onGenerate}>
          {words.overviewGenerate}
        </Button>
      </div>
    </>
  )
}

function BeingWritten() {
  return (
    <div className="stack" role="status">
      <div className="row">
        <Spin size="small" />
        <strong>{words.overviewProcessing}</strong>
      </div>
      <div className={styles.bar} data-bar role="progressbar" aria-label={words.overviewProcessing} />
      <p className="muted small">{words.overviewMayLeave}</p>
      <WritingServiceStatus isWriting />
      <SkeletonLines count={5} height={16} />
    </div>
  )
}

function Written({ project, onGenerate }: Omit<StateProps, 'documents'>) {
  const { isAdmin } = useCurrentUser()
  const text = project.overview.text ?? ''
  const before = toCheck(project.overview.state?.warnings)
  const owner = { kind: 'overview', projectId: project.id } as const
  const version = project.overview.state?.version ?? 0
  const handle = useRef<TextHandle>(null)
  const first = usePlaceholders({ texts: () => [{ owner, text, version }], isPrinted: true })
  const takeOverview = useTakeOverview(project.id)
  return (
    <>
      <div className="row apart">
        <p className={`muted ${styles.note}`}>
          {noteOf(project.overview.state, { draft: words.overviewDraft, edited: words.overviewEdited })}
        </p>
        <div className="row">
          {isAdmin && <Button onClick={onGenerate}>{words.overviewRegenerate}</Button>}
          <DownloadMenu
            path={pathTo('GET /projects/:id/overview/download', { params: { id: project.id } })}
            before={before}
            first={{ ...first, dialog: null }}
          />
          <CopyButton
            accessibleName={words.overviewCopy}
            copy={(fill) => copyMarkdown(fill(text))}
            first={first}
            note={before}
            before={before}
            isPrimary
          />
        </div>
      </div>
      <BesideText text={text} state={project.overview.state} />
      <article aria-label={words.overview}>
        <EditableText
          handle={handle}
          owner={owner}
          label={words.overview}
          text={text}
          state={project.overview.state}
          isReadOnly={false}
          onSaved={takeOverview}
        />
      </article>
      <TextGaps state={project.overview.state} onInsert={(...added) => handle.current?.insert(...added)} />
    </>
  )
}

function Failed({ project, onGenerate }: Omit<StateProps, 'documents'>) {
  return (
    <>
      <Notice tone="error" heading={words.overviewFailed}>
        {project.overview.error}
      </Notice>
      <div>
        <Button type="primary" onClick={onGenerate}>
          {texts.common.tryAgain}
        </Button>
      </div>
    </>
  )
}

interface ProjectOverviewProps extends Pick<StateProps, 'project' | 'documents'> {
  /** Chooses documents where there are none. */
  readonly pick: ReactNode
}

/** The overview in each of its four states. */
export function ProjectOverview({ project, documents, pick }: ProjectOverviewProps) {
  const [generate, { error, isLoading }] = useGenerateOverviewMutation()
  const props: StateProps = { project, documents, onGenerate: () => void generate(project.id) }
  const states: Record<Project['overview']['status'], () => ReactNode> = {
    notStarted: () => <NotStarted {...props} />,
    processing: () => <BeingWritten />,
    completed: () => <Written {...props} />,
    error: () => <Failed {...props} />,
  }
  if (project.overview.status === 'notStarted' && project.grantsDocuments.length === 0)
    return (
      <EmptyState
        title={words.overviewUploadFirst}
        action={
          <div className="row">
            {pick}
            <Link to="#grants">{words.overviewToGrants}</Link>
          </div>
        }
      />
    )
  return (
    <section className={`card stack ${styles.frame}`} aria-label={words.overview}>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.overviewNotAsked} />}
      {states[project.overview.status]()}
    </section>
  )
}

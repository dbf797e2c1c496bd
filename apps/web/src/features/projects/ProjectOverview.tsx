import { Progress } from 'antd'
import type { Project } from '../../../../../adapters/http-contract/projects.ts'
import { copyText } from '../../shared/clipboard.ts'
import { texts } from '../../shared/texts/texts.ts'
import { CopyButton } from '../../shared/ui/CopyButton.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import { Prose } from '../../shared/ui/Prose.tsx'

const words = texts.projects

/** The overview in whichever of its four states it is (SPEC.md §4). */
export function ProjectOverview({ project }: { readonly project: Project }) {
  const { status, text, error } = project.overview
  if (status === 'processing')
    return (
      <div className="card stack" role="status">
        <p>{words.overviewProcessing}</p>
        <Progress percent={100} status="active" showInfo={false} aria-label={words.overviewProcessing} />
      </div>
    )
  if (status === 'error')
    return (
      <Notice tone="error" heading={words.overviewFailed}>
        {error}
      </Notice>
    )
  if (status === 'completed' && text !== null)
    return (
      <article className="card stack">
        <Prose text={text} />
        <div>
          <CopyButton copy={() => copyText(text)} />
        </div>
      </article>
    )
  const hasDocuments = project.grantsDocuments.length > 0
  return <EmptyState title={hasDocuments ? words.overviewNotStarted : words.overviewUploadFirst} />
}

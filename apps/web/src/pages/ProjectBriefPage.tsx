import { ArrowLeftOutlined } from '@ant-design/icons'
import { Link, useParams } from 'react-router-dom'
import type { Brief } from '../../../../adapters/http-contract/brief.ts'
import type { Project } from '../../../../adapters/http-contract/projects.ts'
import { BriefProgress, BriefSections } from '../features/brief/BriefSections.tsx'
import { useLoadBriefQuery } from '../features/brief/endpoints.ts'
import { Proposing } from '../features/brief/Proposing.tsx'
import { useLoadProjectQuery } from '../features/projects/endpoints.ts'
import { paths } from '../shared/paths.ts'
import { texts } from '../shared/texts/brief-texts.ts'
import { LinkButton } from '../shared/ui/LinkButton.tsx'
import { LoadState } from '../shared/ui/LoadState.tsx'
import { SkeletonPage } from '../shared/ui/Skeletons.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'
import { usePollWhile } from '../shared/use-poll-while.ts'

const words = texts.brief

/** Milliseconds between requests while a proposal is made. */
const POLL = 3000

function Header({ project }: { readonly project: Project }) {
  return (
    <header className="stack tight">
      <div className="row over-title">
        <LinkButton icon={<ArrowLeftOutlined aria-hidden />} to={paths.project(project.id)}>
          {words.showProject}
        </LinkButton>
      </div>
      <h1>{words.title(project.name)}</h1>
      <p className="muted">{words.intro}</p>
    </header>
  )
}

function Loaded({ project, brief }: { readonly project: Project; readonly brief: Brief }) {
  return (
    <div className="stack wide">
      <Header project={project} />
      <BriefProgress brief={brief} />
      <Proposing projectId={project.id} brief={brief} documentCount={project.grantsDocuments.length} />
      <BriefSections projectId={project.id} brief={brief} />
    </div>
  )
}

/** A project's plans, section by section. */
export function ProjectBriefPage() {
  const { projectId = '' } = useParams()
  const project = useLoadProjectQuery(projectId)
  const { currentData: data, error, refetch } = useLoadBriefQuery(projectId)
  usePollWhile(data?.proposing.status === 'processing', POLL, refetch, error !== undefined)
  useDocumentTitle(project.data === undefined ? null : words.title(project.data.name))
  const query = {
    data:
      data === undefined || project.currentData === undefined
        ? undefined
        : { brief: data, project: project.currentData },
    error: error ?? project.error,
    refetch: () => [refetch(), project.refetch()],
  }
  return (
    <LoadState
      query={query}
      skeleton={<SkeletonPage />}
      missing={{
        title: texts.projects.notFound,
        hint: texts.projects.notFoundHint,
        action: <Link to={paths.projects}>{texts.shell.toProjects}</Link>,
      }}
    >
      {(loaded) => <Loaded {...loaded} />}
    </LoadState>
  )
}

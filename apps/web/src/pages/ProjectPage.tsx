import { Tabs } from 'antd'
import { Link, useParams } from 'react-router-dom'
import type { Project } from '../../../../adapters/http-contract/projects.ts'
import { documentWork } from '../features/documents/document-work.ts'
import { PickDocumentsButton } from '../features/documents/PickDocumentsButton.tsx'
import { ProjectDocumentsBox } from '../features/documents/ProjectDocumentsBox.tsx'
import { SharedDocumentsTable } from '../features/documents/SharedDocumentsTable.tsx'
import { UsedDocuments } from '../features/documents/UsedDocuments.tsx'
import { CreateGrantButton } from '../features/grants/CreateGrantButton.tsx'
import { useLoadProjectQuery } from '../features/projects/endpoints.ts'
import { GrantCards } from '../features/projects/GrantCards.tsx'
import { ProjectHeader } from '../features/projects/ProjectHeader.tsx'
import { ReportList } from '../features/reports/ReportList.tsx'
import { isInProgress } from '../features/reports/report-state.ts'
import { reportWork } from '../features/reports/report-work.ts'
import { paths } from '../shared/paths.ts'
import { useCurrentUser } from '../shared/session.ts'
import { texts } from '../shared/texts/user-texts.ts'
import { LoadState } from '../shared/ui/LoadState.tsx'
import { SkeletonPage } from '../shared/ui/Skeletons.tsx'
import { Together } from '../shared/ui/Together.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'
import { useHashTab } from '../shared/use-hash-tab.ts'
import { usePollWhile } from '../shared/use-poll-while.ts'
import { useWatchedWork, type SeenWork } from '../shared/watched-work.ts'
import styles from './ProjectPage.module.css'
import { lazyPart } from '../shared/ui/lazy-part.tsx'

const words = texts.projects
const ProjectOverview = lazyPart(() =>
  import('../features/projects/ProjectOverview.tsx').then(({ ProjectOverview }) => ProjectOverview),
)

const BriefLink = lazyPart(() => import('../features/brief/BriefLink.tsx').then(({ BriefLink }) => BriefLink))

const ForeignProject = lazyPart(() =>
  import('../features/admin/ForeignProject.tsx').then(({ ForeignProject }) => ForeignProject),
)

/** Milliseconds between requests while the overview is written or documents are read. */
const POLL = 5000

function GrantsTab({ project }: { readonly project: Project }) {
  return (
    <div className={styles.columns}>
      <GrantCards grants={project.grants} create={<CreateGrantButton projectId={project.id} />} />
      <ProjectDocumentsBox projectId={project.id} section="grants" documents={project.grantsDocuments} />
      <div className={styles.whole}>
        <SharedDocumentsTable />
      </div>
    </div>
  )
}

function ReportsTab({ project }: { readonly project: Project }) {
  return (
    <div className={styles.columns}>
      <ReportList project={project} />
      <ProjectDocumentsBox projectId={project.id} section="reports" documents={project.reportsDocuments} />
    </div>
  )
}

function OverviewTab({ project }: { readonly project: Project }) {
  const of = { projectId: project.id, section: 'grants', documents: project.grantsDocuments } as const
  return (
    <ProjectOverview
      project={project}
      documents={<UsedDocuments {...of} intro={words.overviewIntro} />}
      pick={<PickDocumentsButton {...of} />}
    />
  )
}

function ProjectTabs({ project }: { readonly project: Project }) {
  const [tab, open] = useHashTab(['grants', 'reports', 'overview'])
  return (
    <Tabs
      activeKey={tab}
      onChange={open}
      items={[
        { key: 'grants', label: words.grants, children: <GrantsTab project={project} /> },
        { key: 'reports', label: words.reports, children: <ReportsTab project={project} /> },
        { key: 'overview', label: words.overview, children: <OverviewTab project={project} /> },
      ]}
    />
  )
}

function isBusy({ overview, reports, grantsDocuments, reportsDocuments }: Project): boolean {
  const isReading = [...grantsDocuments, ...reportsDocuments].some(({ status }) => status === 'processing')
  return overview.status === 'processing' || isReading || reports.some(({ status }) => isInProgress(status))
}

/** Writing of its overview and reports, and reading of its documents. */
function workOf({ id, name, overview, reports, grantsDocuments, reportsDocuments }: Project): SeenWork[] {
  const page = paths.project(id)
  return [
    { kind: 'project-overview', id, name, page, isBusy: overview.status === 'processing' },
    ...reports.map((report) => reportWork(report)),
    ...documentWork([...grantsDocuments, ...reportsDocuments], page),
  ]
}

export function ProjectPage() {
  const { projectId = '' } = useParams()
  const { currentData: data, error, refetch } = useLoadProjectQuery(projectId)
  const user = useCurrentUser()
  const isForeign = (owner: string | undefined): owner is string => owner !== undefined && owner !== user.accountId
  usePollWhile(data !== undefined && isBusy(data), POLL, refetch, error !== undefined)
  useWatchedWork(data === undefined ? [] : workOf(data))
  useDocumentTitle(data?.name ?? null)
  return (
    <LoadState
      query={{ data, error, refetch }}
      skeleton={<SkeletonPage />}
      missing={{
        title: words.notFound,
        hint: words.notFoundHint,
        action: <Link to={paths.projects}>{texts.shell.toProjects}</Link>,
      }}
    >
      {(project) =>
        isForeign(project.accountId) ? (
          <ForeignProject project={project} accountId={project.accountId} />
        ) : (
          <Together skeleton={<SkeletonPage />}>
            <div className="stack wide">
              <ProjectHeader project={project} />
              <BriefLink projectId={project.id} />
              <ProjectTabs project={project} />
            </div>
          </Together>
        )
      }
    </LoadState>
  )
}

import type { ListedProject } from '../../../../adapters/http-contract/projects.ts'
import { useChangePreferencesMutation } from '../features/accounts/endpoints.ts'
import { useListProjectsQuery } from '../features/projects/endpoints.ts'
import { ProjectCards } from '../features/projects/ProjectCards.tsx'
import { useCurrentUser } from '../shared/session.ts'
import { texts } from '../shared/texts/user-texts.ts'
import { EmptyState } from '../shared/ui/EmptyState.tsx'
import { LoadState } from '../shared/ui/LoadState.tsx'
import { Notice } from '../shared/ui/Notice.tsx'
import { SkeletonCards } from '../shared/ui/Skeletons.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

const words = texts.projects

function ProjectList({
  projects,
  showsAll,
}: {
  readonly projects: readonly ListedProject[]
  readonly showsAll: boolean
}) {
  const shown = showsAll ? projects : projects.filter((project) => !project.isArchived)
  return (
    <>
      {projects.length === 0 && <EmptyState level={2} title={words.firstProject} hint={words.firstProjectHint} />}
      {projects.length > 0 && shown.length === 0 && <p className="muted">{words.allArchived}</p>}
      <ProjectCards projects={shown} />
    </>
  )
}

export function ProjectsPage() {
  useDocumentTitle(words.title)
  const query = useListProjectsQuery()
  const hasArchived = query.data?.some(({ isArchived }) => isArchived) ?? false
  const showsAll = useCurrentUser().preferences['showAllProjects'] === true
  const [changePreferences, change] = useChangePreferencesMutation()
  return (
    <div className="stack wide">
      <header className="row apart">
        <h1>{words.title}</h1>
        {hasArchived && (
          <button
            type="button"
            className="button medium"
            onClick={() => void changePreferences({ showAllProjects: !showsAll })}
          >
            {showsAll ? texts.common.showOnlyOpen : texts.common.showAll}
          </button>
        )}
      </header>
      {change.isError && <Notice tone="warning">{words.preferenceFailed}</Notice>}
      <LoadState query={query} skeleton={<SkeletonCards count={6} height={108} />}>
        {(projects) => <ProjectList projects={projects} showsAll={showsAll} />}
      </LoadState>
    </div>
  )
}

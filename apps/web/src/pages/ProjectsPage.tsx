import { Button } from 'antd'
import { useCallback, useEffect } from 'react'
import type { ListedProject } from '../../../../adapters/http-contract/projects.ts'
import { useChangePreferencesMutation } from '../features/accounts/endpoints.ts'
import { useLoadFirstStepsQuery } from '../features/first-steps/endpoints.ts'
import { useListProjectsQuery } from '../features/projects/endpoints.ts'
import { ProjectCards } from '../features/projects/ProjectCards.tsx'
import { useCurrentUser } from '../shared/session.ts'
import { texts } from '../shared/texts/user-texts.ts'
import { EmptyState } from '../shared/ui/EmptyState.tsx'
import { lazyPart } from '../shared/ui/lazy-part.tsx'
import { LoadState } from '../shared/ui/LoadState.tsx'
import { Notice } from '../shared/ui/Notice.tsx'
import { SkeletonCards } from '../shared/ui/Skeletons.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

const words = texts.projects

const GettingStarted = lazyPart(
  () => import('./GettingStarted.tsx').then(({ GettingStarted }) => GettingStarted),
  () => <div className="card" style={{ height: 196 }} />,
)

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

/** What a new account does first, as long as the user has not hidden it. */
function useFirstSteps(isHidden: boolean) {
  const { data, isLoading } = useLoadFirstStepsQuery(undefined, { skip: isHidden })
  useEffect(() => {
    if (!isHidden) GettingStarted.preload()
  }, [isHidden])
  return { firstSteps: isHidden ? undefined : data, isLoading }
}

export function ProjectsPage() {
  useDocumentTitle(words.title)
  const query = useListProjectsQuery()
  const hasArchived = query.data?.some(({ isArchived }) => isArchived) ?? false
  const { showAllProjects, hidesFirstSteps } = useCurrentUser().preferences
  const showsAll = showAllProjects === true
  const [changePreferences, change] = useChangePreferencesMutation()
  const { firstSteps, isLoading } = useFirstSteps(hidesFirstSteps === true)
  const hideFirstSteps = useCallback(() => void changePreferences({ hidesFirstSteps: true }), [changePreferences])
  return (
    <div className="stack wide">
      <header className="row apart">
        <h1>{words.title}</h1>
        {hasArchived && (
          <Button onClick={() => void changePreferences({ showAllProjects: !showsAll })}>
            {showsAll ? texts.common.showOnlyOpen : texts.common.showAll}
          </Button>
        )}
      </header>
      {change.isError && <Notice tone="warning">{words.preferenceFailed}</Notice>}
      <LoadState
        query={isLoading ? { ...query, data: undefined } : query}
        skeleton={<SkeletonCards count={6} height={108} />}
      >
        {(projects) => (
          <>
            {firstSteps !== undefined && (
              <GettingStarted firstSteps={firstSteps} projects={projects} onHide={hideFirstSteps} />
            )}
            <ProjectList projects={projects} showsAll={showsAll} />
          </>
        )}
      </LoadState>
    </div>
  )
}

import { useState } from 'react'
import type { ListedProject } from '../../../../../adapters/http-contract/projects.ts'
import { useHasSavedInput } from '../../shared/saved-input.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/user-texts.ts'
import { EntityCard } from '../../shared/ui/EntityCard.tsx'
import styles from './ProjectCards.module.css'
import { themedPart } from '../../shared/theme/themed-part.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'

const KEPT_AS = 'new-project'
const UnderWay = lazyPart(() => import('./UnderWay.tsx').then(({ UnderWay }) => UnderWay))
const NewProjectModal = themedPart(() => import('./NewProjectModal.tsx').then(({ NewProjectModal }) => NewProjectModal))

function CreateProjectCard() {
  const hasInput = useHasSavedInput(KEPT_AS)
  const [isOpen, setIsOpen] = useState(hasInput)
  const [wasOpened, setWasOpened] = useState(hasInput)
  return (
    <>
      <button
        type="button"
        className={styles.create}
        onPointerEnter={() => NewProjectModal.preload()}
        onFocus={() => NewProjectModal.preload()}
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        <span className={styles.plus} aria-hidden="true">
          +
        </span>
        {texts.projects.createProject}
      </button>
      {wasOpened && <NewProjectModal isOpen={isOpen} keptAs={KEPT_AS} onClose={() => setIsOpen(false)} />}
    </>
  )
}

export function ProjectCards({ projects }: { readonly projects: readonly ListedProject[] }) {
  return (
    <ul className="card-grid">
      <li>
        <CreateProjectCard />
      </li>
      {projects.map((project) => (
        <li key={project.id}>
          <EntityCard {...project} to={paths.project(project.id)}>
            {project.openApplications > 0 && (
              <p className={styles.underWay}>
                <UnderWay project={project} />
              </p>
            )}
          </EntityCard>
        </li>
      ))}
    </ul>
  )
}

import { lazy, Suspense, useState } from 'react'
import type { ProjectListItem } from '../../../../../adapters/http-contract/projects.ts'
import { useHasKeptInput } from '../../shared/kept-input.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/texts.ts'
import { EntityCard } from '../../shared/ui/EntityCard.tsx'
import styles from './ProjectCards.module.css'

const KEPT_AS = 'new-project'
const loadModal = () => import('./NewProjectModal.tsx')
const NewProjectModal = lazy(() => loadModal().then((module) => ({ default: module.NewProjectModal })))

function CreateProjectCard() {
  const hasInput = useHasKeptInput(KEPT_AS)
  const [isOpen, setIsOpen] = useState(hasInput)
  const [wasOpened, setWasOpened] = useState(hasInput)
  return (
    <>
      <button
        type="button"
        className={styles.create}
        onPointerEnter={() => void loadModal()}
        onFocus={() => void loadModal()}
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
      {wasOpened && (
        <Suspense fallback={null}>
          <NewProjectModal isOpen={isOpen} keptAs={KEPT_AS} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export function ProjectCards({ projects }: { readonly projects: readonly ProjectListItem[] }) {
  return (
    <ul className="card-grid">
      <li>
        <CreateProjectCard />
      </li>
      {projects.map(({ id, name, createdAt, isArchived }) => (
        <li key={id}>
          <EntityCard name={name} to={paths.project(id)} createdAt={createdAt} isArchived={isArchived} />
        </li>
      ))}
    </ul>
  )
}

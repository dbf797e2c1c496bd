import { Button } from 'antd'
import { Link } from 'react-router-dom'
import type { Project } from '../../../../../adapters/http-contract/projects.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/user-texts.ts'
import { EditableName } from '../../shared/ui/EditableName.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { useRenameProjectMutation, useToggleProjectArchivedMutation } from './endpoints.ts'

const words = texts.projects
const ProjectMenu = lazyPart(() => import('./ProjectMenu.tsx').then(({ ProjectMenu }) => ProjectMenu))

export function ProjectHeader({ project }: { readonly project: Project }) {
  const [rename] = useRenameProjectMutation()
  const [toggleArchived, toggle] = useToggleProjectArchivedMutation()
  const { id, name, isArchived } = project
  return (
    <header className="stack tight">
      <div className="row apart over-title">
        <Link to={paths.projects}>{words.title}</Link>
        <div className="row">
          <Button loading={toggle.isLoading} onClick={() => void toggleArchived(id)}>
            {isArchived ? words.unarchive : words.archive}
          </Button>
          <ProjectMenu project={project} />
        </div>
      </div>
      <div className="row">
        <EditableName
          key={id}
          name={name}
          label={words.projectName}
          keptAs={`project-name/${id}`}
          failed={words.changeFailed}
          onSave={async (newName) => (await rename({ id, name: newName })).error}
        />
        {isArchived && <Tag>{texts.common.archived}</Tag>}
      </div>
      {toggle.isError && <FailureNotice error={toggle.error} heading={words.changeFailed} />}
    </header>
  )
}

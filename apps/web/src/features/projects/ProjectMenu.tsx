import { api } from '../../shared/api.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Project } from '../../../../../adapters/http-contract/projects.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/application-texts.ts'
import { ActionMenu } from '../../shared/ui/ActionMenu.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { RemoveModal } from '../../shared/ui/RemoveModal.tsx'

const ofProject = (id: string) => ({ params: { id } })

/** Copies or removes a whole project. */
const changing = api.injectEndpoints({
  endpoints: (build) => ({
    duplicateProject: build.mutation({
      ...endpoint('POST /projects/:id/duplicate', { ask: ofProject, read: ({ id }) => id }),
      invalidatesTags: ['ProjectList'],
    }),
    removeProject: build.mutation({
      ...endpoint('POST /projects/:id/remove', { ask: ofProject }),
      invalidatesTags: ['ProjectList'],
    }),
  }),
})

const { useDuplicateProjectMutation, useRemoveProjectMutation } = changing

const words = texts.changing

/** Everything removed with the project, in words. */
function goesWith({ grants, reports, grantsDocuments, reportsDocuments, overview }: Project): string[] {
  const documents = grantsDocuments.length + reportsDocuments.length
  return [
    ...(grants.length > 0 ? [words.applications(grants.length)] : []),
    ...(reports.length > 0 ? [words.reports(reports.length)] : []),
    ...(documents > 0 ? [words.documents(documents)] : []),
    ...(overview.text === null ? [] : [words.overview]),
  ]
}

/** Actions for the whole project. */
export function ProjectMenu({ project }: { readonly project: Project }) {
  const [isRemoving, setIsRemoving] = useState(false)
  const [duplicate, copy] = useDuplicateProjectMutation()
  const [removeProject] = useRemoveProjectMutation()
  const navigate = useNavigate()
  const { id, name } = project
  const makeCopy = async () => {
    const { data } = await duplicate(id)
    if (data !== undefined) await navigate(paths.project(data))
  }
  const remove = async () => {
    const { error } = await removeProject(id)
    if (error === undefined) await navigate(paths.projects)
    return error
  }
  return (
    <>
      <ActionMenu
        accessibleName={words.projectMenu}
        groups={[
          [{ label: words.duplicate, onSelect: () => void makeCopy() }],
          [{ label: words.remove, isDangerous: true, onSelect: () => setIsRemoving(true) }],
        ]}
      />
      {copy.isError && <FailureNotice error={copy.error} heading={words.duplicateFailed} />}
      <RemoveModal
        isOpen={isRemoving}
        name={name}
        goes={goesWith(project)}
        onRemove={remove}
        onClose={() => setIsRemoving(false)}
      />
    </>
  )
}

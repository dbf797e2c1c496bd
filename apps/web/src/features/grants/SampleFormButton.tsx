import { useNavigate } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/profile-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useCreateSampleProjectMutation, useCreateUploadGrantMutation } from './endpoints.ts'
import { sampleFormFile, sampleGrant } from './sample-form.ts'

/** Creates an application for the sample form in a project of its own; answers its id, or undefined where it failed. */
function useSampleApplication() {
  const [createProject, project] = useCreateSampleProjectMutation()
  const [createUpload, upload] = useCreateUploadGrantMutation()

  const create = async (): Promise<string | undefined> => {
    const projectId = project.data ?? (await createProject(texts.sampleForm.projectName)).data
    if (projectId === undefined) return undefined
    const { data } = await createUpload({
      grant: sampleGrant(projectId),
      file: sampleFormFile(),
      onProgress: () => undefined,
    })
    return data
  }

  return { create, error: project.error ?? upload.error, isCreating: project.isLoading || upload.isLoading }
}

const words = texts.sampleForm

/** Leads to an application for the sample form, which it creates. */
export function SampleFormButton() {
  const { create, error, isCreating } = useSampleApplication()
  const navigate = useNavigate()
  const start = async () => {
    const id = await create()
    if (id !== undefined) await navigate(paths.proposal(id))
  }
  return (
    <>
      <button type="button" className="link-button" disabled={isCreating} onClick={() => void start()}>
        {isCreating ? words.creating : words.tryIt}
      </button>
      {error !== undefined && !isCreating && <FailureNotice error={error} heading={words.failed} />}
    </>
  )
}

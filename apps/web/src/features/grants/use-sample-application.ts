import { texts } from '../../shared/texts/profile-texts.ts'
import { useCreateSampleProjectMutation, useCreateUploadGrantMutation } from './endpoints.ts'
import { sampleFormFile, sampleGrant } from './sample-form.ts'

/** Creates an application for the sample form in a project of its own; answers its id, or undefined where it failed. */
export function useSampleApplication() {
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

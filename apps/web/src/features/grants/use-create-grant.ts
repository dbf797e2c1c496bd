import { useState } from 'react'
import { useCreateManualGrantMutation, useCreateUploadGrantMutation } from './endpoints.ts'
import type { NewGrant } from './new-grant.ts'

/** Creates an application, with its form where a file was chosen; answers its id, or undefined where it failed. */
export function useCreateGrant() {
  const [createManual, manual] = useCreateManualGrantMutation()
  const [createUpload, upload] = useCreateUploadGrantMutation()
  const [sentPart, setSentPart] = useState<number | null>(0)

  const reset = () => {
    setSentPart(0)
    manual.reset()
    upload.reset()
  }

  const create = async (grant: NewGrant, file: File | null): Promise<string | undefined> => {
    reset()
    const { data } =
      file === null ? await createManual(grant) : await createUpload({ grant, file, onProgress: setSentPart })
    return data
  }

  return {
    create,
    reset,
    error: manual.error ?? upload.error,
    isCreating: manual.isLoading || upload.isLoading,
    sentPart,
  }
}

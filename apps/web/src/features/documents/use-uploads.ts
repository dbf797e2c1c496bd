import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '../../shared/api.ts'
import { isApiFailure, messageOf } from '../../shared/api-failure.ts'
import { useKeptFiles } from '../../shared/kept-files.ts'
import { runtimeConfig } from '../../shared/runtime-config.ts'
import { texts } from '../../shared/texts/document-texts.ts'
import { tagsOf, useUploadDocumentMutation, type UploadPlace } from './endpoints.ts'

const words = texts.documents
const BYTES_PER_MB = 1024 * 1024
const AT_ONCE = 2
/** Too large, or an unsupported type: a retry can't help. */
const FINAL = [413, 415]

export interface Upload {
  readonly key: string
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Uploaded share, 0 to 1. */
  readonly part: number
  /** Reason for a failure. */
  readonly reason: string | null
  /** Whether a retry can't help. */
  readonly isFinal: boolean
}

const keyOf = (file: File) => `${file.name}/${file.size}/${file.lastModified}`

const refusalOf = (file: File, reason: string) => `${words.uploadRefused(file.name)} ${reason}`

function failureOf(file: File, error: unknown): Partial<Upload> {
  const reason = messageOf(error, '')
  const isFinal = isApiFailure(error) && FINAL.includes(error.status)
  return {
    state: 'failed',
    isFinal,
    reason: isFinal ? refusalOf(file, reason) : `${words.uploadFailed(file.name)} ${reason}`,
  }
}

function chosen(file: File): Upload {
  const isTooLarge = file.size > runtimeConfig.maxUploadMb * BYTES_PER_MB
  const reason = isTooLarge ? refusalOf(file, words.tooLarge(runtimeConfig.maxUploadMb)) : null
  return { key: keyOf(file), file, state: isTooLarge ? 'failed' : 'waiting', part: 0, reason, isFinal: isTooLarge }
}

/** Selected files with their upload state; unfinished ones are stored as `keptAs`. */
export function useUploads(place: UploadPlace, keptAs: string) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [uploadDocument] = useUploadDocumentMutation()
  const dispatch = useDispatch()

  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))

  const add = (files: readonly File[]) =>
    setUploads((all) => {
      const known = new Set(all.map(({ key }) => key))
      return [...all, ...files.filter((file) => !known.has(keyOf(file))).map(chosen)]
    })

  const left = uploads.filter(({ state }) => state !== 'done')
  useKeptFiles(
    keptAs,
    left.map(({ file }) => file),
    add,
  )

  const remove = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key))

  const send = async ({ key, file }: Upload): Promise<boolean> => {
    change(key, { state: 'sending', part: 0, reason: null, isFinal: false })
    const result = await uploadDocument({ place, file, onProgress: (part) => change(key, { part }) })
    const hasFailed = result.error !== undefined
    if (hasFailed && !isApiFailure(result.error)) {
      change(key, { state: 'waiting', part: 0 })
      throw new Error('The file could not be sent.', { cause: result.error })
    }
    change(key, hasFailed ? failureOf(file, result.error) : { state: 'done', part: 1 })
    return !hasFailed
  }

  /**
   * Sends waiting files, two at a time, and returns the number uploaded; throws for network failures. The list is
   * refetched at the end only, so that it does not move below the modal.
   */
  const sendAll = async (): Promise<number> => {
    const queue = uploads.filter(({ state, isFinal }) => state === 'waiting' || (state === 'failed' && !isFinal))
    let arrived = 0
    const work = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) if (await send(next)) arrived += 1
    }
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
    if (arrived > 0) dispatch(api.util.invalidateTags(tagsOf(place)))
    const broken = ends.find((end) => end.status === 'rejected')
    if (broken !== undefined) throw broken.reason
    return arrived
  }

  return { uploads, add, remove, sendAll, clear: () => setUploads([]) }
}

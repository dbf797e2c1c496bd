import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '../../shared/api.ts'
import { FILE_CHANGED, isApiFailure, messageOf } from '../../shared/api-failure.ts'
import { useKeptFiles } from '../../shared/kept-files.ts'
import { runtimeConfig } from '../../shared/runtime-config.ts'
import { texts } from '../../shared/texts/document-texts.ts'
import { tagsOf, useUploadDocumentMutation, type UploadPlace } from './endpoints.ts'

const words = texts.documents
const BYTES_PER_MB = 1024 * 1024
const AT_ONCE = 2
/** Too large, or an unsupported type: a retry can't help, as for a changed file. */
const FINAL = [413, 415]

export interface Upload {
  readonly key: string
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'done' | 'failed' | 'stopped'
  /** Uploaded share, 0 to 1; null while the server has asked to wait. */
  readonly part: number | null
  /** The server's reason for a failure. */
  readonly reason: string
  /** Whether a retry can't help. */
  readonly isFinal: boolean
}

const keyOf = (file: File) => `${file.name}/${file.size}/${file.lastModified}`

function failureOf(error: unknown): Partial<Upload> {
  const isFinal = isApiFailure(error) && (FINAL.includes(error.status) || error.code === FILE_CHANGED)
  return { state: 'failed', isFinal, reason: messageOf(error, '') }
}

function chosen(file: File): Upload {
  const isTooLarge = file.size > runtimeConfig.maxUploadMb * BYTES_PER_MB
  const reason = isTooLarge ? words.tooLarge(runtimeConfig.maxUploadMb) : ''
  return { key: keyOf(file), file, state: isTooLarge ? 'failed' : 'waiting', part: 0, reason, isFinal: isTooLarge }
}

/** Selected files with their upload state; unfinished ones are stored as `keptAs`. */
export function useUploads(place: UploadPlace, keptAs: string) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [isSending, setIsSending] = useState(false)
  const [uploadDocument] = useUploadDocumentMutation()
  const dispatch = useDispatch()
  const stopping = useRef<AbortController>(null)

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

  const send = async ({ key, file }: Upload, { signal }: AbortController): Promise<boolean> => {
    change(key, { state: 'sending', part: 0, reason: '', isFinal: false })
    const { error } = await uploadDocument({ place, file, signal, onProgress: (part) => change(key, { part }) })
    if (error !== undefined && !isApiFailure(error)) {
      change(key, { state: 'waiting', part: 0 })
      throw new Error('The file could not be sent.', { cause: error })
    }
    if (error === undefined) change(key, { state: 'done', part: 1 })
    else change(key, signal.aborted ? { state: 'stopped' } : failureOf(error))
    return error === undefined
  }

  /**
   * Sends the files that have not arrived, two at a time, and counts those uploaded; throws for files that can't
   * be sent at all. The list is refetched at the end only, so that it does not move below the modal.
   */
  const sendAll = async () => {
    const queue = uploads.filter(({ state, isFinal }) => state !== 'done' && !isFinal)
    const stop = (stopping.current = new AbortController())
    for (const { key } of queue) change(key, { state: 'waiting', reason: '' })
    setIsSending(true)
    let arrived = 0
    const work = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift())
        if (stop.signal.aborted) change(next.key, { state: 'stopped' })
        else if (await send(next, stop)) arrived += 1
    }
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
    setIsSending(false)
    if (arrived > 0) dispatch(api.util.invalidateTags(tagsOf(place)))
    const broken = ends.find((end) => end.status === 'rejected')
    if (broken !== undefined) throw broken.reason
    return { arrived, isStopped: stop.signal.aborted }
  }

  return {
    uploads,
    isSending,
    add,
    remove,
    sendAll,
    stop: () => stopping.current?.abort(),
    clear: () => setUploads([]),
  }
}

import { useEffect, useRef } from 'react'
import { runtimeConfig } from '../../shared/runtime-config.ts'
import { texts } from '../../shared/texts/document-texts.ts'
import { DropZone } from '../../shared/ui/DropZone.tsx'
import { READABLE } from '../../shared/ui/dropped-files.ts'
import { FailedUploads } from './FailedUploads.tsx'
import { UploadList } from './UploadList.tsx'
import type { useUploads } from './use-uploads.ts'

const words = texts.documents

interface DocumentsDropProps {
  readonly words: { readonly drop: string; readonly release: string; readonly choose: string }
  readonly isBusy: boolean
  readonly uploads: ReturnType<typeof useUploads>
}

/** Uploads dropped documents to the library at once. */
export function DocumentsDrop({
  words: dropWords,
  isBusy,
  uploads: { uploads, isSending, add, remove, sendAll, stop },
}: DocumentsDropProps) {
  const waits = !isSending && uploads.some(({ state }) => state === 'waiting')
  const latest = useRef(sendAll)
  useEffect(() => {
    latest.current = sendAll
  })
  useEffect(() => {
    // What no server answered is waiting again: its bar says so, and the next drop takes it along.
    if (waits) void latest.current().catch(() => undefined)
  }, [waits, uploads.length])
  return (
    <>
      <DropZone
        accept={READABLE}
        words={{ ...dropWords, hint: words.formats(runtimeConfig.maxUploadMb) }}
        takesMany
        isDisabled={isBusy}
        onFiles={add}
      />
      {!isSending && <FailedUploads uploads={uploads} onRetry={() => void sendAll()} />}
      {uploads.length > 0 && (
        <UploadList
          uploads={uploads}
          isSending={isSending}
          onRemove={remove}
          onStop={stop}
          onGoOn={() => void sendAll()}
        />
      )}
    </>
  )
}

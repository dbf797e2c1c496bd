import { useEffect, useRef, useState } from 'react'
import type { ProjectSection } from '../../../../../adapters/http-contract/documents.ts'
import { announce } from '../../shared/announce.ts'
import { runtimeConfig } from '../../shared/runtime-config.ts'
import { texts } from '../../shared/texts/document-texts.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { READABLE } from '../../shared/ui/dropped-files.ts'
import { DropZone } from '../../shared/ui/DropZone.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import { FailedUploads } from './FailedUploads.tsx'
import { UploadList } from './UploadList.tsx'
import { keptUploads } from './endpoints.ts'
import { useUploads, type Upload } from './use-uploads.ts'

const words = texts.documents

/** Milliseconds between the last upload and the closing of the modal. */
const CLOSES_AFTER = 1000

interface UploadModalProps {
  readonly isOpen: boolean
  /** Without project and section: the library of all projects. */
  readonly projectId?: string
  readonly projectSection?: ProjectSection
  /** Files that were dropped to open it. */
  readonly dropped?: readonly File[]
  /** Whether these are sent at once. */
  readonly isRetry?: boolean
  /** Called with the failed uploads when the modal closes by itself. */
  readonly onUploaded: (failed: readonly Upload[]) => void
  readonly onClose: () => void
}

const placeOf = (projectId?: string, section?: ProjectSection) =>
  projectId !== undefined && section !== undefined ? { section, projectId } : { section: 'shared' as const }

type Phase = 'choosing' | 'sending' | 'done'

export function UploadModal(props: UploadModalProps) {
  const { isOpen, projectId, projectSection, dropped, isRetry, onUploaded, onClose } = props
  const place = placeOf(projectId, projectSection)
  const keptAs = keptUploads(projectId, projectSection)
  const { uploads, add, remove, sendAll, stop, clear } = useUploads(place, keptAs)
  const [taken, setTaken] = useState<readonly File[]>()
  if (dropped !== taken) {
    setTaken(dropped)
    if (dropped !== undefined) add(dropped)
  }
  const [phase, setPhase] = useState<Phase>('choosing')
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    if (phase !== 'done') return
    const timer = window.setTimeout(() => onUploaded(uploads.filter(({ state }) => state === 'failed')), CLOSES_AFTER)
    return () => window.clearTimeout(timer)
  }, [phase, uploads, onUploaded])

  const leaveOut = (key: string) => {
    const name = uploads.find((upload) => upload.key === key)?.file.name ?? ''
    remove(key)
    announce(words.notChosen(name))
  }
  const start = async () => {
    if (uploads.length === 0) return setProblem(words.noneChosen)
    setProblem(null)
    setPhase('sending')
    try {
      const { arrived, isStopped } = await sendAll()
      setPhase(arrived > 0 && !isStopped ? 'done' : 'choosing')
    } catch {
      setProblem(texts.common.unexpected)
      setPhase('choosing')
    }
  }

  const latest = useRef(start)
  useEffect(() => {
    latest.current = start
  })
  useEffect(() => {
    if (isRetry === true) void latest.current()
  }, [isRetry, dropped])

  return (
    <Dialog
      open={isOpen}
      title={words.uploadTitles[place.section]}
      okText={words.startUpload}
      cancelText={texts.common.cancel}
      okButtonProps={{ loading: phase === 'sending', disabled: phase === 'done' }}
      cancelButtonProps={{ disabled: phase === 'sending' }}
      closable={phase !== 'sending'}
      mask={{ closable: false }}
      keyboard={phase !== 'sending'}
      onOk={() => void start()}
      onCancel={onClose}
      keptAs={keptAs}
      afterEnd={() => {
        clear()
        setProblem(null)
        setPhase('choosing')
      }}
    >
      <div className="stack">
        <p className="muted">{words.uploadHints[place.section]}</p>
        <DropZone
          accept={READABLE}
          words={{ ...words, hint: words.formats(runtimeConfig.maxUploadMb) }}
          takesMany
          isDisabled={phase !== 'choosing'}
          onFiles={(files) => {
            setProblem(null)
            add(files)
          }}
        />
        {problem !== null && <Notice tone="error">{problem}</Notice>}
        {phase !== 'sending' && <FailedUploads uploads={uploads} />}
        {uploads.length > 0 && (
          <UploadList uploads={uploads} isSending={phase === 'sending'} onRemove={leaveOut} onStop={stop} />
        )}
      </div>
    </Dialog>
  )
}

import { useState } from 'react'
import { useKeptFile } from '../../shared/kept-files.ts'
import { runtimeConfig } from '../../shared/runtime-config.ts'
import { texts } from '../../shared/texts/library-texts.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { READABLE } from '../../shared/ui/dropped-files.ts'
import { DropZone } from '../../shared/ui/DropZone.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useReplaceDocumentMutation } from './endpoints.ts'

const words = texts.library
const uploadWords = texts.documents

interface ReplaceDocumentModalProps {
  readonly document: { readonly id: string; readonly name: string }
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Replaces a document's file. */
export function ReplaceDocumentModal({ document, isOpen, onClose }: ReplaceDocumentModalProps) {
  const { file, setFile } = useKeptFile(`replace/${document.id}`)
  const [part, setPart] = useState<number | null>(0)
  const [replace, { error, isLoading, reset }] = useReplaceDocumentMutation()
  const send = async () => {
    if (file === null) return
    const result = await replace({ id: document.id, file, onProgress: setPart })
    if (result.error === undefined) onClose()
  }
  const clear = () => {
    setFile(null)
    reset()
  }
  return (
    <Dialog
      open={isOpen}
      title={words.replaceTitle}
      okText={words.replaceAction}
      cancelText={texts.common.cancel}
      okButtonProps={{ disabled: file === null, loading: isLoading }}
      mask={{ closable: false }}
      onOk={() => void send()}
      onCancel={onClose}
      afterEnd={clear}
    >
      <div className="stack">
        <p className="muted">{words.replaceHint(document.name)}</p>
        <DropZone
          accept={READABLE}
          words={{ ...uploadWords, hint: uploadWords.formats(runtimeConfig.maxUploadMb) }}
          isDisabled={isLoading}
          onFiles={([first]) => setFile(first ?? null)}
        />
        {file !== null && <p dir="auto">{file.name}</p>}
        {isLoading && <p role="status">{texts.documents.uploading(part)}</p>}
        {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.replaceFailed} />}
      </div>
    </Dialog>
  )
}

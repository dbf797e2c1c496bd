import { useState, type ComponentType } from 'react'
import { useKeptFile } from '../../../shared/kept-files.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { useGiveFormMutation } from '../endpoints/form-endpoints.ts'
import { Dialog } from '../../../shared/ui/Dialog.tsx'

const words = texts.application.form

/** File picker for the funder's form; provided by the creation of applications. */
export type FileField = ComponentType<{
  readonly file: File | null
  readonly lostFileName: string | null
  readonly onChange: (file: File | null) => void
}>

interface FormModalProps {
  readonly proposalId: string
  readonly FileField: FileField
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Adds a form to an application, or replaces an unreadable one. */
export function FormModal({ proposalId, FileField, isOpen, onClose }: FormModalProps) {
  const { file, setFile } = useKeptFile(`form/${proposalId}`)
  const [sentPart, setSentPart] = useState<number | null>(0)
  const [giveForm, { error, isLoading, reset }] = useGiveFormMutation()
  const give = async () => {
    if (file === null) return
    const result = await giveForm({ id: proposalId, file, onProgress: setSentPart })
    if (result.error === undefined) onClose()
  }
  return (
    <Dialog
      open={isOpen}
      title={words.title}
      okText={words.upload}
      cancelText={texts.common.cancel}
      okButtonProps={{ disabled: file === null, loading: isLoading }}
      mask={{ closable: false }}
      onOk={() => void give()}
      onCancel={onClose}
      afterEnd={() => {
        setFile(null)
        reset()
      }}
      destroyOnHidden
    >
      <div className="stack tight">
        <p className="muted small">{words.hint}</p>
        <FileField file={file} lostFileName={null} onChange={setFile} />
        {isLoading && <p role="status">{texts.documents.uploading(sentPart)}</p>}
        {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
      </div>
    </Dialog>
  )
}

import type { LibraryDocument } from '../../../../../adapters/http-contract/documents.ts'
import { texts } from '../../shared/texts/document-texts.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useRemoveDocumentMutation } from './endpoints.ts'

const words = texts.documents

interface RemoveDocumentModalProps {
  readonly isOpen: boolean
  readonly document: LibraryDocument
  readonly onClose: () => void
}

export function RemoveDocumentModal({ isOpen, document, onClose }: RemoveDocumentModalProps) {
  const [removeDocument, { error, isLoading }] = useRemoveDocumentMutation()
  const remove = async () => {
    const result = await removeDocument(document.id)
    if (result.error === undefined) onClose()
  }
  return (
    <Dialog
      open={isOpen}
      title={words.deleteTitle}
      okText={texts.common.delete}
      okButtonProps={{ danger: true, loading: isLoading }}
      cancelText={texts.common.cancel}
      onOk={() => void remove()}
      onCancel={onClose}
    >
      <div className="stack">
        {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.deleteFailed} />}
        <p>{words.deleteHint(document.name)}</p>
        {document.labels.length > 1 && <p>{words.deleteEverywhere(document.labels.length)}</p>}
      </div>
    </Dialog>
  )
}

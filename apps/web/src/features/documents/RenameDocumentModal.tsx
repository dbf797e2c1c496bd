import { Form, Input } from 'antd'
import { texts } from '../../shared/texts/library-texts.ts'
import { useSavedInput } from '../../shared/saved-input.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { keyOf } from '../../shared/use-keys.ts'
import { useRenameDocumentMutation } from './endpoints.ts'

const words = texts.library
const MAX_NAME = 200

interface RenameDocumentModalProps {
  readonly document: { readonly id: string; readonly name: string }
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function RenameDocumentModal({ document, isOpen, onClose }: RenameDocumentModalProps) {
  const [name, setName, forget] = useSavedInput(`rename/${document.id}`, document.name)
  const [rename, { error, isLoading }] = useRenameDocumentMutation()
  const save = async () => {
    const result = await rename({ id: document.id, name: name.trim() })
    if (result.error === undefined) onClose()
  }
  return (
    <Dialog
      open={isOpen}
      title={words.renameTitle}
      okText={texts.common.save}
      cancelText={texts.common.cancel}
      okButtonProps={{ disabled: name.trim() === '', loading: isLoading }}
      onOk={() => void save()}
      onCancel={onClose}
      afterEnd={forget}
    >
      <Form layout="vertical" component="div">
        {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.renameFailed} />}
        <Form.Item label={texts.common.name} htmlFor="document-name" extra={words.renameHint}>
          <Input
            id="document-name"
            value={name}
            maxLength={MAX_NAME}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => keyOf(event) === 'Enter' && name.trim() !== '' && void save()}
          />
        </Form.Item>
      </Form>
    </Dialog>
  )
}

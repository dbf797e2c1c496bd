import { Checkbox } from 'antd'
import { texts } from '../../../shared/texts/download-texts.ts'
import { Dialog } from '../../../shared/ui/Dialog.tsx'
import { FILE_CONTENTS, type FileContent } from './file-contents.ts'

const words = texts.downloads.contents

interface FileContentsModalProps {
  readonly contents: readonly FileContent[]
  readonly onChange: (contents: readonly FileContent[]) => void
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Chooses the contents of an application's file besides its answers. */
export function FileContentsModal({ contents, onChange, isOpen, onClose }: FileContentsModalProps) {
  const options = FILE_CONTENTS.map((value) => ({ value, label: words[value] }))
  return (
    <Dialog
      open={isOpen}
      title={words.title}
      okText={texts.common.close}
      footer={(_, { OkBtn }) => <OkBtn />}
      onOk={onClose}
      onCancel={onClose}
    >
      <div className="stack">
        <p className="muted">{words.hint}</p>
        <Checkbox.Group<FileContent>
          className="stack tight"
          value={[...contents]}
          options={options}
          onChange={onChange}
        />
      </div>
    </Dialog>
  )
}

import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { LibraryDocument } from '../../../../../adapters/http-contract/documents.ts'
import { texts } from '../../shared/texts/document-texts.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'

const RemoveDocumentModal = lazyPart(() =>
  import('./RemoveDocumentModal.tsx').then(({ RemoveDocumentModal }) => RemoveDocumentModal),
)

export function RemoveDocumentButton({ document }: { readonly document: LibraryDocument }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={texts.documents.deleteNamed(document.name)}
        onClick={() => setState('open')}
      />
      {state !== 'never' && (
        <RemoveDocumentModal isOpen={state === 'open'} document={document} onClose={() => setState('closed')} />
      )}
    </>
  )
}

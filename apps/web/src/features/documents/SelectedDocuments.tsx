import { Button } from 'antd'
import { useState } from 'react'
import type { LibraryDocument } from '../../../../../adapters/http-contract/documents.ts'
import { announceAfter } from '../../shared/announce.ts'
import { texts } from '../../shared/texts/library-texts.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { useRemoveDocumentMutation } from './endpoints.ts'
import styles from './Library.module.css'
import type { Selection } from './use-selection.ts'

const words = texts.library
const LabelsModal = lazyPart(() => import('./LabelsModal.tsx').then(({ LabelsModal }) => LabelsModal))

interface SelectedDocumentsProps {
  readonly documents: readonly LibraryDocument[]
  readonly selection: Selection
}

/** Selects all; the number of selected documents, their labels, and their removal after confirmation. */
export function SelectedDocuments({ documents, selection }: SelectedDocumentsProps) {
  const [labelling, setLabelling] = useState<{ readonly turn: number; readonly isOpen: boolean } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [removeDocument] = useRemoveDocumentMutation()
  const { ids } = selection

  const removeAll = async () => {
    setIsBusy(true)
    setError(undefined)
    let failure: unknown
    for (const id of ids) failure = (await removeDocument(id)).error ?? failure
    setIsBusy(false)
    setError(failure)
    if (failure === undefined) setIsOpen(false)
  }

  const all = ids.length < documents.length && documents.length > 1 && (
    <Button type="text" size="small" onClick={selection.all}>
      {words.selectAll(documents.length)}
    </Button>
  )
  if (ids.length === 0 && !isOpen) return all
  return (
    <div className={styles.selection} role="region" aria-label={words.selected(ids.length)}>
      <span role="status">{words.selected(ids.length)}</span>
      <Button size="small" onClick={() => setLabelling({ turn: (labelling?.turn ?? 0) + 1, isOpen: true })}>
        {words.changeLabels}
      </Button>
      <Button danger size="small" onClick={() => setIsOpen(true)}>
        {words.deleteSelected}
      </Button>
      <Button type="text" size="small" onClick={selection.clear}>
        {words.clearSelection}
      </Button>
      {all}
      {labelling !== null && (
        <LabelsModal
          key={labelling.turn}
          documents={documents.filter(({ id }) => selection.has(id))}
          isOpen={labelling.isOpen}
          onClose={() => setLabelling({ ...labelling, isOpen: false })}
        />
      )}
      <Dialog
        open={isOpen}
        title={words.deleteTitle(ids.length)}
        okText={texts.common.delete}
        okButtonProps={{ danger: true, loading: isBusy }}
        cancelText={texts.common.cancel}
        onOk={() => announceAfter(removeAll())}
        onCancel={() => setIsOpen(false)}
      >
        <div className="stack">
          {error !== undefined && !isBusy && <FailureNotice error={error} heading={words.someNotDeleted(ids.length)} />}
          <p>{words.deleteHint}</p>
        </div>
      </Dialog>
    </div>
  )
}

import { Button } from 'antd'
import { useState } from 'react'
import { announceAfter } from '../../shared/announce.ts'
import { texts } from '../../shared/texts/library-texts.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useRemoveDocumentMutation } from './endpoints.ts'
import styles from './Library.module.css'
import type { Selection } from './use-selection.ts'

const words = texts.library

/** Number of selected documents, and their removal after confirmation. */
export function RemoveSelected({ selection }: { readonly selection: Selection }) {
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

  if (ids.length === 0 && !isOpen) return null
  return (
    <div className={styles.selection} role="region" aria-label={words.selected(ids.length)}>
      <span role="status">{words.selected(ids.length)}</span>
      <Button danger size="small" onClick={() => setIsOpen(true)}>
        {words.deleteSelected}
      </Button>
      <Button type="text" size="small" onClick={selection.clear}>
        {words.clearSelection}
      </Button>
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

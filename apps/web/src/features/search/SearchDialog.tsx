import { useState } from 'react'
import type { InsertTarget } from '../../shared/insert-target.ts'
import { texts } from '../../shared/texts/search-texts.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import type { Command, SearchEntry } from './search-entry.ts'
import { SearchBox } from './SearchBox.tsx'
import styles from './SearchDialog.module.css'
import type { OpenResult } from './use-search-results.ts'

interface SearchDialogProps {
  readonly isOpen: boolean
  readonly commands: readonly Command[]
  readonly recent: readonly SearchEntry[]
  readonly onOpen: OpenResult
  /** The text field that had the focus before. */
  readonly target: InsertTarget | null
  readonly onClose: () => void
}

/** Searches the account and runs commands; the focus returns unless the user leaves the page. */
export function SearchDialog({ isOpen, commands, recent, onOpen, target, onClose }: SearchDialogProps) {
  const [leaves, setLeaves] = useState(false)
  const choose = (entry: SearchEntry) => {
    if (entry.stays !== true) {
      setLeaves(entry.leaves)
      onClose()
    }
    entry.run()
  }
  const insert = ({ text = '', from }: SearchEntry) => {
    // The text that it goes into has the focus then.
    setLeaves(true)
    onClose()
    target?.insert(text, from)
  }
  return (
    <Dialog
      open={isOpen}
      title={texts.search.title}
      footer={null}
      width={680}
      className={styles.dialog}
      style={{ top: 64 }}
      focusable={{ focusTriggerAfterClose: !leaves }}
      onCancel={() => {
        setLeaves(false)
        onClose()
      }}
      destroyOnHidden
    >
      <SearchBox
        commands={commands}
        recent={recent}
        target={target}
        onOpen={onOpen}
        onChosen={choose}
        onInsert={insert}
      />
    </Dialog>
  )
}

import { useState } from 'react'
import { Button } from 'antd'
import type { LibraryDocument, ProjectSection } from '../../../../../adapters/http-contract/documents.ts'
import { texts } from '../../shared/texts/document-texts.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'

const PickDocumentsModal = lazyPart(() =>
  import('./PickDocumentsModal.tsx').then(({ PickDocumentsModal }) => PickDocumentsModal),
)

interface PickDocumentsButtonProps {
  readonly projectId: string
  readonly section: ProjectSection
  readonly documents: readonly LibraryDocument[]
}

/** Opens the library to select a section's documents. */
export function PickDocumentsButton(of: PickDocumentsButtonProps) {
  const [opened, setOpened] = useState({ turn: 0, isOpen: false })
  return (
    <>
      <Button onClick={() => setOpened({ turn: opened.turn + 1, isOpen: true })}>{texts.documents.pick}</Button>
      {opened.turn > 0 && (
        <PickDocumentsModal
          key={opened.turn}
          {...of}
          isOpen={opened.isOpen}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      )}
    </>
  )
}

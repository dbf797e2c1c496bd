import { useState } from 'react'
import type { LibraryDocument } from '../../../../../adapters/http-contract/documents.ts'
import { texts } from '../../shared/texts/library-texts.ts'
import { ActionMenu } from '../../shared/ui/ActionMenu.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'

const words = texts.library
const LabelsModal = lazyPart(() => import('./LabelsModal.tsx').then(({ LabelsModal }) => LabelsModal))
const RenameDocumentModal = lazyPart(() =>
  import('./RenameDocumentModal.tsx').then(({ RenameDocumentModal }) => RenameDocumentModal),
)
const ReplaceDocumentModal = lazyPart(() =>
  import('./ReplaceDocumentModal.tsx').then(({ ReplaceDocumentModal }) => ReplaceDocumentModal),
)

type What = 'rename' | 'replace' | 'labels'
type Opened = { readonly what: What; readonly isOpen: boolean; readonly turn: number } | null

/** Further actions on a document of the library. */
export function DocumentMenu({ document }: { readonly document: Pick<LibraryDocument, 'id' | 'name' | 'labels'> }) {
  const [opened, setOpened] = useState<Opened>(null)
  const open = (what: What) => setOpened({ what, isOpen: true, turn: (opened?.turn ?? 0) + 1 })
  const modal = {
    document,
    isOpen: opened?.isOpen === true,
    onClose: () => setOpened(opened && { ...opened, isOpen: false }),
  }
  return (
    <>
      <ActionMenu
        type="text"
        accessibleName={words.moreOf(document.name)}
        groups={[
          [
            { label: words.changeLabels, onSelect: () => open('labels') },
            { label: words.rename, onSelect: () => open('rename') },
            { label: words.replace, onSelect: () => open('replace') },
          ],
        ]}
      />
      {opened?.what === 'rename' && <RenameDocumentModal key={opened.turn} {...modal} />}
      {opened?.what === 'labels' && <LabelsModal key={opened.turn} {...modal} documents={[document]} />}
      {opened?.what === 'replace' && <ReplaceDocumentModal {...modal} />}
    </>
  )
}

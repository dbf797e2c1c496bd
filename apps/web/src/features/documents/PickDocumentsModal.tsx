import type { LibraryDocument, ProjectSection } from '../../../../../adapters/http-contract/documents.ts'
import { TickDocuments } from '../../shared/library/TickDocuments.tsx'
import { texts } from '../../shared/texts/library-texts.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { labelOf, useLabelDocumentsMutation } from './endpoints.ts'
import { useTicks } from '../../shared/library/use-ticks.ts'

const words = texts.library
interface PickDocumentsModalProps {
  readonly projectId: string
  readonly section: ProjectSection
  /** Documents that the section already uses. */
  readonly documents: readonly LibraryDocument[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Documents of the library, each with a check box for use in a project's section. */
export function PickDocumentsModal({ projectId, section, documents, isOpen, onClose }: PickDocumentsModalProps) {
  const ticks = useTicks(documents.map(({ id }) => id))
  const [label, { error, isLoading }] = useLabelDocumentsMutation()
  const place = { projectId, section }
  const save = async () => {
    for (const [documentIds, isSet] of [
      [ticks.added, true],
      [ticks.removed, false],
    ] as const)
      if (documentIds.length > 0 && (await label({ place, documentIds, isSet })).error !== undefined) return
    onClose()
  }
  return (
    <Dialog
      open={isOpen}
      title={words.pickTitles[section]}
      okText={texts.common.save}
      cancelText={texts.common.cancel}
      okButtonProps={{ disabled: ticks.added.length === 0 && ticks.removed.length === 0, loading: isLoading }}
      onOk={() => void save()}
      onCancel={onClose}
      destroyOnHidden
    >
      <div className="stack">
        {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.labelsFailed} />}
        <p className="muted">{words.pickHints[section]}</p>
        <TickDocuments
          ticked={ticks.ticked}
          onTick={ticks.toggle}
          // It has no other use: it is deleted, not taken off.
          isFixed={({ labels }) => labels.length === 1 && labels[0] === labelOf(place)}
        />
      </div>
    </Dialog>
  )
}

import { Checkbox } from 'antd'
import { useContext, useState } from 'react'
import type { LibraryDocument } from '../../../../../adapters/http-contract/documents.ts'
import { texts } from '../../shared/texts/library-texts.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { labelOf, useLabelDocumentsMutation, type UploadPlace } from './endpoints.ts'
import styles from '../../shared/library/TickDocuments.module.css'
import { LabelledProjects } from './use-label-names.ts'
import { useTicks } from '../../shared/library/use-ticks.ts'

const words = texts.library
const SECTIONS = ['grants', 'reports'] as const
const SHARED: UploadPlace = { section: 'shared' }

interface LabelsModalProps {
  readonly documents: readonly Pick<LibraryDocument, 'id' | 'name' | 'labels'>[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The labels that documents have in common, as check boxes; each document keeps at least one. */
export function LabelsModal({ documents, isOpen, onClose }: LabelsModalProps) {
  const [first, ...others] = documents
  const projects = useContext(LabelledProjects)
  const common = first?.labels.filter((label) => others.every(({ labels }) => labels.includes(label))) ?? []
  const ticks = useTicks(common)
  const [label, { error, isLoading }] = useLabelDocumentsMutation()
  const [isBusy, setIsBusy] = useState(false)
  const places = [SHARED, ...projects.flatMap(({ id }) => SECTIONS.map((section) => ({ section, projectId: id })))]
  const save = async () => {
    setIsBusy(true)
    const change = async (keys: readonly string[], isSet: boolean) => {
      for (const place of places.filter((one) => keys.includes(labelOf(one)))) {
        const answer = await label({ place, documentIds: documents.map(({ id }) => id), isSet })
        if (answer.error !== undefined) return false
      }
      return true
    }
    const isSaved = (await change(ticks.added, true)) && (await change(ticks.removed, false))
    setIsBusy(false)
    if (isSaved) onClose()
  }
  const tick = (place: UploadPlace, label: string) => (
    <Checkbox checked={ticks.ticked.includes(labelOf(place))} onChange={() => ticks.toggle(labelOf(place))}>
      {label}
    </Checkbox>
  )
  return (
    <Dialog
      open={isOpen}
      title={words.labelsTitle(documents.length)}
      okText={texts.common.save}
      cancelText={texts.common.cancel}
      okButtonProps={{
        disabled: ticks.ticked.length === 0 || (ticks.added.length === 0 && ticks.removed.length === 0),
        loading: isBusy,
      }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className="stack">
        {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.labelsFailed} />}
        <p className="muted">{others.length === 0 ? words.labelsHint(first?.name ?? '') : words.labelsHintMany}</p>
        {tick(SHARED, words.labelWords.shared)}
        <ul className={`plain-list ${styles.list}`}>
          {projects.map(({ id, name }) => (
            <li key={id} className={styles.project} role="group" aria-label={name}>
              <span dir="auto">{name}</span>
              {SECTIONS.map((section) => (
                <span key={section}>{tick({ section, projectId: id }, words.labelWords.ofProject[section])}</span>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

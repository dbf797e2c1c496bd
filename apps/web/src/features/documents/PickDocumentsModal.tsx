import { Checkbox, Input } from 'antd'
import { useState } from 'react'
import type { LibraryDocument, ProjectSection } from '../../../../../adapters/http-contract/documents.ts'
import { texts } from '../../shared/texts/library-texts.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { useDebounced } from '../../shared/use-debounced.ts'
import { useLabelDocumentsMutation, useListSharedDocumentsQuery } from './endpoints.ts'
import styles from './PickDocuments.module.css'
import { useTicks, type Ticks } from './use-ticks.ts'

const words = texts.library
/** The server's maximum for one list; a search finds the others. */
const MOST_SHOWN = 100
const TYPING_MS = 250

interface PickListProps {
  readonly documents: readonly LibraryDocument[]
  readonly ticks: Ticks
  readonly label: string
}

function PickList({ documents, ticks, label }: PickListProps) {
  if (documents.length === 0) return <p className="muted">{words.noneFit}</p>
  return (
    <ul className={`plain-list ${styles.list}`}>
      {documents.map(({ id, name, labels }) => (
        <li key={id} className={styles.document}>
          <Checkbox
            checked={ticks.has(id)}
            // It has no other use: it is deleted, not taken off.
            disabled={labels.length === 1 && labels[0] === label}
            onChange={() => ticks.toggle(id)}
          >
            <bdi>{name}</bdi>
          </Checkbox>
        </li>
      ))}
    </ul>
  )
}

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
  const [search, setSearch] = useState('')
  const asked = new URLSearchParams({ label: 'all', sort: 'name', pageSize: String(MOST_SHOWN) })
  const wanted = useDebounced(search.trim(), TYPING_MS)
  if (wanted !== '') asked.set('search', wanted)
  const query = useListSharedDocumentsQuery(asked.toString())
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
      okButtonProps={{ disabled: !ticks.isChanged, loading: isLoading }}
      onOk={() => void save()}
      onCancel={onClose}
      destroyOnHidden
    >
      <div className="stack">
        {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.labelsFailed} />}
        <p className="muted">{words.pickHints[section]}</p>
        <Input
          type="search"
          autoComplete="off"
          allowClear
          aria-label={words.search}
          placeholder={words.searchHint}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p className="muted small" role="status">
          {words.ticked(ticks.count)}
        </p>
        <LoadState query={query} skeleton={<SkeletonLines count={5} height={20} />}>
          {({ documents: found, total }) => (
            <>
              <PickList documents={found} ticks={ticks} label={`${projectId}/${section}`} />
              {total > found.length && <p className="muted small">{words.shown(found.length, total)}</p>}
            </>
          )}
        </LoadState>
      </div>
    </Dialog>
  )
}

import { Checkbox, Input } from 'antd'
import { useState } from 'react'
import type { LibraryDocument } from '../../../../../adapters/http-contract/documents.ts'
import { texts } from '../texts/library-texts.ts'
import { LoadState } from '../ui/LoadState.tsx'
import { SkeletonLines } from '../ui/Skeletons.tsx'
import { useDebounced } from '../use-debounced.ts'
import { useWholeLibraryQuery } from './endpoints.ts'
import styles from './TickDocuments.module.css'

const words = texts.library
/** A search finds the others. */
const MOST_SHOWN = 100
/** With more documents there is a search. */
const AT_A_GLANCE = 8
const TYPING_MS = 250

const shown = (documents: readonly LibraryDocument[], first: readonly string[]) =>
  documents.toSorted((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id))).slice(0, MOST_SHOWN)

interface TickDocumentsProps {
  readonly ticked: readonly string[]
  readonly onTick: (id: string) => void
  /** Whether a document's tick stays as it is. */
  readonly isFixed?: (document: LibraryDocument) => boolean
}

/** Documents of the library, each with a check box; those ticked at first are on top. */
export function TickDocuments({ ticked, onTick, isFixed }: TickDocumentsProps) {
  const [first] = useState(ticked)
  const [search, setSearch] = useState('')
  const wanted = useDebounced(search.trim(), TYPING_MS)
  const query = useWholeLibraryQuery(wanted)
  return (
    <LoadState query={query} skeleton={<SkeletonLines count={5} height={20} />}>
      {({ documents, total, size }) => {
        const there = documents.filter(({ id }) => ticked.includes(id)).length
        return (
          <>
            {size > AT_A_GLANCE && (
              <Input
                type="search"
                autoComplete="off"
                allowClear
                aria-label={words.search}
                placeholder={words.searchHint}
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            )}
            <p className="muted small" role="status">
              {words.ticked(documents.length === size ? there : ticked.length)}
            </p>
            {documents.length === 0 && <p className="muted">{words.noneFit}</p>}
            <ul className={`plain-list ${styles.list}`}>
              {shown(documents, first).map((document) => (
                <li key={document.id} className={styles.document}>
                  <Checkbox
                    checked={ticked.includes(document.id)}
                    disabled={isFixed?.(document)}
                    onChange={() => onTick(document.id)}
                  >
                    <bdi>{document.name}</bdi>
                  </Checkbox>
                </li>
              ))}
            </ul>
            {total > MOST_SHOWN && <p className="muted small">{words.shown(MOST_SHOWN, total)}</p>}
          </>
        )
      }}
    </LoadState>
  )
}

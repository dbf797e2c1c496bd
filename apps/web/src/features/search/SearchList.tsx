import { useEffect, useRef } from 'react'
import { Marked } from './Marked.tsx'
import type { EntryGroup, SearchEntry } from './search-entry.ts'
import styles from './SearchDialog.module.css'

interface OptionProps {
  readonly id: string
  readonly entry: SearchEntry
  readonly isActive: boolean
  readonly onChoose: () => void
}

function Option({ id, entry: { title, note, snippet }, isActive, onChoose }: OptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      // The field keeps the focus, so that one can go on typing.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles.title}>
        <Marked {...title} />
      </span>
      {note !== null && <span className={`${styles.note} muted small`}>{note}</span>}
      {snippet !== null && (
        <span className={`${styles.snippet} muted small`}>
          <Marked {...snippet} />
        </span>
      )}
    </div>
  )
}

interface SearchListProps {
  readonly id: string
  readonly label: string
  readonly groups: readonly EntryGroup[]
  readonly activeKey: string | null
  readonly idOf: (key: string) => string
  readonly onChoose: (entry: SearchEntry) => void
}

/** Groups of entries to choose from. */
export function SearchList({ id, label, groups, activeKey, idOf, onChoose }: SearchListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map(({ key, label: heading, entries }) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`} className={styles.group}>
          <div id={`${id}-${key}`} className={`${styles.heading} muted small`} role="presentation">
            {heading}
          </div>
          {entries.map((entry) => (
            <Option
              key={entry.key}
              id={idOf(entry.key)}
              entry={entry}
              isActive={entry.key === activeKey}
              onChoose={() => onChoose(entry)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

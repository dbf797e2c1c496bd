import { Button } from 'antd'
import { useState } from 'react'
import type { InsertTarget } from '../../shared/insert-target.ts'
import { texts } from '../../shared/texts/search-texts.ts'
import { Key } from '../../shared/ui/Key.tsx'
import type { SearchAct } from './search-acts.ts'
import styles from './SearchDialog.module.css'

const words = texts.search
const KEYS = { open: 'Enter', copy: 'Ctrl C', insert: 'Ctrl Enter' } as const
const SHORTCUTS = {
  open: 'Enter',
  copy: 'Control+C Meta+C',
  insert: 'Control+Enter Meta+Enter',
} as const

interface SearchActsProps {
  readonly acts: readonly SearchAct[]
  readonly target: InsertTarget | null
}

/** Actions on the selected line, each with its key. */
export function SearchActs({ acts, target }: SearchActsProps) {
  const [hasCopied, setHasCopied] = useState(false)
  const labelOf = ({ kind }: SearchAct) => {
    if (kind === 'insert') return words.insertInto(target?.label ?? '')
    return kind === 'copy' && hasCopied ? words.copied : words.acts[kind]
  }
  return (
    <div className={styles.acts} role="group" aria-label={words.actsLabel}>
      {acts.map((act) => (
        <Button
          key={act.kind}
          type="text"
          size="small"
          aria-keyshortcuts={SHORTCUTS[act.kind]}
          // The field keeps the focus, so that one can go on typing.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setHasCopied(act.kind === 'copy')
            act.run()
          }}
        >
          {labelOf(act)} <Key name={KEYS[act.kind]} />
        </Button>
      ))}
      <span className={`${styles.hint} muted small`}>{words.hint}</span>
    </div>
  )
}

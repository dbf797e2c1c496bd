import { Input } from 'antd'
import { useEffect, useId, useState } from 'react'
import { texts } from '../../shared/texts/admin-texts.ts'
import { useDebounced } from '../../shared/use-debounced.ts'
import styles from './JobsList.module.css'

const words = texts.admin

/** Milliseconds for which typing has to rest before the server is asked. */
const DEBOUNCE = 300

interface SearchBoxProps {
  readonly view: { readonly search: string; readonly show: (change: { readonly search: string }) => void }
  readonly hint: string
}

/** What is typed goes into the address once typing rests. */
export function SearchBox({ view, hint }: SearchBoxProps) {
  const id = useId()
  const [typed, setTyped] = useState(view.search)
  const [shown, setShown] = useState(view.search)
  const settled = useDebounced(typed, DEBOUNCE)
  if (shown !== view.search) {
    setShown(view.search)
    setTyped(view.search)
  }
  useEffect(() => {
    if (settled === typed && settled !== view.search) view.show({ search: settled })
  }, [settled, typed, view])
  return (
    <div className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        {words.search}
      </label>
      <Input
        id={id}
        type="search"
        placeholder={hint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}

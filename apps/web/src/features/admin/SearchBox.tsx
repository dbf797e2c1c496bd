import { Input } from 'antd'
import { useCallback, useId } from 'react'
import { texts } from '../../shared/texts/admin-texts.ts'
import { useTyped } from '../../shared/use-typed.ts'
import styles from './JobsList.module.css'

const words = texts.admin

interface SearchBoxProps {
  readonly view: { readonly search: string; readonly show: (change: { readonly search: string }) => void }
  readonly hint: string
}

/** Puts the text into the address after a pause in typing. */
export function SearchBox({ view, hint }: SearchBoxProps) {
  const id = useId()
  const search = useCallback((text: string) => view.show({ search: text }), [view])
  const [typed, setTyped] = useTyped(view.search, search)
  return (
    <div className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        {words.search}
      </label>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        placeholder={hint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}

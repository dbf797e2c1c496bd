import { Input, Select } from 'antd'
import { useEffect, useId, useState } from 'react'
import { useDebounced } from '../../shared/use-debounced.ts'
import styles from './ApplicationFilters.module.css'

/** Milliseconds for which typing has to rest before the server is asked. */
const DEBOUNCE = 300

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** What the list is narrowed to, by choosing. */
export function ChoiceField({ label, value, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        options={[...options]}
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        onChange={onChange}
      />
    </div>
  )
}

interface TypedProps {
  readonly label: string
  readonly value: string
  readonly hint?: string
  readonly isAmount?: boolean
  readonly onChange: (value: string) => void
}

/** The same by typing; it counts once typing rests. */
export function TypedField({ label, value, hint, isAmount = false, onChange }: TypedProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  const settled = useDebounced(typed, DEBOUNCE)
  if (shown !== value) {
    setShown(value)
    setTyped(value)
  }
  useEffect(() => {
    if (settled === typed && settled !== value) onChange(settled)
  }, [settled, typed, value, onChange])
  const take = (text: string) => setTyped(isAmount ? text.replace(/[^\d.]/g, '') : text)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type={isAmount ? 'text' : 'search'}
        inputMode={isAmount ? 'decimal' : 'search'}
        placeholder={hint}
        value={typed}
        onChange={(event) => take(event.target.value)}
      />
    </div>
  )
}

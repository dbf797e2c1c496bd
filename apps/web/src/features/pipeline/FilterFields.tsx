import { Input, Select } from 'antd'
import { useId } from 'react'
import { useTyped } from '../../shared/use-typed.ts'
import styles from './ApplicationFilters.module.css'

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
  const [typed, setTyped] = useTyped(value, onChange)
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

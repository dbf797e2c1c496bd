import { useId } from 'react'
import styles from './JobsList.module.css'
import { Select } from '../../shared/ui/Select.tsx'

interface FilterSelectProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** Whether typing finds options by a part of their name. */
  readonly isSearched?: boolean
  readonly onChange: (value: Value) => void
}

/** A filter of a list. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, options, isSearched = false, ...select } = props
  const id = useId()
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <Select<Value>
        {...select}
        id={id}
        options={[...options]}
        showSearch={isSearched && { optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
      />
    </div>
  )
}

import { Input } from 'antd'
import { useId, useState } from 'react'
import { AmountInput } from '../../shared/money/AmountInput.tsx'
import { amountOf } from '../../shared/money/typed-amount.ts'
import { useAccountLanguage } from '../../shared/use-account-language.ts'
import { useTyped } from '../../shared/use-typed.ts'
import styles from './ApplicationFilters.module.css'
import { Select } from '../../shared/ui/Select.tsx'

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** A filter with choices. */
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
  readonly onChange: (value: string) => void
}

/** A text filter; applied after a pause in typing. */
export function TypedField({ label, value, hint, onChange }: TypedProps) {
  const id = useId()
  const [typed, setTyped] = useTyped(value, onChange)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        inputMode="search"
        placeholder={hint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}

/** An amount in any currency. The field keeps its text; the filter gets the number, or is empty without one. */
export function AmountField({ label, value, onChange }: Omit<TypedProps, 'hint'>) {
  const id = useId()
  const language = useAccountLanguage()
  const [amount, setAmount] = useTyped(value, onChange)
  const [own, setOwn] = useState({ text: value, amount: value })
  const take = (text: string) => {
    const read = String(amountOf(text, { language, currency: null }) ?? '')
    setOwn({ text, amount: read })
    setAmount(read)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <AmountInput
        id={id}
        language={language}
        currency={null}
        value={own.amount === amount ? own.text : amount}
        onChange={take}
      />
    </div>
  )
}

import { Input, type InputProps } from 'antd'
import { useId } from 'react'
import { formatExactCount } from '../formatting/numbers.ts'
import { formatAmount } from '../pipeline/amounts.ts'
import { texts } from '../texts/amount-texts.ts'
import styles from './AmountInput.module.css'
import { readAmount, type AmountTerms, type TypedAmount } from './typed-amount.ts'

const words = texts.amounts

interface AmountInputProps extends AmountTerms, Omit<InputProps, 'value' | 'onChange' | 'status' | 'inputMode'> {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Reason for which the form rejected the text. */
  readonly refusal?: string | undefined
}

const shown = (amount: number, currency: string | null) =>
  currency === null ? formatExactCount(amount) : formatAmount(amount, currency)

/** Reason for rejecting the text; undefined if it is accepted. */
function reasonAgainst(read: TypedAmount, currency: string | null): string | undefined {
  switch (read.kind) {
    case 'ambiguous':
      return words.ambiguous(
        read.amounts.map((amount) => shown(amount, currency)),
        read.amounts.map(String),
      )
    case 'other-currency':
      return words.otherCurrency(read.currency, currency ?? '')
    case 'invalid':
      return words.invalid
    default:
      return undefined
  }
}

/** Plain digits need no explanation. */
function understood(read: TypedAmount, typed: string): string | undefined {
  if (read.kind !== 'amount' || /^\d+(?:\.\d\d)?$/u.test(typed)) return undefined
  return shown(read.amount, read.currency)
}

/** The input for all amounts of money. The whole text is parsed and shown as understood, or rejected. */
export function AmountInput(props: AmountInputProps) {
  const { value, onChange, refusal, language, currency, allowsWords = false, className, ...input } = props
  const about = useId()
  const read = readAmount(value, { language, currency, allowsWords })
  const reason = refusal ?? reasonAgainst(read, currency)
  const meaning = reason === undefined ? understood(read, value) : undefined
  const described = [input['aria-describedby'], (reason ?? meaning) !== undefined && about].filter(Boolean).join(' ')
  return (
    <>
      <Input
        autoComplete="off"
        {...input}
        className={`${styles.amount} ${className ?? ''}`}
        inputMode={allowsWords ? 'text' : 'decimal'}
        value={value}
        status={reason === undefined ? '' : 'error'}
        aria-invalid={reason !== undefined}
        aria-describedby={described === '' ? undefined : described}
        onChange={(event) => onChange(event.target.value)}
      />
      {meaning !== undefined && (
        <span id={about} className={styles.meaning}>
          {words.understood(meaning)}
        </span>
      )}
      {reason !== undefined && (
        <span id={about} className={styles.reason} role="status">
          {reason}
        </span>
      )}
    </>
  )
}

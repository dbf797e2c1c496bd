import { Button, Input } from 'antd'
import { useId, useState, type KeyboardEvent } from 'react'
import type { ProfileFact } from '../../../../../adapters/http-contract/profile.ts'
import { isApiFailure } from '../../shared/api-failure.ts'
import { texts } from '../../shared/texts/profile-texts.ts'
import { AmountInput } from '../../shared/money/AmountInput.tsx'
import { isAmountTaken } from '../../shared/money/typed-amount.ts'
import { useAccountLanguage } from '../../shared/use-account-language.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import styles from './FactEditor.module.css'
import type { FactActions } from './use-fact.ts'
import { isCommand, keyOf } from '../../shared/use-keys.ts'
import { INPUT_MODES, LONG_KINDS, useTypedFact } from './use-typed-fact.ts'

const words = texts.profile

/** Groups whose facts expire. */
const ENDING_GROUPS: readonly ProfileFact['group'][] = ['policies']

interface FactEditorProps {
  readonly fact: ProfileFact
  readonly actions: FactActions
}

/** Field for a fact: Enter saves, Escape discards changes. */
export function FactEditor({ fact, actions }: FactEditorProps) {
  const { error, isSaving, save, leave } = actions
  const id = useId()
  const { value, until, type, setUntil, forget } = useTypedFact(fact)
  const [wasTyped, setWasTyped] = useState(false)
  const isLong = LONG_KINDS.includes(fact.kind)
  const isRefused = isApiFailure(error) && error.fields['value'] !== undefined
  const reason = isRefused && !wasTyped ? error.fields['value'] : undefined
  const canEnd = ENDING_GROUPS.includes(fact.group) || fact.validUntil !== null

  const isMoney = fact.kind === 'money'
  const amountTerms = { language: useAccountLanguage(), currency: null, allowsWords: true }

  const submit = () => {
    if (isMoney && !isAmountTaken(value, amountTerms)) return
    setWasTyped(false)
    save(value, until === '' ? null : until)
  }
  const cancel = () => {
    forget()
    leave()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (keyOf(event) === 'Escape') cancel()
    if (keyOf(event) !== 'Enter' || (isLong && !isCommand(event))) return
    event.preventDefault()
    submit()
  }
  const typeAnew = (text: string) => {
    setWasTyped(true)
    type(text)
  }
  const field = { id, value, autoFocus: true, 'aria-label': fact.label, onKeyDown }
  const shared = {
    ...field,
    'aria-invalid': reason !== undefined,
    'aria-describedby': reason === undefined ? undefined : `${id}-reason`,
    status: reason === undefined ? ('' as const) : ('error' as const),
    onChange: (event: { readonly target: { readonly value: string } }) => typeAnew(event.target.value),
  }

  return (
    <div className={styles.editor}>
      {isMoney ? (
        <AmountInput {...field} {...amountTerms} refusal={reason} onChange={typeAnew} />
      ) : isLong ? (
        <Input.TextArea {...shared} autoSize={{ minRows: 3, maxRows: 10 }} />
      ) : (
        <Input {...shared} inputMode={INPUT_MODES[fact.kind]} autoComplete="off" />
      )}
      {reason !== undefined && !isMoney && (
        <span id={`${id}-reason`} className={styles.reason} role="alert">
          {reason}
        </span>
      )}
      {canEnd && (
        <label className={`${styles.until} small`}>
          <span>{words.goodUntil}</span>
          <input type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
        </label>
      )}
      {error !== undefined && !isSaving && !isRefused && <FailureNotice error={error} heading={words.failed} />}
      <div className="row">
        <Button type="primary" size="small" loading={isSaving} onClick={submit}>
          {words.save}
        </Button>
        <Button size="small" onClick={cancel}>
          {texts.common.cancel}
        </Button>
      </div>
    </div>
  )
}

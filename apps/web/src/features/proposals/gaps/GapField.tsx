import { Button, Input } from 'antd'
import { useId, useState, type KeyboardEvent } from 'react'
import type { Gap } from '../../../../../../adapters/http-contract/gaps.ts'
import { isApiFailure } from '../../../shared/api-failure.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { AmountInput } from '../../../shared/money/AmountInput.tsx'
import { isAmountTaken } from '../../../shared/money/typed-amount.ts'
import { useSavedInput } from '../../../shared/saved-input.ts'
import { useAccountLanguage } from '../../../shared/use-account-language.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { GapCandidates } from './GapCandidates.tsx'
import styles from './GapList.module.css'
import { useFillGapMutation } from '../endpoints/gap-endpoints.ts'
import { QuestionLink } from '../todo/QuestionLink.tsx'
import { isCommand, keyOf } from '../../../shared/use-keys.ts'

const words = texts.gaps

const KEYBOARDS = { number: 'decimal', email: 'email', telephone: 'tel', url: 'url' } as const

function inputModeOf(kind: Gap['kind']) {
  return kind in KEYBOARDS ? KEYBOARDS[kind as keyof typeof KEYBOARDS] : undefined
}

/** Questions that the value answers, with a link to the first. */
function Waiting({ gap }: { readonly gap: Gap }) {
  const [first] = gap.waiting
  return (
    <p className="muted small">
      {gap.secret ? words.secret : ''}
      {first !== undefined && !gap.secret && (
        <QuestionLink questionId={first.questionId} title={first.text}>
          {words.waiting(gap.waiting.length, gap.applications)}
        </QuestionLink>
      )}
    </p>
  )
}

interface GapFieldProps {
  readonly proposalId: string
  readonly gap: Gap
  readonly onFilled: (gap: Gap, questions: number) => void
}

/** Typed text survives closing the list; secrets are not stored. */
function useTyped(key: string, proposed: string, isSecret: boolean) {
  const kept = useSavedInput(key, proposed)
  const [secret, setSecret] = useState(proposed)
  return isSecret ? ([secret, setSecret, () => undefined] as const) : kept
}

/** A field for a missing fact; Enter saves, or Ctrl/Cmd+Enter in a longer text. */
export function GapField({ proposalId, gap, onFilled }: GapFieldProps) {
  const id = useId()
  const proposed = gap.secret ? '' : (gap.value ?? '')
  const [value, setValue, forget] = useTyped(`gap/${proposalId}/${gap.gapId}`, proposed, gap.secret)
  const [isBlank, setIsBlank] = useState(false)
  const [fill, { error, isLoading }] = useFillGapMutation()
  const wrong = isBlank ? words.required : isApiFailure(error) ? error.fields['value'] : undefined
  const amountTerms = { language: useAccountLanguage(), currency: null, allowsWords: true }
  const isTaken = gap.kind !== 'money' || isAmountTaken(value, amountTerms)
  const isProposed = proposed !== '' && value.trim() === proposed
  const save = async () => {
    setIsBlank(value.trim() === '')
    if (value.trim() === '' || isLoading || !isTaken) return
    const result = await fill({ id: proposalId, gapId: gap.gapId, value })
    if (result.data === undefined) return
    forget()
    onFilled(gap, result.data.filled)
  }
  const isLong = gap.kind === 'long-text'
  const field = {
    id,
    value,
    status: wrong === undefined ? ('' as const) : ('error' as const),
    'aria-invalid': wrong !== undefined,
    'aria-describedby': `${id}-about`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setValue(target.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (keyOf(event) !== 'Enter' || (isLong && !isCommand(event))) return
      event.preventDefault()
      void save()
    },
  }
  const action = isProposed ? words.confirm : words.save
  return (
    <div className={styles.gap}>
      <label htmlFor={id}>{gap.label}</label>
      <div className={styles.field}>
        {gap.kind === 'money' ? (
          <div>
            <AmountInput {...field} {...amountTerms} onChange={setValue} />
          </div>
        ) : isLong ? (
          <Input.TextArea {...field} autoSize={{ minRows: 1, maxRows: 8 }} />
        ) : (
          <Input {...field} inputMode={inputModeOf(gap.kind)} autoComplete="off" />
        )}
        <Button
          className={isProposed || value !== '' ? '' : styles.save}
          type={isProposed ? 'primary' : 'default'}
          loading={isLoading}
          aria-label={isProposed ? words.confirmOf(gap.label) : words.saveOf(gap.label)}
          onClick={() => void save()}
        >
          {action}
        </Button>
      </div>
      <div id={`${id}-about`}>
        {wrong !== undefined && (
          <p className={styles.wrong} role="alert">
            {wrong}
          </p>
        )}
        <Waiting gap={gap} />
        <GapCandidates gap={gap} value={value.trim()} onUse={setValue} />
      </div>
      {error !== undefined && !isLoading && wrong === undefined && (
        <FailureNotice error={error} heading={words.failed} />
      )}
    </div>
  )
}

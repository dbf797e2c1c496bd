import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useId, useState } from 'react'
import type { Fill } from '../placeholders/text-to-give.ts'
import type { AskFirst } from '../placeholders/use-placeholders.tsx'
import { texts } from '../texts/texts.ts'
import { PassingNote, usePassingNote } from './PassingNote.tsx'

const words = texts.common

/** Milliseconds for which the button says that it has copied. */
const CONFIRMED_FOR = 2000

interface CopyButtonProps {
  readonly label?: string
  /** What the button is called where several are on the page. */
  readonly accessibleName?: string
  readonly copy: (fill: Fill) => Promise<boolean>
  /** Asks for what is still to be filled in. */
  readonly first?: AskFirst | undefined
  readonly isPrimary?: boolean
  /** What whoever has copied should know, such as what is not checked. */
  readonly note?: string | undefined
  /** What whoever is about to copy should know first, such as what is to be checked. */
  readonly before?: string
}

const goOn = (next: (fill: Fill) => void) => next((text) => text)

type Outcome = 'none' | 'copied' | 'failed'

/** Goes back to the beginning after a while. */
function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome>('none')
  const { isNoted, setIsNoted } = usePassingNote()
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = window.setTimeout(() => setOutcome('none'), CONFIRMED_FOR)
    return () => window.clearTimeout(timer)
  }, [outcome])
  const done = (worked: boolean, hasNote: boolean) => {
    setOutcome(worked ? 'copied' : 'failed')
    setIsNoted(worked && hasNote)
  }
  return { outcome, isNoted, done }
}

export function CopyButton({
  label = words.copy,
  accessibleName,
  copy,
  first,
  isPrimary,
  note = '',
  before = '',
}: CopyButtonProps) {
  const beforeId = useId()
  const { outcome, isNoted, done } = useOutcome()
  const isCopied = outcome === 'copied'
  return (
    <>
      <Button
        type={isPrimary === true ? 'primary' : 'text'}
        icon={isCopied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
        aria-label={isCopied ? words.copied : accessibleName}
        aria-describedby={before === '' ? undefined : beforeId}
        title={before === '' ? undefined : before}
        onClick={() => (first?.ask ?? goOn)((fill) => void copy(fill).then((worked) => done(worked, note !== '')))}
      >
        {isCopied ? words.copied : label}
      </Button>
      <span role="status" className={outcome === 'failed' ? 'muted small' : 'visually-hidden'}>
        {outcome === 'failed' ? words.copyFailed : isCopied ? words.copied : ''}
      </span>
      {before !== '' && (
        <span id={beforeId} hidden>
          {before}
        </span>
      )}
      {first?.dialog}
      <PassingNote isNoted={isNoted} note={note} />
    </>
  )
}

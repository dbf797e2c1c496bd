import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useId, useState } from 'react'
import type { Fill } from '../placeholders/text-to-give.ts'
import type { AskFirst } from '../placeholders/use-placeholders.tsx'
import { texts } from '../texts/texts.ts'
import { PassingNote, usePassingNote } from './PassingNote.tsx'

const words = texts.common

/** Milliseconds for which the button shows that it has copied. */
const CONFIRMED_FOR = 2000

interface CopyButtonProps {
  readonly label?: string
  /** Accessible name, if the page has several. */
  readonly accessibleName?: string
  readonly copy: (fill: Fill) => Promise<boolean>
  /** Asks for placeholders first. */
  readonly first?: AskFirst | undefined
  readonly isPrimary?: boolean
  /** Shown after copying, such as unchecked places. */
  readonly note?: string | undefined
  /** Shown before copying, such as places to check. */
  readonly before?: string
}

const goOn = (next: (fill: Fill) => void) => next((text) => text)

type Outcome = 'none' | 'copied' | 'failed'

/** Returns to its initial state after a while. */
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

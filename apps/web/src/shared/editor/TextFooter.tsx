import { Button } from 'antd'
import { memo, useState, useEffect } from 'react'
import type { TextState } from '../../../../../adapters/http-contract/texts.ts'
import { useCurrentUser } from '../session.ts'
import { texts } from '../texts/editing-texts.ts'
import { FailureNotice } from '../ui/Notice.tsx'
import styles from './EditableText.module.css'
import { originWords } from './origin-words.ts'
import { SaveStatus } from './SaveStatus.tsx'
import { useUndoTextMutation } from './text-endpoints.ts'
import { keyOf, type TextOwner } from './text-owner.ts'
import type { WrittenText } from './use-text-saver.ts'
import { inApp } from '../runtime-config.ts'
import { randomId } from './random-id.ts'

interface Notice {
  readonly text: string
  readonly tab: string
  readonly kind: 'opened' | 'here' | 'closed'
}

const THIS_TAB = randomId()
const NONE: ReadonlySet<string> = new Set()

/** Whether the text is also being edited in another tab of this browser. */
function useOpenElsewhere(text: string, isEditing: boolean): boolean {
  const [tabs, setTabs] = useState(NONE)
  useEffect(() => {
    if (!isEditing) return
    const channel = new BroadcastChannel(inApp('edited-texts'))
    const tell = (kind: Notice['kind']) => channel.postMessage({ text, tab: THIS_TAB, kind } satisfies Notice)
    channel.onmessage = ({ data }: MessageEvent<Notice>) => {
      if (data.text !== text) return
      setTabs(
        (known) => new Set([...known].filter((tab) => tab !== data.tab).concat(data.kind === 'closed' ? [] : data.tab)),
      )
      if (data.kind === 'opened') tell('here')
    }
    tell('opened')
    return () => {
      tell('closed')
      channel.close()
      setTabs(NONE)
    }
  }, [text, isEditing])
  return tabs.size > 0
}

const words = texts.editing

interface TextFooterProps {
  readonly owner: TextOwner
  readonly state: TextState | null
  /** Whether the origin is shown elsewhere, or there is no text. */
  readonly isOriginSaid: boolean
  readonly written: WrittenText
}

const isSameSaving = (one: WrittenText['state'], other: WrittenText['state']) =>
  one?.status === other?.status &&
  one?.reason === other?.reason &&
  one?.server === other?.server &&
  one?.asked === other?.asked

/** The footer does not contain the text, so it is not rendered for every key. */
const isSame = (before: TextFooterProps, after: TextFooterProps) =>
  keyOf(before.owner) === keyOf(after.owner) &&
  before.state === after.state &&
  before.isOriginSaid === after.isOriginSaid &&
  before.written.isEditing === after.written.isEditing &&
  isSameSaving(before.written.state, after.written.state)

/** A text's origin, its save status and its history. */
export const TextFooter = memo(function TextFooter(props: TextFooterProps) {
  const { owner, state, isOriginSaid, written } = props
  const { id: userId } = useCurrentUser()
  const [undo, { error, isLoading }] = useUndoTextMutation()
  const isOpenElsewhere = useOpenElsewhere(`${userId}/${keyOf(owner)}`, written.isEditing)
  const version = written.state?.server.version ?? state?.version ?? 0
  return (
    <>
      <div className={`${styles.foot} ${written.isEditing ? styles.typed : ''}`}>
        {state !== null && !isOriginSaid && <span>{originWords(state, userId)}</span>}
        <SaveStatus state={written.state} />
        {isOpenElsewhere && <span role="status">{words.otherTab}</span>}
        {written.state?.status === 'saved' && (
          <Button type="link" size="small" loading={isLoading} onClick={() => void undo({ owner, version })}>
            {words.undoChanges}
          </Button>
        )}
      </div>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.undoFailed} />}
    </>
  )
}, isSame)

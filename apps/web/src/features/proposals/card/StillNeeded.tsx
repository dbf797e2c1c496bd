import { Button, Input } from 'antd'
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/warning-texts.ts'
import { texts as proposalTexts } from '../../../shared/texts/proposal-texts.ts'
import { useSavedInput } from '../../../shared/saved-input.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { useDismissLackingMutation } from '../endpoints/lacking-endpoints.ts'
import styles from './StillNeeded.module.css'
import { useImproveAnswerMutation } from '../endpoints/writing-endpoints.ts'
import { keyOf } from '../../../shared/use-keys.ts'

const words = texts.warnings.needed

interface EntryProps {
  readonly proposalId: string
  readonly questionId: string
  readonly entry: string
  readonly isWaiting: boolean
}

interface FieldProps extends EntryProps {
  readonly onClose: () => void
}

/** Takes a missing fact; the writer adds it to the answer, like a chat request. */
function EntryField({ proposalId, questionId, entry, isWaiting, onClose }: FieldProps) {
  const [value, setValue, forget] = useSavedInput(`lacking/${questionId}/${entry}`, '')
  const [improve, { error, isLoading }] = useImproveAnswerMutation()
  const [dismiss] = useDismissLackingMutation()
  const isReady = value.trim() !== '' && !isWaiting
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    const userRequest = words.request(entry, value.trim())
    const { error: refused } = await improve({ id: proposalId, questionId, userRequest })
    if (refused !== undefined) return
    forget()
    await dismiss({ id: proposalId, questionId, entry })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (keyOf(event) === 'Escape') onClose()
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} onKeyDown={onKeyDown}>
      <Input aria-label={entry} autoFocus value={value} onChange={(event) => setValue(event.target.value)} />
      <Button type="primary" htmlType="submit" loading={isLoading} disabled={!isReady}>
        {words.send}
      </Button>
      <Button
        onClick={() => {
          forget()
          onClose()
        }}
      >
        {texts.common.cancel}
      </Button>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={proposalTexts.proposal.chatFailed} />}
    </form>
  )
}

function Entry(props: EntryProps) {
  const { proposalId, questionId, entry, isWaiting } = props
  const [isOpen, setIsOpen] = useState(false)
  const [dismiss, { error, isLoading }] = useDismissLackingMutation()
  return (
    <li className={styles.entry}>
      <div className={styles.row}>
        <span className={styles.name}>{entry}</span>
        <div className={styles.actions}>
          {!isOpen && (
            <Button size="small" disabled={isWaiting} aria-label={words.addOf(entry)} onClick={() => setIsOpen(true)}>
              {words.add}
            </Button>
          )}
          <Button
            size="small"
            type="text"
            loading={isLoading}
            aria-label={words.dismissOf(entry)}
            onClick={() => void dismiss({ id: proposalId, questionId, entry })}
          >
            {words.dismiss}
          </Button>
        </div>
      </div>
      {isOpen && <EntryField {...props} onClose={() => setIsOpen(false)} />}
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
    </li>
  )
}

interface StillNeededProps {
  readonly proposalId: string
  readonly question: Question
  /** Label such as "Question 3". */
  readonly label: string
  readonly isReadOnly: boolean
}

/** Missing points of an answer, each to be answered or removed from the list. */
export function StillNeeded({ proposalId, question, label, isReadOnly }: StillNeededProps) {
  const titleId = useId()
  const entries = question.answer?.metadata.lacking ?? []
  return (
    <section className={styles.needed} aria-label={words.titleOf(label)}>
      <h3 id={titleId}>{words.title}</h3>
      <ul className={styles.entries} aria-labelledby={titleId}>
        {entries.map((entry) =>
          isReadOnly ? (
            <li key={entry}>{entry}</li>
          ) : (
            <Entry
              key={entry}
              proposalId={proposalId}
              questionId={question.id}
              entry={entry}
              isWaiting={question.status === 'processing'}
            />
          ),
        )}
      </ul>
    </section>
  )
}

import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { withoutPlaceholders } from '../../../../../core/languages/placeholders.ts'
import type { ListedAnswer } from '../../../../../adapters/http-contract/answers.ts'
import { copyMarkdown } from '../../shared/editor/copy-markdown.ts'
import { plainText } from '../../shared/formatting/plain-text.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/answers-texts.ts'
import { CopyButton } from '../../shared/ui/CopyButton.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { Prose } from '../../shared/ui/Prose.tsx'
import { AnswerEditor } from './AnswerEditor.tsx'
import { AnswerFacts } from './AnswerFacts.tsx'
import styles from './Answers.module.css'
import { useChangeAnswerMutation } from './endpoints.ts'
import { TextBlock } from '../../shared/ui/TextBlock.tsx'

const words = texts.answers

interface AnswerItemProps {
  readonly answer: ListedAnswer
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** Called after the answer has left this list. */
  readonly onMoved: (note: string) => void
}

function Actions({ answer, onEdit, onMoved }: Pick<AnswerItemProps, 'answer' | 'onMoved'> & { onEdit: () => void }) {
  const { id, question, state, origin } = answer
  const [change, { error, isLoading }] = useChangeAnswerMutation()
  const isKept = state === 'kept'
  const move = async () => {
    const { data } = await change({ id, state: isKept ? 'retired' : 'kept' })
    if (data !== undefined) onMoved(isKept ? words.retired : words.broughtBack)
  }
  return (
    <>
      {error !== undefined && <FailureNotice error={error} heading={words.changeFailed} />}
      <div className={`row ${styles.actions}`}>
        <CopyButton
          accessibleName={words.copyOf(question)}
          copy={() => copyMarkdown(withoutPlaceholders(answer.text))}
        />
        <Button type="text" onClick={onEdit}>
          {words.change}
        </Button>
        <Button type="text" loading={isLoading} onClick={() => void move()}>
          {isKept ? words.retire : words.bringBack}
        </Button>
        {origin.kind === 'checked' && (
          <Link to={paths.question(origin.proposalId, origin.questionId)}>{words.fromApplication}</Link>
        )}
      </div>
    </>
  )
}

function Limit({ limit: { words: most, characters } }: Pick<ListedAnswer, 'limit'>) {
  if (most !== null) return <p className="muted small">{words.limit.words(most)}</p>
  return characters === null ? null : <p className="muted small">{words.limit.characters(characters)}</p>
}

/** An answer: its question and first lines, and all of it after opening. */
export function AnswerItem({ answer, isOpen, onToggle, onMoved }: AnswerItemProps) {
  const [isEditing, setIsEditing] = useState(false)
  const { question, text } = answer
  return (
    <li className={styles.item}>
      <h2 className={styles.question}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => {
            setIsEditing(false)
            onToggle()
          }}
          dir="auto"
        >
          {question}
        </button>
      </h2>
      <AnswerFacts answer={answer} />
      {!isOpen && <TextBlock className={styles.opening} text={plainText(text)} />}
      {isOpen && isEditing && <AnswerEditor answer={answer} onDone={() => setIsEditing(false)} />}
      {isOpen && !isEditing && (
        <>
          <Limit limit={answer.limit} />
          <Prose text={text} />
          <Actions answer={answer} onEdit={() => setIsEditing(true)} onMoved={onMoved} />
        </>
      )}
    </li>
  )
}

import { CheckCircleFilled, ExclamationCircleFilled, LoadingOutlined, QuestionCircleFilled } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Question } from '../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../shared/texts/user-texts.ts'
import { REDUCED_MOTION } from '../../shared/theme/tokens.ts'
import { answeredCount, numberOf, stateOf, type QuestionState } from './proposal-state.ts'
import { cardId } from './QuestionCard.tsx'
import styles from './QuestionNavigator.module.css'

const words = texts.proposal

/** What waits for the user is said in words too: the list is read for it. */
const SAID: readonly QuestionState[] = ['missing', 'error']

const icons: Readonly<Record<QuestionState, ReactNode>> = {
  processing: <LoadingOutlined aria-hidden />,
  completed: <CheckCircleFilled aria-hidden />,
  missing: <QuestionCircleFilled aria-hidden />,
  error: <ExclamationCircleFilled aria-hidden />,
}

function scrollToQuestion(questionId: string) {
  const card = document.getElementById(cardId(questionId))
  const isCalm = window.matchMedia(REDUCED_MOTION).matches
  card?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
  card?.focus({ preventScroll: true })
}

interface ListProps {
  readonly questions: readonly Question[]
  readonly onJump: (questionId: string) => void
}

function List({ questions, onJump }: ListProps) {
  return (
    <ol className={styles.list}>
      {questions.map((question, index) => {
        const state = stateOf(question)
        const text = `${numberOf(question, index)}. ${question.text}`
        return (
          <li key={question.id}>
            <button
              type="button"
              className={styles.jump}
              aria-label={words.jumpTo(text, words.states[state])}
              title={words.states[state]}
              onClick={() => onJump(question.id)}
            >
              <span className={`${styles.icon} ${styles[state] ?? ''}`}>{icons[state]}</span>
              <span>
                <span className={styles.text}>{text}</span>{' '}
                {SAID.includes(state) && (
                  <span className={`${styles.said} ${styles[state] ?? ''}`}>{words.states[state]}</span>
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

function Progress({ questions }: { readonly questions: readonly Question[] }) {
  const done = answeredCount(questions)
  const needed = questions.filter((question) => stateOf(question) === 'missing').length
  return (
    <div className={styles.progress}>
      <p className="small">{words.answered(done, questions.length)}</p>
      <div className={styles.meter} aria-hidden="true">
        <div className={styles.done} style={{ width: `${(100 * done) / Math.max(1, questions.length)}%` }} />
      </div>
      {needed > 0 && <p className="muted small">{words.needYou(needed)}</p>}
    </div>
  )
}

/** All questions with their state: a list beside the cards, or a bar above them where there is no room. */
export function QuestionNavigator({ questions }: { readonly questions: readonly Question[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const [target, setTarget] = useState<string | null>(null)
  if (questions.length === 0) return null
  return (
    <>
      <nav className={styles.aside} aria-label={words.questions}>
        <div className={styles.count}>
          <Progress questions={questions} />
        </div>
        <List questions={questions} onJump={scrollToQuestion} />
      </nav>
      <div className={styles.bar}>
        <Progress questions={questions} />
        <Button onClick={() => setIsOpen(true)}>{words.questions}</Button>
      </div>
      <Drawer
        open={isOpen}
        title={words.questions}
        closable={{ 'aria-label': texts.common.close }}
        onClose={() => setIsOpen(false)}
        afterOpenChange={(open) => {
          if (!open && target !== null) scrollToQuestion(target)
          setTarget(null)
        }}
      >
        <List
          questions={questions}
          onJump={(questionId) => {
            setTarget(questionId)
            setIsOpen(false)
          }}
        />
      </Drawer>
    </>
  )
}

import { CheckCircleFilled } from '@ant-design/icons'
import { useId, type ReactNode } from 'react'
import { texts } from '../../shared/texts/profile-texts.ts'
import styles from './Checklist.module.css'
import { STEPS, type Step } from './steps.ts'

const words = texts.firstSteps

export interface StepView {
  /** What leads to where it is done. */
  readonly action: ReactNode
  readonly hint: string
  /** A second way to do it. */
  readonly alternative?: ReactNode
}

interface ChecklistProps {
  readonly done: readonly Step[]
  readonly steps: Readonly<Record<Step, StepView>>
  readonly onHide: () => void
}

function Item({ isDone, step, view }: { readonly isDone: boolean; readonly step: Step; readonly view: StepView }) {
  return (
    <li className={styles.step}>
      <span className={styles.mark}>
        {isDone ? <CheckCircleFilled aria-hidden /> : <span className={styles.circle} aria-hidden="true" />}
        <span className="visually-hidden">{isDone ? words.done : words.toDo}</span>
      </span>
      {isDone ? (
        <span className="muted">{words.steps[step]}</span>
      ) : (
        <div className={styles.text}>
          {view.action}
          <span className="muted small">{view.hint}</span>
          {view.alternative}
        </div>
      )}
    </li>
  )
}

/** What a new account does first; what is done is ticked. */
export function Checklist({ done, steps, onHide }: ChecklistProps) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <header className={`row apart ${styles.head}`}>
        <div className="row">
          <h2 id={id}>{words.title}</h2>
          <span className="muted small">{words.progress(done.length, STEPS.length)}</span>
        </div>
        <button type="button" className="link-button small" onClick={onHide}>
          {words.hide}
        </button>
      </header>
      <ul className={styles.steps}>
        {STEPS.map((step) => (
          <Item key={step} step={step} isDone={done.includes(step)} view={steps[step]} />
        ))}
      </ul>
    </section>
  )
}

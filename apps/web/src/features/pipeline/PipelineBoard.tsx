import { useEffect, useRef, useState, type DragEvent, type RefObject } from 'react'
import { Link } from 'react-router-dom'
import type { Response } from '../../../../../adapters/http-contract/calls.ts'
import type { ApplicationSummary } from '../../../../../adapters/http-contract/pipeline.ts'
import { formatCount } from '../../shared/formatting/numbers.ts'
import { paths } from '../../shared/paths.ts'
import { formatAmount } from '../../shared/pipeline/amounts.ts'
import { Deadline } from '../../shared/pipeline/Deadline.tsx'
import { texts } from '../../shared/texts/pipeline-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useMoveApplicationMutation } from './endpoints.ts'
import styles from './PipelineBoard.module.css'

const words = texts.home.board
const stages = texts.deadlines.stages

type Board = Response<'GET /home'>['board']
type Stage = ApplicationSummary['stage']
type Move = (application: ApplicationSummary, stage: Stage) => void

/** Keeps the focus on a card after it was moved with its select. */
type Moved = RefObject<string | null>

const KIND = 'application/x-application'
const OPEN: readonly Stage[] = ['looking', 'drafting', 'review']

function aboutOf({ funder, amountAsked, amountGiven, currency }: ApplicationSummary): string {
  const amount = amountGiven ?? amountAsked
  return [funder?.name, amount === null ? undefined : formatAmount(amount, currency)].filter(Boolean).join(' · ')
}

interface CardProps {
  readonly application: ApplicationSummary
  readonly moved: Moved
  readonly onMove: Move
}

function Card({ application, moved, onMove }: CardProps) {
  const choice = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (moved.current !== application.id) return
    moved.current = null
    choice.current?.focus()
  }, [moved, application.id])
  const { id, name, stage, deadline, deadlineZone, progress } = application
  const isOpen = OPEN.includes(stage)
  const about = aboutOf(application)
  return (
    <li className={styles.card} draggable onDragStart={(event) => event.dataTransfer.setData(KIND, id)}>
      <Link to={paths.proposal(id)} className={styles.name} dir="auto" draggable={false}>
        {name}
      </Link>
      {about !== '' && <span className="muted small">{about}</span>}
      {isOpen && deadline !== null && (
        <span className="small">
          <Deadline at={deadline} zone={deadlineZone} />
        </span>
      )}
      {isOpen && progress.questions > 0 && (
        <span className={styles.meter} data-bar title={texts.deadlines.checkedOf(progress.checked, progress.questions)}>
          <span style={{ width: `${(100 * progress.checked) / progress.questions}%` }} />
          <span className="visually-hidden">{texts.deadlines.checkedOf(progress.checked, progress.questions)}</span>
        </span>
      )}
      <select
        ref={choice}
        className={styles.stage}
        aria-label={words.stageOf(name)}
        value={stage}
        onChange={(event) => {
          moved.current = id
          onMove(application, event.target.value as Stage)
        }}
      >
        {(Object.keys(stages) as Stage[]).map((one) => (
          <option key={one} value={one}>
            {stages[one]}
          </option>
        ))}
      </select>
    </li>
  )
}

interface ColumnProps {
  readonly column: Board[number]
  readonly moved: Moved
  readonly onDrop: (id: string, stage: Stage) => void
  readonly onMove: Move
}

function Column({ column: { stage, applications, total }, moved, onDrop, onMove }: ColumnProps) {
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(KIND)) return
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <section
      className={`${styles.column} ${isOver ? styles.over : ''}`}
      aria-label={stages[stage]}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false)
        const id = event.dataTransfer.getData(KIND)
        if (id !== '') onDrop(id, stage)
      }}
    >
      <h3 className={styles.title}>
        {stages[stage]} <span className="muted">{formatCount(total)}</span>
      </h3>
      <ul className={styles.cards}>
        {applications.map((application) => (
          <Card key={application.id} application={application} moved={moved} onMove={onMove} />
        ))}
      </ul>
      {total > applications.length && (
        <Link className="small" to={`${paths.applications}?stage=${stage}`}>
          {words.more(total - applications.length)}
        </Link>
      )}
    </section>
  )
}

/** Applications by stage: dragged to another column, or moved with the select on each card. */
export function PipelineBoard({ board }: { readonly board: Board }) {
  const [move, { error, isLoading }] = useMoveApplicationMutation()
  const moved = useRef<string | null>(null)
  const onMove: Move = (application, stage) => {
    if (application.stage !== stage) void move({ id: application.id, stage })
  }
  const onDrop = (id: string, stage: Stage) => {
    const dropped = board.flatMap(({ applications }) => applications).find((one) => one.id === id)
    if (dropped !== undefined) onMove(dropped, stage)
  }
  return (
    <section aria-label={words.title} className="stack tight">
      <div className="row apart">
        <h2>{words.title}</h2>
        <Link to={paths.applications}>{texts.home.allApplications}</Link>
      </div>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={texts.plan.failed} />}
      <div className={styles.board}>
        {board.map((column) => (
          <Column key={column.stage} column={column} moved={moved} onDrop={onDrop} onMove={onMove} />
        ))}
      </div>
    </section>
  )
}

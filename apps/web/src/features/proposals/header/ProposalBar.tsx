import { ArrowLeftOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { foreignOwner } from '../../../shared/foreign-owner.ts'
import { paths } from '../../../shared/paths.ts'
import { Deadline } from '../../../shared/pipeline/Deadline.tsx'
import { useCurrentUser } from '../../../shared/session.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { EditableName } from '../../../shared/ui/EditableName.tsx'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { useBarHeight } from '../../../shared/ui/use-bar-height.ts'
import { Tag } from '../../../shared/ui/Tag.tsx'
import { useChangeProposalMutation } from '../endpoints/application-endpoints.ts'
import type { FunderField } from './ApplicationDetailsModal.tsx'
import { NextButton } from './NextButton.tsx'
import styles from './ProposalBar.module.css'
import { ProposalMenu } from './ProposalMenu.tsx'
import { countOf } from '../review-state.ts'
import type { Todo } from '../todo/use-todo.ts'

const words = texts.application

function Name({ proposal }: { readonly proposal: Proposal }) {
  const [rename] = useChangeProposalMutation()
  const { id, name } = proposal
  const isOwn = foreignOwner(proposal, useCurrentUser()) === null
  if (!isOwn) return <h1 dir="auto">{name}</h1>
  return (
    <EditableName
      key={id}
      name={name}
      label={texts.proposal.title}
      keptAs={`application-name/${id}`}
      failed={texts.proposal.changeFailed}
      onSave={async (newName) => (await rename({ id, name: newName })).error}
    />
  )
}

function Checked({ questions }: Pick<Proposal, 'questions'>) {
  const checked = countOf('checked', questions)
  const isDraft = countOf(
    'draft',
    questions.filter(({ status }) => status !== 'processing'),
  )
  const percent = (count: number) => `${(100 * count) / questions.length}%`
  return (
    <div className={styles.progress}>
      <span className={styles.count}>{words.checkedOf(checked, questions.length)}</span>
      <div className={styles.meter} data-bar aria-hidden="true">
        <div className={styles.done} style={{ width: percent(checked) }} />
        <div className={styles.drafted} style={{ width: percent(isDraft) }} />
      </div>
    </div>
  )
}

function BackLink({ projectId }: Pick<Proposal, 'projectId'>) {
  if (projectId === null) return null
  return (
    <Link className={styles.back} to={paths.project(projectId)} title={texts.proposal.showProject}>
      <ArrowLeftOutlined aria-hidden />
      <span className="visually-hidden">{texts.proposal.showProject}</span>
    </Link>
  )
}

function TodoButton({ todo }: { readonly todo: Todo }) {
  return (
    <Button
      type="text"
      icon={<UnorderedListOutlined aria-hidden />}
      title={words.todoHint}
      aria-label={words.todo}
      aria-expanded={todo.isShown}
      onClick={todo.toggle}
    >
      <span className={styles.long}>{words.todo}</span>
    </Button>
  )
}

interface ProposalBarProps {
  readonly proposal: Proposal
  readonly FunderField: FunderField
  readonly todo: Todo
  /** Opens the upload of a form. */
  readonly onForm: () => void
  /** Shows the form's line with this place; null without a form. */
  readonly onShow: ((place: string) => void) | null
}

/** Sticky bar: the application's name, deadline, share of checked answers, and next step. */
export function ProposalBar({ proposal, FunderField, todo, onForm, onShow }: ProposalBarProps) {
  const [failure, setFailure] = useState<{ readonly heading: string; readonly error: unknown } | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  useBarHeight('page', bar)
  const isOwn = foreignOwner(proposal, useCurrentUser()) === null
  const { questions, isArchived, deadline, deadlineZone } = proposal
  return (
    <div className={styles.bar} ref={bar}>
      <BackLink projectId={proposal.projectId} />
      <div className={styles.name}>
        <Name proposal={proposal} />
        {isArchived && <Tag>{texts.common.archived}</Tag>}
        {deadline !== null && <Deadline at={deadline} zone={deadlineZone} />}
      </div>
      {questions.length > 0 && <Checked questions={questions} />}
      <div className={styles.actions}>
        {questions.length > 0 && <NextButton proposal={proposal} isOwn={isOwn} onShow={onShow} />}
        <TodoButton todo={todo} />
        {isOwn && <ProposalMenu proposal={proposal} FunderField={FunderField} onForm={onForm} onFailure={setFailure} />}
      </div>
      {failure !== null && (
        <div className={styles.failure}>
          <FailureNotice {...failure} />
        </div>
      )}
    </div>
  )
}

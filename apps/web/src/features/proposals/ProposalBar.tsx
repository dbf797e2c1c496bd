import { FileTextOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import type { Proposal } from '../../../../../adapters/http-contract/proposals.ts'
import { foreignOwner } from '../../shared/foreign-owner.ts'
import type { Fill } from '../../shared/placeholders/text-to-give.ts'
import { usePlaceholders } from '../../shared/placeholders/use-placeholders.tsx'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/application-texts.ts'
import { EditableName } from '../../shared/ui/EditableName.tsx'
import { CopyButton } from '../../shared/ui/CopyButton.tsx'
import { Key } from '../../shared/ui/Key.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useBarHeight } from '../../shared/ui/use-bar-height.ts'
import { Tag } from '../../shared/ui/Tag.tsx'
import { useChangeProposalMutation } from './application-endpoints.ts'
import { answersToCheck, openPlaces } from './answers-to-check.ts'
import type { FunderField } from './ApplicationDetailsModal.tsx'
import { currentQuestion } from './current-question.ts'
import { DownloadButton } from './DownloadButton.tsx'
import { FilledFormButton } from './FilledFormButton.tsx'
import styles from './ProposalBar.module.css'
import { ProposalMenu } from './ProposalMenu.tsx'
import { QuestionDrawer } from './QuestionDrawer.tsx'
import { countOf, nextToDo } from './review-state.ts'
import { textsToGive, withFilled } from './texts-to-give.ts'
import { useJump } from './use-question-in-address.ts'

const words = texts.application

/** Code for the copy is loaded when it is wanted. */
async function copyAll(proposal: Proposal, fill: Fill): Promise<boolean> {
  const { copyDocument } = await import('./copy-document.tsx')
  return copyDocument(withFilled(proposal, fill))
}

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
  const places = openPlaces(questions)
  return (
    <div className={styles.progress}>
      <strong>{words.checkedOf(checked, questions.length)}</strong>
      <div className={styles.meter} data-bar aria-hidden="true">
        <div className={styles.done} style={{ width: `${(100 * checked) / questions.length}%` }} />
      </div>
      {places > 0 && <span className={styles.places}>{words.placesToCheck(places)}</span>}
    </div>
  )
}

/** Leads to the next question that needs somebody, else to the next that is not checked. */
function NextButton({ questions }: Pick<Proposal, 'questions'>) {
  const jump = useJump()
  const goOn = () => {
    const next = nextToDo(questions, currentQuestion())
    if (next !== null) jump(next)
  }
  if (nextToDo(questions, null) === null) return null
  return (
    <Button type="text" className={styles.next ?? ''} title={words.keys.nextToDo} aria-keyshortcuts="n" onClick={goOn}>
      {words.next}
      <Key name="n" />
    </Button>
  )
}

interface ProposalBarProps {
  readonly proposal: Proposal
  readonly FunderField: FunderField
  /** Opens the upload of a form. */
  readonly onForm: () => void
  /** Shows or hides the form beside the application; null where there is none to show. */
  readonly beside: {
    readonly isOpen: boolean
    readonly toggle: () => void
    /** Shows the line that has this place. */
    readonly show: (place: string) => void
  } | null
}

function FormButton({ isOpen, toggle }: Pick<NonNullable<ProposalBarProps['beside']>, 'isOpen' | 'toggle'>) {
  return (
    <Button
      type="text"
      icon={<FileTextOutlined aria-hidden />}
      title={words.formBesideHint}
      aria-expanded={isOpen}
      aria-label={words.formBeside}
      onClick={toggle}
    >
      <span className={styles.label}>{words.formBeside}</span>
    </Button>
  )
}

/** What stays in sight: the application's name, how much of it is checked, and what can be done with the whole of it. */
export function ProposalBar({ proposal, FunderField, onForm, beside }: ProposalBarProps) {
  const [failure, setFailure] = useState<{ readonly heading: string; readonly error: unknown } | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  useBarHeight('page', bar)
  const isOwn = foreignOwner(proposal, useCurrentUser()) === null
  const { questions, isArchived } = proposal
  const unchecked = questions.length - countOf('checked', questions)
  const before = answersToCheck(questions)
  const first = usePlaceholders({ texts: () => textsToGive(proposal), mayChange: isOwn })
  const note = [before, unchecked === 0 ? '' : words.notChecked(unchecked)].filter(Boolean).join('. ')
  return (
    <div className={styles.bar} ref={bar}>
      <div className={styles.name}>
        <Name proposal={proposal} />
        {isArchived && <Tag>{texts.common.archived}</Tag>}
      </div>
      {questions.length > 0 && <Checked questions={questions} />}
      <div className={styles.actions}>
        {beside !== null && <FormButton {...beside} />}
        {beside !== null && questions.length > 0 && <FilledFormButton proposal={proposal} onShow={beside.show} />}
        {questions.length > 0 && (
          <>
            <NextButton questions={questions} />
            <QuestionDrawer questions={questions} />
            <CopyButton
              label={words.copyAll}
              copy={(fill) => copyAll(proposal, fill)}
              first={first}
              note={note}
              before={before}
            />
            <DownloadButton proposal={proposal} note={note} before={before} isOwn={isOwn} />
          </>
        )}
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

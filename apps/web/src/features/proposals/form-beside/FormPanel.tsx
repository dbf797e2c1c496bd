import { CloseOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { useMemo, useEffect } from 'react'
import type { Proposal, Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import { useMedia } from '../../../shared/theme/use-media.ts'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../../shared/ui/Skeletons.tsx'
import { useBeside } from '../use-beside.ts'
import { useViewFormBlocksQuery } from './form-endpoints.ts'
import { FormLines } from './FormLines.tsx'
import styles from './FormPanel.module.css'
import type { FormStart } from './use-form-beside.ts'
import { keyOf } from '../../../shared/use-keys.ts'

const POINTED = 'data-pointed'

/** Marks of an element: the question of a card, or those of a form's line. */
function marksAt(target: EventTarget | null): readonly string[] {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-marks], [data-question]') : null
  return (element?.dataset['marks'] ?? element?.dataset['question'] ?? '').split(' ').filter((id) => id !== '')
}

function elementsOf(id: string): Element[] {
  return [...document.querySelectorAll(`[data-question="${id}"], [data-marks~="${id}"]`)]
}

function pointAt(ids: readonly string[]): void {
  const pointed = new Set(ids.flatMap(elementsOf))
  for (const element of document.querySelectorAll(`[${POINTED}]`))
    if (!pointed.has(element)) element.removeAttribute(POINTED)
  for (const element of pointed) element.setAttribute(POINTED, '')
}

/**
 * Highlights the line of the hovered or focused card, and the card of the hovered line. It changes the elements
 * directly, so that a mouse movement does not render two hundred cards again.
 */
function usePointedMarks(): void {
  useEffect(() => {
    const point = ({ target }: Event) => pointAt(marksAt(target))
    document.addEventListener('mouseover', point)
    document.addEventListener('focusin', point)
    return () => {
      document.removeEventListener('mouseover', point)
      document.removeEventListener('focusin', point)
      pointAt([])
    }
  }, [])
}

const words = texts.formBeside
const EditQuestionModal = lazyPart(() =>
  import('../list/EditQuestionModal.tsx').then(({ EditQuestionModal }) => EditQuestionModal),
)
const SplitQuestionModal = lazyPart(() =>
  import('../list/SplitQuestionModal.tsx').then(({ SplitQuestionModal }) => SplitQuestionModal),
)

interface FormPanelProps {
  readonly proposal: Proposal
  readonly start: FormStart
  readonly onClose: () => void
}

function useDialogs(proposalId: string) {
  const edited = useBeside<Question>()
  const parted = useBeside<Question>()
  const dialogs = useMemo(() => ({ edit: edited.open, split: parted.open }), [edited.open, parted.open])
  const common = (beside: typeof edited) => ({ proposalId, isOpen: beside.isOpen, onClose: beside.close })
  const opened = (
    <>
      {edited.content && <EditQuestionModal key={edited.turn} question={edited.content} {...common(edited)} />}
      {parted.content && <SplitQuestionModal key={parted.turn} question={parted.content} {...common(parted)} />}
    </>
  )
  return { dialogs, opened }
}

/** Number of marks, and items not visible here. */
function Summary({ questions, items }: Pick<Proposal, 'questions' | 'items'>) {
  const isTouched = useMedia('(hover: none) and (pointer: coarse)')
  const unplaced = questions.filter(({ place }) => place === null).length
  return (
    <p className="muted small">
      {words.marked(questions.length - unplaced, items.length)}.{' '}
      {unplaced > 0 && <span>{`${words.unplaced(unplaced)} `}</span>}
      {words.hint} {!isTouched && <span>{words.keys}</span>}
    </p>
  )
}

function Content({ proposal, start }: Pick<FormPanelProps, 'proposal' | 'start'>) {
  const { data, error, refetch } = useViewFormBlocksQuery({ id: proposal.id, form: proposal.formFileName })
  const { dialogs, opened } = useDialogs(proposal.id)
  usePointedMarks()
  if (error !== undefined && data === undefined)
    return (
      <FailureNotice
        error={error}
        heading={words.loadFailed}
        action={<Button onClick={() => void refetch()}>{words.retry}</Button>}
      />
    )
  if (data === undefined) return <SkeletonLines count={12} height={16} />
  const { blocks, isPdf } = data
  if (blocks.length === 0) return <EmptyState title={words.pictures} hint={words.picturesHint} />
  return (
    <>
      <Summary {...proposal} />
      <FormLines proposal={proposal} blocks={blocks} isPdf={isPdf} dialogs={dialogs} start={start} />
      {opened}
    </>
  )
}

/** The funder's form with its findings: beside the questions, or above them on narrow screens. */
export function FormPanel({ proposal, start, onClose }: FormPanelProps) {
  const isNarrow = useMedia('(max-width: 991px)')
  if (isNarrow)
    return (
      <Drawer open title={words.title} size="100%" onClose={onClose} closable={{ 'aria-label': words.close }}>
        <p className={styles.fileName}>{proposal.formFileName}</p>
        <Content proposal={proposal} start={start} />
      </Drawer>
    )
  return (
    <aside
      className={styles.panel}
      aria-label={words.title}
      onKeyDown={(event) => {
        if (keyOf(event) === 'Escape') onClose()
      }}
    >
      <div className="row apart">
        <h2 className={styles.title}>{words.title}</h2>
        <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label={words.close} onClick={onClose} />
      </div>
      <p className={styles.fileName}>{proposal.formFileName}</p>
      <div className={styles.scrolled}>
        <Content proposal={proposal} start={start} />
      </div>
    </aside>
  )
}

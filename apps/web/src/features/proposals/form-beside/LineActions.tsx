import { Button } from 'antd'
import { useState } from 'react'
import { questionKind, type Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import { ActionMenu } from '../../../shared/ui/ActionMenu.tsx'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { goToQuestion } from '../question-address.ts'
import { useRemoveQuestionMutation, useRestoreQuestionMutation } from '../endpoints/question-endpoints.ts'
import {
  useAskItemMutation,
  useMakeItemMutation,
  useMarkLineMutation,
  useRemoveItemMutation,
} from './form-endpoints.ts'
import { goTo, itemId, type Item, type ItemKind, type LineMarks } from './line-marks.ts'
import styles from './FormPanel.module.css'

const words = texts.formBeside

/** Dialogs for a question in the form. */
export interface QuestionDialogs {
  readonly edit: (question: Question) => void
  readonly split: (question: Question) => void
}

interface KindMenuProps {
  readonly label: string
  readonly isDisabled: boolean
  readonly onSelect: (kind: ItemKind) => void
}

/** Kinds that text does not answer come first; `text` is a question. */
const KINDS: readonly ItemKind[] = [
  ...(['attachment', 'signature', 'declaration', 'choice', 'yes-no', 'budget', 'table'] as const),
  ...questionKind.options.filter((kind) => ['name', 'date', 'number', 'money', 'address'].includes(kind)),
]

function KindMenu({ label, isDisabled, onSelect }: KindMenuProps) {
  const kinds = KINDS.map((kind) => ({ label: words.items.kinds[kind], isDisabled, onSelect: () => onSelect(kind) }))
  return <ActionMenu size="small" label={label} accessibleName={label} groups={[kinds]} />
}

interface LineProps {
  readonly proposalId: string
  readonly place: string
  readonly label: string
  readonly marks: LineMarks
  readonly dialogs: QuestionDialogs
}

function Failure({ error }: { readonly error: unknown }) {
  return error === undefined ? null : <FailureNotice error={error} heading={words.failed} />
}

/** Actions for an unclassified line. */
function Adding({ proposalId, place }: LineProps) {
  const [mark, { error, isLoading }] = useMarkLineMutation()
  const add = (as: 'question' | ItemKind) => void mark({ id: proposalId, place, as })
  return (
    <>
      <Button size="small" type="primary" loading={isLoading} onClick={() => add('question')}>
        {words.addQuestion}
      </Button>
      <KindMenu label={words.addItem} isDisabled={isLoading} onSelect={add} />
      {!isLoading && <Failure error={error} />}
    </>
  )
}

interface QuestionProps extends LineProps {
  readonly question: Question
  readonly onRemoved: (questionId: string) => void
}

function OfQuestion({ proposalId: id, question, dialogs, onRemoved }: QuestionProps) {
  const [remove, removal] = useRemoveQuestionMutation()
  const [makeItem, making] = useMakeItemMutation()
  const isBusy = removal.isLoading || making.isLoading
  const questionId = question.id
  const takeAway = async () => {
    const { error } = await remove({ id, questionId })
    if (error === undefined) onRemoved(questionId)
  }
  return (
    <>
      <Button size="small" onClick={() => goToQuestion(questionId)}>
        {words.showQuestion}
      </Button>
      <Button size="small" onClick={() => dialogs.edit(question)}>
        {words.correct}
      </Button>
      <Button size="small" disabled={question.status === 'processing'} onClick={() => dialogs.split(question)}>
        {words.split}
      </Button>
      <KindMenu
        label={words.makeItem}
        isDisabled={isBusy}
        onSelect={(kind) => void makeItem({ id, questionId, kind })}
      />
      <Button size="small" danger loading={removal.isLoading} onClick={() => void takeAway()}>
        {words.notQuestion}
      </Button>
      {!isBusy && <Failure error={removal.error ?? making.error} />}
    </>
  )
}

function OfItem({ proposalId: id, item }: LineProps & { readonly item: Item }) {
  const [ask, asking] = useAskItemMutation()
  const [remove, removal] = useRemoveItemMutation()
  const isBusy = asking.isLoading || removal.isLoading
  const place = { id, itemId: item.id }
  return (
    <>
      <Button size="small" onClick={() => goTo(itemId(item.id))}>
        {words.items.title}
      </Button>
      <Button size="small" loading={asking.isLoading} onClick={() => void ask(place)}>
        {words.askInWords}
      </Button>
      <Button size="small" danger loading={removal.isLoading} onClick={() => void remove(place)}>
        {words.remove}
      </Button>
      {!isBusy && <Failure error={asking.error ?? removal.error} />}
    </>
  )
}

function Removed({ proposalId: id, questionId, onRestored }: Pick<LineProps, 'proposalId'> & RemovedProps) {
  const [restore, { error, isLoading }] = useRestoreQuestionMutation()
  const undo = async () => {
    const result = await restore({ id, questionId })
    if (result.error === undefined) onRestored()
  }
  return (
    <>
      <span>{words.removed}</span>
      <Button size="small" loading={isLoading} onClick={() => void undo()}>
        {words.undo}
      </Button>
      {!isLoading && <Failure error={error} />}
    </>
  )
}

interface RemovedProps {
  readonly questionId: string
  readonly onRestored: () => void
}

/** Actions that classify a line of the form. */
export function LineActions(props: LineProps) {
  const { marks, label } = props
  const [removed, setRemoved] = useState<string | null>(null)
  const isUnmarked = marks.questions.length + marks.items.length === 0
  return (
    <div role="group" aria-label={words.actionsOf(label)} className={styles.actions}>
      {marks.questions.map(({ question }) => (
        <OfQuestion key={question.id} {...props} question={question} onRemoved={setRemoved} />
      ))}
      {marks.items.map((item) => (
        <OfItem key={item.id} {...props} item={item} />
      ))}
      {isUnmarked && removed !== null && (
        <Removed proposalId={props.proposalId} questionId={removed} onRestored={() => setRemoved(null)} />
      )}
      {isUnmarked && <Adding {...props} />}
    </div>
  )
}

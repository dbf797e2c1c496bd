import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { Button, Drawer } from 'antd'
import type { Proposal, Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { numberOf } from '../proposal-state.ts'
import { useMoveQuestionMutation } from '../endpoints/question-endpoints.ts'
import styles from './ReorderDrawer.module.css'

const words = texts.application.reordering

interface RowProps {
  readonly question: Question
  readonly index: number
  readonly isLast: boolean
  readonly onMove: (questionId: string, position: number) => void
}

function Row({ question, index, isLast, onMove }: RowProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: question.id })
  const label = texts.proposal.questionNumber(numberOf(question, index))
  const moved = transform === null ? '' : `translate3d(0, ${transform.y}px, 0)`
  return (
    <li
      ref={setNodeRef}
      className={`${styles.row} ${isDragging ? styles.dragged : ''}`}
      style={{ transform: moved, transition }}
    >
      <Button
        type="text"
        icon={<HolderOutlined aria-hidden />}
        className={styles.handle ?? ''}
        {...attributes}
        {...listeners}
        aria-label={words.drag(label)}
      />
      <span className={styles.text}>
        {numberOf(question, index)}. <bdi>{question.text}</bdi>
      </span>
      <Button
        type="text"
        icon={<ArrowUpOutlined aria-hidden />}
        disabled={index === 0}
        aria-label={words.up(label)}
        onClick={() => onMove(question.id, index - 1)}
      />
      <Button
        type="text"
        icon={<ArrowDownOutlined aria-hidden />}
        disabled={isLast}
        aria-label={words.down(label)}
        onClick={() => onMove(question.id, index + 1)}
      />
    </li>
  )
}

/** Screen reader messages for moving a question by keyboard. */
function announcementsFor(placeOf: (id: UniqueIdentifier) => number): Announcements {
  const at = (over: { readonly id: UniqueIdentifier } | null) => (over === null ? '' : words.at(placeOf(over.id) + 1))
  return {
    onDragStart: ({ active }) => words.lifted(placeOf(active.id) + 1),
    onDragOver: ({ over }) => at(over),
    onDragEnd: ({ over }) => at(over),
    onDragCancel: () => words.cancelled,
  }
}

interface ReorderDrawerProps {
  readonly proposal: Proposal
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Reorders questions by dragging, by keyboard or step by step. Each change is saved. */
export function ReorderDrawer({ proposal: { id, questions }, isOpen, onClose }: ReorderDrawerProps) {
  const [move, { error, isLoading }] = useMoveQuestionMutation()
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = questions.map((question) => question.id)
  const placeOf = (questionId: UniqueIdentifier) => ids.indexOf(String(questionId))
  const moveTo = (questionId: string, position: number) => void move({ id, questionId, position })
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over !== null && over.id !== active.id) moveTo(String(active.id), placeOf(over.id))
  }
  return (
    <Drawer
      open={isOpen}
      title={words.title}
      size={520}
      closable={{ 'aria-label': texts.common.close }}
      onClose={onClose}
      destroyOnHidden
    >
      <p className="muted small">{words.hint}</p>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: announcementsFor(placeOf),
          screenReaderInstructions: { draggable: words.instructions },
        }}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={styles.list}>
            {questions.map((question, index) => (
              <Row
                key={question.id}
                question={question}
                index={index}
                isLast={index === questions.length - 1}
                onMove={moveTo}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </Drawer>
  )
}

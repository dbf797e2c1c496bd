import { EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef, useState, type FocusEvent, type MouseEvent, type ReactNode } from 'react'
import type { TextState } from '../../../../../adapters/http-contract/texts.ts'
import { texts } from '../texts/editing-texts.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Prose, proseClass } from '../ui/Prose.tsx'
import { ReadText } from './ReadText.tsx'
import styles from './EditableText.module.css'
import type { SavedText } from './text-calls.ts'
import { TextFooter } from './TextFooter.tsx'
import type { TextOwner } from './text-owner.ts'
import type { Place } from './use-editor-view.ts'
import { useEditKey } from './use-edit-key.ts'
import { useTextSaver } from './use-text-saver.ts'

const words = texts.editing

const TextEditor = lazyPart(
  () => import('./TextEditor.tsx').then(({ TextEditor }) => TextEditor),
  ({ text }) => <Prose text={text} />,
)
const TextConflict = lazyPart(() => import('./TextConflict.tsx').then(({ TextConflict }) => TextConflict))

interface EditableTextProps {
  readonly owner: TextOwner
  /** What the text is called for who can't see where it stands. */
  readonly label: string
  /** In Markdown; empty where there is none to be read. */
  readonly text: string
  /** Null where nothing was ever written. */
  readonly state: TextState | null
  readonly isReadOnly: boolean
  /** Stands above the text, beside the button. */
  readonly heading?: ReactNode
  /** Stands under the text as it is typed, such as a count of its words. */
  readonly under?: (text: string) => ReactNode
  /** What the button says where there is no text. */
  readonly invitation?: string
  /** Takes in what was saved; also called once the text is off the screen. */
  readonly onSaved: (saved: SavedText) => void
  readonly onEditing?: (isEditing: boolean) => void
  /** Offered beside words that were selected. */
  readonly forSelection?: (selected: string, close: () => void) => ReactNode
}

/** A text that is changed where it stands: a click into it, its button or `e` make an editor of it, which saves by itself. */
export function EditableText(props: EditableTextProps) {
  const { owner, label, text, state, isReadOnly, heading, under, invitation, onSaved, onEditing, forSelection } = props
  const root = useRef<HTMLDivElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const written = useTextSaver(owner, { version: state?.version ?? 0, text }, onSaved)
  const { saver, isEditing } = written
  const shown = written.state?.text ?? text
  const opener = shown === '' ? (invitation ?? words.edit) : words.edit

  const begin = (at: Place | null) => {
    if (isReadOnly) return
    setPlace(at)
    written.begin()
    onEditing?.(true)
  }
  const end = () => {
    written.end()
    onEditing?.(false)
  }
  useEditKey(root, isEditing || isReadOnly ? null : () => begin(null))

  const onClick = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a, button') !== null
    const isSelecting = document.getSelection()?.isCollapsed === false
    if (!isLink && !isSelecting) begin({ left: event.clientX, top: event.clientY })
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && root.current?.contains(relatedTarget) === true
    if (isEditing && !isInside && document.hasFocus()) end()
  }
  const onEscape = () => {
    end()
    requestAnimationFrame(() => editButton.current?.focus())
  }

  return (
    <div ref={root} className={styles.editable} onBlur={onBlur} onPointerEnter={TextEditor.preload}>
      <div className={styles.head}>
        {heading}
        {!isReadOnly && !isEditing && (
          <Button
            ref={editButton}
            type={shown === '' ? 'default' : 'text'}
            size="small"
            className={styles.edit ?? ''}
            icon={<EditOutlined aria-hidden />}
            aria-label={words.editNamed(opener, label)}
            title={words.editKey(opener)}
            onFocus={TextEditor.preload}
            onClick={() => begin(null)}
          >
            {opener}
          </Button>
        )}
      </div>
      {isEditing && saver !== null ? (
        <TextEditor
          key={written.revision}
          label={label}
          text={shown}
          at={place}
          className={proseClass}
          onChange={(changed) => saver.change(changed)}
          onEscape={onEscape}
        />
      ) : (
        shown !== '' && (
          <ReadText
            text={shown}
            forSelection={isReadOnly ? undefined : forSelection}
            onClick={isReadOnly ? undefined : onClick}
          />
        )
      )}
      {written.state?.status === 'conflict' && saver !== null && (
        <TextConflict saver={saver} state={written.state} onDecided={written.reload} />
      )}
      {shown !== '' && under?.(shown)}
      {(state !== null || written.state !== null) && (
        <TextFooter {...{ owner, label, state, written, isReadOnly }} isEmpty={shown === ''} />
      )}
    </div>
  )
}

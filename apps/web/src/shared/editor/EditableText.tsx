import { EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import {
  useImperativeHandle,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import type { TextState } from '../../../../../adapters/http-contract/texts.ts'
import { texts } from '../texts/editing-texts.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useKeys } from '../use-keys.ts'
import { Prose, proseClass } from '../ui/Prose.tsx'
import { HistoryButton } from './HistoryButton.tsx'
import { ReadText } from './ReadText.tsx'
import styles from './EditableText.module.css'
import type { SavedText } from './text-calls.ts'
import { TextFooter } from './TextFooter.tsx'
import type { TextOwner } from './text-owner.ts'
import type { Place } from './use-editor-view.ts'
import { flushTexts } from './text-savers.ts'
import { useTextSaver, type WrittenText } from './use-text-saver.ts'

const words = texts.editing

const TextEditor = lazyPart(
  () => import('./TextEditor.tsx').then(({ TextEditor }) => TextEditor),
  ({ text }) => <Prose text={text} />,
)
/** Loads the editor before it is needed. */
export const preloadEditor = TextEditor.preload

const TextConflict = lazyPart(() => import('./TextConflict.tsx').then(({ TextConflict }) => TextConflict))

/** Actions on a text for other components. */
export interface TextHandle {
  /** Adds words and opens the editor with the caret after them: at the end, unless `into` inserts them elsewhere. */
  readonly insert: WrittenText['insert']
}

interface EditableTextProps {
  readonly handle?: Ref<TextHandle> | undefined
  readonly owner: TextOwner
  /** Name of the text for screen readers. */
  readonly label: string
  /** Markdown; empty if there is no text. */
  readonly text: string
  /** Null if nothing was ever written. */
  readonly state: TextState | null
  readonly isReadOnly: boolean
  /** Hides the counts and the footer below the text. */
  readonly isTextAlone?: boolean
  /** Shown above the text, beside the button. */
  readonly heading?: ReactNode
  /** Whether the heading already shows the text's origin. */
  readonly isOriginSaid?: boolean
  /** Shown under the text while typing, such as a word count. */
  readonly under?: (text: string) => ReactNode
  /** Label of the button if there is no text. */
  readonly invitation?: string
  /** Receives saved texts, even after the text has left the screen. */
  readonly onSaved: (saved: SavedText) => void
  readonly onEditing?: (isEditing: boolean) => void
  /** Actions for selected words. */
  readonly forSelection?: (selected: string, close: () => void) => ReactNode
}

interface EditButtonProps {
  readonly ref: Ref<HTMLButtonElement>
  readonly shown: string
  readonly invitation: string | undefined
  readonly label: string
  readonly onOpen: () => void
}

function EditButton({ ref, shown, invitation, label, onOpen }: EditButtonProps) {
  const opener = shown === '' ? (invitation ?? words.edit) : words.edit
  return (
    <Button
      ref={ref}
      type={shown === '' ? 'default' : 'text'}
      size="small"
      className={shown === '' ? '' : (styles.quiet ?? '')}
      icon={<EditOutlined aria-hidden />}
      aria-label={words.editNamed(opener, label)}
      title={words.editKey(opener)}
      onFocus={TextEditor.preload}
      onClick={onOpen}
    >
      {opener}
    </Button>
  )
}

/** Saves with Ctrl+S instead of the browser's own dialog while the text is edited or unsaved. */
function useSaveKey({ saver, isEditing }: WrittenText) {
  const saveNow = () => {
    saver?.saveNow()
    flushTexts()
  }
  useKeys(saver !== null && (isEditing || !saver.isSettled) ? { 'Command+s': saveNow } : {})
}

/** Lets other components add words. */
function useInsertion(handle: Ref<TextHandle> | undefined, begin: () => void, written: WrittenText) {
  const insert: TextHandle['insert'] = (...added) => {
    begin()
    written.insert(...added)
  }
  useImperativeHandle(handle, () => ({ insert }))
}

/** False for clicks on links and for selections. */
function isMeantToEdit({ target }: MouseEvent): boolean {
  const isLink = target instanceof Element && target.closest('a, button') !== null
  return !isLink && document.getSelection()?.isCollapsed !== false
}

/** A text that is edited in place: a click on it, its button or `e` opens an editor, which saves automatically. */
export function EditableText(props: EditableTextProps) {
  const {
    owner,
    label,
    text,
    state,
    isReadOnly,
    isTextAlone = false,
    heading,
    isOriginSaid = false,
    under,
    invitation,
    onSaved,
    onEditing,
    forSelection,
    handle,
  } = props
  const root = useRef<HTMLDivElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const written = useTextSaver(owner, { version: state?.version ?? 0, text }, onSaved)
  const { saver, isEditing } = written
  const shown = written.state?.text ?? text
  const hasState = state !== null

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
  useKeys(isEditing || isReadOnly ? {} : { e: () => begin(null) }, root)
  useSaveKey(written)
  useInsertion(handle, () => begin(null), written)

  const onClick = (event: MouseEvent) => {
    if (isMeantToEdit(event)) begin({ left: event.clientX, top: event.clientY })
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isEditing && !currentTarget.contains(relatedTarget) && document.hasFocus()) end()
  }
  const onEscape = () => {
    end()
    requestAnimationFrame(() => editButton.current?.focus())
  }

  return (
    <div ref={root} className={styles.editable} onBlur={onBlur} onPointerEnter={TextEditor.preload}>
      <div className={styles.head}>
        {heading}
        {!isReadOnly && (
          <div className={styles.buttons}>
            {!isEditing && <EditButton ref={editButton} {...{ shown, invitation, label }} onOpen={() => begin(null)} />}
            {hasState && <HistoryButton owner={owner} label={label} />}
          </div>
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
      {!isTextAlone && shown !== '' && under?.(shown)}
      {!isTextAlone && (hasState || written.state !== null) && (
        <TextFooter {...{ owner, state, written }} isOriginSaid={isOriginSaid || shown === ''} />
      )}
    </div>
  )
}

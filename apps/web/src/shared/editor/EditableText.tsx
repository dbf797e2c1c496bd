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
import { useTextSaver, type Into, type WrittenText } from './use-text-saver.ts'

const words = texts.editing

const TextEditor = lazyPart(
  () => import('./TextEditor.tsx').then(({ TextEditor }) => TextEditor),
  ({ text }) => <Prose text={text} />,
)
/** Loads the editor ahead of its use. */
export const preloadEditor = TextEditor.preload

const TextConflict = lazyPart(() => import('./TextConflict.tsx').then(({ TextConflict }) => TextConflict))

/** What others do with a text that they do not hold. */
export interface TextHandle {
  /** Adds words and opens the editor with the caret behind them: at the end, unless `into` puts them elsewhere. */
  readonly insert: (words: string, into?: Into) => void
}

interface EditableTextProps {
  readonly handle?: Ref<TextHandle> | undefined
  readonly owner: TextOwner
  /** What the text is called for who can't see where it stands. */
  readonly label: string
  /** In Markdown; empty where there is none to be read. */
  readonly text: string
  /** Null where nothing was ever written. */
  readonly state: TextState | null
  readonly isReadOnly: boolean
  /** Without what stands under it. */
  readonly isTextAlone?: boolean
  /** Stands above the text, beside the button. */
  readonly heading?: ReactNode
  /** Whether the heading says where the text comes from. */
  readonly isOriginSaid?: boolean
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

/** Saves now, and no page of the browser's, while somebody writes or something is not saved. */
function useSaveKey({ saver, isEditing }: WrittenText) {
  const saveNow = () => {
    saver?.saveNow()
    flushTexts()
  }
  useKeys(saver !== null && (isEditing || !saver.isSettled) ? { 'Command+s': saveNow } : {})
}

/** Lets others add words. */
function useInsertion(handle: Ref<TextHandle> | undefined, begin: () => void, written: WrittenText) {
  const insert = (words: string, into?: Into) => {
    begin()
    written.insert(words, into)
  }
  useImperativeHandle(handle, () => ({ insert }))
}

/** A click on a link, or one that selects, is meant otherwise. */
function isMeantToEdit({ target }: MouseEvent): boolean {
  const isLink = target instanceof Element && target.closest('a, button') !== null
  return !isLink && document.getSelection()?.isCollapsed !== false
}

/** A text that is changed where it stands: a click into it, its button or `e` make an editor of it, which saves by itself. */
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

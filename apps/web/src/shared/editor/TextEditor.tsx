import {
  BoldOutlined,
  FontSizeOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  RedoOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { ComponentType } from 'react'
import { texts } from '../texts/editing-texts.ts'
import { TOOLS, type ToolName } from './editor-commands.ts'
import { shownKey } from './shown-key.ts'
import styles from './TextEditor.module.css'
import { useEditorView, type EditorOptions } from './use-editor-view.ts'
import { useWritingLanguage } from '../use-writing-language.ts'

const words = texts.editing

const ICONS: Readonly<Record<ToolName, ComponentType<{ readonly 'aria-hidden': true }>>> = {
  bold: BoldOutlined,
  italic: ItalicOutlined,
  heading: FontSizeOutlined,
  bullets: UnorderedListOutlined,
  numbers: OrderedListOutlined,
  undo: UndoOutlined,
  redo: RedoOutlined,
}

function Toolbar({ view, state }: { readonly view: EditorView; readonly state: EditorState }) {
  return (
    <div className={styles.tools} role="toolbar" aria-label={words.tools}>
      {TOOLS.map(({ name, key, command, isOn, isPossible }) => {
        const Icon = ICONS[name]
        return (
          <button
            key={name}
            type="button"
            className={styles.tool}
            aria-label={words.toolNames[name]}
            aria-pressed={isOn?.(state)}
            disabled={isPossible?.(state) === false}
            title={words.toolKey(words.toolNames[name], shownKey(key))}
            // The words stay selected.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              command(view.state, view.dispatch, view)
              view.focus()
            }}
          >
            <Icon aria-hidden />
          </button>
        )
      })}
    </div>
  )
}

/** An editor in which the text looks the same as when read. */
export function TextEditor(options: EditorOptions) {
  const { holder, editor } = useEditorView({ ...options, className: `${options.className} ${styles.text}` })
  return (
    <>
      {editor !== null && <Toolbar {...editor} />}
      <div ref={holder} data-printed lang={useWritingLanguage(options.text)} dir="auto" />
    </>
  )
}

import { history } from 'prosemirror-history'
import { EditorState, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { isCommand } from '../use-keys.ts'
import { editorKeys, listRules } from './editor-commands.ts'
import { editorSchema } from './editor-schema.ts'
import { readablePaste } from './paste.ts'
import { plainWords } from './plain-words.ts'
import { readMarkdown } from './read-markdown.ts'
import { writeMarkdown } from './write-markdown.ts'

/** Milliseconds without a call before it runs. */
const PAUSE = 300
/** Maximum delay in milliseconds while calls continue. */
const LONGEST = 5_000

interface Debounced {
  readonly schedule: () => void
  /** Runs a pending call now. */
  readonly flush: () => void
}

/** Debounces work that is too expensive for every key. */
function debounced(act: () => void): Debounced {
  let timer: number | null = null
  let since = 0
  const flush = () => {
    if (timer === null) return
    window.clearTimeout(timer)
    timer = null
    act()
  }
  const schedule = () => {
    if (timer === null) since = Date.now()
    else window.clearTimeout(timer)
    timer = window.setTimeout(flush, Math.max(0, Math.min(PAUSE, since + LONGEST - Date.now())))
  }
  return { schedule, flush }
}

/** In characters; longer texts are not read whole at every key. */
const LONG_TEXT = 20_000

export interface Place {
  readonly left: number
  readonly top: number
}

export interface EditorOptions {
  readonly label: string
  /** The text to edit, in Markdown. */
  readonly text: string
  /** Position in the window for the caret; null for the end. */
  readonly at: Place | null
  readonly className: string
  readonly onChange: (text: string) => void
  readonly onEscape: () => void
}

interface OpenEditor {
  readonly view: EditorView
  readonly state: EditorState
}

/** Creates a focused editor in an element. Later changes of `text` do not reach it. */
export function useEditorView(options: EditorOptions) {
  const holder = useRef<HTMLDivElement>(null)
  const latest = useRef(options)
  const [editor, setEditor] = useState<OpenEditor | null>(null)
  useEffect(() => void (latest.current = options))
  useEffect(() => {
    if (holder.current === null) return
    const { view, flush } = openView(holder.current, latest, (state) => setEditor({ view, state }))
    setEditor({ view, state: view.state })
    placeCaret(view, latest.current.at)
    // Before those who save then: they listen to the same without `capture`.
    window.addEventListener('pagehide', flush, { capture: true })
    document.addEventListener('visibilitychange', flush, { capture: true })
    return () => {
      window.removeEventListener('pagehide', flush, { capture: true })
      document.removeEventListener('visibilitychange', flush, { capture: true })
      flush()
      view.destroy()
    }
  }, [])
  return { holder, editor }
}

function openView(
  holder: HTMLElement,
  latest: { readonly current: EditorOptions },
  onState: (state: EditorState) => void,
): { readonly view: EditorView; readonly flush: () => void } {
  const { text, label, className } = latest.current
  const start = readMarkdown(text)
  const tell = () => latest.current.onChange(view.state.doc.eq(start) ? text : writeMarkdown(view.state.doc))
  const { schedule, flush } = debounced(tell)
  const leave = () => {
    flush()
    latest.current.onEscape()
  }
  const view: EditorView = new EditorView(holder, {
    state: EditorState.create({
      doc: start,
      plugins: [...editorKeys(leave), listRules(), history()],
    }),
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: className },
    transformPastedHTML: readablePaste,
    clipboardTextSerializer: ({ content }) => plainWords(writeMarkdown(editorSchema.node('doc', null, content))),
    dispatchTransaction: (transaction) => {
      const state = view.state.apply(transaction)
      view.updateState(state)
      onState(state)
      if (!transaction.docChanged) return
      schedule()
      if (state.doc.content.size <= LONG_TEXT) flush()
    },
    handleDOMEvents: {
      blur: flush,
      // Whoever is told of the key finds all that was typed.
      keydown: (_view, event) => {
        if (isCommand(event)) flush()
      },
    },
  })
  return { view, flush }
}

function placeCaret(view: EditorView, at: Place | null): void {
  const found = at === null ? null : view.posAtCoords(at)
  const { doc } = view.state
  const selection = found === null ? TextSelection.atEnd(doc) : TextSelection.near(doc.resolve(found.pos))
  view.dispatch(view.state.tr.setSelection(selection))
  view.focus()
}

import { baseKeymap, chainCommands, setBlockType, toggleMark } from 'prosemirror-commands'
import { redo, undo, undoDepth, redoDepth } from 'prosemirror-history'
import { inputRules, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState, Plugin } from 'prosemirror-state'
import { editorSchema } from './editor-schema.ts'

const { nodes, marks } = editorSchema

/** Level three, because the page and its questions have the first two levels. */
const HEADING = { level: 3 }

export type ToolName = 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers' | 'undo' | 'redo'

interface Tool {
  readonly name: ToolName
  /** In the format of `keymap`; `Mod` is Ctrl, or Cmd on a Mac. */
  readonly key: string
  readonly command: Command
  /** Whether it applies to the selection. */
  readonly isOn?: (state: EditorState) => boolean
  readonly isPossible?: (state: EditorState) => boolean
}

const hasMark =
  (name: 'strong' | 'em') =>
  ({ selection, storedMarks, doc }: EditorState) => {
    const { from, to, empty, $from } = selection
    const mark = marks[name]
    return empty ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark)
  }

const isHeading = ({ selection: { $from } }: EditorState) => $from.parent.type === nodes.heading

const toggleHeading: Command = (state, dispatch) =>
  (isHeading(state) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, HEADING))(state, dispatch)

/** The innermost list around the selection. */
function listAround({ selection: { $from } }: EditorState): NodeType | null {
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type.name.endsWith('_list')) return $from.node(depth).type
  return null
}

/** Makes a list, changes the kind of a list, or turns a list of this kind into paragraphs. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const around = listAround(state)
    if (around === type) return liftListItem(nodes.list_item)(state, dispatch)
    return around === null ? wrapInList(type)(state, dispatch) : changeList(type)(state, dispatch)
  }

const changeList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const { $from } = state.selection
    for (let depth = $from.depth; depth > 0; depth--) {
      if (!$from.node(depth).type.name.endsWith('_list')) continue
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), type))
      return true
    }
    return false
  }

export const TOOLS: readonly Tool[] = [
  { name: 'bold', key: 'Mod-b', command: toggleMark(marks.strong), isOn: hasMark('strong') },
  { name: 'italic', key: 'Mod-i', command: toggleMark(marks.em), isOn: hasMark('em') },
  { name: 'heading', key: 'Mod-Alt-3', command: toggleHeading, isOn: isHeading },
  {
    name: 'bullets',
    key: 'Mod-Shift-8',
    command: toggleList(nodes.bullet_list),
    isOn: (state) => listAround(state) === nodes.bullet_list,
  },
  {
    name: 'numbers',
    key: 'Mod-Shift-7',
    command: toggleList(nodes.ordered_list),
    isOn: (state) => listAround(state) === nodes.ordered_list,
  },
  { name: 'undo', key: 'Mod-z', command: undo, isPossible: (state) => undoDepth(state) > 0 },
  { name: 'redo', key: 'Mod-Shift-z', command: redo, isPossible: (state) => redoDepth(state) > 0 },
]

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create(), true).scrollIntoView())
  return true
}

/** The editor's keys. `Tab` moves to the next control, as everywhere. */
export function editorKeys(onEscape: () => void): Plugin[] {
  const leave: Command = () => {
    onEscape()
    return true
  }
  const own: Record<string, Command> = {
    Escape: leave,
    Enter: splitListItem(nodes.list_item),
    'Shift-Enter': breakLine,
    Backspace: undoInputRule,
    'Mod-]': sinkListItem(nodes.list_item),
    'Mod-[': liftListItem(nodes.list_item),
    'Mod-y': redo,
  }
  for (const { key, command } of TOOLS) own[key] = chainCommands(own[key] ?? (() => false), command)
  return [keymap(own), keymap(baseKeymap)]
}

/** "- " and "1. " at the start of a line begin a list. */
export const listRules = () =>
  inputRules({
    rules: [
      wrappingInputRule(/^\s*[-•]\s$/, nodes.bullet_list),
      wrappingInputRule(/^(\d{1,2})\.\s$/, nodes.ordered_list, ([, start]) => ({
        start: Number(start),
        isLoose: false,
      })),
    ],
  })

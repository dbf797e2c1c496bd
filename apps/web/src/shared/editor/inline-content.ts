import type { PhrasingContent } from 'mdast'
import type { Mark, Node } from 'prosemirror-model'

interface Run {
  readonly text: string | null
  readonly marks: readonly Mark[]
}

/** The words of a paragraph or heading as a Markdown tree, without white space around it or at the edges of a mark. */
export function inlineContent(block: Node): PhrasingContent[] {
  const runs = block.children.flatMap(runsOf)
  return nested(withoutEdges(runs), 0)
}

/** White space at the edges of bold words is not bold, because Markdown can't express it. */
function runsOf(node: Node, index: number, all: readonly Node[]): Run[] {
  if (!node.isText) return [{ text: null, marks: [] }]
  const [, before = '', rest = ''] = /^([ \t]*)([^]*)$/.exec(node.text ?? '') ?? []
  const inner = rest.replace(/(?<![ \t])[ \t]+$/, '')
  const after = rest.slice(inner.length)
  return [
    { text: before, marks: sharedMarks(node, all[index - 1]) },
    { text: inner, marks: node.marks },
    { text: after, marks: sharedMarks(node, all[index + 1]) },
  ].filter(({ text }) => text !== '')
}

const sharedMarks = ({ marks }: Node, neighbour: Node | undefined) =>
  marks.filter((mark) => neighbour?.isText === true && mark.isInSet(neighbour.marks))

const isBlank = ({ text }: Run) => text === null || text.trim() === ''

function withoutEdges(runs: readonly Run[]): Run[] {
  const first = runs.findIndex((run) => !isBlank(run))
  if (first < 0) return []
  const last = runs.findLastIndex((run) => !isBlank(run))
  return runs.slice(first, last + 1).map((run, index, all) => {
    let { text } = run
    if (index === 0) text = text?.trimStart() ?? null
    if (index === all.length - 1) text = text?.trimEnd() ?? null
    return { ...run, text }
  })
}

/** Groups runs that share a mark at this depth. */
function nested(runs: readonly Run[], depth: number): PhrasingContent[] {
  const result: PhrasingContent[] = []
  for (let index = 0; index < runs.length;) {
    const mark = runs[index]!.marks[depth]
    const end = mark === undefined ? index + 1 : endOf(runs, index, depth, mark)
    const same = runs.slice(index, end)
    result.push(mark === undefined ? leaf(same[0]!) : marked(mark, same, depth))
    index = end
  }
  return result
}

function endOf(runs: readonly Run[], start: number, depth: number, mark: Mark): number {
  let end = start + 1
  while (runs[end]?.marks[depth]?.eq(mark) === true) end++
  return end
}

function leaf({ text }: Run): PhrasingContent {
  return text === null ? { type: 'break' } : { type: 'text', value: text }
}

function marked(mark: Mark, runs: readonly Run[], depth: number): PhrasingContent {
  const { href, title } = mark.attrs as { readonly href: string; readonly title: string | null }
  switch (mark.type.name) {
    case 'strong':
      return { type: 'strong', children: nested(runs, depth + 1) }
    case 'em':
      return { type: 'emphasis', children: nested(runs, depth + 1) }
    case 'link':
      return { type: 'link', url: href, title, children: nested(runs, depth + 1) }
    default:
      return { type: 'html', value: runs.map(({ text }) => text ?? ' ').join('') }
  }
}

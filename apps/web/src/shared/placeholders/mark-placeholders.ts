import { placeholdersIn } from '../../../../../core/languages/placeholders.ts'
import styles from './Placeholder.module.css'

interface Node {
  readonly type: string
  readonly value?: string
  readonly tagName?: string
  readonly properties?: Readonly<Record<string, unknown>>
  children?: Node[]
}

/** Marks placeholders in the tree of a rendered text; print leaves them out. */
export function markPlaceholders() {
  return (tree: Node) => mark(tree)
}

function mark(node: Node): void {
  if (node.children === undefined || node.tagName === 'code') return
  node.children.forEach(mark)
  node.children = node.children.flatMap((child) => (child.type === 'text' ? partsOf(child.value ?? '') : [child]))
}

function partsOf(value: string): Node[] {
  const parts: Node[] = []
  let from = 0
  for (const { start, end } of placeholdersIn(value)) {
    const children = [{ type: 'text', value: value.slice(start, end) }]
    const properties = { className: [styles.placeholder] }
    parts.push(
      { type: 'text', value: value.slice(from, start) },
      { type: 'element', tagName: 'mark', properties, children },
    )
    from = end
  }
  return [...parts, { type: 'text', value: value.slice(from) }].filter((part) => part.value !== '')
}

/**
 * Prefixes the anchors of blocks from another file or part, because they are not valid in the file that contains it.
 */
export function movedTo<Node>(node: Node, part: string): Node {
  if (Array.isArray(node)) return node.map((one: unknown) => movedTo(one, part)) as Node
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([name, value]: [string, unknown]) => {
    return [name, name === 'anchor' && typeof value === 'string' ? `${part}/${value}` : movedTo(value, part)]
  })
  return Object.fromEntries(entries) as Node
}

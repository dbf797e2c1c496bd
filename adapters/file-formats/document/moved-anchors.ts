/**
 * The same blocks with their places told apart from those of another file or part: an anchor in a part leads nowhere in
 * the file that holds it.
 */
export function movedTo<Node>(node: Node, part: string): Node {
  if (Array.isArray(node)) return node.map((one: unknown) => movedTo(one, part)) as Node
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([name, value]: [string, unknown]) => {
    return [name, name === 'anchor' && typeof value === 'string' ? `${part}/${value}` : movedTo(value, part)]
  })
  return Object.fromEntries(entries) as Node
}

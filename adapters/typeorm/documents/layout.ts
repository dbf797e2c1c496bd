import type { PassageLine } from '../../../core/documents/passage.ts'

/** A line as stored; compact, because a document has many. */
type StoredLine = readonly [kind: string, level: number, page: number | null, part: string]

const KINDS = { h: 'heading', p: 'paragraph', l: 'list-item', r: 'table-row' } as const
const PARTS = { w: 'whole', c: 'continued', r: 'repeated' } as const

export function layoutColumn(layout: readonly PassageLine[] | null): string | null {
  if (layout === null) return null
  return JSON.stringify(
    layout.map(({ kind, level, page, part }) => [letterOf(KINDS, kind), level, page, letterOf(PARTS, part)]),
  )
}

export function layoutOf(column: string | null): PassageLine[] | null {
  if (column === null) return null
  return (JSON.parse(column) as StoredLine[]).map(([kind, level, page, part]) => ({
    kind: KINDS[kind as keyof typeof KINDS],
    level,
    page,
    part: PARTS[part as keyof typeof PARTS],
  }))
}

function letterOf(names: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.keys(names).find((letter) => names[letter] === name)
}

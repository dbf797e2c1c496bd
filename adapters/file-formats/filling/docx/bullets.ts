import { attribute, child, children } from '../../xml/xml-element.ts'
import { valueOf } from '../../docx/docx-styles.ts'
import type { BulletList } from './answer-xml.ts'
import type { DocxTree } from './docx-tree.ts'

/** Bullets that mark items, and no boxes to tick: as letters, and as codes of symbol fonts. */
const BULLETS = new Set(['•', '●', '·', '-', '–', '▪', '\uf0b7', '\uf0a7'])

/** The file's own list with plain bullets. */
export function bulletListOf(tree: DocxTree): BulletList {
  const root = tree.file.read(tree.partBeside('numbering'))
  const bulleted = children(root, 'w:abstractNum').filter((list) => {
    const first = children(list, 'w:lvl').find((level) => attribute(level, 'w:ilvl') === '0')
    return valueOf(first ?? null, 'w:numFmt') === 'bullet' && BULLETS.has(valueOf(first ?? null, 'w:lvlText') ?? '')
  })
  const ids = new Set(bulleted.map((list) => attribute(list, 'w:abstractNumId')))
  const list = children(root, 'w:num').find(
    (num) => ids.has(valueOf(num, 'w:abstractNumId')) && child(num, 'w:lvlOverride') === null,
  )
  return attribute(list ?? null, 'w:numId')
}

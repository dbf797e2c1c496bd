import { DATE_LABEL, SIGNATURE_LABEL } from './exclusion-words.ts'
import type { PrintedItem } from './printed-items.ts'
import { isContactLabel } from './fact-labels.ts'
import { wordsIn } from './prompts.ts'

/** Maximum distance of a label from the signature of its block. */
const REACH = 6

/** Items of signature blocks: the signature itself, and its names, roles, dates and places. */
export function signatureItems(items: readonly PrintedItem[]): Set<PrintedItem> {
  const block = new Set<PrintedItem>()
  items.forEach((item, index) => {
    if (!isSignature(item)) return
    block.add(item)
    for (const step of [-1, 1]) {
      for (let at = index + step; Math.abs(at - index) <= REACH; at += step) {
        const near = items[at]
        if (near === undefined || !isSignerFact(near, Math.abs(at - index))) break
        block.add(near)
      }
    }
  })
  return block
}

function isSignature(item: PrintedItem): boolean {
  if (item.kind === 'answer-space' && item.control === 'signature') return true
  const label = labelOf(item)
  return label !== null && wordsIn(label) <= 8 && SIGNATURE_LABEL.test(label)
}

function isSignerFact(item: PrintedItem, distance: number): boolean {
  const label = labelOf(item)
  if (label === null) return item.kind === 'answer-space'
  if (distance <= 3 && wordsIn(label) <= 3 && !/e-?mail|phone|address|number|\?/iu.test(label)) return true
  return (
    isSignature(item) ||
    DATE_LABEL.test(label) ||
    (wordsIn(label) <= 6 && isContactLabel(label) && !/e-?mail|phone|address/iu.test(label))
  )
}

function labelOf(item: PrintedItem): string | null {
  const text =
    item.kind === 'line' ? (item.level === null ? item.text : null) : item.kind === 'answer-space' ? item.label : null
  return text === null ? null : text.replace(/[\s:_.*]+$/u, '')
}

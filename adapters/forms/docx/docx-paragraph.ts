import { emphasisOf } from '../emphasis.ts'
import { aField, blocksOfLine, foldSpace, headingOf, softLines, type FlowBlock, type TextLine } from '../form-blocks.ts'
import { child, pathOf, type Element } from '../xml/xml-tree.ts'
import type { DocxControl } from './docx-control.ts'
import type { DocxNumbering } from './docx-numbering.ts'
import { readDocxRuns } from './docx-runs.ts'
import { hasLeaderTabs, outlineLevel, type DocxStyle, type DocxStyles } from './docx-styles.ts'

export interface DocxContext {
  readonly styles: DocxStyles
  readonly numbering: DocxNumbering
}

export interface DocxParagraph {
  readonly blocks: FlowBlock[]
  /** Contents of text boxes anchored in the paragraph. */
  readonly boxes: readonly Element[]
  readonly blank: boolean
}

const MAX_HEADING_WORDS = 40

export function readDocxParagraph(element: Element, context: DocxContext): DocxParagraph {
  const properties = child(element, 'w:pPr')
  const style = context.styles.paragraph(child(properties, 'w:pStyle')?.getAttribute('w:val') ?? null)
  const leaders = style.leaderTabs || hasLeaderTabs(properties)
  const { runs, controls, boxes } = readDocxRuns(element, style, context.styles, leaders)
  const text = runs.map((run) => run.text).join('')
  if (style.contents || foldSpace(text) === '')
    return { blocks: [], boxes, blank: !style.contents && boxes.length === 0 }
  const list = listOf(properties, style, context.numbering)
  const line: TextLine = { text, anchor: pathOf(element), ...list, ...emphasisOf(runs) }
  const level = outlineLevel(properties) ?? style.headingLevel
  const blocks = level === null || list.bulleted ? bodyBlocks(line) : headingBlocks(line, level)
  return { blocks: withControls(blocks, controls), boxes, blank: false }
}

function listOf(properties: Element | null, style: DocxStyle, numbering: DocxNumbering) {
  const own = child(properties, 'w:numPr')
  const numId = child(own, 'w:numId')?.getAttribute('w:val') ?? style.numId
  const level = Number(child(own, 'w:ilvl')?.getAttribute('w:val') ?? style.numLevel ?? 0)
  const number = numId === null || numId === '0' ? undefined : numbering.next(numId, level)
  if (number === undefined) return { bulleted: false }
  return { number, listLevel: level + 1, bulleted: number === null }
}

function headingBlocks(line: TextLine, level: number): FlowBlock[] {
  const [first, ...rest] = softLines(line.text)
  if (first!.split(/\s+/u).length > MAX_HEADING_WORDS || first!.includes('____')) return bodyBlocks(line)
  const heading = headingOf({ ...line, text: first! }, level)
  if (heading.text === '') return []
  return [heading, ...rest.flatMap((text) => blocksOfLine({ text, anchor: line.anchor, bold: true }))]
}

function bodyBlocks(line: TextLine): FlowBlock[] {
  const lines = softLines(line.text)
  if (lines.length === 1) return blocksOfLine(line)
  return lines.flatMap((text, index) =>
    blocksOfLine({ ...line, text, number: index === 0 ? line.number : null, lead: leadWithin(line, text, index) }),
  )
}

function leadWithin(line: TextLine, text: string, index: number): string | undefined {
  return index === 0 && line.lead !== undefined && line.lead.trim().length < text.trim().length ? line.lead : undefined
}

/** Controls stand in the text as blanks; the fields that came of them take over what the controls know. */
function withControls(blocks: FlowBlock[], controls: readonly DocxControl[]): FlowBlock[] {
  if (controls.length === 0) return blocks
  const left = [...controls]
  const filled = blocks.map((block): FlowBlock => {
    const control = block.kind === 'field' && block.control === 'text' ? left.shift() : undefined
    return control === undefined || block.kind !== 'field' ? block : fieldOfControl(control, block.label)
  })
  const labelled = blocks.some((block) => block.kind !== 'field' || block.label !== null)
  return labelled ? filled : filled.map((block) => nameUnlabelled(block, controls))
}

function nameUnlabelled(block: FlowBlock, controls: readonly DocxControl[]): FlowBlock {
  if (block.kind !== 'field') return block
  const control = controls.find((one) => pathOf(one.element) === block.anchor)
  return { ...block, label: control?.name ?? null }
}

export function fieldOfControl(control: DocxControl, label: string | null): FlowBlock {
  return aField(pathOf(control.element), {
    control: control.control,
    label,
    help: control.help,
    value: control.value,
    maxCharacters: control.maxCharacters,
    options: control.options,
  })
}

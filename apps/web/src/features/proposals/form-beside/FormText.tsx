import type { FlowBlock, FormBlock } from '../../../../../../adapters/http-contract/forms.ts'
import { FormBlocks } from './FormBlocks.tsx'
import { FormLine } from './FormLine.tsx'
import type { QuestionDialogs } from './LineActions.tsx'
import { NO_MARKS, type LineMarks } from './line-marks.ts'

const hasText = (block: FlowBlock) => block.kind === 'field' || block.text.trim() !== ''

interface FormTextProps {
  readonly proposalId: string
  readonly blocks: readonly FormBlock[]
  readonly marks: ReadonlyMap<string, LineMarks>
  readonly dialogs: QuestionDialogs
  readonly chosen: string | null
  readonly reached: string | null
  readonly onChoose: (place: string) => void
}

/** The parsed form, page by page, with the classification of its lines. */
export function FormText({ blocks, marks, chosen, reached, ...line }: FormTextProps) {
  const show = (block: FlowBlock) =>
    hasText(block) && (
      <FormLine
        key={block.place}
        block={block}
        marks={marks.get(block.place) ?? NO_MARKS}
        isChosen={block.place === chosen}
        isReachable={block.place === reached}
        {...line}
      />
    )
  return <FormBlocks blocks={blocks} show={show} />
}

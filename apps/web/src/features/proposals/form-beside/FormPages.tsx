import type { FlowBlock } from '../../../../../../adapters/http-contract/forms.ts'
import { pathTo } from '../../../shared/endpoint.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../../shared/ui/Skeletons.tsx'
import { lineId, NO_MARKS, type LineMarks } from './line-marks.ts'
import { PdfCanvas } from './PdfCanvas.tsx'
import { spotOf, type PDFPageProxy } from './pdf-document.ts'
import { usePdfPages } from './use-pdf-pages.ts'
import { lineLook, marksOf, markWords } from './line-look.ts'
import styles from './FormPages.module.css'

const words = texts.formBeside

/** Short label beside the line: question numbers, and items in words. */
function shortMark({ questions, items }: LineMarks): string {
  return [...questions.map(({ number }) => number), ...items.map(({ kind }) => words.items.kinds[kind])].join(', ')
}

interface SpotProps {
  readonly page: PDFPageProxy
  readonly line: FlowBlock
  readonly marks: LineMarks
  readonly isChosen: boolean
  readonly isReachable: boolean
  readonly onChoose: (place: string) => void
}

/** A line of the form at its place on the page. */
function Spot({ page, line, marks, isChosen, isReachable, onChoose }: SpotProps) {
  if (line.box === null) return null
  const said = markWords(marks)
  return (
    <button
      type="button"
      id={lineId(line.place)}
      className={[styles.spot, lineLook(marks, styles), isChosen && styles.chosen].filter(Boolean).join(' ')}
      style={spotOf(page, line.box)}
      data-line={line.place}
      data-marks={marksOf(marks)}
      tabIndex={isReachable ? 0 : -1}
      aria-expanded={isChosen}
      aria-label={[...said, line.text].join(' ')}
      onClick={() => onChoose(line.place)}
    >
      {said.length > 0 && <span className={styles.mark}>{shortMark(marks)}</span>}
    </button>
  )
}

interface FormPagesProps {
  readonly proposalId: string
  readonly lines: readonly FlowBlock[]
  readonly marks: ReadonlyMap<string, LineMarks>
  readonly chosen: string | null
  readonly reached: string | null
  readonly onChoose: (place: string) => void
}

/** Pages of a PDF as printed, with the findings at their places. */
export function FormPages({ proposalId, lines, marks, chosen, reached, onChoose }: FormPagesProps) {
  const { pages, hasFailed } = usePdfPages(pathTo('GET /proposals/:id/form/file', { params: { id: proposalId } }))
  if (hasFailed) return <Notice tone="error">{words.pagesFailed}</Notice>
  if (pages === null) return <SkeletonLines count={12} height={16} />
  return pages.map((page) => (
    <section key={page.pageNumber} className={styles.page} aria-label={words.pageOf(page.pageNumber, pages.length)}>
      <PdfCanvas page={page} />
      {lines
        .filter((line) => line.page === page.pageNumber)
        .map((line) => (
          <Spot
            key={line.place}
            page={page}
            line={line}
            marks={marks.get(line.place) ?? NO_MARKS}
            isChosen={line.place === chosen}
            isReachable={line.place === reached}
            onChoose={onChoose}
          />
        ))}
    </section>
  ))
}

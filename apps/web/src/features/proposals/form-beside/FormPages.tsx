import { useEffect, useRef, useState } from 'react'
import type { FlowBlock } from '../../../../../../adapters/http-contract/forms.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../../shared/ui/Skeletons.tsx'
import { lineId, NO_MARKS, type LineMarks } from './line-marks.ts'
import { drawPage, openPdf, spotOf, type PDFDocumentProxy, type PDFPageProxy } from './pdf-document.ts'
import { lineLook, marksOf, markWords } from './line-look.ts'
import styles from './FormPages.module.css'

const words = texts.formBeside

/** The pages of the file, which is closed with what shows it. */
function usePages(proposalId: string): { pages: readonly PDFPageProxy[] | null; hasFailed: boolean } {
  const [pages, setPages] = useState<readonly PDFPageProxy[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    let document: PDFDocumentProxy | null = null
    let isGone = false
    const open = async () => {
      document = await openPdf(proposalId)
      const numbers = Array.from({ length: document.numPages }, (_, at) => at + 1)
      const opened = await Promise.all(numbers.map((number) => document!.getPage(number)))
      if (!isGone) setPages(opened)
    }
    open().catch(() => !isGone && setHasFailed(true))
    return () => {
      isGone = true
      void document?.destroy()
    }
  }, [proposalId])
  return { pages, hasFailed }
}

/** A page, which is drawn once it comes into sight. */
function Canvas({ page }: { readonly page: PDFPageProxy }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    let stop = () => {}
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return
      watcher.disconnect()
      stop = drawPage(page, element)
    })
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      stop()
    }
  }, [page])
  const { width, height } = page.getViewport({ scale: 1 })
  return <canvas ref={canvas} className={styles.canvas} style={{ aspectRatio: `${width} / ${height}` }} aria-hidden />
}

interface SpotProps {
  readonly page: PDFPageProxy
  readonly line: FlowBlock
  readonly marks: LineMarks
  readonly isChosen: boolean
  readonly isReachable: boolean
  readonly onChoose: (place: string) => void
}

/** A line of the form over its place on the page. */
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
      {said.length > 0 && <span className={styles.mark}>{said.join(', ')}</span>}
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

/** The pages of a PDF as they are printed, with what was found over its place. */
export function FormPages({ proposalId, lines, marks, chosen, reached, onChoose }: FormPagesProps) {
  const { pages, hasFailed } = usePages(proposalId)
  if (hasFailed) return <Notice tone="error">{words.pagesFailed}</Notice>
  if (pages === null) return <SkeletonLines count={12} height={16} />
  return pages.map((page) => (
    <section key={page.pageNumber} className={styles.page} aria-label={words.pageOf(page.pageNumber, pages.length)}>
      <Canvas page={page} />
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

import { useEffect, useRef, useState } from 'react'
import { pathTo } from '../../../shared/endpoint.ts'
import { texts } from '../../../shared/texts/form-texts.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../../shared/ui/Skeletons.tsx'
import { spotOf, type PDFPageProxy } from '../form-beside/pdf-document.ts'
import { PdfCanvas } from '../form-beside/PdfCanvas.tsx'
import { usePdfPages } from '../form-beside/use-pdf-pages.ts'
import styles from './FilledPages.module.css'
import { groupOf, idOf, type AnyPlace } from './place-groups.ts'
import { ShownPlace, type ShownPlaces } from './ShownPlace.tsx'
import { TargetButton, type AnswerTargets } from './TargetButton.tsx'

const words = texts.formBeside
const widthOf = (page: PDFPageProxy) => page.getViewport({ scale: 1 }).width
const heightOf = (page: PDFPageProxy) => page.getViewport({ scale: 1 }).height

/** Places on a page. */
const boxesOn = ({ pageNumber }: PDFPageProxy, places: readonly AnyPlace[]) =>
  places.flatMap((place) =>
    place.boxes.flatMap(({ page, box }, part) => (page === pageNumber ? [{ place, part, box }] : [])),
  )

const sheetId = (page: number) => `filled-page-${page}`

/** The page that is most visible. */
function useCurrentPage(pages: readonly PDFPageProxy[] | null) {
  const [current, setCurrent] = useState(1)
  const seen = useRef(new Map<number, number>())
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRect } of entries)
          seen.current.set(Number((target as HTMLElement).dataset['page']), intersectionRect.height)
        const [most] = [...seen.current].sort(([, a], [, b]) => b - a)
        if (most !== undefined) setCurrent(most[0])
      },
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    )
    for (const page of pages ?? []) watcher.observe(document.getElementById(sheetId(page.pageNumber))!)
    return () => watcher.disconnect()
  }, [pages])
  return current
}

interface ThumbsProps {
  readonly pages: readonly PDFPageProxy[]
  readonly current: number
  readonly places: readonly AnyPlace[]
}

/** Thumbnails of the pages with their places. */
function Thumbs({ pages, current, places }: ThumbsProps) {
  return (
    <nav className={styles.thumbs} aria-label={words.filled.pages}>
      {pages.map((page) => (
        <button
          key={page.pageNumber}
          type="button"
          aria-current={page.pageNumber === current ? 'page' : undefined}
          aria-label={words.pageOf(page.pageNumber, pages.length)}
          onClick={() => document.getElementById(sheetId(page.pageNumber))?.scrollIntoView({ block: 'start' })}
        >
          <span className={styles.thumb} style={{ aspectRatio: `${widthOf(page)} / ${heightOf(page)}` }} data-paper>
            {boxesOn(page, places).map(({ place, part, box }) => (
              <i key={`${idOf(place)} ${part}`} data-group={groupOf(place)} style={spotOf(page, box)} />
            ))}
          </span>
          {page.pageNumber}
        </button>
      ))}
    </nav>
  )
}

interface FilledPagesProps extends ShownPlaces {
  readonly proposalId: string
  /** Differs for each filled file. */
  readonly version: number
  readonly places: readonly AnyPlace[]
  /** Set while an answer is moved. */
  readonly targets: AnswerTargets | null
  readonly onShown: () => void
}

/** Pages of a filled PDF as printed, with each answer and empty place outlined. */
export function FilledPages({ proposalId, version, places, targets, onShown, ...shown }: FilledPagesProps) {
  const { pages, hasFailed } = usePdfPages(
    pathTo('GET /proposals/:id/filledForm', { params: { id: proposalId }, search: 'remarks=0' }),
    version,
  )
  const current = useCurrentPage(pages)
  useEffect(() => {
    if (pages !== null) onShown()
  }, [pages, onShown])
  if (hasFailed) return <Notice tone="error">{words.filled.pagesFailed}</Notice>
  if (pages === null) return <SkeletonLines count={12} height={16} />
  return (
    <>
      {pages.length > 1 && <Thumbs pages={pages} current={current} places={places} />}
      <div className={styles.sheets}>
        {pages.map((page) => (
          <section
            key={page.pageNumber}
            id={sheetId(page.pageNumber)}
            className={styles.sheet}
            data-page={page.pageNumber}
            data-paper
            aria-label={words.pageOf(page.pageNumber, pages.length)}
          >
            <PdfCanvas page={page} />
            {boxesOn(page, places).map(({ place, part, box }) => (
              <ShownPlace
                key={`${idOf(place)} ${part}`}
                place={place}
                part={part}
                spot={spotOf(page, box)}
                {...shown}
              />
            ))}
            {targets !== null &&
              targets.all.map((target) =>
                target.page === page.pageNumber && target.box !== null ? (
                  <TargetButton key={target.place} target={target} spot={spotOf(page, target.box)} {...targets} />
                ) : null,
              )}
          </section>
        ))}
      </div>
    </>
  )
}

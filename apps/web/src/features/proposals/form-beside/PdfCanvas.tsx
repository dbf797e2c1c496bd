import { useEffect, useRef } from 'react'
import { drawPage, type PDFPageProxy } from './pdf-document.ts'
import styles from './FormPages.module.css'

/** A page, drawn when it becomes visible. */
export function PdfCanvas({ page }: { readonly page: PDFPageProxy }) {
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

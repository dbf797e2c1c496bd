import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { DocumentText } from '../../../../../adapters/http-contract/documents.ts'
import type { SourcePassage as Source } from '../../../../../adapters/http-contract/sources.ts'
import { isApiFailure } from '../api-failure.ts'
import { useDocumentLink } from '../document-text/document-address.ts'
import { useReadTextQuery } from '../document-text/endpoints.ts'
import { PageText } from '../document-text/PageText.tsx'
import { texts } from '../texts/document-texts.ts'
import { SkeletonLines } from '../ui/Skeletons.tsx'
import { holdsLine, markUsed } from './marked-passage.ts'
import { labelOf } from './source-label.ts'
import styles from './SourcePassage.module.css'
import { TextBlock } from '../ui/TextBlock.tsx'

const words = texts.sources
const NOT_FOUND = 404

/** A source that is a passage of a document. */
type Cited = Source & { readonly documentId: string; readonly ordinal: number }

const isOfDocument = (source: Source): source is Cited => source.documentId !== null && source.ordinal !== null

/** The passage alone, in the draft's wording. */
function Quote({ source }: { readonly source: Source }) {
  return (
    <TextBlock as="blockquote" className={styles.quote} text={source.passage}>
      {markUsed(source.passage, source.used).map((part, index) =>
        part.isUsed ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
      )}
    </TextBlock>
  )
}

/** The pages around a passage, scrolled to it. */
function Pages({ source, text }: { readonly source: Cited; readonly text: NonNullable<DocumentText['text']> }) {
  const box = useRef<HTMLDivElement>(null)
  const focus = useMemo(() => ({ passage: source.ordinal, used: source.used }), [source])
  useEffect(() => {
    const { current } = box
    const sought = current?.querySelector('mark') ?? current?.querySelector('[data-in-focus]')
    if (!current || !sought) return
    const above = sought.getBoundingClientRect().top - current.getBoundingClientRect().top
    current.scrollTop += above - current.clientHeight / 4
  }, [text])
  return (
    <div ref={box} className={styles.pages} tabIndex={0} role="region" aria-label={words.pageOf(labelOf(source))}>
      {text.pages.map(({ number, lines }) => (
        <section key={number}>
          {text.hasPageNumbers && <p className={`${styles.number} muted small`}>{texts.documentText.page(number)}</p>}
          <PageText lines={lines} focus={focus} />
        </section>
      ))}
    </div>
  )
}

/** Reason for not showing the page around the passage; null if it can be shown. */
function obstacle({ ordinal, passage }: Cited, { document, text }: DocumentText): string | null {
  if (text === null) return document.status === 'processing' ? words.unread : words.changed
  const first = text.pages.flatMap(({ lines }) => lines).find((line) => line.passage === ordinal)
  return holdsLine(passage, first?.text) ? null : words.changed
}

function InItsPage({ source }: { readonly source: Cited }) {
  const { documentId, ordinal } = source
  const { currentData, error } = useReadTextQuery({ documentId, passage: ordinal })
  const linkTo = useDocumentLink()
  if (error !== undefined)
    return (
      <>
        <p className="muted small" role="status">
          {isApiFailure(error) && error.status === NOT_FOUND ? words.removed : words.pageFailed}
        </p>
        <Quote source={source} />
      </>
    )
  if (currentData === undefined) return <SkeletonLines count={6} height={18} />
  const problem = obstacle(source, currentData)
  const { text } = currentData
  const start = text?.pages[0]?.number
  return (
    <>
      {problem === null && text !== null ? (
        <Pages source={source} text={text} />
      ) : (
        <>
          <p className="muted small" role="status">
            {problem}
          </p>
          <Quote source={source} />
        </>
      )}
      <p className="small">
        <Link to={linkTo(documentId, start === undefined ? undefined : { page: start })}>
          {text?.hasPageNumbers === true && start !== undefined ? words.readDocumentAt(start) : words.readDocument}
        </Link>
      </p>
    </>
  )
}

/** A source passage: in its page when opened, otherwise alone. */
export function SourcePassage({ source, isOpened }: { readonly source: Source; readonly isOpened: boolean }) {
  const [showsPage, setShowsPage] = useState(isOpened)
  return (
    <article className={styles.passage}>
      <h4>{labelOf(source)}</h4>
      {source.heading !== null && (
        <p className="muted small" dir="auto">
          {source.heading}
        </p>
      )}
      {showsPage && isOfDocument(source) ? <InItsPage source={source} /> : <Quote source={source} />}
      {isOfDocument(source) && !isOpened && (
        <button
          type="button"
          className="link-button small"
          aria-expanded={showsPage}
          onClick={() => setShowsPage(!showsPage)}
        >
          {showsPage ? words.hidePage : words.showPage}
        </button>
      )}
    </article>
  )
}

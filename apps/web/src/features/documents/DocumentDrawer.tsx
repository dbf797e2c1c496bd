import { Drawer } from 'antd'
import { useEffect, useRef } from 'react'
import type { DocumentText } from '../../../../../adapters/http-contract/documents.ts'
import type { DocumentPlace } from '../../shared/document-text/document-address.ts'
import { usePrefetchText, useReadTextQuery } from '../../shared/document-text/endpoints.ts'
import { PageText } from '../../shared/document-text/PageText.tsx'
import { texts } from '../../shared/texts/document-texts.ts'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { usePollWhile } from '../../shared/use-poll-while.ts'
import styles from './DocumentDrawer.module.css'
import { Pagination } from './Pagination.tsx'

const words = texts.documentText

/** Milliseconds. */
const POLL_WHILE_READING = 3000
/** Above other drawers, because the text of a source opens from one. */
const ABOVE = 1100

type Text = NonNullable<DocumentText['text']>

function Page({ text }: { readonly text: Text }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const page = text.pages[0]
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [page?.number])
  if (page === undefined) return <p className="muted">{words.empty}</p>
  return (
    <section className={styles.page} tabIndex={0} aria-label={words.text}>
      {(text.hasPageNumbers || text.count > 1) && (
        <h3 ref={heading} className={`${styles.number} muted small`} aria-live="polite">
          {text.hasPageNumbers ? words.page(page.number) : words.portion(page.number)}
        </h3>
      )}
      {page.lines.length === 0 ? <p className="muted">{words.emptyPage}</p> : <PageText lines={page.lines} />}
    </section>
  )
}

function Body({ document, text }: DocumentText) {
  if (document.status === 'processing') return <Notice tone="info">{words.processing}</Notice>
  if (text === null)
    return (
      <Notice tone="error" heading={words.failed}>
        {document.processingError}
      </Notice>
    )
  return <Page text={text} />
}

/** Prefetches the next page. */
function useNextPage(documentId: string, text: Text | null | undefined): void {
  const prefetch = usePrefetchText('readText')
  const shown = text?.pages[0]?.number
  const next = shown === undefined || shown === text?.count ? null : shown + 1
  useEffect(() => {
    if (next !== null) prefetch({ documentId, page: next }, { ifOlderThan: 60 })
  }, [prefetch, documentId, next])
}

interface DocumentDrawerProps {
  readonly documentId: string
  readonly place: DocumentPlace
  readonly isOpen: boolean
  readonly onTurn: (page: number) => void
  readonly onClose: () => void
}

/** A document's parsed text, page by page. */
export function DocumentDrawer({ documentId, place, isOpen, onTurn, onClose }: DocumentDrawerProps) {
  const query = useReadTextQuery({ documentId, ...place }, { skip: !isOpen })
  const { data, currentData, error, refetch } = query
  const known = data?.document.id === documentId ? data : undefined
  usePollWhile(isOpen && currentData?.document.status === 'processing', POLL_WHILE_READING, refetch)
  useNextPage(documentId, currentData?.text)
  const text = known?.text
  return (
    <Drawer
      open={isOpen}
      title={known?.document.name ?? words.untitled}
      onClose={onClose}
      size={680}
      zIndex={ABOVE}
      closable={{ 'aria-label': texts.common.close }}
      footer={
        text && text.count > 1 ? (
          <Pagination
            page={currentData?.text?.pages[0]?.number ?? ('page' in place ? place.page : 1)}
            count={text.count}
            label={text.hasPageNumbers ? words.pageLabel : words.portionLabel}
            onTurn={onTurn}
          />
        ) : null
      }
    >
      <LoadState
        query={{ data: currentData, error, refetch }}
        skeleton={<SkeletonLines count={12} height={18} />}
        missing={{ title: words.missing, hint: words.missingHint, action: null }}
      >
        {(shown) => <Body {...shown} />}
      </LoadState>
    </Drawer>
  )
}

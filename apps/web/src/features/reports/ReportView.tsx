import { Input, Spin } from 'antd'
import { useRef } from 'react'
import type { Report } from '../../../../../adapters/http-contract/reports.ts'
import { copyMarkdown } from '../../shared/editor/copy-markdown.ts'
import { BesideText } from '../../shared/editor/BesideText.tsx'
import { EditableText, type TextHandle } from '../../shared/editor/EditableText.tsx'
import { pathTo } from '../../shared/endpoint.ts'
import { foreignOwner } from '../../shared/foreign-owner.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { noteOf } from '../../shared/editor/origin-words.ts'
import { toCheck } from '../../shared/editor/to-check.ts'
import { usePlaceholders } from '../../shared/placeholders/use-placeholders.tsx'
import { texts } from '../../shared/texts/report-texts.ts'
import { CopyButton } from '../../shared/ui/CopyButton.tsx'
import { DownloadMenu } from '../../shared/ui/DownloadMenu.tsx'
import { Cost } from '../../shared/ui/Cost.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import styles from './ReportView.module.css'
import { useTake } from '../../shared/cache-entry.ts'
import { stateOf, type SavedText } from '../../shared/editor/text-calls.ts'
import { ofCache } from './endpoints.ts'

/** Adds the saved text of a report to the cache. */
function useTakeReport(reportId: string): (saved: SavedText) => void {
  const take = useTake(ofCache(reportId))
  return (saved) => take((report) => ({ ...report, text: saved.text, textState: stateOf(saved) }))
}

const words = texts.reports
const TextGaps = lazyPart(() => import('../../shared/editor/TextGaps.tsx').then(({ TextGaps }) => TextGaps))
const WriteAgainButton = lazyPart(() =>
  import('./WriteAgainButton.tsx').then(({ WriteAgainButton }) => WriteAgainButton),
)
const PROMPT_ROWS = 10

function BeingWritten() {
  return (
    <div className="card stack" role="status">
      <div className="row">
        <Spin size="small" />
        <strong>{words.processing}</strong>
      </div>
      <p className="muted small">{words.processingHint}</p>
      <SkeletonLines count={6} height={16} />
    </div>
  )
}

function Written({ report }: { readonly report: Report }) {
  const text = report.text ?? ''
  const before = toCheck(report.textState?.warnings)
  const owner = { kind: 'report', reportId: report.id } as const
  const version = report.textState?.version ?? 0
  const handle = useRef<TextHandle>(null)
  const first = usePlaceholders({ texts: () => [{ owner, text, version }], isPrinted: true })
  const takeReport = useTakeReport(report.id)
  return (
    <>
      <div className="row apart">
        <p className={`muted ${styles.note}`}>{noteOf(report.textState, words)}</p>
        <div className="row">
          <DownloadMenu
            path={pathTo('GET /projects/reports/:id/download', { params: { id: report.id } })}
            before={before}
            first={{ ...first, dialog: null }}
          />
          <CopyButton
            accessibleName={words.copy}
            copy={(fill) => copyMarkdown(fill(text))}
            first={first}
            note={before}
            before={before}
            isPrimary
          />
        </div>
      </div>
      <BesideText text={text} state={report.textState} />
      <article className={styles.report} aria-label={words.text}>
        <EditableText
          handle={handle}
          owner={owner}
          label={words.text}
          text={text}
          state={report.textState}
          isReadOnly={false}
          onSaved={takeReport}
        />
      </article>
      <TextGaps
        state={report.textState}
        sources={report.sources}
        onInsert={(...added) => handle.current?.insert(...added)}
      />
    </>
  )
}

function Outcome({ report }: { readonly report: Report }) {
  const isOwn = foreignOwner(report, useCurrentUser()) === null
  if (report.status === 'completed') return <Written report={report} />
  if (report.status !== 'error') return <BeingWritten />
  return (
    <Notice tone="error" heading={words.failed}>
      <span>{report.error}</span>
      {isOwn && <WriteAgainButton report={report} />}
    </Notice>
  )
}

/** The prompt, with the text or its state. */
export function ReportView({ report }: { readonly report: Report }) {
  return (
    <>
      <div>
        <label className={styles.label} htmlFor="report-page-prompt">
          {words.prompt}
        </label>
        <Input.TextArea
          id="report-page-prompt"
          className={styles.prompt}
          rows={PROMPT_ROWS}
          value={report.reportPrompt}
          readOnly
        />
      </div>
      <Outcome report={report} />
      {report.cost !== undefined && (
        <p className="muted small">
          <Cost amount={report.cost} say={words.cost} />
        </p>
      )}
    </>
  )
}

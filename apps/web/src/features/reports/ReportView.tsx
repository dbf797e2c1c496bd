import { Input, Spin } from 'antd'
import { useRef } from 'react'
import type { Report } from '../../../../../adapters/http-contract/reports.ts'
import { copyRichText } from '../../shared/clipboard.ts'
import { portableHtml } from '../../shared/portable-html.ts'
import { texts } from '../../shared/texts/user-texts.ts'
import { CopyButton } from '../../shared/ui/CopyButton.tsx'
import { Cost } from '../../shared/ui/Cost.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import { Prose } from '../../shared/ui/Prose.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { ReportSources } from './ReportSources.tsx'
import styles from './ReportView.module.css'

const words = texts.reports
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
  const page = useRef<HTMLElement>(null)
  const copy = async () => {
    const element = page.current
    return element !== null && copyRichText(portableHtml(element), element.innerText)
  }
  return (
    <>
      <div className="row apart">
        <p className={`muted ${styles.note}`}>{words.draft}</p>
        <CopyButton accessibleName={words.copy} copy={copy} isPrimary />
      </div>
      <article ref={page} className={styles.report} aria-label={words.text}>
        <Prose text={report.text ?? ''} />
      </article>
      <ReportSources sources={report.sources} />
    </>
  )
}

function Outcome({ report }: { readonly report: Report }) {
  if (report.status === 'completed') return <Written report={report} />
  if (report.status !== 'error') return <BeingWritten />
  return (
    <Notice tone="error" heading={words.failed}>
      {report.error}
    </Notice>
  )
}

/** What was asked for, and the text or what there is in its place. */
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

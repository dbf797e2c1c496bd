import { Link } from 'react-router-dom'
import type { Project, ReportListItem } from '../../../../../adapters/http-contract/projects.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/report-texts.ts'
import { Timestamp } from '../../shared/ui/Timestamp.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { CreateReportButton } from './CreateReportButton.tsx'
import { stateTag } from './report-state.ts'
import styles from './ReportList.module.css'

const words = texts.reports

function ReportCard({ report }: { readonly report: ReportListItem }) {
  const { id, name, status, createdAt, lastModified } = report
  const { label, tone } = stateTag(status)
  return (
    <article className={`card stack tight ${styles.card}`}>
      <div className="row apart">
        <Link to={paths.report(id)} className={styles.name} dir="auto">
          {name}
        </Link>
        <Tag tone={tone}>{label}</Tag>
      </div>
      <p className="muted small">
        {texts.common.created} <Timestamp at={createdAt} /> · {texts.common.modified} <Timestamp at={lastModified} />
      </p>
    </article>
  )
}

/** The project's reports with their states, and a button for a new one. */
export function ReportList({ project }: { readonly project: Project }) {
  const { id, reports, reportsDocuments } = project
  const hasDocuments = reportsDocuments.length > 0
  return (
    <section className="stack" aria-label={words.title}>
      <div className="row apart">
        <h2>{words.title}</h2>
        <CreateReportButton projectId={id} isAllowed={hasDocuments} />
      </div>
      {reports.length === 0 && <p className="muted">{hasDocuments ? words.ready : words.documentsEmpty}</p>}
      {reports.length > 0 && (
        <ul className="card-grid">
          {reports.map((report) => (
            <li key={report.id}>
              <ReportCard report={report} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

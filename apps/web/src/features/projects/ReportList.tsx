import type { Project } from '../../../../../adapters/http-contract/projects.ts'
import { texts } from '../../shared/texts/texts.ts'
import { Moment } from '../../shared/ui/Moment.tsx'
import { Tag, type TagTone } from '../../shared/ui/Tag.tsx'

const words = texts.projects

const toneOf = (status: string): TagTone => (status === 'error' ? 'bad' : status === 'completed' ? 'good' : 'neutral')

/** The project's reports with their state. */
export function ReportList({ project }: { readonly project: Project }) {
  const { reports, reportsDocuments } = project
  if (reports.length === 0)
    return <p className="muted">{reportsDocuments.length === 0 ? words.reportDocumentsEmpty : words.reportsReady}</p>
  return (
    <ul className="card-grid">
      {reports.map((report) => (
        <li key={report.id} className="card stack tight">
          <div className="row apart">
            <h3>{report.name}</h3>
            <Tag tone={toneOf(report.status)}>{report.status === '' ? 'active' : report.status}</Tag>
          </div>
          <p className="muted small">
            {texts.common.created} <Moment at={report.createdAt} /> · {texts.common.modified}{' '}
            <Moment at={report.lastModified} />
          </p>
        </li>
      ))}
    </ul>
  )
}

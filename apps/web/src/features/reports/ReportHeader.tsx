import { ArrowLeftOutlined } from '@ant-design/icons'
import type { Report } from '../../../../../adapters/http-contract/reports.ts'
import { foreignOwner } from '../../shared/foreign-owner.ts'
import { paths } from '../../shared/paths.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/report-texts.ts'
import { EditableName } from '../../shared/ui/EditableName.tsx'
import { LinkButton } from '../../shared/ui/LinkButton.tsx'
import { Timestamp } from '../../shared/ui/Timestamp.tsx'
import { OfAnotherAccount } from '../../shared/ui/OfAnotherAccount.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { useRenameReportMutation } from './endpoints.ts'

const words = texts.reports
const ReportDue = lazyPart(() => import('./ReportDue.tsx').then(({ ReportDue }) => ReportDue))
const ReportMenu = lazyPart(() => import('./ReportMenu.tsx').then(({ ReportMenu }) => ReportMenu))

export function ReportHeader({ report }: { readonly report: Report }) {
  const [rename] = useRenameReportMutation()
  const { id, name, projectId, createdAt, lastModified } = report
  const owner = foreignOwner(report, useCurrentUser())
  return (
    <header className="stack tight">
      <div className="row apart over-title">
        <LinkButton icon={<ArrowLeftOutlined aria-hidden />} to={`${paths.project(projectId)}#reports`}>
          {words.showProject}
        </LinkButton>
        {owner === null && <ReportMenu report={report} />}
      </div>
      {owner !== null && <h1 dir="auto">{name}</h1>}
      {owner === null && (
        <EditableName
          key={id}
          name={name}
          label={words.nameLabel}
          keptAs={`report-name/${id}`}
          failed={words.renameFailed}
          onSave={async (newName) => (await rename({ id, name: newName })).error}
        />
      )}
      <p className="muted small">
        {texts.common.created} <Timestamp at={createdAt} /> · {texts.common.modified} <Timestamp at={lastModified} />
      </p>
      {owner === null && <ReportDue report={report} />}
      {owner !== null && <OfAnotherAccount accountId={owner} />}
    </header>
  )
}

import { Link, useLocation, useParams } from 'react-router-dom'
import { useLoadReportQuery } from '../features/reports/endpoints.ts'
import { isInProgress } from '../features/reports/report-state.ts'
import { reportWork } from '../features/reports/report-work.ts'
import { ReportHeader } from '../features/reports/ReportHeader.tsx'
import { ReportView } from '../features/reports/ReportView.tsx'
import { paths } from '../shared/paths.ts'
import { texts } from '../shared/texts/report-texts.ts'
import { WritingServiceStatus } from '../shared/writing-service/WritingServiceStatus.tsx'
import { LoadState } from '../shared/ui/LoadState.tsx'
import { Notice } from '../shared/ui/Notice.tsx'
import { SkeletonPage } from '../shared/ui/Skeletons.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'
import { usePollWhile } from '../shared/use-poll-while.ts'
import { useWatchedWork } from '../shared/watched-work.ts'

const words = texts.reports

/** Milliseconds. */
const POLL = 3000

function NotRefreshed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="warning">
      {words.notRefreshed}
      <button type="button" className="link-button" onClick={onRetry}>
        {texts.common.tryAgain}
      </button>
    </Notice>
  )
}

export function ReportPage() {
  const { reportId = '' } = useParams()
  const { pathname } = useLocation()
  const { currentData: data, error, refetch } = useLoadReportQuery(reportId)
  // A failed poll is the last one, until somebody tries again.
  usePollWhile(data !== undefined && error === undefined && isInProgress(data.status), POLL, refetch)
  useWatchedWork(data === undefined ? [] : [reportWork(data, pathname)])
  useDocumentTitle(data?.name ?? null)
  return (
    <LoadState
      query={{ data, error, refetch }}
      skeleton={<SkeletonPage />}
      missing={{
        title: words.notFound,
        hint: words.notFoundHint,
        action: <Link to={paths.projects}>{texts.shell.toProjects}</Link>,
      }}
    >
      {(report) => (
        <div className="stack">
          <ReportHeader report={report} />
          {error !== undefined && <NotRefreshed onRetry={() => void refetch()} />}
          <WritingServiceStatus isWriting={isInProgress(report.status)} />
          <ReportView report={report} />
        </div>
      )}
    </LoadState>
  )
}

import { useWholeLibraryQuery } from '../../shared/library/endpoints.ts'
import { TickDocuments } from '../../shared/library/TickDocuments.tsx'
import { toggled } from '../../shared/library/use-ticks.ts'
import { texts } from '../../shared/texts/library-texts.ts'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'

const words = texts.library

interface ReportDocumentsProps {
  readonly projectId: string
  /** Ticked documents; by default those labelled for the project's reports. */
  readonly documentIds: string[] | undefined
  readonly onChange: (documentIds: string[]) => void
}

/** The library, with ticks on the documents that one report is written from. */
export function ReportDocuments({ projectId, documentIds, onChange }: ReportDocumentsProps) {
  const library = useWholeLibraryQuery()
  return (
    <div className="stack tight" role="group" aria-label={words.reportFrom}>
      <p>{words.reportFrom}</p>
      <LoadState query={library} skeleton={<SkeletonLines count={5} height={20} />}>
        {({ documents }) => {
          const labelled = documents.filter(({ labels }) => labels.includes(`${projectId}/reports`))
          const ticked = documentIds ?? labelled.map(({ id }) => id)
          return <TickDocuments ticked={ticked} onTick={(id) => onChange(toggled(ticked, id))} />
        }}
      </LoadState>
    </div>
  )
}
